/** Path of the index of all pages. */
export const SITEMAP_PATH = '/sitemap.xml';

/**
 * Makes the file that says which addresses crawlers need not visit: tools, and what is made by chance or as an answer, of
 * which there is no end.
 */
export const robotsText = (base: string): string => `User-agent: *
Disallow: /api/
Disallow: /mcp
Disallow: /*seed=
Disallow: /*?q=

Sitemap: ${base}${SITEMAP_PATH}
`;
