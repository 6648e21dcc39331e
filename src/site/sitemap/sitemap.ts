import { escapeXml } from '../../lib/svg.ts';
import type { SiteAddresses } from '../addresses.ts';
import type { SiteDocument } from '../documents.ts';
import { originOf } from '../head.ts';
import type { LazyPages } from '../lazy-pages.ts';
import { HTML_MEDIA_TYPE } from '../media-types.ts';
import { SITEMAP_PATH } from './robots.ts';

const XML_MEDIA_TYPE = 'application/xml; charset=utf-8';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Addresses that one file may have by the protocol. */
const MAX_ADDRESSES = 50_000;

/** Makes the index of the site for search engines, and a file for each of its parts. */
export function sitemapDocuments(
  documents: readonly SiteDocument[],
  parts: readonly LazyPages[],
  addresses: () => SiteAddresses,
): SiteDocument[] {
  const fixed = documents.filter(({ type }) => type === HTML_MEDIA_TYPE).map(({ path }) => path);
  const lists = [
    { path: '/sitemap-site.xml', pagesOf: () => fixed },
    ...parts.map((part) => ({
      path: `/sitemap${part.path.replaceAll('/', '-')}.xml`,
      pagesOf: () => pagesOf(part),
    })),
  ];
  const files = lists.map(({ path, pagesOf }) => ({
    path,
    type: XML_MEDIA_TYPE,
    make: () => listXml('urlset', 'url', pagesOf(), addresses()),
  }));
  const index = () =>
    listXml(
      'sitemapindex',
      'sitemap',
      lists.filter((one) => one.pagesOf().length > 0).map(({ path }) => path),
      addresses(),
    );
  return [{ path: SITEMAP_PATH, type: XML_MEDIA_TYPE, make: index }, ...files];
}

/** Lists the pages of a part of the site. Default: the page at its path. */
export const pagesOf = ({ path, pages }: LazyPages): readonly string[] => pages?.() ?? [path];

function listXml(list: string, item: string, paths: readonly string[], addresses: SiteAddresses): string {
  if (paths.length > MAX_ADDRESSES) throw new RangeError(`${paths.length} addresses in one file`);
  const items = paths.map(
    (path) => `<${item}><loc>${escapeXml(originOf(path, addresses) + encodeURI(path))}</loc></${item}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${items.join('\n')}\n</${list}>\n`;
}
