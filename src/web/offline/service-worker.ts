import { BUILD_FILES, BUILD_VERSION } from './build-facts.ts';
import { type CacheName, cacheNames, keep, MAX_ENTRIES, shorten } from './kept-files.ts';
import { kindOfRequest, OFFLINE_PATH } from './request-kind.ts';
import type { ExtendableEvent, FetchEvent, MessageEventOfWorker, WorkerScope } from './worker-scope.ts';

/**
 * The worker behind the pages with scripts, which keeps what was visited for times without network: files of the build
 * for good, pages and pictures as they were last seen. With network, nothing of it is older than without it.
 */

const worker = self as unknown as WorkerScope;

/** Files of a build, whose names change with their content, are kept by version. */
const [FILES, PAGES, PICTURES] = cacheNames(BUILD_VERSION);

/** Pages that are kept from the start, because they work without network. */
const FIRST_PAGES = [OFFLINE_PATH, '/play', '/dice'];

worker.addEventListener('install', (event: ExtendableEvent) => {
  event.waitUntil(addAll(PAGES, FIRST_PAGES).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event: ExtendableEvent) => {
  event.waitUntil(dropOldFiles().then(() => worker.clients.claim()));
});

/** What a page had loaded before this worker saw it, and then all files of the build, when the page has nothing to do. */
worker.addEventListener('message', (event: MessageEventOfWorker) => {
  const { loaded, isThrifty } = event.data;
  event.waitUntil(keepLoaded(loaded).then(() => (isThrifty ? undefined : addAll(FILES, BUILD_FILES))));
});

worker.addEventListener('fetch', (event: FetchEvent) => {
  const kind = kindOfRequest(event.request, worker.location.origin);
  if (kind === 'file') event.respondWith(fromCacheFirst(event));
  if (kind === 'page') event.respondWith(fromNetworkFirst(event, PAGES).then((found) => found ?? offlinePage(event)));
  if (kind === 'picture')
    event.respondWith(fromNetworkFirst(event, PICTURES).then((found) => found ?? Response.error()));
});

async function dropOldFiles(): Promise<void> {
  const old = (await caches.keys()).filter((name) => ![FILES, PAGES, PICTURES].includes(name as CacheName));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Fetches what is not kept yet, one after the other, so that the page has the network when it wants it. */
async function addAll(name: CacheName, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  for (const path of paths) {
    if (name === FILES && (await cache.match(path))) continue;
    const response = await fetch(path).catch(() => undefined);
    if (response) await keep(cache, new Request(path), response);
  }
  await shorten(cache, MAX_ENTRIES[name === FILES ? 'file' : 'page']);
}

async function keepLoaded(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const kind = kindOfRequest(new Request(address), worker.location.origin, true);
    if (kind === 'file') await addAll(FILES, [address]);
    if (kind === 'page') await addAll(PAGES, [address]);
    if (kind === 'picture') await addAll(PICTURES, [address]);
  }
}

async function fromCacheFirst({ request }: FetchEvent): Promise<Response> {
  const cache = await caches.open(FILES);
  const known = await cache.match(request.url);
  if (known) return known;
  const response = await fetch(request);
  void keep(cache, request, response.clone());
  return response;
}

async function fromNetworkFirst(event: FetchEvent, name: CacheName): Promise<Response | undefined> {
  const { request } = event;
  const cache = await caches.open(name);
  try {
    const response = await fetch(request);
    const kept = response.clone();
    event.waitUntil(
      keep(cache, request, kept).then(() => shorten(cache, MAX_ENTRIES[name === PAGES ? 'page' : 'picture'])),
    );
    return response;
  } catch {
    return (await cache.match(request.url)) ?? (name === PAGES ? sameGame(cache, request.url) : undefined);
  }
}

/** A page with another query: its script reads the query. */
const sameGame = (cache: Cache, url: string): Promise<Response | undefined> =>
  /^\/(?:play|dice)(?:\/|$)/.test(new URL(url).pathname)
    ? cache.match(url, { ignoreSearch: true })
    : Promise.resolve(undefined);

const offlinePage = async (_: FetchEvent): Promise<Response> =>
  (await (await caches.open(PAGES)).match(OFFLINE_PATH)) ?? Response.error();
