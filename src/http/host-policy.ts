import type { Settings } from './settings.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/;

const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/**
 * On a loopback address only loopback names (and BASE_URL's) are answered to, so that a page elsewhere can't reach the
 * service by a name that it points at this machine (DNS rebinding). On an outside address any name will do.
 */
export function hostPolicy({ HOST, BASE_URL }: Pick<Settings, 'HOST' | 'BASE_URL'>): (host: string) => boolean {
  if (!isLoopback(HOST)) return () => true;
  const own = BASE_URL ? new URL(BASE_URL).hostname : undefined;
  return (host) => {
    const name = withoutPort(host).toLowerCase();
    return isLoopback(name) || name === own;
  };
}

/** `localhost` of `localhost:3000`, `[::1]` of `[::1]:3000`. */
function withoutPort(host: string): string {
  const colon = host.indexOf(':', host.lastIndexOf(']') + 1);
  return colon < 0 ? host : host.slice(0, colon);
}
