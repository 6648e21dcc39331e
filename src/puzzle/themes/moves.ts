import { PAWN, QUEEN } from '../../fairy/engines/bitboard/sets.ts';
import { rankFor } from './geometry.ts';
import type { Line, Ply } from './line.ts';
import type { Theme } from './theme.ts';

/** From here a pawn has one step to go. */
const SEVENTH = 6;

/** Some move of the solver is of this sort. */
const some =
  (holds: (ply: Ply) => boolean) =>
  ({ own }: Line): boolean =>
    own.some(holds);

/** A pawn comes to its seventh rank, or on to the eighth. */
const advancesPawn = ({ kind, side, to }: Ply): boolean => kind === PAWN && rankFor(side, to) >= SEVENTH;

export const SPECIAL_MOVES: readonly Theme[] = [
  {
    slug: 'advancedPawn',
    title: 'Advanced pawn',
    description: 'A pawn reaches the seventh or eighth rank.',
    find: some(advancesPawn),
  },
  { slug: 'promotion', title: 'Promotion', description: 'A pawn is promoted.', find: some((ply) => ply.isPromotion) },
  {
    slug: 'underPromotion',
    title: 'Underpromotion',
    description: 'A pawn becomes a knight, a bishop or a rook rather than a queen.',
    find: some((ply) => ply.isPromotion && ply.became !== QUEEN),
  },
  {
    slug: 'enPassant',
    title: 'En passant',
    description: 'A pawn that has just made a double step is captured in passing.',
    find: some((ply) => ply.isEnPassant),
  },
  { slug: 'castling', title: 'Castling', description: 'The solver castles.', find: some((ply) => ply.isCastling) },
];
