import type { Outcome } from '../../../play/position.ts';
import { cashOf, hasLeft, isSingleTaxLaw, lotsWorth, type MoneyState, ownerOf, playerFieldOf } from './money.ts';
import {
  END_REASONS,
  housesIndex,
  PHASE_CODE,
  PLAYER_FIELD,
  purseIndex,
  RAILROAD_BOX,
  STATE_INDEX,
  TREASURY,
} from './state-layout.ts';

/**
 * A player's worth in dollars, as counted at the end: cash, less loan notes, plus everything else that counts by the
 * rules.
 */
export function worthOf(table: MoneyState, seat: number): number {
  const { rules, end } = table.board.definition;
  let worth = cashOf(table, seat);
  worth -= playerFieldOf(table, seat, PLAYER_FIELD.notes) * (rules.loans?.unit ?? 0);
  worth += playerFieldOf(table, seat, PLAYER_FIELD.luxuries) * rules.luxury.worth;
  if (end.lots) worth += lotsWorth(table, seat);
  if (end.house) worth += end.house * housesOf(table, seat);
  const { professor } = rules.singleTax ?? {};
  if (professor)
    worth += Math.floor(playerFieldOf(table, seat, PLAYER_FIELD.education) / professor.cards) * professor.worth;
  return worth;
}

function housesOf(table: MoneyState, seat: number): number {
  let houses = 0;
  for (const lot of table.board.lots) if (ownerOf(table, lot) === seat) houses += table.state[housesIndex(lot)]!;
  return houses;
}

/** Whether the game has ended and everybody has won. */
export const isWonByAll = ({ state }: MoneyState): boolean =>
  state[STATE_INDEX.phase] === PHASE_CODE.over && END_REASONS[state[STATE_INDEX.a]!] === 'doubled';

/**
 * By seat: rank, 1 for the highest worth. Players who tie, or who all win together, share a rank. Players who have left
 * the game come after all others.
 */
function ranksOf(table: MoneyState): number[] {
  const isAllWon = isWonByAll(table);
  const worths = Array.from({ length: table.board.seats }, (_, seat) =>
    hasLeft(table, seat) ? Number.NEGATIVE_INFINITY : isAllWon ? 0 : worthOf(table, seat),
  );
  return worths.map((worth) => 1 + worths.filter((other) => other > worth).length);
}

/** How the game ended; undefined while it goes on. */
export function outcomeOf(table: MoneyState): Outcome | undefined {
  const { state } = table;
  if (state[STATE_INDEX.phase] !== PHASE_CODE.over) return undefined;
  const reason = END_REASONS[state[STATE_INDEX.a]!]!;
  const best = ranksOf(table).flatMap((place, seat) => (place === 1 ? [seat] : []));
  return { winner: best.length === 1 ? best[0]! : null, reason };
}

/** The state as JSON for callers, with amounts in dollars. */
export function publicState(table: MoneyState): Record<string, unknown> {
  const { board, state } = table;
  const { seats, rules } = board.definition;
  const places = ranksOf(table);
  const players = seats.map((player, seat) => ({
    player,
    ...(hasLeft(table, seat) && { left: true }),
    cash: cashOf(table, seat),
    space: hasLeft(table, seat) ? null : playerFieldOf(table, seat, PLAYER_FIELD.place),
    on: locationText(table, seat),
    circuits: playerFieldOf(table, seat, PLAYER_FIELD.circuits),
    loans: playerFieldOf(table, seat, PLAYER_FIELD.notes) * (rules.loans?.unit ?? 0),
    lots: deedsOf(table, seat),
    luxuries: playerFieldOf(table, seat, PLAYER_FIELD.luxuries),
    ...(playerFieldOf(table, seat, PLAYER_FIELD.legacies) > 0 && {
      legacies: playerFieldOf(table, seat, PLAYER_FIELD.legacies),
    }),
    ...(rules.singleTax && {
      education: playerFieldOf(table, seat, PLAYER_FIELD.education),
      voted: playerFieldOf(table, seat, PLAYER_FIELD.vote) === 1,
    }),
    railroadPass: playerFieldOf(table, seat, PLAYER_FIELD.pass) === 1,
    ...(playerFieldOf(table, seat, PLAYER_FIELD.skip) > 0 && {
      missesTurns: playerFieldOf(table, seat, PLAYER_FIELD.skip),
    }),
    worth: worthOf(table, seat),
    place: places[seat],
  }));
  return {
    ...purses(table),
    ...(rules.singleTax && { singleTax: isSingleTaxLaw(table) }),
    round: state[STATE_INDEX.round],
    players,
  };
}

/** Describes where a player is: the name of a space, "in jail", "in the Poor House" or "out of the game". */
export function locationText(table: MoneyState, seat: number): string {
  if (hasLeft(table, seat)) return 'out of the game';
  if (playerFieldOf(table, seat, PLAYER_FIELD.jail)) return 'in jail';
  if (playerFieldOf(table, seat, PLAYER_FIELD.poor)) return 'in the Poor House';
  return table.board.names[playerFieldOf(table, seat, PLAYER_FIELD.place)]!;
}

/** Lists the deeds that a seat owns, with their houses. */
export function deedsOf(table: MoneyState, seat: number): { name: string; space: number; houses?: number }[] {
  const { board, state } = table;
  return board.names.flatMap((name, space) => {
    if (ownerOf(table, space) !== seat) return [];
    const houses = state[housesIndex(space)]!;
    return [{ name, space, ...(houses > 0 && { houses }) }];
  });
}

function purses({ board, state }: MoneyState) {
  const isPublic = board.definition.rules.railroads === 'public';
  return { treasury: state[purseIndex(TREASURY)], ...(isPublic && { railroadBox: state[purseIndex(RAILROAD_BOX)] }) };
}
