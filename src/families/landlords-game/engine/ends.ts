import type { Outcome } from '../../../play/position.ts';
import { cashOf, fieldOf, isSingleTaxLaw, lotsWorth, ownerOf, type Table } from './money.ts';
import { AT, END_REASONS, FIELD, housesAt, PHASE, purseAt, RAILROAD_BOX, TREASURY } from './state-layout.ts';

/** Final worth of a player in dollars: cash less loan notes, plus whatever else counts by the rules. */
export function worthOf(table: Table, seat: number): number {
  const { rules, end } = table.board.definition;
  let worth = cashOf(table, seat);
  worth -= fieldOf(table, seat, FIELD.notes) * (rules.loans?.unit ?? 0);
  worth += fieldOf(table, seat, FIELD.luxuries) * rules.luxury.worth;
  if (end.lots) worth += lotsWorth(table, seat);
  if (end.house) worth += end.house * housesOf(table, seat);
  const { professor } = rules.singleTax ?? {};
  if (professor) worth += Math.floor(fieldOf(table, seat, FIELD.education) / professor.cards) * professor.worth;
  return worth;
}

function housesOf(table: Table, seat: number): number {
  let houses = 0;
  for (const lot of table.board.lots) if (ownerOf(table, lot) === seat) houses += table.state[housesAt(lot)]!;
  return houses;
}

/** Whether the game ended with a win for everybody. */
export const isWonByAll = ({ state }: Table): boolean =>
  state[AT.phase] === PHASE.over && END_REASONS[state[AT.a]!] === 'doubled';

/** Ranks by seat, 1 for the highest worth. Ties share a rank, as do all players of a common win. */
function ranksOf(table: Table): number[] {
  if (isWonByAll(table)) return Array.from({ length: table.board.seats }, () => 1);
  const worths = Array.from({ length: table.board.seats }, (_, seat) => worthOf(table, seat));
  return worths.map((worth) => 1 + worths.filter((other) => other > worth).length);
}

export function outcomeOf(table: Table): Outcome | undefined {
  const { state } = table;
  if (state[AT.phase] !== PHASE.over) return undefined;
  const reason = END_REASONS[state[AT.a]!]!;
  const best = ranksOf(table).flatMap((place, seat) => (place === 1 ? [seat] : []));
  return { winner: best.length === 1 ? best[0]! : null, reason };
}

/** The public state as JSON for callers, with amounts in dollars. */
export function publicState(table: Table): Record<string, unknown> {
  const { board, state } = table;
  const { seats, rules } = board.definition;
  const places = ranksOf(table);
  const players = seats.map((player, seat) => ({
    player,
    cash: cashOf(table, seat),
    space: fieldOf(table, seat, FIELD.place),
    on: locationOf(table, seat),
    circuits: fieldOf(table, seat, FIELD.circuits),
    loans: fieldOf(table, seat, FIELD.notes) * (rules.loans?.unit ?? 0),
    lots: deedsOf(table, seat),
    luxuries: fieldOf(table, seat, FIELD.luxuries),
    ...(fieldOf(table, seat, FIELD.legacies) > 0 && { legacies: fieldOf(table, seat, FIELD.legacies) }),
    ...(rules.singleTax && {
      education: fieldOf(table, seat, FIELD.education),
      voted: fieldOf(table, seat, FIELD.vote) === 1,
    }),
    railroadPass: fieldOf(table, seat, FIELD.pass) === 1,
    ...(fieldOf(table, seat, FIELD.skip) > 0 && { missesTurns: fieldOf(table, seat, FIELD.skip) }),
    worth: worthOf(table, seat),
    place: places[seat],
  }));
  return {
    ...purses(table),
    ...(rules.singleTax && { singleTax: isSingleTaxLaw(table) }),
    round: state[AT.round],
    players,
  };
}

/** The location of a player in words. */
export function locationOf(table: Table, seat: number): string {
  if (fieldOf(table, seat, FIELD.jail)) return 'in jail';
  if (fieldOf(table, seat, FIELD.poor)) return 'in the Poor House';
  return table.board.names[fieldOf(table, seat, FIELD.place)]!;
}

/** The deeds of a seat, with their houses. */
export function deedsOf(table: Table, seat: number): { name: string; space: number; houses?: number }[] {
  const { board, state } = table;
  return board.names.flatMap((name, space) => {
    if (ownerOf(table, space) !== seat) return [];
    const houses = state[housesAt(space)]!;
    return [{ name, space, ...(houses > 0 && { houses }) }];
  });
}

function purses({ board, state }: Table) {
  const isPublic = board.definition.rules.railroads === 'public';
  return { treasury: state[purseAt(TREASURY)], ...(isPublic && { railroadBox: state[purseAt(RAILROAD_BOX)] }) };
}
