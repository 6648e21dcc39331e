/** The page that is shown where there is neither network nor a kept page. */
export const OFFLINE_PATH = '/offline';

/** What is kept of the site: files of the build, pages, pictures. */
export type RequestKind = 'file' | 'page' | 'picture';

/** Paths whose answers are for programs. */
const OF_PROGRAMS = /^\/(?:api|mcp|metrics|healthz|readyz)(?:\/|$)/;

/**
 * What a request is for; undefined if the network alone answers it. `isPage` says that an address is that of a page,
 * where no request does.
 */
export function kindOfRequest(
  { method, url, mode }: Pick<Request, 'method' | 'url' | 'mode'>,
  origin: string,
  isPage = false,
): RequestKind | undefined {
  const { origin: own, pathname } = new URL(url);
  if (method !== 'GET' || own !== origin || OF_PROGRAMS.test(pathname)) return undefined;
  if (pathname.startsWith('/assets/') || pathname.endsWith('.css')) return 'file';
  if (/\.(?:svg|png|ico)$/.test(pathname)) return 'picture';
  return mode === 'navigate' || (isPage && !/\.\w{1,10}$/.test(pathname)) ? 'page' : undefined;
}
