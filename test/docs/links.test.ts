import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../architecture/rooms.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MODULES = Object.keys(ROOMS);

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...MODULES.map((name) => `src/${name}/README.md`),
];

/** Targets of links, without those in blocks of code, where Markdown of other places is shown. */
const linksIn = (text: string): string[] =>
  [...text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/(?<!`)\[[^\]\n]*\]\(([^)\s]+)\)(?!`)/g)].map(
    ([, target]) => target!.split('#')[0]!,
  );

/** Paths in backticks, such as `src/lib/rng.ts`. Patterns with `*` and placeholders like `<family>` are left out. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:src|test|content|scripts|docs)\/[\w./-]+)`/g)].map(([, path]) => path!);

/** Files named in a module's README by their paths within the module, such as `render/picture.ts`. */
const filesIn = (text: string): string[] => [...text.matchAll(/`([\w/-]+\.ts)`/g)].map(([, path]) => path!);

describe.each(PAGES)('%s', (page) => {
  const text = read(page);

  it('has links that lead to files', () => {
    const relative = linksIn(text).filter((target) => target && !/^(?:https?:|mailto:|\/)/.test(target));
    expect(relative.filter((target) => !existsSync(join(ROOT, dirname(page), target)))).toEqual([]);
  });

  it('names paths that exist', () => {
    expect(pathsIn(text).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe.each(MODULES)('src/%s/README.md', (name) => {
  const text = read(`src/${name}/README.md`);
  const lines = text.split('\n').filter((line) => line.trim() !== '');

  it('is short', () => {
    expect(lines.length).toBeLessThanOrEqual(20);
  });

  it('names files of the module', () => {
    const inModule = filesIn(text).filter((path) => !/^(?:src|test|content|scripts|docs)\//.test(path));
    const inside = (path: string, folder: string): boolean =>
      existsSync(join(folder, path)) ||
      readdirSync(folder, { withFileTypes: true }).some(
        (entry) => entry.isDirectory() && inside(path, join(folder, entry.name)),
      );
    expect(inModule.filter((path) => !inside(path, join(ROOT, 'src', name)))).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  const drawing = /```\n(cli[\s\S]*?)\n```/.exec(read('docs/architecture.md'))![1]!;

  it('draws the table of modules, in which every module may import lib', () => {
    const drawn = new Map<string, string[]>();
    for (const line of drawing.split('\n')) {
      const [names, targets = ''] = line.split('→').map((part) => part.split(',').map((name) => name.trim()));
      for (const name of names!) drawn.set(name, [...targets].filter(Boolean).sort());
    }
    const table = MODULES.map((name) => [name, ROOMS[name]!.filter((target) => target !== 'lib').sort()] as const);
    expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(table));
  });
});
