import { SERVICE_INFO } from '../lib/about.ts';
import { allBooks } from '../rulebook/library.ts';
import { bookLine } from '../tools/rules/lookup.ts';
import type { SiteAddresses } from './addresses.ts';

/** Makes the document /api/index.json, which has the addresses of all other documents. */
export const indexJson = ({ base, rules }: SiteAddresses): string =>
  JSON.stringify({
    name: SERVICE_INFO.title,
    description: SERVICE_INFO.summary,
    version: SERVICE_INFO.version,
    interface: SERVICE_INFO.interface,
    rules: { catalogue: `${rules}/api/catalogue.json`, game: `${rules}/api/rules/{slug}/meta.json` },
    tools: { list: `${base}/api/tools`, call: `${base}/api/tools/{name}`, openapi: `${base}/openapi.json` },
    mcp: `${base}/mcp`,
    llms: `${base}/llms.txt`,
  });

/** Makes the document /api/catalogue.json, which lists all rulebooks. */
export function catalogueJson({ rules }: SiteAddresses): string {
  const games = allBooks().map((book) => ({
    ...bookLine(book, rules),
    meta: `${rules}/api/rules/${book.slug}/meta.json`,
  }));
  return JSON.stringify({ total: games.length, games });
}
