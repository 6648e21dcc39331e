import type { Game } from '../../src/play/game.ts';
import { legalMoves, MAX_MOVES } from '../../src/play/legal-moves.ts';
import { CHANCE_SEAT, type Position } from '../../src/play/position.ts';
import { fenOf } from '../notation.ts';
import { insist, same } from './insist.ts';
import { keyOf } from './styles.ts';

/**
 * Everything that must be unchanged after moves were tried and undone, as text. The past is long and has its own law.
 */
export const traceOf = (position: Position): string =>
  JSON.stringify([
    fenOf(position),
    keyOf(position),
    position.turn,
    position.count(),
    position.check(),
    position.repetitions(),
    position.claimable(),
    position.outcome(),
  ]);

/** The laws that hold at every ply. `keys` are those of the earlier positions, as the playout saw them. */
export function plyLaws({ variant, position }: Game, keys: readonly string[]): void {
  const moves = legalMoves(position);
  const count = position.count();
  insist(count === moves.length, 'as many moves are counted as are generated', () => [count, moves.length]);
  insist(moves.length < MAX_MOVES, 'there is room for all moves');
  insist(new Set(moves).size === moves.length, 'no move is generated twice');
  const { turn } = position;
  insist(turn === CHANCE_SEAT || variant.rules.seats[turn] !== undefined, 'somebody is on turn', () => turn);
  const outcome = position.outcome();
  insist(moves.length > 0 || outcome !== undefined, 'who has no move is at the end of the game');
  if (outcome) {
    insist(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(outcome.reason), 'the reason is a word', () => outcome);
    const { winner } = outcome;
    insist(winner === null || variant.rules.seats[winner] !== undefined, 'the winner plays', () => outcome);
  }
  pastLaws(position, keys);
}

/**
 * Keys of the past have 16 digits, plus a mark if somebody was in check and that counts. They are the latest keys of
 * the game.
 */
function pastLaws(position: Position, keys: readonly string[]): void {
  const marked = position.past();
  insist(
    marked.every((key) => /^[0-9a-f]{16}[+!]?(:[-@*a-p0-9]{2,400})?$/.test(key)),
    'keys of the past have 16 hexadecimal digits, and perhaps a move',
    () => marked,
  );
  const past = marked.map((key) => key.slice(0, 16));
  const last = keys.slice(keys.length - past.length);
  insist(past.join() === last.join(), 'the past is what the game went through last', () => [past, last]);
  const equal = past.filter((key) => key === hexKey(position)).length;
  const told = position.repetitions();
  insist(equal === told, 'repetitions are the equal keys of the past', () => [equal, told]);
}

export const hexKey = ({ hashHi, hashLo }: Position): string => [hashLo, hashHi].map(hexHalf).join('');

const hexHalf = (half: number): string => (half >>> 0).toString(16).padStart(8, '0');

/** The FEN of the position leads back to it: no notes, the same key, the same moves. */
export function fenLaws({ variant, position }: Game, trace = traceOf(position)): void {
  const reading = variant.rules.parse(fenOf(position), position.past());
  insist(reading.ok, 'the position string is read back', () => (reading.ok ? '' : reading.error));
  same(reading.value.notes, [], 'the position string needs no generous reading');
  const read = traceOf(reading.value.position);
  insist(read === trace, 'the position string gives the position', () => `\n  ${read}\n  ${trace}`);
}

/** A move that is played and undone leaves everything as in `trace`. */
export function undoLaw(position: Position, move: number, trace: string): void {
  position.play(move);
  traceOf(position);
  position.undo();
  const after = traceOf(position);
  insist(after === trace, 'taking back a move restores the position', () => `\n  ${after}\n  ${trace}`);
}
