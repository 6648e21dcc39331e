import { joinNames } from '../../../lib/nearest.ts';
import { deedsOf, isWonByAll, locationOf, worthOf } from '../engine/ends.ts';
import { cashOf, fieldOf, isSingleTaxLaw, ownerOf, type Table } from '../engine/money.ts';
import { currentPrice } from '../engine/sales.ts';
import { AT, FIELD, PHASES, purseAt, RAILROAD_BOX, TREASURY } from '../engine/state-layout.ts';

/** Name of a player in sentences, such as "Player 1". */
export const playerName = (seat: number): string => `Player ${seat + 1}`;

const dollars = (amount: number): string => (amount < 0 ? `-$${-amount}` : `$${amount}`);

/** Text in place of a winner. */
const EVERYBODY = 'Everybody has won: the poorest has twice the cash of the start';

/** Describes a position in words: what everybody has, where they are, and what is to be decided. */
export function describePosition(table: Table, marked: readonly number[], ended: string | undefined): string {
  const { board, state } = table;
  const { railroads, singleTax } = board.definition.rules;
  const players = board.definition.seats.map((_, seat) => playerWords(table, seat));
  const box = railroads === 'public' ? `, ${dollars(state[purseAt(RAILROAD_BOX)]!)} in the railroad box` : '';
  const law = singleTax && isSingleTaxLaw(table) ? ' The single tax is law.' : '';
  const marks = marked.map((space) => board.names[space]!);
  return [
    ...players,
    `${dollars(state[purseAt(TREASURY)]!)} in the treasury${box}.${law}`,
    marks.length ? `Highlighted: ${joinNames(marks, 'and')}.` : '',
    (isWonByAll(table) ? `${EVERYBODY}.` : ended) ?? withFullStop(`Round ${state[AT.round]}: ${taskText(table)}`),
  ]
    .filter(Boolean)
    .join(' ');
}

function playerWords(table: Table, seat: number): string {
  const deeds = deedsOf(table, seat).map(({ name, houses }) =>
    houses ? `${name} (${withCount(houses, 'house')})` : name,
  );
  const owns = deeds.length ? `, owns ${joinNames(deeds, 'and')}` : '';
  const where = locationOf(table, seat);
  const notes = otherHoldings(table, seat);
  const rest = notes.length ? `; ${notes.join(', ')}` : '';
  const stands = where.startsWith('in ') ? 'is' : 'stands on';
  return withFullStop(`${playerName(seat)} ${stands} ${where} with ${dollars(cashOf(table, seat))}${owns}${rest}`);
}

/** Adds a full stop, unless the sentence ends with a name that has one: P. D. Q. R.R. */
const withFullStop = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

const withCount = (count: number, thing: string): string =>
  `${count} ${count === 1 ? thing : thing === 'luxury' ? 'luxuries' : `${thing}s`}`;

/** What a player has apart from cash and deeds, one phrase each. */
export function otherHoldings(table: Table, seat: number): string[] {
  const { loans } = table.board.definition.rules;
  const has = (what: number): number => fieldOf(table, seat, what);
  const cards = has(FIELD.education);
  return [
    withCount(has(FIELD.circuits), 'circuit'),
    has(FIELD.notes) ? `loans of ${dollars(has(FIELD.notes) * (loans?.unit ?? 0))}` : '',
    has(FIELD.luxuries) ? withCount(has(FIELD.luxuries), 'luxury') : '',
    has(FIELD.legacies) ? `${has(FIELD.legacies)} ${has(FIELD.legacies) === 1 ? 'legacy' : 'legacies'}` : '',
    cards ? `${cards} of education` : '',
    has(FIELD.pass) ? 'a railroad pass' : '',
    has(FIELD.skip) ? 'misses a turn' : '',
    has(FIELD.vote) && !isSingleTaxLaw(table) ? 'voted for the single tax' : '',
  ].filter(Boolean);
}

/** What is to be decided, and by whom. */
export function taskText(table: Table): string {
  const { board, state } = table;
  const actor = playerName(state[AT.actor]!);
  const place = fieldOf(table, state[AT.seat]!, FIELD.place);
  const name = board.names[place]!;
  const price = dollars(currentPrice(table, place));
  const texts: Record<(typeof PHASES)[number], string> = {
    draw: `${actor} draws a ticket`,
    ticket: `${actor} may buy ${board.names[state[AT.b]!]} for ${dollars(board.prices[state[AT.b]!]!)}`,
    turn: `${actor} is to throw`,
    dice: `${actor} throws`,
    way: `${actor} threw ${state[AT.a]} and ${state[AT.b]} and chooses a way`,
    space: `${actor} decides about ${name}`,
    auction: `${actor} may bid more than ${price} for ${name}`,
    take: `${actor} may take ${name} for ${price}`,
    debt: `${actor} owes ${dollars(state[AT.a]! + state[AT.c]!)} and has to borrow`,
    venture: `${actor} throws to speculate`,
    card: `${actor} draws a card`,
    over: 'the game is over',
  };
  return texts[PHASES[state[AT.phase]!]!];
}

/** Number of the owner of a space, 0 if nobody's. */
export const ownerNumber = (table: Table, space: number): number => ownerOf(table, space) + 1;

/** Cash and worth as text: "$430" and "worth $980". */
export const purseText = (table: Table, seat: number): { cash: string; worth: string } => ({
  cash: dollars(cashOf(table, seat)),
  worth: `worth ${dollars(worthOf(table, seat))}`,
});
