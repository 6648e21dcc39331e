// Makes the scripts and styles of pages from src/web: `node scripts/build-web.mjs FOLDER`, where FOLDER holds what tsc made
// of the other modules. The files get their hashes in their names; `web/.vite/manifest.json` says which is which.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(process.argv[2] ?? 'dist');

/** Each file `…-page.ts` is the script of a page, which the site finds by its name: `play` for `play-page.ts`. */
const pages = readdirSync(join(root, 'src/web'), { recursive: true })
  .filter((path) => path.endsWith('-page.ts'))
  .map((path) => [basename(path, '-page.ts'), join(root, 'src/web', path)]);

/**
 * The shape of definitions follows from their schema, and with the schema would come the whole of Zod. Pages get the
 * shape as data instead.
 */
const shapeAsData = {
  name: 'shape-as-data',
  async load(id) {
    if (!id.endsWith('/fairy/language/definition-shape.ts')) return undefined;
    const made = pathToFileURL(resolve(folder, 'fairy/language/definition-shape.js'));
    const { DEFINITION_SHAPE } = await import(made.href);
    return `export const DEFINITION_SHAPE = ${JSON.stringify(DEFINITION_SHAPE)};`;
  },
};

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  base: '/assets/',
  publicDir: false,
  plugins: [shapeAsData],
  worker: { format: 'es', plugins: () => [shapeAsData] },
  build: {
    outDir: resolve(folder, 'web'),
    emptyOutDir: true,
    assetsDir: '',
    manifest: true,
    modulePreload: false,
    rollupOptions: { input: Object.fromEntries(pages) },
  },
});

/**
 * The worker that keeps pages for times without network is a script of its own without imports, and knows the other files.
 * Its version is the hash of their names, which have the hashes of their contents.
 */
const files = readdirSync(resolve(folder, 'web')).filter((name) => /\.(?:js|css)$/.test(name));
const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { __BUILD__: JSON.stringify({ version, files: files.map((name) => `/assets/${name}`) }) },
  build: {
    outDir: resolve(folder, 'web'),
    emptyOutDir: false,
    rollupOptions: {
      input: join(root, 'src/web/offline/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
