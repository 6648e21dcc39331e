import { notationGuideMarkdown } from '../dice/guide.ts';
import type { ToolCatalogue } from '../tools/catalogue.ts';
import type { SiteAddresses } from './addresses.ts';
import { DEVELOPERS_PATH, developersPage } from './developers-page.ts';
import { ENTITIES_PATH, entitiesPage } from './entities-page.ts';
import { errorsPage } from './errors-page.ts';
import { withAddress } from './head.ts';
import { homePage } from './home-page.ts';
import { TAB_ICON, TAB_ICON_PATH } from './icons.ts';
import { catalogueJson, indexJson } from './json-documents.ts';
import { HTML_MEDIA_TYPE, JSON_MEDIA_TYPE, SVG_MEDIA_TYPE } from './media-types.ts';
import { MANIFEST_PATH, manifestJson } from './offline/manifest.ts';
import type { PageAssets } from './page-assets.ts';
import { robotsText } from './sitemap/robots.ts';
import { STYLE, STYLE_PATH } from './style.ts';
import { llmsText } from './text-pages.ts';

/** A page or file of the site that has a fixed path. It is made at the first request. */
export interface SiteDocument {
  path: string;
  type: string;
  make(): string;
}

/** Lists all pages and files of the site with fixed paths. */
export const siteDocuments = (
  catalogue: ToolCatalogue,
  addresses: () => SiteAddresses,
  assets: PageAssets,
): SiteDocument[] =>
  listDocuments(catalogue, addresses, assets).map((one) =>
    one.type === HTML_MEDIA_TYPE ? { ...one, make: () => withAddress(one.make(), one.path, addresses()) } : one,
  );

function listDocuments(catalogue: ToolCatalogue, addresses: () => SiteAddresses, assets: PageAssets): SiteDocument[] {
  return [
    { path: '/', type: HTML_MEDIA_TYPE, make: () => homePage(assets) },
    { path: DEVELOPERS_PATH, type: HTML_MEDIA_TYPE, make: () => developersPage(catalogue, addresses()) },
    { path: ENTITIES_PATH, type: HTML_MEDIA_TYPE, make: () => entitiesPage() },
    { path: '/errors', type: HTML_MEDIA_TYPE, make: () => errorsPage() },
    { path: STYLE_PATH, type: 'text/css; charset=utf-8', make: () => STYLE },
    { path: TAB_ICON_PATH, type: SVG_MEDIA_TYPE, make: () => TAB_ICON },
    { path: MANIFEST_PATH, type: 'application/manifest+json', make: manifestJson },
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', make: () => robotsText(addresses().base) },
    { path: '/dice.md', type: 'text/markdown; charset=utf-8', make: () => notationGuideMarkdown() },
    { path: '/llms.txt', type: 'text/plain; charset=utf-8', make: () => llmsText(catalogue, addresses().base) },
    { path: '/api/index.json', type: JSON_MEDIA_TYPE, make: () => indexJson(addresses()) },
    { path: '/api/catalogue.json', type: JSON_MEDIA_TYPE, make: () => catalogueJson(addresses()) },
  ];
}
