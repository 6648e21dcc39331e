import { invertPaint, type PaintColors, type Theme } from '../themes.ts';
import { discShapeOf, JANGGI_OCTAGON, XIANGQI_DISC } from './discs.ts';
import { draughtsmanOf } from './draughtsmen.ts';
import { type PieceFace, pieceShapeOf, type Side } from './faces.ts';
import { flatDiscShapeOf } from './flat-discs.ts';
import { isWrittenInRed, type KomaWriting, komaOf } from './koma.ts';
import type { PieceShape } from './shape.ts';
import { stoneOf } from './stones.ts';

/** How a piece set is drawn: shapes, colours and orientation. */
export interface PieceStyle {
  shape(face: PieceFace, isTurned: boolean): PieceShape;
  paint(face: PieceFace, theme: Theme): PaintColors;
  /** The colour that stands for a player. */
  colorOf(side: Side, theme: Theme): string;
  /** Names of the sides' colours by seat, if pieces of White are not white. */
  colorNames?: readonly [string, string];
  /** Radius that the glow of a check needs to be visible around a piece. */
  glow: number;
  /** Whether the pieces of the player at the top are drawn upside down. */
  facesOpponent?: true;
  /** Whether pieces in hand are drawn on stands beside the board. */
  hasStands?: true;
  /** Whether promoted pieces get a badge, because they look like other pieces. */
  hasBadges?: true;
}

/** Style of chessmen, white and black. */
const FIGURES: PieceStyle = {
  shape: pieceShapeOf,
  paint: ({ color }, theme) => theme[color],
  colorOf: (side, theme) => theme[side].fill,
  glow: 44,
  hasBadges: true,
};

/** Colours of the red side of sittuyin: light enough to be distinct from black without the hue. */
const VERMILION: PaintColors = { fill: '#e2705c', edge: '#33100b', fine: '#33100b' };

const burmesePaint = (color: PieceFace['color'], theme: Theme): PaintColors =>
  color === 'white' ? VERMILION : theme[color];

/** Style of the pieces of sittuyin: figures in red and black. */
const BURMESE: PieceStyle = {
  ...FIGURES,
  paint: ({ color }, theme) => burmesePaint(color, theme),
  colorOf: (side, theme) => burmesePaint(side, theme).fill,
  colorNames: ['red', 'black'],
};

/** Style of shogi pieces: wooden wedges that point at the opponent, with red writing on promoted pieces. */
const komaStyle = (writing: KomaWriting): PieceStyle => ({
  shape: (face, isTurned) => komaOf(face, writing, isTurned),
  paint: (face, theme) => (isWrittenInRed(face) ? { ...theme.koma, fine: theme.red } : theme.koma),
  colorOf: (_, theme) => theme.koma.fill,
  glow: 52,
  facesOpponent: true,
  hasStands: true,
});

const flatStyle = (
  form: typeof XIANGQI_DISC,
  inks: (theme: Theme) => readonly [PaintColors, PaintColors],
  isDrawn: boolean,
): PieceStyle => ({
  shape: (face) => discShapeOf(face, form, isDrawn),
  paint: ({ color }, theme) => {
    const [first, second] = inks(theme);
    if (color !== 'black') return first;
    // Both sides have the same drawings, so the ink alone would have to distinguish them.
    return isDrawn ? invertPaint(second) : second;
  },
  colorOf: (side, theme) => inks(theme)[side === 'white' ? 0 : 1].fine,
  glow: 56,
});

/** Style of draughts pieces: discs of two kinds of wood. */
const DRAUGHTSMEN: PieceStyle = {
  shape: draughtsmanOf,
  paint: ({ color }, theme) => theme[color],
  colorOf: (side, theme) => theme[side].fill,
  glow: 44,
};

/** Style of Othello discs: blank, dark on one side and light on the other. */
const TWO_SIDED: PieceStyle = {
  shape: flatDiscShapeOf,
  paint: ({ color }, theme) => theme[color],
  colorOf: (side, theme) => theme[side].fill,
  glow: 44,
};

/** Colours of the shine on dark stones and of the shade on light ones. */
const SHADES = { black: '#8d8781', white: '#c4bba8', neutral: '#a9842c' } as const;

/** Style of go stones: slate and shell. */
const STONES: PieceStyle = {
  shape: stoneOf,
  paint: ({ color }, theme) => ({ ...theme[color], fine: SHADES[color] }),
  colorOf: (side, theme) => theme[side].fill,
  glow: 46,
};

/** Names of the piece sets, as used in definitions. */
export const PIECE_SETS = [
  'staunton',
  'burmese',
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
  burmese: BURMESE,
  koma: komaStyle('one'),
  'koma-names': komaStyle('two'),
  'koma-letters': komaStyle('letters'),
  discs: flatStyle(XIANGQI_DISC, ({ discs }) => discs, false),
  'discs-drawn': flatStyle(XIANGQI_DISC, ({ discs }) => discs, true),
  octagons: flatStyle(JANGGI_OCTAGON, ({ octagons }) => octagons, false),
  'octagons-drawn': flatStyle(JANGGI_OCTAGON, ({ octagons }) => octagons, true),
  draughtsmen: DRAUGHTSMEN,
  'two-sided': TWO_SIDED,
  stones: STONES,
};

/** The sets that show the same pieces in another style: those whose names begin with the same word. */
export const setsLike = (set: PieceSet): PieceSet[] =>
  PIECE_SETS.filter((name) => name.split('-')[0] === set.split('-')[0]);

/** Style of a piece set. Neutral pieces are drawn as chessmen in every set. */
export const pieceStyleOf = (set: PieceSet, color: PieceFace['color']): PieceStyle =>
  color === 'neutral' ? FIGURES : STYLES[set];
