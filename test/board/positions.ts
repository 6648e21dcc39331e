import type { Grid } from '../../src/board/grid.ts';
import type { PieceFace } from '../../src/board/render/pieces/faces.ts';

/** Boards to draw, from the placement part of a FEN. */

const NAMES: Record<string, string> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
  a: 'archbishop',
  c: 'chancellor',
};

export const CHESS: Grid = { files: 8, ranks: 8 };

/** 'N' is a white knight, 'n~' a promoted black one. */
export function face(text: string): PieceFace {
  const letter = text[0]!.toUpperCase();
  const color = text[0] === letter ? 'white' : 'black';
  return { name: NAMES[letter.toLowerCase()]!, color, letter, ...(text.endsWith('~') && { promoted: true }) };
}

export const board = (placement: string): (PieceFace | null)[] =>
  placement
    .split('/')
    .reverse()
    .flatMap((row) => row.match(/\d+|[a-z]~?/gi) ?? [])
    .flatMap((word) => (/\d/.test(word) ? Array<null>(Number(word)).fill(null) : [face(word)]));

export const CHESS_START = board('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
export const GRAND_START = board('r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R');
