import { kindOfCode } from '../../src/fairy/board/kinds.ts';
import { fromOf, kindOf, MOVE_KIND, toOf } from '../../src/fairy/board/move-code.ts';
import type { BoardPosition } from '../../src/fairy/engines/board-position.ts';
import type { Rng } from '../../src/lib/rng.ts';

/** A way of choosing moves: any that is `wanted`, if there is one, except one time in `strays`. */
interface Style {
  wanted(position: BoardPosition, move: number, before: number | undefined): boolean;
  strays: number;
}

const isSpecial = (move: number) => kindOf(move) === MOVE_KIND.castle || kindOf(move) === MOVE_KIND.drop;

const takes = (position: BoardPosition, move: number) =>
  kindOf(move) === MOVE_KIND.enPassant || (!isSpecial(move) && position.cells[toOf(move)] !== 0);

const isPawns = ({ board, cells }: BoardPosition, move: number) =>
  kindOf(move) !== MOVE_KIND.drop && kindOfCode(cells[fromOf(move)]!) === board.pawn;

function checks(position: BoardPosition, move: number): boolean {
  position.play(move);
  const checks = position.check();
  position.undo();
  return checks;
}

const STYLES: readonly Style[] = [
  { wanted: () => true, strays: 2 },
  // Leads to bare kings.
  { wanted: takes, strays: 8 },
  // Leads to promotions and en passant captures.
  { wanted: isPawns, strays: 8 },
  // Leads to castling and drops.
  { wanted: (_, move) => isSpecial(move), strays: 8 },
  // Leads to repetitions.
  {
    wanted: (_, move, before) =>
      before !== undefined && !isSpecial(before) && fromOf(move) === toOf(before) && toOf(move) === fromOf(before),
    strays: 6,
  },
  // Leads to the 50- and 75-move rules.
  { wanted: (position, move) => !takes(position, move) && !isPawns(position, move), strays: 200 },
  // Leads to mates and ends by check.
  { wanted: checks, strays: 4 },
];

/** Number of moves that a style examines: enough to be fulfilled often, cheap enough for every ply. */
const MAX_LOOKS = 40;

/** Chooses a move by the style of the game; `before` is the same player's previous move. */
export function choose(
  game: number,
  position: BoardPosition,
  moves: Int32Array,
  rng: Rng,
  before: number | undefined,
): number {
  const { wanted, strays } = STYLES[game % STYLES.length]!;
  if (rng.below(strays) === 0) return moves[rng.below(moves.length)]!;
  const first = rng.below(moves.length);
  for (let look = 0; look < Math.min(MAX_LOOKS, moves.length); look++) {
    const move = moves[(first + look) % moves.length]!;
    if (wanted(position, move, before)) return move;
  }
  return moves[first]!;
}
