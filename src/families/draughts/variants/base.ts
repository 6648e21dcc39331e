import type { DefinitionPatch } from '../../../play/family.ts';

/** Source of variants whose rules are taken from dctl. */
export const DCTL_SOURCE = 'rule tables of dctl (R. Halbersma), after the texts of the federations';
/** Source of variants whose rules are taken from Lidraughts. */
export const LIDRAUGHTS_SOURCE = 'lidraughts.org';

/** The diagonal directions, forward and backward. */
export const DIAGONAL_DIRECTIONS = ['slanting-ahead', 'slanting-back'];
const STRAIGHT = ['ahead', 'aside', 'back'];
/** All directions, straight and diagonal. */
export const ALL_DIRECTIONS = ['ahead', 'slanting-ahead', 'aside', 'slanting-back', 'back'];
/** Directions of men in Turkish draughts: forward and sideways. */
export const TURKISH_MAN_DIRECTIONS = { moves: ['ahead', 'aside'], captures: ['ahead', 'aside'] };
/** Directions of pieces that move and capture only straight, as a rook does. */
export const STRAIGHT_MOVES = { moves: STRAIGHT, captures: STRAIGHT };

/** International draughts, the base of every variant. */
export const base: DefinitionPatch = {
  seats: ['white', 'black'],
  board: { files: 10, ranks: 10, squares: 'dark' },
  setup: { fen: 'W:W31-50:B1-20' },
  man: { moves: ['slanting-ahead'], captures: DIAGONAL_DIRECTIONS },
  king: { moves: DIAGONAL_DIRECTIONS, captures: DIAGONAL_DIRECTIONS, range: 'flying' },
  capture: { priority: ['most-pieces'] },
  promotion: 'passes',
  end: {
    quiet: 25,
    endings: [
      { between: 'lone-king', pieces: [3, 3], kings: [1, 3], moves: 16 },
      { between: 'lone-king', pieces: [1, 2], kings: [1, 2], moves: 5 },
    ],
  },
  notation: {},
  render: {},
};

/** Draw rules of variants on 64 squares with flying kings. */
export const DRAW_RULES_OF_64 = {
  quiet: 15,
  endings: [
    { between: 'lone-king', pieces: [3, 3], kings: [1, 3], road: 'held', moves: 5, restarts: 'promotions' },
    { between: 'lone-king', pieces: [3, 12], kings: [3, 12], moves: 15, restarts: 'promotions' },
    { between: 'lone-king', pieces: [1, 2], kings: [1, 2], moves: 5, restarts: 'promotions' },
    { between: 'kings', pieces: [4, 5], moves: 30, restarts: 'promotions' },
    { between: 'kings', pieces: [6, 7], moves: 60, restarts: 'promotions' },
  ],
};

/** Draw rule for three kings against one king. */
export const THREE_KINGS_AGAINST_ONE = [{ between: 'lone-king', pieces: [3, 3], kings: [3, 3], moves: 12 }];

export const BOARD_OF_64 = { files: 8, ranks: 8 };
/** Starting position on a board of 64 squares, with twelve men on each side. */
export const START_OF_64 = 'W:W21-32:B1-12';
/** Range of kings that move only one square. */
export const SHORT_KING = { range: 'step' };
/** Directions of men that capture only forward. */
export const FORWARD_CAPTURES = { captures: ['slanting-ahead'] };
