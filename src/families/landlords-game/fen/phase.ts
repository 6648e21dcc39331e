import { SPACE_COUNT } from '../engine/board.ts';
import { END_REASONS, PHASES, STATE_INDEX, TURN_FLAG } from '../engine/state-layout.ts';
import { PURSE_MARKS } from './format.ts';
import { addFault, MAX_MONEY, quoteWord, readNumber, type StateReader } from './reader.ts';

type PhaseName = (typeof PHASES)[number];

/** Reads the words after the phase's name into the state, for one phase. */
type DetailReader = (reader: StateReader, words: readonly string[]) => void;

/** The form of each phase in a position string, for error hints. In some phases the last part is optional. */
const HINTS: Readonly<Record<PhaseName, string>> = {
  draw: 'draw:tickets drawn',
  ticket: 'ticket:tickets drawn:space',
  turn: 'turn, turn:b after borrowing, turn:r after paying back',
  dice: 'dice',
  way: 'way:die:die, the smaller first',
  space: 'space',
  auction: 'auction:bidder on turn:highest bid or 0:its player or 0:players who passed or -',
  take: 'take:highest bid or 0:its player or 0',
  debt: 'debt:amount:to whom:more:to whom, players or t, r, b',
  venture: 'venture',
  card: 'card',
  over: `over:${END_REASONS.join(' or ')}`,
};

const COUNTS: Readonly<Record<PhaseName, readonly number[]>> = {
  draw: [1],
  ticket: [2],
  turn: [0, 1],
  dice: [0],
  way: [2],
  space: [0],
  auction: [4],
  take: [2],
  debt: [4],
  venture: [0],
  card: [0],
  over: [1],
};

/** Reads the field with the phase and its details. */
export function readPhase(reader: StateReader, text: string): void {
  const { state } = reader;
  const [name = '', ...words] = text.split(':');
  const phase = PHASES.indexOf(name.toLowerCase() as PhaseName);
  if (phase < 0) {
    addFault(reader, 'phase', `${quoteWord(name)} is no part of a turn`, PHASES.join(', '));
    return;
  }
  const known = PHASES[phase]!;
  if (!COUNTS[known].includes(words.length)) {
    addFault(reader, 'phase', `${quoteWord(text)} does not tell what it should`, HINTS[known]);
    return;
  }
  if (name !== known) reader.notes.push(`${name} was read as ${known}`);
  state[STATE_INDEX.phase] = phase;
  state[STATE_INDEX.actor] = state[STATE_INDEX.seat]!;
  DETAIL_READERS[known](reader, words);
}

const readInRange = (reader: StateReader, at: string, word: string | undefined, least: number, most: number): number =>
  readNumber(reader, at, word ?? '', least, most);

const none: DetailReader = () => {};

function setDetails({ state }: StateReader, a: number, b = 0, c = 0, d = 0): void {
  state.set([a, b, c, d], STATE_INDEX.a);
}

function readPurse(reader: StateReader, word = ''): number {
  if (Object.hasOwn(PURSE_MARKS, word)) return PURSE_MARKS[word]!;
  return readInRange(reader, 'purse', word, 1, reader.board.seats) - 1;
}

function readSeats(reader: StateReader, word = ''): number {
  if (word === '-') return 0;
  let set = 0;
  for (const digit of word) set |= 1 << (readInRange(reader, 'passed', digit, 1, reader.board.seats) - 1);
  if (!/^1?2?3?4?5?6?$/.test(word))
    addFault(reader, 'passed', `${quoteWord(word)} is no list of players`, 'such as 135, or -');
  return set;
}

const DETAIL_READERS: Readonly<Record<PhaseName, DetailReader>> = {
  draw: (reader, [drawn]) => setDetails(reader, readInRange(reader, 'tickets', drawn, 0, SPACE_COUNT)),
  ticket: (reader, [drawn, space]) =>
    setDetails(
      reader,
      readInRange(reader, 'tickets', drawn, 1, SPACE_COUNT),
      readInRange(reader, 'space', space, 0, SPACE_COUNT - 1),
    ),
  turn: (reader, [word]) => {
    if (word === undefined) return;
    if (word === 'b' || word === 'r') setDetails(reader, word === 'b' ? TURN_FLAG.borrowed : TURN_FLAG.repaid);
    else addFault(reader, 'phase', `${quoteWord(word)} is nothing that was done`, HINTS.turn);
  },
  dice: none,
  way: (reader, [one, other]) => {
    const smaller = readInRange(reader, 'die', one, 1, 6);
    setDetails(reader, smaller, readInRange(reader, 'die', other, smaller, 6));
  },
  space: none,
  auction: (reader, [actor, amount, bidder, passed]) => {
    reader.state[STATE_INDEX.actor] = readInRange(reader, 'bidder', actor, 1, reader.board.seats) - 1;
    const [a, b] = [
      readInRange(reader, 'bid', amount, 0, MAX_MONEY),
      readInRange(reader, 'bidder', bidder, 0, reader.board.seats),
    ];
    setDetails(reader, a, b, readSeats(reader, passed));
  },
  take: (reader, [amount, bidder]) =>
    setDetails(
      reader,
      readInRange(reader, 'bid', amount, 0, MAX_MONEY),
      readInRange(reader, 'bidder', bidder, 0, reader.board.seats),
    ),
  debt: (reader, [amount, to, more, moreTo]) => {
    const [a, c] = [readInRange(reader, 'debt', amount, 0, MAX_MONEY), readInRange(reader, 'debt', more, 0, MAX_MONEY)];
    const creditor = readPurse(reader, to);
    // If there is no second amount, its creditor is that of the first.
    setDetails(reader, a, creditor, c, c === 0 ? creditor : readPurse(reader, moreTo));
  },
  venture: none,
  card: none,
  over: (reader, [word]) => {
    const reason = END_REASONS.indexOf(word as (typeof END_REASONS)[number]);
    if (reason < 0) addFault(reader, 'phase', `${quoteWord(word ?? '')} is no end of a game`, END_REASONS.join(', '));
    else setDetails(reader, reason);
  },
};
