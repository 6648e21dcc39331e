import type { Settings } from './settings.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/;

const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/**
 * Makes the check of Host headers. A service on a loopback address accepts only loopback names and the host of
 * BASE_URL. This prevents DNS rebinding, in which a web page elsewhere points its own name at this machine. A service
 * on any other address accepts every name.
 */
export function createHostCheck({ HOST, BASE_URL }: Pick<Settings, 'HOST' | 'BASE_URL'>): (host: string) => boolean {
  if (!isLoopback(HOST)) return () => true;
  const own = BASE_URL ? new URL(BASE_URL).hostname : undefined;
  return (host) => {
    const name = withoutPort(host).toLowerCase();
    return isLoopback(name) || name === own;
  };
}

/** Returns host and port of an Origin header: `localhost:80` of `http://localhost:80`. Empty for the origin `null`. */
export const hostOfOrigin = (origin: string): string => /^[a-z][a-z0-9+.-]*:\/\/(.*)$/i.exec(origin)?.[1] ?? '';

/** Removes the port: `localhost:3000` becomes `localhost`, `[::1]:3000` becomes `[::1]`. */
function withoutPort(host: string): string {
  const colon = host.indexOf(':', host.lastIndexOf(']') + 1);
  return colon < 0 ? host : host.slice(0, colon);
}
