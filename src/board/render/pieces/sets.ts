import { invertPaint, type Paint, type Theme } from '../themes.ts';
import { DISC, discOf, OCTAGON } from './discs.ts';
import { draughtsmanOf } from './draughtsmen.ts';
import { type PieceFace, type Side, shapeFor } from './faces.ts';
import { flatDiscOf } from './flat-discs.ts';
import { isRed, komaOf, type Writing } from './koma.ts';
import type { Shape } from './shape.ts';
import { stoneOf } from './stones.ts';

/** How the pieces of a game are made. */
export interface PieceStyle {
  shape(face: PieceFace, isTurned: boolean): Shape;
  paint(face: PieceFace, theme: Theme): Paint;
  /** The colour that stands for a player. */
  colorOf(side: Side, theme: Theme): string;
  /** How far a glow has to reach from the middle of a cell to be seen behind a piece. */
  glow: number;
  /** The pieces of who sits above stand on their heads. */
  facesOpponent?: true;
  /** Pieces in hand are on stands beside the board. */
  hasStands?: true;
  /** What was promoted looks like other pieces, and so bears a mark. */
  hasBadges?: true;
}

/** Carved figures, white and black. */
const FIGURES: PieceStyle = {
  shape: shapeFor,
  paint: ({ color }, theme) => theme[color],
  colorOf: (side, theme) => theme[side].fill,
  glow: 44,
  hasBadges: true,
};

/** Wedges of one wood, told apart by the way they point, with another face in red. */
const koma = (writing: Writing): PieceStyle => ({
  shape: (face, isTurned) => komaOf(face, writing, isTurned),
  paint: (face, theme) => (isRed(face) ? { ...theme.koma, fine: theme.red } : theme.koma),
  colorOf: (_, theme) => theme.koma.fill,
  glow: 52,
  facesOpponent: true,
  hasStands: true,
});

const round = (make: typeof DISC, inks: (theme: Theme) => readonly [Paint, Paint], isDrawn: boolean): PieceStyle => ({
  shape: (face) => discOf(face, make, isDrawn),
  paint: ({ color }, theme) => {
    const [first, second] = inks(theme);
    if (color !== 'black') return first;
    // drawings are the same for both, so that colour alone would have to tell them apart
    return isDrawn ? invertPaint(second) : second;
  },
  colorOf: (side, theme) => inks(theme)[side === 'white' ? 0 : 1].fine,
  glow: 56,
});

/** Discs of two woods. */
const DRAUGHTSMEN: PieceStyle = {
  shape: draughtsmanOf,
  paint: ({ color }, theme) => theme[color],
  colorOf: (side, theme) => theme[side].fill,
  glow: 44,
};

/** Discs with nothing on them, dark on one side and light on the other. */
const TWO_SIDED: PieceStyle = {
  shape: flatDiscOf,
  paint: ({ color }, theme) => theme[color],
  colorOf: (side, theme) => theme[side].fill,
  glow: 44,
};

/** Light on dark stones, shade on light ones. */
const SHADES = { black: '#8d8781', white: '#c4bba8', neutral: '#a9842c' } as const;

/** Stones of slate and shell. */
const STONES: PieceStyle = {
  shape: stoneOf,
  paint: ({ color }, theme) => ({ ...theme[color], fine: SHADES[color] }),
  colorOf: (side, theme) => theme[side].fill,
  glow: 46,
};

/** The sets, by what a definition calls them. */
export const PIECE_SETS = [
  'staunton',
  'koma',
  'koma-names',
  'koma-letters',
  'discs',
  'discs-drawn',
  'octagons',
  'octagons-drawn',
  'draughtsmen',
  'two-sided',
  'stones',
] as const;

export type PieceSet = (typeof PIECE_SETS)[number];

const STYLES: Record<PieceSet, PieceStyle> = {
  staunton: FIGURES,
  koma: koma('one'),
  'koma-names': koma('two'),
  'koma-letters': koma('letters'),
  discs: round(DISC, ({ discs }) => discs, false),
  'discs-drawn': round(DISC, ({ discs }) => discs, true),
  octagons: round(OCTAGON, ({ octagons }) => octagons, false),
  'octagons-drawn': round(OCTAGON, ({ octagons }) => octagons, true),
  draughtsmen: DRAUGHTSMEN,
  'two-sided': TWO_SIDED,
  stones: STONES,
};

/** How a piece of a set is made; what belongs to neither player is a figure everywhere. */
export const styleOf = (set: PieceSet, color: PieceFace['color']): PieceStyle =>
  color === 'neutral' ? FIGURES : STYLES[set];
