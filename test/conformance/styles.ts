import type { Rng } from '../../src/lib/rng.ts';
import type { Position } from '../../src/play/position.ts';
import { describeMove } from '../notation.ts';

/**
 * Ways of choosing moves. Games of random moves alone hardly ever repeat a position, promote or mate before they are
 * cut; a mild wish each time leads them there.
 */
type Style = (position: Position, moves: readonly number[], seen: ReadonlySet<string>) => number | undefined;

export const keyOf = ({ hashHi, hashLo }: Position): string => `${hashHi},${hashLo}`;

/** How many moves a wish looks at: enough to come true often, few enough to leave room for chance. */
const LOOKS = 12;

/** Something of the position after a move. */
function after<Value>(position: Position, move: number, look: (position: Position) => Value): Value {
  position.play(move);
  const value = look(position);
  position.undo();
  return value;
}

/** Fields of moves that take something. */
const CAPTURES = ['captured', 'captures'];

function takes(position: Position, move: number): boolean {
  const described = describeMove(position, move);
  return CAPTURES.some((field) => described[field] !== undefined);
}

const anyMove: Style = () => undefined;

const capturesFirst: Style = (position, moves) => moves.slice(0, LOOKS).find((move) => takes(position, move));

/** Leads to long games and to draws by a count of moves. */
const noCaptures: Style = (position, moves) => moves.slice(0, LOOKS).find((move) => !takes(position, move));

/** Leads to repetitions and claims. */
const backAgain: Style = (position, moves, seen) =>
  moves.find((move) => after(position, move, (next) => seen.has(keyOf(next))));

/** Leads to checks, mates and other ends on the board. */
const littleRoom: Style = (position, moves) => {
  const looked = moves.slice(0, LOOKS);
  const room = looked.map((move) => after(position, move, (next) => next.count() - (next.check() ? 1000 : 0)));
  return looked[room.indexOf(Math.min(...room))];
};

export const STYLES: readonly Style[] = [anyMove, capturesFirst, noCaptures, backAgain, littleRoom];

/** Each game in a way of its own; every third move is any move, so that no wish makes all games alike. */
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
