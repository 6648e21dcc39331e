import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawnPieceSets } from '../../src/gallery/pieces/drawn-sets.ts';

const BOARDS = new URL('../../content/boards/', import.meta.url);

interface Men {
  readonly men?: Readonly<Record<string, { readonly name: string; readonly set?: string; readonly letter?: string }>>;
}
interface BoardFile {
  readonly family: string;
  readonly boards: readonly {
    readonly id: string;
    readonly layout: Men & { readonly parts?: readonly { readonly layout: Men }[] };
  }[];
}

const files: readonly BoardFile[] = readdirSync(BOARDS).map((name) =>
  JSON.parse(readFileSync(new URL(name, BOARDS), 'utf8')),
);

/** The men of all boards of a file, with their sets; without discs that bear the letter of their player. */
const menOf = ({ boards }: BoardFile) =>
  boards.flatMap(({ id, layout }) =>
    [layout, ...(layout.parts ?? []).map(({ layout: part }) => part)]
      .flatMap(({ men = {} }) => Object.values(men))
      .filter(({ letter }) => letter === undefined)
      .map(({ name, set = 'draughtsmen' }) => ({ board: id, name, set })),
  );

/** Plain discs and stones, which are drawn as those of other games. */
const PLAIN = new Set(['pebbles', 'backgammon-men', 'ur-counters']);

describe('boards of the gallery', () => {
  it.each(files.map((file) => [file.family, file] as const))('of %s have the pieces drawn for them', (family, file) => {
    const own = drawnPieceSets.filter(({ id, families }) => families.includes(family) && !PLAIN.has(id));
    const ids = own.map(({ id }) => id);
    expect(menOf(file).filter(({ set }) => own.length > 0 && !ids.includes(set))).toEqual([]);
  });

  it('show big cats, geese and hunters as such', () => {
    const hunts = files.filter(({ family }) => /^(?:bagh-chal|fox-and-geese)$/.test(family)).flatMap(menOf);
    expect(hunts.length).toBeGreaterThan(10);
    expect(hunts.filter(({ set }) => !/figures$/.test(set))).toEqual([]);
  });
});
