import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';

/** A file that pages load. */
export interface PageFile {
  readonly type: string;
  readonly body: string;
}

/** The scripts and styles that the build made for pages, and which of them each entry needs. */
export interface PageFiles {
  readonly files: ReadonlyMap<string, PageFile>;
  readonly entries: Readonly<Record<string, { readonly file: string; readonly css: readonly string[] }>>;
}

/** The folder of the build, seen from a module of the build, which is one folder deep, or from a source in a test. */
const FOLDER = new URL(import.meta.url.endsWith('.ts') ? '../../dist/web/' : '../web/', import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

interface Manifest {
  readonly [source: string]: {
    readonly file: string;
    readonly name?: string;
    readonly isEntry?: boolean;
    readonly css?: string[];
    readonly imports?: string[];
  };
}

/** The styles of an entry and of the modules that it shares with others; those come first, as it may overrule them. */
function stylesOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  if (seen.has(source)) return [];
  seen.add(source);
  const { css = [], imports = [] } = manifest[source]!;
  return [...imports.flatMap((shared) => stylesOf(manifest, shared, seen)), ...css];
}

/** Reads all files that pages load. They are few and small, so they are kept in memory. */
export function readPageFiles(): PageFiles {
  const names = readdirSync(FOLDER).filter((name) => extname(name) in TYPES);
  const files = names.map((name) => {
    const file = { type: TYPES[extname(name)]!, body: readFileSync(new URL(name, FOLDER), 'utf8') };
    return [name, file] as const;
  });
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', FOLDER), 'utf8')) as Manifest;
  const entries = Object.entries(manifest).filter(([, { isEntry }]) => isEntry);
  return {
    files: new Map(files),
    entries: Object.fromEntries(
      entries.map(([source, { name, file }]) => [name!, { file, css: stylesOf(manifest, source) }]),
    ),
  };
}
