import { fail, ok, type Result } from '../lib/result.ts';
import { Rng } from '../lib/rng.ts';
import { legalMoves } from './legal-moves.ts';
import { formatNumbers, parseNumbers } from './move-digits.ts';
import type { MoveNumbers, Notation } from './notation.ts';
import type { Position } from './position.ts';
import { type FenFault, type ParsedPosition, type Rules, reasonsOf } from './rules.ts';

/**
 * The earlier positions that the rules of a game may still ask about, such as for repetitions and ko, as the moves since
 * the last irreversible one. Replaying them rebuilds these positions exactly.
 */
export interface History {
  /** Position string before the first of `moves`. Default: the start of the variant. */
  readonly from?: string;
  /** The moves up to the current position, as `formatNumbers` writes them. */
  readonly moves?: string;
  /** The same, where each only moves a piece to an empty cell: taking them back from the position gives the first one. */
  readonly back?: string;
  /** Keys of still earlier positions, as `Position.past` lists them. Only games from states of version 1 have these. */
  readonly past?: readonly string[];
}

/** Maximum number of moves in a history, which bounds the work of one call. No real game comes near. */
const MAX_MOVES = 4_000;

/** Writes the history of a position. `played` lists the moves that led to it since it was set up. */
export function formatHistory(rules: Rules, position: Position, played: readonly number[]): History {
  const length = position.historyLength();
  if (!length || !rules.notation.numbers) return pastOf(position, length);
  const moves = played.slice(-length);
  for (const _ of moves) position.undo();
  const past = pastOf(position, length - moves.length);
  const from = rules.notation.fen(position);
  const text = playAndWrite(rules.notation.numbers, position, moves);
  if (!text) return past;
  if (from === startOf(rules)) return { moves: text, ...past };
  const fen = rules.notation.fen(position);
  const isReversible = rules.takeBack?.(fen, parseNumbers(formatOf(rules, position), text)!) === from;
  return { ...(isReversible ? { back: text } : { from, moves: text }), ...past };
}

const pastOf = (position: Position, length: number): History =>
  length ? { past: position.past().slice(-length) } : {};

/** Plays the moves and returns their text. */
function playAndWrite(numbers: MoveNumbers, position: Position, moves: readonly number[]): string {
  const format = { limit: numbers.limit(position), leading: numbers.leading };
  let text = '';
  for (const move of moves) {
    text += formatNumbers(format, numbers.of(position, move));
    position.play(move);
  }
  return text;
}

const formatOf = ({ notation: { numbers } }: Rules, position: Position) => ({
  limit: numbers!.limit(position),
  leading: numbers!.leading,
});

const starts = new WeakMap<Rules, string | undefined>();

/** Position string of the start of a variant, before any roll; undefined if the start is drawn at random. */
export function startOf(rules: Rules): string | undefined {
  if (rules.hasRandomStart) return undefined;
  if (!starts.has(rules)) starts.set(rules, rules.notation.fen(rules.start(Rng.fromSeed(''))));
  return starts.get(rules);
}

/** A position with the moves that led to it since it was set up. */
export interface ReplayedPosition {
  readonly position: Position;
  readonly played: number[];
  /** Why no game leads to the position before the moves; absent if it may arise. */
  readonly unreachable?: readonly string[];
}

/** Sets up a position with its history. The moves of the history must be legal and lead to the position. */
export function replayHistory(
  rules: Rules,
  fen: string,
  history: History,
): Result<ReplayedPosition, readonly FenFault[]> {
  const { past = [], moves, back } = history;
  const reading = rules.parse(fen, past);
  const text = moves ?? back;
  if (!reading.ok) return reading;
  const { position: end } = reading.value;
  if (!text) return ok({ position: end, played: [], ...unreachablePart(reading.value) });
  const list = rules.notation.numbers && parseNumbers(formatOf(rules, end), text);
  if (!list || list.length > MAX_MOVES) return historyFault('is not a list of moves of this game');
  const from = moves === undefined ? rules.takeBack?.(fen, list) : (history.from ?? startOf(rules));
  if (from === undefined) return historyFault('cannot be taken back from the position');
  const start = rules.parse(from, past);
  if (!start.ok) return start;
  const { position } = start.value;
  const played = playNumbers(rules.notation, position, list);
  if (played.length < list.length) return historyFault(`has an illegal move, number ${played.length + 1}`);
  if (rules.notation.fen(position) !== rules.notation.fen(end)) return historyFault('does not lead to the position');
  return ok({ position, played, ...unreachablePart(start.value) });
}

function unreachablePart({ unreachable }: ParsedPosition): Pick<ReplayedPosition, 'unreachable'> {
  const why = reasonsOf(unreachable);
  return why ? { unreachable: why } : {};
}

const historyFault = (message: string) => fail([{ message: `the history ${message}`, at: 'history' }]);

/** Plays moves given by their numbers, up to the first illegal one; returns the moves played. */
function playNumbers({ numbers }: Notation, position: Position, list: readonly (readonly number[])[]): number[] {
  const played: number[] = [];
  for (const wanted of list) {
    const move = numbers!.find?.(position, wanted) ?? findByNumbers(numbers!, position, wanted);
    if (move === undefined) break;
    position.play(move);
    played.push(move);
  }
  return played;
}

const findByNumbers = (numbers: MoveNumbers, position: Position, wanted: readonly number[]): number | undefined =>
  legalMoves(position).find((move) => {
    const found = numbers.of(position, move);
    return found.length === wanted.length && found.every((number, index) => number === wanted[index]);
  });
