import { SPACES_PER_SIDE } from './board.ts';
import { cashOf, creditOf, isSingleTaxLaw, type MoneyState, playerFieldOf, transferMoney } from './money.ts';
import { BANK, PHASE_CODE, PLAYER_FIELD, playerFieldIndex, STATE_INDEX, TREASURY } from './state-layout.ts';
import { endTurn, enterPhase } from './turns.ts';

/**
 * The purse that receives public payments: the treasury or, under the single tax, the bank. The treasury then receives
 * only land rents.
 */
export const publicPurse = (table: MoneyState): number => (isSingleTaxLaw(table) ? BANK : TREASURY);

/**
 * Charges the player to move one amount, or two amounts for different purses. A player who lacks the cash is asked to
 * borrow or goes to the Poor House. Ends the turn unless the player must decide.
 */
export function chargeMover(table: MoneyState, amount: number, to: number, more = 0, moreTo = to): void {
  const seat = table.state[STATE_INDEX.seat]!;
  const owed = amount + more;
  if (cashOf(table, seat) >= owed) {
    transferMoney(table, seat, to, amount);
    transferMoney(table, seat, moreTo, more);
    endTurn(table);
    return;
  }
  if (notesNeeded(table, seat, owed) <= creditOf(table, seat)) {
    enterPhase(table, PHASE_CODE.debt, seat, amount, to, more, moreTo);
    return;
  }
  if (isSingleTaxLaw(table)) {
    goToOpportunity(table, seat);
    return;
  }
  const paid = Math.min(cashOf(table, seat), amount);
  transferMoney(table, seat, to, paid);
  transferMoney(table, seat, moreTo, cashOf(table, seat));
  table.state[playerFieldIndex(seat, PLAYER_FIELD.poor)] = 1;
  endTurn(table);
}

/** Number of loan notes that a player must take to pay an amount in dollars. */
export function notesNeeded(table: MoneyState, seat: number, owed: number): number {
  const unit = table.board.definition.rules.loans?.unit ?? 1;
  return Math.ceil(Math.max(0, owed - cashOf(table, seat)) / unit);
}

/** Gives a player loan notes and the money for them. */
export function takeLoan(table: MoneyState, seat: number, notes: number): void {
  transferMoney(table, BANK, seat, notes * table.board.definition.rules.loans!.unit);
  table.state[playerFieldIndex(seat, PLAYER_FIELD.notes)]! += notes;
}

/** Takes loan notes back from a player, who pays for them. */
export function repayLoan(table: MoneyState, seat: number, notes: number): void {
  transferMoney(table, seat, BANK, notes * table.board.definition.rules.loans!.unit);
  table.state[playerFieldIndex(seat, PLAYER_FIELD.notes)]! -= notes;
}

/**
 * Sends a player who cannot pay back to the last opportunity, to receive its wages and pay its rent. Opportunities
 * replace the Poor House under the single tax.
 */
function goToOpportunity(table: MoneyState, seat: number): void {
  const corner = Math.floor(playerFieldOf(table, seat, PLAYER_FIELD.place) / SPACES_PER_SIDE);
  const { wages, rent } = table.board.definition.rules.singleTax!.opportunities[corner]!;
  table.state[playerFieldIndex(seat, PLAYER_FIELD.place)] = corner * SPACES_PER_SIDE;
  transferMoney(table, BANK, seat, wages);
  transferMoney(table, seat, TREASURY, rent);
  endTurn(table);
}
