import type { PieceFace } from '../../../board/render/pieces/faces.ts';
import { PIECE_SETS, type PieceSet } from '../../../board/render/pieces/sets.ts';
import type { Man as Painted } from '../../../board/render/plan/men.ts';
import { isPlayerColor } from '../../../board/render/plan/tones.ts';
import type { Point } from '../../../board/render/plane.ts';
import { drawnPiece } from '../../pieces/drawn-sets.ts';
import type { Man } from './schema.ts';

/** A man, with the name of the place where it stands. */
export interface PlacedMan {
  readonly place: string;
  readonly man: Man;
}

/** Lists the men of a setup, which is written either as rows or as lists of places by letter. */
export function placeMen(
  setup: readonly string[] | Readonly<Record<string, string>>,
  men: Readonly<Record<string, Man>>,
  placeAt: (row: number, column: number) => string | undefined,
): PlacedMan[] {
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

/**
 * Converts a man to what is drawn for it: a piece of a set, or a coloured disc in games with many colours that have no
 * set.
 */
export function toPaintedMan({ name, side, set, image, letter, scale = 1, disc }: Man, at: Point): Painted {
  if (!isPieceSet(set)) return { at, piece: drawnPiece(set, image ?? `${side} ${name}`), scale };
  if (isPlayerColor(side) && (disc || side !== 'black')) return { at, color: side, scale, ...(letter && { letter }) };
  const face = { name: letter ? 'disc' : name, letter: letter ?? '', color: side as PieceFace['color'] };
  return { at, set, face: letter ? face : { ...face, image: image ?? name }, scale };
}

/** Distance of men from the middle of a place that several share, in drawing units, and their size. */
const [SHARED_DISTANCE, SHARED_SCALE] = [25, 0.56];

/** Paints men on their places. Several on one place stand in a ring, so that a cross on it still shows. */
export function spreadMen(standing: readonly PlacedMan[], at: (place: string) => Point): Painted[] {
  return standing.map(({ place, man }, index) => {
    const sharers = standing.filter((other) => other.place === place);
    if (sharers.length === 1) return toPaintedMan(man, at(place));
    const angle = (2 * Math.PI * sharers.indexOf(standing[index]!)) / sharers.length;
    const [x, y] = at(place);
    return toPaintedMan({ ...man, scale: SHARED_SCALE }, [
      x + SHARED_DISTANCE * Math.sin(angle),
      y - SHARED_DISTANCE * Math.cos(angle),
    ]);
  });
}

const isPieceSet = (set: string): set is PieceSet => (PIECE_SETS as readonly string[]).includes(set);
