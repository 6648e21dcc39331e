import type { Man as Painted } from '../../../board/render/plan/men.ts';
import { isPlayer } from '../../../board/render/plan/tones.ts';
import type { Point } from '../../../board/render/plane.ts';
import type { Man } from './schema.ts';

/** A man on a place, with what it is called. */
export interface Standing {
  readonly place: string;
  readonly man: Man;
}

/** Which men stand on which places: read from rows, or told by name. */
export function standingOn(
  setup: readonly string[] | Readonly<Record<string, string>>,
  men: Readonly<Record<string, Man>>,
  placeAt: (row: number, column: number) => string | undefined,
): Standing[] {
  if (!isRows(setup))
    return Object.entries(setup).flatMap(([letter, places]) =>
      places.split(' ').map((place) => ({ place, man: manOf(men, letter) })),
    );
  return setup.flatMap((text, row) =>
    [...text].flatMap((letter, column) => {
      if (letter === '.' || letter === ' ') return [];
      const place = placeAt(row, column);
      if (place === undefined) throw new Error(`${letter} stands beside the board, in row ${row + 1}`);
      return [{ place, man: manOf(men, letter) }];
    }),
  );
}

const isRows = (setup: readonly string[] | Readonly<Record<string, string>>): setup is readonly string[] =>
  Array.isArray(setup);

function manOf(men: Readonly<Record<string, Man>>, letter: string): Man {
  const man = men[letter];
  if (!man) throw new Error(`no man is called ${letter}`);
  return man;
}

/** Height of a draughtsman's edge: its middle is so much above that of its place. */
export function painted({ name, side, set, image, scale, disc }: Man, at: Point): Painted {
  const size = scale === undefined ? {} : { scale };
  if (isPlayer(side) && (disc || side !== 'black')) return { at, color: side, ...size };
  const face = { name, letter: name.slice(0, 1).toUpperCase(), color: side as 'white' | 'black' | 'neutral' };
  return { at, set, face: image === undefined ? face : { ...face, image }, ...size };
}
