import type { Rng } from '../../src/lib/rng.ts';
import type { Position } from '../../src/play/position.ts';
import { describeMove } from '../notation.ts';

/**
 * A way of choosing moves. Purely random games hardly ever repeat a position, promote or mate before they are cut; a
 * mild preference makes that happen.
 */
type Style = (position: Position, moves: readonly number[], seen: ReadonlySet<string>) => number | undefined;

export const keyOf = ({ hashHi, hashLo }: Position): string => `${hashHi},${hashLo}`;

/** Number of moves that a style examines: enough to be fulfilled often, few enough to leave room for chance. */
const MAX_LOOKS = 12;

/** Evaluates `look` on the position after a move. */
function after<Value>(position: Position, move: number, look: (position: Position) => Value): Value {
  position.play(move);
  const value = look(position);
  position.undo();
  return value;
}

/** Fields that only captures have. */
const CAPTURES = ['captured', 'captures'];

function takes(position: Position, move: number): boolean {
  const described = describeMove(position, move);
  return CAPTURES.some((field) => described[field] !== undefined);
}

const anyMove: Style = () => undefined;

const capturesFirst: Style = (position, moves) => moves.slice(0, MAX_LOOKS).find((move) => takes(position, move));

/** Leads to long games and to draws by a count of moves. */
const noCaptures: Style = (position, moves) => moves.slice(0, MAX_LOOKS).find((move) => !takes(position, move));

/** Leads to repetitions and claims. */
const repeats: Style = (position, moves, seen) =>
  moves.find((move) => after(position, move, (next) => seen.has(keyOf(next))));

/** Leads to checks, mates and other ends on the board. */
const leavesFewMoves: Style = (position, moves) => {
  const looked = moves.slice(0, MAX_LOOKS);
  const room = looked.map((move) => after(position, move, (next) => next.count() - (next.check() ? 1000 : 0)));
  return looked[room.indexOf(Math.min(...room))];
};

export const STYLES: readonly Style[] = [anyMove, capturesFirst, noCaptures, repeats, leavesFewMoves];

/** Chooses a move by the style of the game. Every third move is random, so that games differ. */
export function choose(
  game: number,
  position: Position,
  moves: Int32Array,
  rng: Rng,
  seen: ReadonlySet<string>,
): number {
  const mixed = rng.shuffle([...moves]);
  const wish = rng.below(3) > 0 ? STYLES[game % STYLES.length]!(position, mixed, seen) : undefined;
  return wish ?? mixed[0]!;
}
