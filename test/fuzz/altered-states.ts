import { hash128 } from '../../src/lib/hash.ts';
import type { Rng } from '../../src/lib/rng.ts';
import { type GameState, stateText } from '../../src/play/state.ts';

type Alter = (state: GameState, rng: Rng) => GameState;

const pick = <Value>(rng: Rng, values: readonly Value[]): Value => values[rng.below(values.length)]!;

/** The state with the checksum that its values have: anybody can compute it. */
const withChecksum = (state: GameState): GameState => ({
  ...state,
  checksum: hash128(stateText(state))[0] % 1_000_000_000,
});

const fields = ({ fen }: GameState): string[] => fen.split(' ');
const withFields = (state: GameState, parts: readonly string[]): GameState => ({ ...state, fen: parts.join(' ') });

/** The board with each run of empty squares written out, where numbers mean runs. */
const writtenOut = (board: string): string =>
  /^[^,:@]*$/.test(board) ? board.replace(/\d+/g, (run) => '1'.repeat(Math.min(30, Number(run)))) : board;

/** Puts, takes away or exchanges what stands on squares. */
const alterBoard: Alter = (state, rng) => {
  const [board = '', ...rest] = fields(state);
  const cells = [...writtenOut(board)];
  const places = [...cells.keys()].filter((at) => !'/,:[]'.includes(cells[at]!));
  if (!places.length) return state;
  const marks = [...new Set(places.map((at) => cells[at]!))];
  for (let change = rng.below(3); change >= 0; change--) {
    const [one, other] = [pick(rng, places), pick(rng, places)];
    const mark = pick(rng, marks);
    if (rng.below(3) === 0) [cells[one], cells[other]] = [cells[other]!, cells[one]!];
    else cells[one] = rng.below(3) === 0 ? swapCase(cells[one]!) : mark;
  }
  return withFields(state, [cells.join(''), ...rest]);
};

const swapCase = (mark: string): string => (mark === mark.toUpperCase() ? mark.toLowerCase() : mark.toUpperCase());

/** Changes one number anywhere in the position: hands, purses, seeds, squares, counters. */
const alterNumber: Alter = (state, rng) => {
  const numbers = [...state.fen.matchAll(/\d+/g)];
  if (!numbers.length) return alterBoard(state, rng);
  const { index, 0: text } = pick(rng, numbers);
  const value = pick(rng, [Number(text) + 1, Math.max(0, Number(text) - 1), rng.below(60), rng.below(3000), 99_999]);
  return { ...state, fen: state.fen.slice(0, index) + value + state.fen.slice(index + text.length) };
};

const TURNS = ['w', 'b', 'W', 'B', 'X', 'O', 'S', 'N', 'R', '1', '2', '3'];

const alterTurn: Alter = (state, rng) => {
  const parts = fields(state);
  const at = parts.findIndex((part) => part.length === 1);
  return withFields(
    state,
    at < 0 ? [pick(rng, ['W', 'B']) + parts[0]!.slice(1), ...parts.slice(1)] : parts.with(at, pick(rng, TURNS)),
  );
};

/** Exchanges two fields, such as the hands of the players. */
const alterFields: Alter = (state, rng) => {
  const parts = fields(state);
  const [one, other] = [rng.below(parts.length), rng.below(parts.length)];
  return withFields(state, parts.with(one, parts[other]!).with(other, parts[one]!));
};

/** Adds a piece to a list or a hand, or takes one away. */
const alterList: Alter = (state, rng) => {
  const { fen } = state;
  const at = [...fen.matchAll(/[,\]]|\b[pP]\b|:/g)].map(({ index }) => index);
  if (!at.length) return alterBoard(state, rng);
  const place = pick(rng, at);
  const added = pick(rng, ['P', 'q', 'R', `,${1 + rng.below(50)}`, `,K${1 + rng.below(50)}`, '']);
  return { ...state, fen: fen.slice(0, place) + added + fen.slice(place + (added ? 0 : 1)) };
};

export const REASONS = ['checkmate', 'stalemate', 'most-seeds', 'he ran away', '3-fold-repetition', 'toString', ''];

const alterEnd: Alter = (state, rng) => ({
  ...state,
  ended: { winner: pick(rng, ['white', 'black', 'south', 'red', 'sente', null]), reason: pick(rng, REASONS) },
});

const alterHistory: Alter = (state, rng) =>
  pick(rng, [
    { ...state, moves: (state.moves ?? state.back ?? 'aB3') + pick(rng, ['0', '!!', 'x']) },
    { ...state, past: ['0'.repeat(16)] },
    { ...state, from: state.fen },
    { ...state, back: state.moves ?? '0000' },
  ]) as GameState;

/** By name: ways to alter a state. */
const ALTERATIONS: readonly Alter[] = [
  ...[alterBoard, alterBoard, alterBoard, alterNumber, alterNumber, alterList, alterList],
  ...[alterTurn, alterFields, alterEnd, alterHistory],
];

/** Alters a state, as a rule without its history, which would give most changes away. */
export function alteredState(state: GameState, rng: Rng): GameState {
  const { moves: _, back: __, from: ___, past: ____, ...bare } = state;
  let altered: GameState = rng.below(4) ? bare : state;
  for (let change = rng.below(2); change >= 0; change--) altered = pick(rng, ALTERATIONS)(altered, rng);
  const { checksum, ...unsealed } = altered;
  return rng.below(2) ? withChecksum(unsealed) : unsealed;
}
