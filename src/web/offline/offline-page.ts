import { cacheNames } from './kept-files.ts';
import { OFFLINE_PATH } from './request-kind.ts';

/** The script of the offline page: lists the pages that were kept, each by its title. */

const list = document.querySelector('#kept');
if (list && 'caches' in globalThis) void listPages(list);

async function listPages(place: Element): Promise<void> {
  const [, pages] = cacheNames('');
  const cache = await caches.open(pages);
  const titles = new Map<string, string>();
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (pathname === OFFLINE_PATH) continue;
    const html = await (await cache.match(url))?.text();
    titles.set(pathname + search, titleOf(html ?? '') || pathname);
  }
  place.replaceChildren(...[...titles].reverse().map(([path, title]) => itemOf(path, title)));
}

const titleOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').title;

function itemOf(path: string, title: string): HTMLElement {
  const link = Object.assign(document.createElement('a'), { href: path, textContent: title });
  const item = document.createElement('li');
  item.append(link);
  return item;
}
