import { joinNames } from '../../../lib/nearest.ts';
import { deedsOf, isWonByAll, locationText, worthOf } from '../engine/ends.ts';
import { cashOf, hasLeft, isSingleTaxLaw, type MoneyState, ownerOf, playerFieldOf } from '../engine/money.ts';
import { currentPrice } from '../engine/sales.ts';
import { PHASES, PLAYER_FIELD, purseIndex, RAILROAD_BOX, STATE_INDEX, TREASURY } from '../engine/state-layout.ts';

/** Name of a player in sentences, such as "Player 1". */
export const playerName = (seat: number): string => `Player ${seat + 1}`;

const dollars = (amount: number): string => (amount < 0 ? `-$${-amount}` : `$${amount}`);

/** Text used instead of a winner's name when all players win. */
const EVERYBODY = 'Everybody has won: the poorest has twice the cash of the start';

/** Describes a position in words: each player's possessions and place, and what must be decided next. */
export function describePosition(table: MoneyState, marked: readonly number[], ended: string | undefined): string {
  const { board, state } = table;
  const { railroads, singleTax } = board.definition.rules;
  const players = board.definition.seats.map((_, seat) => playerWords(table, seat));
  const box = railroads === 'public' ? `, ${dollars(state[purseIndex(RAILROAD_BOX)]!)} in the railroad box` : '';
  const law = singleTax && isSingleTaxLaw(table) ? ' The single tax is law.' : '';
  const marks = marked.map((space) => board.names[space]!);
  return [
    ...players,
    `${dollars(state[purseIndex(TREASURY)]!)} in the treasury${box}.${law}`,
    marks.length ? `Highlighted: ${joinNames(marks, 'and')}.` : '',
    (isWonByAll(table) ? `${EVERYBODY}.` : ended) ??
      withFullStop(`Round ${state[STATE_INDEX.round]}: ${taskText(table)}`),
  ]
    .filter(Boolean)
    .join(' ');
}

function playerWords(table: MoneyState, seat: number): string {
  if (hasLeft(table, seat)) return `${playerName(seat)} has left the game.`;
  const deeds = deedsOf(table, seat).map(({ name, houses }) =>
    houses ? `${name} (${withCount(houses, 'house')})` : name,
  );
  const owns = deeds.length ? `, owns ${joinNames(deeds, 'and')}` : '';
  const where = locationText(table, seat);
  const notes = otherHoldings(table, seat);
  const rest = notes.length ? `; ${notes.join(', ')}` : '';
  const stands = where.startsWith('in ') ? 'is' : 'stands on';
  return withFullStop(`${playerName(seat)} ${stands} ${where} with ${dollars(cashOf(table, seat))}${owns}${rest}`);
}

/** Adds a full stop, unless the sentence already ends with a name such as P. D. Q. R.R. */
const withFullStop = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

const withCount = (count: number, thing: string): string =>
  `${count} ${count === 1 ? thing : thing === 'luxury' ? 'luxuries' : `${thing}s`}`;

/** Lists a player's possessions apart from cash and deeds, one phrase each. */
export function otherHoldings(table: MoneyState, seat: number): string[] {
  if (hasLeft(table, seat)) return ['has left the game'];
  const { loans } = table.board.definition.rules;
  const has = (what: number): number => playerFieldOf(table, seat, what);
  const cards = has(PLAYER_FIELD.education);
  return [
    withCount(has(PLAYER_FIELD.circuits), 'circuit'),
    has(PLAYER_FIELD.notes) ? `loans of ${dollars(has(PLAYER_FIELD.notes) * (loans?.unit ?? 0))}` : '',
    has(PLAYER_FIELD.luxuries) ? withCount(has(PLAYER_FIELD.luxuries), 'luxury') : '',
    has(PLAYER_FIELD.legacies)
      ? `${has(PLAYER_FIELD.legacies)} ${has(PLAYER_FIELD.legacies) === 1 ? 'legacy' : 'legacies'}`
      : '',
    cards ? `${cards} of education` : '',
    has(PLAYER_FIELD.pass) ? 'a railroad pass' : '',
    has(PLAYER_FIELD.skip) ? 'misses a turn' : '',
    has(PLAYER_FIELD.vote) && !isSingleTaxLaw(table) ? 'voted for the single tax' : '',
  ].filter(Boolean);
}

/** Describes what must be decided now, and by whom. */
export function taskText(table: MoneyState): string {
  const { board, state } = table;
  const actor = playerName(state[STATE_INDEX.actor]!);
  const place = playerFieldOf(table, state[STATE_INDEX.seat]!, PLAYER_FIELD.place);
  const name = board.names[place]!;
  const price = dollars(currentPrice(table, place));
  const texts: Record<(typeof PHASES)[number], string> = {
    draw: `${actor} draws a ticket`,
    ticket: `${actor} may buy ${board.names[state[STATE_INDEX.b]!]} for ${dollars(board.prices[state[STATE_INDEX.b]!]!)}`,
    turn: `${actor} is to throw`,
    dice: `${actor} throws`,
    way: `${actor} threw ${state[STATE_INDEX.a]} and ${state[STATE_INDEX.b]} and chooses a way`,
    space: `${actor} decides about ${name}`,
    auction: `${actor} may bid more than ${price} for ${name}`,
    take: `${actor} may take ${name} for ${price}`,
    debt: `${actor} owes ${dollars(state[STATE_INDEX.a]! + state[STATE_INDEX.c]!)} and has to borrow`,
    venture: `${actor} throws to speculate`,
    card: `${actor} draws a card`,
    over: 'the game is over',
  };
  return texts[PHASES[state[STATE_INDEX.phase]!]!];
}

/** Number of the player who owns a space, from 1; 0 if nobody does. */
export const ownerNumber = (table: MoneyState, space: number): number => ownerOf(table, space) + 1;

/** A player's cash and worth as texts, such as "$430" and "worth $980". */
export const purseText = (table: MoneyState, seat: number): { cash: string; worth: string } => ({
  cash: dollars(cashOf(table, seat)),
  worth: `worth ${dollars(worthOf(table, seat))}`,
});
