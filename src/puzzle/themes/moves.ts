import { PAWN, QUEEN } from '../../fairy/engines/bitboard/sets.ts';
import { rankSeenBy } from './geometry.ts';
import type { Ply, SolutionLine } from './line.ts';
import type { PuzzleTheme } from './theme.ts';

/** Index of the seventh rank, counted from 0. A pawn there is one step from promotion. */
const SEVENTH = 6;

/** Whether any move of the solver has a property. */
const someMove =
  (holds: (ply: Ply) => boolean) =>
  ({ own }: SolutionLine): boolean =>
    own.some(holds);

/** Whether a pawn reaches its seventh or eighth rank. */
const advancesPawn = ({ kind, side, to }: Ply): boolean => kind === PAWN && rankSeenBy(side, to) >= SEVENTH;

/** Themes of special moves such as castling and promotion. */
export const SPECIAL_MOVE_THEMES: readonly PuzzleTheme[] = [
  {
    slug: 'advancedPawn',
    title: 'Advanced pawn',
    description: 'A pawn reaches the seventh or eighth rank.',
    find: someMove(advancesPawn),
  },
  {
    slug: 'promotion',
    title: 'Promotion',
    description: 'A pawn is promoted.',
    find: someMove((ply) => ply.isPromotion),
  },
  {
    slug: 'underPromotion',
    title: 'Underpromotion',
    description: 'A pawn becomes a knight, a bishop or a rook rather than a queen.',
    find: someMove((ply) => ply.isPromotion && ply.became !== QUEEN),
  },
  {
    slug: 'enPassant',
    title: 'En passant',
    description: 'A pawn that has just made a double step is captured in passing.',
    find: someMove((ply) => ply.isEnPassant),
  },
  { slug: 'castling', title: 'Castling', description: 'The solver castles.', find: someMove((ply) => ply.isCastling) },
];
