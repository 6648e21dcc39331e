import type { RequestKind } from './request-kind.ts';

/** Names of the caches. That of files has the version of the build, as old files are of no use to new pages. */
export type CacheName = `files-${string}` | 'pages' | 'pictures';

export const cacheNames = (version: string) => [`files-${version}`, 'pages', 'pictures'] as const;

/** Maximum number of entries of each kind. */
export const MAX_ENTRIES: Readonly<Record<RequestKind, number>> = { file: 150, page: 80, picture: 200 };

/** Size in bytes beyond which nothing is kept: a large map, a list of all spells with their texts. */
const MAX_SIZE = 400_000;

/** Keeps an answer as the newest entry, if it is whole, an answer to its own address, and not too large. */
export async function keep(cache: Cache, request: Request, response: Response): Promise<void> {
  if (response.status !== 200 || response.redirected || response.type !== 'basic') return;
  const body = await response.blob();
  if (body.size > MAX_SIZE) return;
  await cache.delete(request.url);
  await cache.put(
    request.url,
    new Response(body, { headers: { 'content-type': response.headers.get('content-type')!, ...policyOf(response) } }),
  );
}

/** The policy of a page is kept with it. */
function policyOf({ headers }: Response): Record<string, string> {
  const policy = headers.get('content-security-policy');
  return policy === null ? {} : { 'content-security-policy': policy };
}

/** Drops the oldest entries beyond a number. Caches list entries in the order in which they were put there. */
export async function shorten(cache: Cache, max: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)));
}
