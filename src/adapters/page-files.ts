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
    /** Keys of the chunks that the file imports, which may have styles of their own. */
    readonly imports?: string[];
  };
}

/** Reads all files that pages load. They are few and small, so they are kept in memory. */
export function readPageFiles(): PageFiles {
  const names = readdirSync(FOLDER).filter((name) => extname(name) in TYPES);
  const files = names.map((name) => {
    const file = { type: TYPES[extname(name)]!, body: readFileSync(new URL(name, FOLDER), 'utf8') };
    return [name, file] as const;
  });
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', FOLDER), 'utf8')) as Manifest;
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry);
  return {
    files: new Map(files),
    entries: Object.fromEntries(
      entries.map((entry) => [entry.name!, { file: entry.file, css: stylesOf(manifest, entry) }]),
    ),
  };
}

/** The styles of a file and of all that it imports. */
function stylesOf(manifest: Manifest, { css = [], imports = [] }: Manifest[string]): string[] {
  return [...new Set([...imports.flatMap((key) => stylesOf(manifest, manifest[key]!)), ...css])];
}
