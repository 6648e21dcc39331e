import type { Move } from '../../../play/move.ts';
import { type MoneyState, playerFieldOf } from '../engine/money.ts';
import { greaterDie, MOVE_KINDS, type MoveKind, moveAmountOf, moveKindOf, smallerDie } from '../engine/move-code.ts';
import { rolledSum } from '../engine/plies.ts';
import { stepsByRail } from '../engine/routes.ts';
import { currentPrice } from '../engine/sales.ts';
import { PHASE_CODE, PLAYER_FIELD, STATE_INDEX } from '../engine/state-layout.ts';
import { luxuryPrice, wrapSpace } from '../engine/stops.ts';

/** Describes moves of one kind as JSON for callers. */
type MoveWriter = (table: MoneyState, amount: number) => Move;

const placeOf = (table: MoneyState): number => playerFieldOf(table, table.state[STATE_INDEX.seat]!, PLAYER_FIELD.place);

const action = (word: string): MoveWriter => {
  const notation = word.replace('-', ' ');
  return () => ({ action: word, notation });
};

const notes =
  (word: string): MoveWriter =>
  ({ board }, count) => {
    const amount = count * board.definition.rules.loans!.unit;
    return { action: word, amount, notation: `${word} ${amount}` };
  };

/** Describes a move that buys a space or builds on it. */
const deed = ({ board }: MoneyState, word: string, space: number, amount: number): Move => ({
  action: word,
  space,
  name: board.names[space],
  amount,
  notation: `${word} ${board.names[space]}`,
});

/** Describes a move along the board, which ends on `space`. */
const way =
  (word: string, stepsOf: (table: MoneyState) => number): MoveWriter =>
  (table) => {
    const steps = stepsOf(table);
    const space = wrapSpace(placeOf(table) + steps);
    return { action: word, space, name: table.board.names[space], notation: `${word} ${Math.abs(steps)}` };
  };

const buy: MoveWriter = (table) => {
  const { board, state } = table;
  const space = state[STATE_INDEX.phase] === PHASE_CODE.ticket ? state[STATE_INDEX.b]! : placeOf(table);
  return deed(table, 'buy', space, board.types[space] === 'luxury' ? luxuryPrice(table, space) : board.prices[space]!);
};

const WRITERS: Readonly<Record<MoveKind, MoveWriter>> = {
  roll: action('roll'),
  fine: ({ board }) => ({ action: 'pay-fine', amount: board.definition.rules.fine, notation: 'pay fine' }),
  borrow: notes('borrow'),
  repay: notes('repay'),
  build: (table, lot) => deed(table, 'build', lot, table.board.definition.rules.houses!.price),
  vote: action('vote'),
  buy,
  decline: action('decline'),
  rent: action('pay-rent'),
  forward: way('forward', rolledSum),
  back: way('back', (table) => -rolledSum(table)),
  railroad: way('railroad', (table) => stepsByRail(table, table.state[STATE_INDEX.seat]!, rolledSum(table))),
  bid: (_, amount) => ({ action: 'bid', amount, notation: `bid ${amount}` }),
  pass: action('pass'),
  take: (table) => deed(table, 'take', placeOf(table), currentPrice(table, placeOf(table))),
  leave: action('leave'),
  speculate: ({ board }) => ({
    action: 'speculate',
    amount: board.definition.rules.speculation!.ante,
    notation: 'speculate',
  }),
  refuse: action('refuse'),
  ticket: ({ board }, space) => ({ card: board.names[space], space, notation: `ticket ${board.names[space]}` }),
  dice: (_, dice) => {
    const roll = [smallerDie(dice), greaterDie(dice)];
    return { roll, notation: `throw ${roll.join('-')}` };
  },
  card: ({ board }, index) => {
    const { text, gain } = board.definition.rules.cards[index]!;
    return { card: text, amount: gain, notation: `card ${text}` };
  },
};

/** Describes a move as JSON for callers: the action, its space and amount, or the result of dice or cards. */
export const describeMove = (table: MoneyState, move: number): Move =>
  WRITERS[MOVE_KINDS[moveKindOf(move)]!](table, moveAmountOf(move));
