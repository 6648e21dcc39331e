import { joinNames, limitNames } from '../../../lib/nearest.ts';
import type { Move } from '../../../play/move.ts';
import { MATCH_QUALITY } from '../../../play/notation.ts';
import { mustPayFine, writeLegalMoves } from '../engine/generate.ts';
import { cashOf, creditOf, isSingleTaxLaw, type MoneyState, ownerOf, playerFieldOf } from '../engine/money.ts';
import { housesIndex, PHASE_CODE, PLAYER_FIELD, STATE_INDEX } from '../engine/state-layout.ts';
import { describeMove } from './describe.ts';
import { matchField } from './match.ts';

const scratch = new Int32Array(256);

/** Explains which rule makes the caller's move illegal, and what the player can do instead. */
export function whyNot(table: MoneyState, input: Move): string {
  if (table.state[STATE_INDEX.phase] === PHASE_CODE.over) return 'the game is over';
  const legal = [...scratch.subarray(0, writeLegalMoves(table, scratch, 0))];
  const reason = reasonOf(table, wordOf(input), input) ?? mismatchReason(table, legal, input) ?? taskOf(table);
  return `${reason}; ${choices(legal.map((move) => describeMove(table, move)))}`;
}

/**
 * The message for an action that is legal with other values in the remaining fields; undefined if the action is not
 * legal at all.
 */
function mismatchReason(table: MoneyState, legal: readonly number[], input: Move): string | undefined {
  if (input['action'] === undefined) return undefined;
  const sameAction = legal.filter((move) => matchField(table, move, 'action', input['action']) === MATCH_QUALITY.exact);
  if (!sameAction.length) return undefined;
  const mismatch = Object.entries(input).find(
    ([field, value]) =>
      value !== null &&
      value !== undefined &&
      sameAction.every((move) => matchField(table, move, field, value) === MATCH_QUALITY.no),
  );
  return (
    mismatch && `${mismatch[0]} ${JSON.stringify(mismatch[1])?.slice(0, 40)} does not go with ${input['action']} here`
  );
}

function choices(moves: readonly Move[]): string {
  const names = moves.map(({ notation }) => notation!);
  return `possible: ${joinNames(limitNames(names))}`;
}

/** The first word of the action or notation in the caller's move. */
const wordOf = ({ action, notation }: Move): string =>
  String(typeof action === 'string' ? action : typeof notation === 'string' ? notation : '')
    .slice(0, 40)
    .toLowerCase()
    .split(/[^a-z]/)[0]!;

type Reason = (table: MoneyState, seat: number, input: Move) => string | undefined;

/** The rule that forbids a kind of action in this position; undefined if none does. */
function reasonOf(table: MoneyState, word: string, input: Move): string | undefined {
  const reason = Object.hasOwn(REASONS, word) ? REASONS[word] : undefined;
  return reason?.(table, table.state[STATE_INDEX.seat]!, input);
}

const isTurn = ({ state }: MoneyState): boolean => state[STATE_INDEX.phase] === PHASE_CODE.turn;

const build: Reason = (table, seat, { space, name, notation }) => {
  const { board, state } = table;
  const { houses } = board.definition.rules;
  if (!houses) return 'nothing is built in this game';
  if (!isTurn(table)) return 'houses are built at the beginning of a turn';
  const givenNames = [name, space, typeof notation === 'string' ? notation.replace(/^build\s*/i, '') : undefined];
  const lot = board.names.findIndex(
    (own, at) => givenNames.includes(at) || givenNames.some((word) => isSame(word, own)),
  );
  if (lot < 0) return 'this names no lot of the board';
  if (board.types[lot] !== 'lot') return `houses stand on lots alone, and ${board.names[lot]} is none`;
  if (ownerOf(table, lot) !== seat && !isSingleTaxLaw(table)) return `${board.names[lot]} is another's or nobody's`;
  if (ownerOf(table, lot) !== seat && ownerOf(table, lot) >= 0) return `others have built on ${board.names[lot]}`;
  if (state[housesIndex(lot)]! >= houses.most)
    return `${board.names[lot]} has ${houses.most} houses, which are the most`;
  return cashOf(table, seat) < houses.price ? `a house costs $${houses.price}` : undefined;
};

const isSame = (word: unknown, name: string): boolean =>
  typeof word === 'string' && word.trim().toLowerCase() === name.toLowerCase();

const borrow: Reason = (table, seat) => {
  const { loans } = table.board.definition.rules;
  if (!loans) return 'the bank lends nothing in this game';
  if (creditOf(table, seat) === 0)
    return `the bank lends $${loans.unit} on lots that are worth $${loans.margin} more than all notes together`;
  return isTurn(table) && table.state[STATE_INDEX.a] ? 'notes are taken or paid back once in a turn' : undefined;
};

const repay: Reason = (table, seat) => {
  if (playerFieldOf(table, seat, PLAYER_FIELD.notes) === 0) return 'there is no note to pay back';
  if (!isTurn(table)) return 'notes are paid back at the beginning of a turn';
  return table.state[STATE_INDEX.a] ? 'notes are taken or paid back once in a turn' : undefined;
};

const REASONS: Readonly<Record<string, Reason>> = {
  build,
  borrow,
  repay,
  roll: (table, seat) =>
    isTurn(table) && mustPayFine(table, seat) ? 'after so many turns in jail the fine is due' : undefined,
  vote: ({ board }, _) => (board.definition.rules.singleTax ? undefined : 'there is no vote in this game'),
  pay: (table, seat) =>
    isTurn(table) && !playerFieldOf(table, seat, PLAYER_FIELD.jail) ? 'who is not in jail pays no fine' : undefined,
  bid: ({ state }) =>
    state[STATE_INDEX.phase] === PHASE_CODE.auction
      ? 'bids go up by $5, $20 or $50, as far as the cash goes'
      : undefined,
};

/** Describes what must be decided now, and by whom. */
function taskOf({ board, state }: MoneyState): string {
  const player = board.definition.seats[state[STATE_INDEX.actor]!];
  return `${player} ${TASKS[state[STATE_INDEX.phase]!]}`;
}

/** By phase: what the player to move does, for a sentence that begins with the player's name. */
const TASKS: readonly string[] = [
  'draws a ticket',
  'buys the lot of the ticket or puts it back',
  'is to throw the dice, after what comes before that',
  'throws the dice',
  'chooses a way',
  'decides about the space',
  'may bid',
  'takes what was bid for, or leaves it',
  'has to borrow to pay a debt',
  'throws the dice for the speculation',
  'draws a card',
  'has nothing to do',
];
