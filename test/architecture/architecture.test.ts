import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { SERVICE_INFO } from '../../src/lib/about.ts';
import { registry } from '../../src/tools/registry.ts';
import { FAMILY_LAYERS, LAYERS, MAX_FILES, NODE_FILES, PURE_ROOMS, ROOMS } from './rooms.ts';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

interface Source {
  /** Path from `src`: `dice/roll.ts`. */
  path: string;
  room: string;
  text: string;
  imports: string[];
}

const sources: Source[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => {
    const text = readFileSync(join(SRC, path), 'utf8');
    const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1]!);
    return { path, room: path.split('/')[0]!, text, imports };
  });

const inside = ({ path, imports }: Source): string[] =>
  imports.filter((name) => name.startsWith('.')).map((name) => relative(SRC, join(SRC, dirname(path), name)));

describe('the rooms', () => {
  it('are all known', () => {
    expect([...new Set(sources.map(({ room }) => room))].sort()).toEqual(Object.keys(ROOMS).sort());
  });

  it('import only from rooms below', () => {
    const wrong = sources.flatMap((source) =>
      inside(source)
        .filter(
          (target) => target.split('/')[0] !== source.room && !ROOMS[source.room]!.includes(target.split('/')[0]!),
        )
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('have arrows in one direction only', () => {
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      ROOMS[from]!.some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
    expect(Object.keys(ROOMS).filter((room) => reaches(room, room))).toEqual([]);
  });

  it('have no files that import each other in a circle, types included', () => {
    const targets = new Map(sources.map((source) => [source.path, inside(source)]));
    const done = new Set<string>();
    const circle = (path: string, route: string[]): string[] | undefined => {
      if (route.includes(path)) return [...route.slice(route.indexOf(path)), path];
      if (done.has(path)) return undefined;
      const found = (targets.get(path) ?? []).map((next) => circle(next, [...route, path])).find(Boolean);
      done.add(path);
      return found;
    };
    expect(sources.map(({ path }) => circle(path, [])).filter(Boolean)).toEqual([]);
  });

  it('keep a folder small enough to be read as a list', () => {
    const files = new Map<string, number>();
    for (const { path } of sources.filter(({ path }) => !path.endsWith('.generated.ts')))
      files.set(dirname(path), (files.get(dirname(path)) ?? 0) + 1);
    expect([...files].filter(([, count]) => count > MAX_FILES)).toEqual([]);
  });

  it.each(Object.entries(LAYERS))('%s has inner modules that import only from those below', (room, layers) => {
    const layerOf = (path: string): string | undefined =>
      Object.keys(layers).find(
        (layer) => path.startsWith(`${room}/${layer}/`) && !path.slice(room.length + layer.length + 2).includes('/'),
      );
    const wrong = sources.flatMap((source) => {
      const layer = layerOf(source.path);
      if (layer === undefined) return [];
      return inside(source)
        .filter((target) => target.startsWith(`${room}/`))
        .filter((target) => layerOf(target) !== layer && !layers[layer]!.includes(layerOf(target) ?? ''))
        .map((target) => `${source.path} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(FAMILY_LAYERS))('of families import downwards: %s', (layer, below) => {
    const partOf = (path: string): string | undefined => /^families\/[^/]+\/([^/]+)\//.exec(path)?.[1];
    const familyOf = (path: string): string | undefined => /^families\/[^/]+\//.exec(path)?.[0];
    const wrong = sources
      .filter(({ path }) => partOf(path) === layer)
      .flatMap((source) =>
        inside(source)
          .filter((target) => target.startsWith(familyOf(source.path)!))
          .filter((target) => Object.hasOwn(FAMILY_LAYERS, partOf(target) ?? ''))
          .filter((target) => partOf(target) !== layer && !below.includes(partOf(target)!))
          .map((target) => `${source.path} imports ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it('import nothing from Node but in its adapters', () => {
    const wrong = sources.filter(
      ({ path, imports }) => imports.some((name) => name.startsWith('node:')) && !NODE_FILES.includes(path),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
    expect(NODE_FILES.filter((path) => PURE_ROOMS.includes(path.split('/')[0]!))).toEqual([]);
  });

  it('take chance from lib/rng and time from the clock that they are given', () => {
    const wrong = sources.filter(
      ({ path, text }) =>
        /Math\.random\(|Date\.now\(|new Date\(\)/.test(text) || (/getRandomValues/.test(text) && path !== 'lib/rng.ts'),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('have no file named utils, common, helpers or misc', () => {
    expect(sources.filter(({ path }) => /(^|\/)(utils?|common|helpers?|misc)(\.|\/)/.test(path))).toEqual([]);
  });
});

describe('the tools', () => {
  const files = sources.filter(
    ({ path, text }) => path.startsWith('tools/') && text.includes('export default defineTool('),
  );

  it('are each in a file of their name, in the folder of their namespace', () => {
    const wanted = registry.tools.map(({ name, namespace }) => `tools/${namespace}/${name.replaceAll('_', '-')}.ts`);
    expect(files.map(({ path }) => path).sort()).toEqual(wanted.sort());
  });

  it('have short bodies', () => {
    const long = files.filter(({ text }) => text.split('\n').length > 90);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('say when to use them in at most 300 characters', () => {
    expect(registry.tools.filter(({ description }) => description.length > 300).map(({ name }) => name)).toEqual([]);
  });

  it('have examples unless they were removed', () => {
    const bare = registry.tools.filter(({ removed, examples }) => !removed && !examples?.length);
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});

describe('benches and scripts', () => {
  const folders = ['bench', 'scripts'].map((folder) => join(SRC, '..', folder));
  const scripts = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
  );

  it('import only names that are there: nothing else notices when one changes', () => {
    const wrong = scripts.flatMap(({ name, text }) => {
      const base = /import\(`\$\{dist\}\/([a-z/-]+)\/\$\{file\}`\)/.exec(text)?.[1] ?? '';
      const imports = [
        ...text.matchAll(/import \{([^}]*)\} from '\.\.\/dist\/([^']+)\.js'/g),
        ...text.matchAll(/const \{([^}]*)\} = await load\('([^']+)\.js'\)/g),
        ...text.matchAll(/const \{([^}]*)\} = await import\(`\$\{dist\}\/([^`]+)\.js`\)/g),
      ];
      return imports.flatMap(([, names, path]) => {
        const file = [join(base, path!), path!].map((one) => join(SRC, `${one}.ts`)).find((one) => existsSync(one));
        const source = file ? readFileSync(file, 'utf8') : '';
        return names!
          .split(',')
          .map((part) => part.trim().split(/\s|:/)[0]!)
          .filter((part) => part && !new RegExp(`^export [a-z* ]*\\b${part}\\b`, 'm').test(source))
          .map((part) => `${name}: ${part} of ${path}`);
      });
    });
    expect(wrong).toEqual([]);
  });

  it('load only modules that are there: nothing else notices when a file moves', () => {
    const missing = scripts.flatMap(({ name, text }) => {
      const base = /import\(`\$\{dist\}\/([a-z/-]+)\/\$\{file\}`\)/.exec(text)?.[1] ?? '';
      const loaded = [...text.matchAll(/load\('([^']+)\.js'\)/g)].map(([, path]) => join(base, path!));
      const built = [...text.matchAll(/(?:\.\.\/dist|\$\{dist\})\/([^'`$]+)\.js/g)].map(([, path]) => path!);
      return [...loaded, ...built]
        .filter((path) => !existsSync(join(SRC, `${path}.ts`)))
        .map((path) => `${name}: ${path}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('the package', () => {
  it('has the version that the service tells', () => {
    expect(packageJson.version).toBe(SERVICE_INFO.version);
  });

  it('exports files that are built', () => {
    const missing = Object.values(packageJson.exports)
      // A pattern stands for the files of a module.
      .map((path) => path.replace('/*.js', ''))
      .filter((path) => !existsSync(join(SRC, '..', path)));
    expect(missing).toEqual([]);
  });

  it('pins every dependency', () => {
    const versions = Object.values({ ...packageJson.dependencies, ...packageJson.devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('locks packages without the address of a registry', () => {
    const lock = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
    expect(lock.match(/"resolved"/)).toBeNull();
  });
});
