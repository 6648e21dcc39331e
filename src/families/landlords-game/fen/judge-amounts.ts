import type { Board } from '../engine/board.ts';
import { isSingleTaxLaw, playerFieldOf, wagesOf } from '../engine/money.ts';
import {
  BANK,
  housesIndex,
  NO_OWNER,
  ownerIndex,
  PLAYER_FIELD,
  purseIndex,
  STATE_INDEX,
} from '../engine/state-layout.ts';
import type { StateReader } from './reader.ts';

/** Maximum number of spaces on which a player stops in one turn: a luxury may send the player back. */
const MAX_STOPS = 2;

/** Reports amounts that cannot have been reached in the rounds played, though play can go on from them. */
export function judgeAmounts(reader: StateReader): void {
  judgeMoney(reader);
  for (let seat = 0; seat < reader.board.seats; seat++) judgeCollected(reader, seat);
  judgeDeeds(reader);
}

/**
 * Compares all money, and what houses cost, with what the bank can have paid out: the cash of the start, loans, and in
 * each turn wages and the largest gains.
 */
function judgeMoney(reader: StateReader): void {
  const { board, state, unreachable } = reader;
  const { loans, houses } = board.definition.rules;
  let money = 0;
  for (let purse = 0; purse < BANK; purse++) money += state[purseIndex(purse)]!;
  for (const lot of board.lots) money += state[housesIndex(lot)]! * (houses?.price ?? 0);
  let lent = 0;
  for (let seat = 0; seat < board.seats; seat++)
    lent += playerFieldOf(reader, seat, PLAYER_FIELD.notes) * (loans?.unit ?? 0);
  const turns = state[STATE_INDEX.round]! * board.seats;
  const most = board.seats * board.startCash + lent + turns * (wagesOf(reader) + MAX_STOPS * largestGain(board));
  if (money <= most) return;
  const message = `there are ${money} dollars in all, what houses cost included`;
  unreachable.push({ message, at: 'players', hint: `at most ${most} by round ${state[STATE_INDEX.round]}` });
}

/** The most that the bank pays for one stop, in dollars, wages aside. */
function largestGain({ definition: { rules }, payments }: Board): number {
  const { speculation, cards, singleTax } = rules;
  return Math.max(
    ...payments.map((pay) => -pay),
    ...cards.map(({ gain }) => gain),
    ...(speculation ? [speculation.double, ...speculation.wins] : []),
    ...(singleTax?.opportunities.map(({ wages }) => wages) ?? []),
    0,
  );
}

/** Checks what a player gets once a turn at most, or once a stop. */
function judgeCollected(reader: StateReader, seat: number): void {
  const { board, state, unreachable } = reader;
  const round = state[STATE_INDEX.round]!;
  const has = (field: number): number => playerFieldOf(reader, seat, field);
  const at = board.definition.seats[seat]!;
  if (has(PLAYER_FIELD.circuits) > round)
    unreachable.push({ message: `${at} has ${has(PLAYER_FIELD.circuits)} circuits by round ${round}`, at });
  const stops = has(PLAYER_FIELD.luxuries) + has(PLAYER_FIELD.legacies) + has(PLAYER_FIELD.education);
  if (stops <= MAX_STOPS * round) return;
  const message = `${at} has ${stops} luxuries, legacies and cards of education by round ${round}`;
  unreachable.push({ message, at, hint: `at most ${MAX_STOPS * round}` });
}

/** Checks the number of deeds: a player gets one by each ticket and by each stop. */
function judgeDeeds(reader: StateReader): void {
  const { board, state, unreachable } = reader;
  const { monarch } = board.definition.setup;
  if (isSingleTaxLaw(reader)) return;
  let owned = 0;
  for (const [space, isDeed] of board.isDeed.entries()) if (isDeed && state[ownerIndex(space)] !== NO_OWNER) owned++;
  const most =
    board.ticketDraws + MAX_STOPS * state[STATE_INDEX.round]! * board.seats + (monarch ? board.lots.length : 0);
  if (owned <= most) return;
  const message = `${owned} deeds have owners by round ${state[STATE_INDEX.round]}`;
  unreachable.push({ message, at: 'deeds', hint: `at most ${most}` });
}
