import {
  cashOf,
  hasLeft,
  isSingleTaxLaw,
  type MoneyState,
  playerFieldOf,
  playersLeft,
  transferMoney,
} from './money.ts';
import {
  BANK,
  END_REASONS,
  FREE_FOR_ALL_OWNER,
  housesIndex,
  MAX_SEATS,
  NO_OWNER,
  ownerIndex,
  PHASE_CODE,
  PLAYER_FIELD,
  playerFieldIndex,
  purseIndex,
  STATE_INDEX,
  TREASURY,
} from './state-layout.ts';

/**
 * Starts a phase in which the player `actor`, or chance, decides. `a` to `d` are numbers whose meaning depends on the
 * phase.
 */
export function enterPhase({ state }: MoneyState, phase: number, actor: number, a = 0, b = 0, c = 0, d = 0): void {
  state[STATE_INDEX.phase] = phase;
  state[STATE_INDEX.actor] = actor;
  state[STATE_INDEX.a] = a;
  state[STATE_INDEX.b] = b;
  state[STATE_INDEX.c] = c;
  state[STATE_INDEX.d] = d;
}

/** Ends the turn. Either the next player's turn begins, or the game ends. */
export function endTurn(table: MoneyState): void {
  const { board, state } = table;
  doWorks(table);
  const end = endReason(table);
  if (end) {
    finish(table, end);
    return;
  }
  let seat = state[STATE_INDEX.seat]!;
  do {
    seat = (seat + 1) % board.seats;
    if (seat === 0) state[STATE_INDEX.round]!++;
    if (state[STATE_INDEX.round]! > board.definition.end.rounds) {
      finish(table, 'rounds');
      return;
    }
  } while (hasLeft(table, seat) || missesTurn(table, seat));
  state[STATE_INDEX.seat] = seat;
  enterPhase(table, PHASE_CODE.turn, seat);
}

/** Whether a player must miss this turn. A missed turn is counted off. */
function missesTurn({ state }: MoneyState, seat: number): boolean {
  if (state[playerFieldIndex(seat, PLAYER_FIELD.skip)] === 0) return false;
  state[playerFieldIndex(seat, PLAYER_FIELD.skip)]!--;
  return true;
}

/** Ends the game. */
export function finish(table: MoneyState, end: (typeof END_REASONS)[number]): void {
  // The game ends when the round counter has gone one past the limit.
  table.state[STATE_INDEX.round] = Math.min(table.state[STATE_INDEX.round]!, table.board.definition.end.rounds);
  enterPhase(table, PHASE_CODE.over, table.state[STATE_INDEX.seat]!, END_REASONS.indexOf(end));
}

/** The reason why the game ends now; undefined if the game goes on. */
export function endReason(table: MoneyState): (typeof END_REASONS)[number] | undefined {
  const { board } = table;
  const { circuits, when, doubled } = board.definition.end;
  let finished = 0;
  let doubledCount = 0;
  for (let seat = 0; seat < board.seats; seat++) {
    if (playerFieldOf(table, seat, PLAYER_FIELD.circuits) >= circuits) finished++;
    if (!hasLeft(table, seat) && cashOf(table, seat) >= 2 * board.startCash) doubledCount++;
  }
  const players = playersLeft(table);
  if (doubled && doubledCount === players) return 'doubled';
  return finished >= (when === 'first' ? 1 : players) ? 'circuits' : undefined;
}

/**
 * Makes the single tax law. Title deeds become worthless, houses stay with their builders, the treasury is emptied, and
 * players in the Poor House go on from where their circuit was interrupted.
 */
export function enactSingleTax(table: MoneyState): void {
  const { board, state } = table;
  for (const lot of board.lots) if (state[housesIndex(lot)] === 0) state[ownerIndex(lot)] = NO_OWNER;
  for (let seat = 0; seat < board.seats; seat++) state[playerFieldIndex(seat, PLAYER_FIELD.poor)] = 0;
  transferMoney(table, TREASURY, BANK, state[purseIndex(TREASURY)]!);
  state[STATE_INDEX.law] = 1;
}

/** Spends the treasury on the next public works or, once all of them exist, on higher wages. */
function doWorks(table: MoneyState): void {
  const { board, state } = table;
  const { singleTax } = board.definition.rules;
  if (!singleTax || !isSingleTaxLaw(table)) return;
  while (state[purseIndex(TREASURY)]! >= singleTax.step) {
    const space = singleTax.works[state[STATE_INDEX.law]! - 1];
    state[STATE_INDEX.law]!++;
    transferMoney(table, TREASURY, space === undefined ? BANK : sellerOf(table, space), singleTax.step);
    if (space !== undefined && board.isDeed[space]) state[ownerIndex(space)] = FREE_FOR_ALL_OWNER;
  }
}

function sellerOf({ state }: MoneyState, space: number): number {
  const owner = state[ownerIndex(space)]!;
  return owner > NO_OWNER && owner <= MAX_SEATS ? owner - 1 : BANK;
}
