import { cashOf, fieldOf, isSingleTaxLaw, type Table, transfer } from './money.ts';
import {
  AT,
  BANK,
  END_REASONS,
  FIELD,
  FREE,
  fieldAt,
  housesAt,
  MAX_SEATS,
  NOBODY,
  ownerAt,
  PHASE,
  purseAt,
  TREASURY,
} from './state-layout.ts';

/** Enters a phase in which `actor` or chance decides. */
export function enterPhase({ state }: Table, phase: number, actor: number, a = 0, b = 0, c = 0, d = 0): void {
  state[AT.phase] = phase;
  state[AT.actor] = actor;
  state[AT.a] = a;
  state[AT.b] = b;
  state[AT.c] = c;
  state[AT.d] = d;
}

/** Ends the turn: the next player's begins, or the game ends. */
export function endTurn(table: Table): void {
  const { board, state } = table;
  doWorks(table);
  const end = endReason(table);
  if (end) {
    finish(table, end);
    return;
  }
  let seat = state[AT.seat]!;
  do {
    seat = (seat + 1) % board.seats;
    if (seat === 0) state[AT.round]!++;
    if (state[AT.round]! > board.definition.end.rounds) {
      finish(table, 'rounds');
      return;
    }
  } while (missesTurn(table, seat));
  state[AT.seat] = seat;
  enterPhase(table, PHASE.turn, seat);
}

/** Whether a player misses this turn; counts it as missed. */
function missesTurn({ state }: Table, seat: number): boolean {
  if (state[fieldAt(seat, FIELD.skip)] === 0) return false;
  state[fieldAt(seat, FIELD.skip)]!--;
  return true;
}

function finish(table: Table, end: (typeof END_REASONS)[number]): void {
  // The round counter went one past the limit.
  table.state[AT.round] = Math.min(table.state[AT.round]!, table.board.definition.end.rounds);
  enterPhase(table, PHASE.over, table.state[AT.seat]!, END_REASONS.indexOf(end));
}

export function endReason(table: Table): (typeof END_REASONS)[number] | undefined {
  const { board } = table;
  const { circuits, when, doubled } = board.definition.end;
  let finished = 0;
  let doubledCount = 0;
  for (let seat = 0; seat < board.seats; seat++) {
    if (fieldOf(table, seat, FIELD.circuits) >= circuits) finished++;
    if (cashOf(table, seat) >= 2 * board.startCash) doubledCount++;
  }
  if (doubled && doubledCount === board.seats) return 'doubled';
  return finished >= (when === 'first' ? 1 : board.seats) ? 'circuits' : undefined;
}

/**
 * Makes the single tax law: title deeds become worthless, houses stay with their builders, the treasury is emptied, and
 * players in the Poor House go on from where their circuit broke off.
 */
export function enactSingleTax(table: Table): void {
  const { board, state } = table;
  for (const lot of board.lots) if (state[housesAt(lot)] === 0) state[ownerAt(lot)] = NOBODY;
  for (let seat = 0; seat < board.seats; seat++) state[fieldAt(seat, FIELD.poor)] = 0;
  transfer(table, TREASURY, BANK, state[purseAt(TREASURY)]!);
  state[AT.law] = 1;
}

/** Spends the treasury on the next works, and on higher wages once all are done. */
function doWorks(table: Table): void {
  const { board, state } = table;
  const { singleTax } = board.definition.rules;
  if (!singleTax || !isSingleTaxLaw(table)) return;
  while (state[purseAt(TREASURY)]! >= singleTax.step) {
    const space = singleTax.works[state[AT.law]! - 1];
    state[AT.law]!++;
    transfer(table, TREASURY, space === undefined ? BANK : sellerOf(table, space), singleTax.step);
    if (space !== undefined && board.isDeed[space]) state[ownerAt(space)] = FREE;
  }
}

function sellerOf({ state }: Table, space: number): number {
  const owner = state[ownerAt(space)]!;
  return owner > NOBODY && owner <= MAX_SEATS ? owner - 1 : BANK;
}
