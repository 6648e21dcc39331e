import { JAIL_SPACE_NUMBER, SPACE_COUNT } from '../engine/board.ts';
import { notesNeeded } from '../engine/debts.ts';
import { cashOf, creditOf, hasLeft, isSingleTaxLaw, ownerOf, playerFieldOf, playersLeft } from '../engine/money.ts';
import { canGoBack, stepsByRail } from '../engine/routes.ts';
import { BID_STEPS, currentPrice } from '../engine/sales.ts';
import {
  END_REASONS,
  FREE_FOR_ALL_OWNER,
  housesIndex,
  OWNER_SET_ASIDE,
  ownerIndex,
  PHASE_CODE,
  PHASES,
  PLAYER_FIELD,
  purseIndex,
  RAILROAD_BOX,
  STATE_INDEX,
  TURN_FLAG,
} from '../engine/state-layout.ts';
import { isForSale, luxuryPrice } from '../engine/stops.ts';
import { endReason } from '../engine/turns.ts';
import { addFault, type StateReader } from './reader.ts';

/** Reports every part of a state that the rules of the definition make impossible. */
export function judgeState(reader: StateReader): void {
  for (let seat = 0; seat < reader.board.seats; seat++) judgePlayer(reader, seat);
  for (let space = 0; space < SPACE_COUNT; space++) judgeSpace(reader, space);
  judgeLaw(reader);
  if (judgeLeft(reader)) judgePhase(reader);
}

/** Checks that the game goes on without the players who have left it. Returns whether the phase can be checked. */
function judgeLeft(reader: StateReader): boolean {
  const { board, state } = reader;
  const count = playersLeft(reader);
  const nameOf = (seat: number) => board.definition.seats[seat]!;
  const faultCount = reader.faults.length;
  const report = (at: string, message: string, hint?: string): void => addFault(reader, at, message, hint);
  if (count === 0) report('players', 'all players have left the game', 'at least one is left');
  const isOver = state[STATE_INDEX.phase] === PHASE_CODE.over && END_REASONS[state[STATE_INDEX.a]!] === 'resignation';
  if (count === 1 && !isOver) report('phase', 'the game is over: one player is left', 'over:resignation');
  const [seat, actor] = [state[STATE_INDEX.seat]!, state[STATE_INDEX.actor]!];
  if (hasLeft(reader, seat)) report('turn', `it is not the turn of ${nameOf(seat)}, who has left the game`);
  else if (hasLeft(reader, actor)) report('phase', `${nameOf(actor)} has left the game and is not asked`);
  for (let space = 0; space < SPACE_COUNT; space++) {
    const owner = ownerOf(reader, space);
    if (owner >= 0 && hasLeft(reader, owner))
      report(`space ${space}`, `${nameOf(owner)} has left the game and owns nothing`);
  }
  return reader.faults.length === faultCount;
}

function judgePlayer(reader: StateReader, seat: number): void {
  const { board } = reader;
  const { end, rules, setup } = board.definition;
  const at = board.definition.seats[seat]!;
  const has = (what: number): number => playerFieldOf(reader, seat, what);
  const report = (message: string, hint?: string): void => addFault(reader, at, `${at} ${message}`, hint);
  if (has(PLAYER_FIELD.circuits) > end.circuits)
    report(`has ${has(PLAYER_FIELD.circuits)} circuits`, `at most ${end.circuits}`);
  if (setup.monarch && seat === 0 && has(PLAYER_FIELD.circuits)) report('is the monarch, whose circuits do not count');
  if (has(PLAYER_FIELD.notes) && !rules.loans) report('has notes, and the bank lends nothing in this game');
  if (has(PLAYER_FIELD.jail) && has(PLAYER_FIELD.place) !== JAIL_SPACE_NUMBER)
    report('is in jail and not on its space', `space ${JAIL_SPACE_NUMBER}`);
  if (has(PLAYER_FIELD.jail) > 9) report('has missed more turns in jail than are counted', 'j1 to j9');
  if (has(PLAYER_FIELD.jail) && has(PLAYER_FIELD.poor)) report('is in jail and in the Poor House');
  if (has(PLAYER_FIELD.poor) && isSingleTaxLaw(reader)) report('is in the Poor House, which the single tax has closed');
  if ((has(PLAYER_FIELD.education) || has(PLAYER_FIELD.vote)) && !rules.singleTax)
    report('has a card or a vote of the single tax');
  if (has(PLAYER_FIELD.skip) > 1) report('misses more than one turn', 's1');
  if (has(PLAYER_FIELD.skip) && rules.luxury.otherwise !== 'lose-a-turn')
    report('misses a turn, which no rule asks for');
}

function judgeSpace(reader: StateReader, space: number): void {
  const { board, state } = reader;
  const owner = state[ownerIndex(space)]!;
  const houses = state[housesIndex(space)]!;
  const most = board.definition.rules.houses?.most ?? 0;
  const name = board.names[space]!;
  const report = (message: string, hint?: string): void => addFault(reader, `space ${space}`, message, hint);
  if (houses && board.types[space] !== 'lot') report(`houses stand on lots alone, and ${name} is none`);
  else if (houses > most)
    report(`${name} has ${houses} houses`, most ? `at most ${most}` : 'nothing is built in this game');
  if (houses && (owner === OWNER_SET_ASIDE || owner === FREE_FOR_ALL_OWNER))
    report(`the houses on ${name} belong to nobody`);
  const isDrawn = state[STATE_INDEX.phase] === PHASE_CODE.draw || state[STATE_INDEX.phase] === PHASE_CODE.ticket;
  const setsAside = board.definition.setup.tickets?.refused === 'set-aside';
  if (owner === OWNER_SET_ASIDE && !(isDrawn && setsAside && board.hasTicket[space]))
    report(`no ticket of ${name} is set aside`);
  const isWork =
    board.workNumbers[space]! > 0 && isSingleTaxLaw(reader) && state[STATE_INDEX.law]! - 1 >= board.workNumbers[space]!;
  if ((owner === FREE_FOR_ALL_OWNER) !== (isWork && board.isDeed[space]!))
    report(
      owner === FREE_FOR_ALL_OWNER ? `${name} is not free` : `${name} was bought for all`,
      isWork ? `${space}:f` : 'its owner',
    );
  if (board.types[space] === 'lot' && isSingleTaxLaw(reader) && owner && !houses)
    report(`under the single tax nobody owns ${name}`);
}

function judgeLaw(reader: StateReader): void {
  const { board, state } = reader;
  const { singleTax, railroads } = board.definition.rules;
  if (isSingleTaxLaw(reader) && !singleTax) addFault(reader, 'works', 'there is no single tax in this game', '-');
  if (!isSingleTaxLaw(reader) && singleTax?.law === 'from-the-start')
    addFault(reader, 'works', 'the single tax is law here', 'the number of its works');
  if (state[purseIndex(RAILROAD_BOX)] && railroads !== 'public')
    addFault(reader, 'railroad box', 'there is no railroad box here', '0');
}

/** Reports the reason why the phase of a state is impossible, if there is one. */
function judgePhase(reader: StateReader): void {
  const { state } = reader;
  const seat = state[STATE_INDEX.seat]!;
  const reason = PHASE_CHECKS[PHASES[state[STATE_INDEX.phase]!]!](
    reader,
    seat,
    playerFieldOf(reader, seat, PLAYER_FIELD.place),
  );
  if (reason) addFault(reader, 'phase', reason);
}

type PhaseCheck = (reader: StateReader, seat: number, place: number) => string | undefined;

const draw: PhaseCheck = ({ board, state }, seat) => {
  const drawn = state[STATE_INDEX.a]!;
  if (drawn >= board.ticketDraws) return `no more than ${board.ticketDraws} tickets are drawn`;
  if (drawn % board.seats !== seat) return 'another player draws the next ticket';
  const isLeft = board.hasTicket.some((has, space) => has && !state[ownerIndex(space)]);
  return isLeft ? undefined : 'no ticket is left to be drawn';
};

const ticket: PhaseCheck = (reader, seat) => {
  const { board, state } = reader;
  const [drawn, space] = [state[STATE_INDEX.a]!, state[STATE_INDEX.b]!];
  if (drawn > board.ticketDraws) return `no more than ${board.ticketDraws} tickets are drawn`;
  if ((drawn - 1) % board.seats !== seat) return 'another player drew this ticket';
  if (!board.hasTicket[space] || state[ownerIndex(space)]) return `there is no ticket for ${board.names[space]}`;
  return cashOf(reader, seat) < board.prices[space]! ? 'who has not the price is not asked' : undefined;
};

const turn: PhaseCheck = (reader, seat) => {
  if (endReason(reader) === 'circuits') return 'the game is over: all circuits are made';
  if (playerFieldOf(reader, seat, PLAYER_FIELD.skip)) return 'the player on turn misses this turn';
  if (reader.state[STATE_INDEX.a] === TURN_FLAG.borrowed && !playerFieldOf(reader, seat, PLAYER_FIELD.notes))
    return 'nothing was borrowed';
  return undefined;
};

const way: PhaseCheck = (reader, seat) => {
  const rolled = reader.state[STATE_INDEX.a]! + reader.state[STATE_INDEX.b]!;
  const isFreeToGo = !playerFieldOf(reader, seat, PLAYER_FIELD.jail) && !playerFieldOf(reader, seat, PLAYER_FIELD.poor);
  if (isFreeToGo && (canGoBack(reader, seat) || stepsByRail(reader, seat, rolled))) return undefined;
  return 'there is one way to go';
};

const isSpeculation: PhaseCheck = (reader, seat, place) =>
  reader.board.types[place] === 'speculation' && ownerOf(reader, place) !== seat
    ? undefined
    : 'nobody speculates there';

const space: PhaseCheck = (reader, seat, place) => {
  const { board } = reader;
  const { rules } = board.definition;
  const type = board.types[place];
  const cash = cashOf(reader, seat);
  if (type === 'speculation' && cash >= rules.speculation!.ante) return isSpeculation(reader, seat, place);
  const isLuxury = type === 'luxury' && rules.luxury.otherwise === 'lose-a-turn' && cash >= luxuryPrice(reader, place);
  const isLot = type === 'lot' && rules.sale === 'price' && isForSale(reader, place) && cash >= board.prices[place]!;
  return isLuxury || isLot ? undefined : 'nothing is to be decided on that space';
};

/** Checks that a bid exceeds the price, and that the bidder can pay it. */
const bid: PhaseCheck = (reader, seat, place) => {
  const { board, state } = reader;
  const [amount, bidder] = [state[STATE_INDEX.a]!, state[STATE_INDEX.b]! - 1];
  if (board.definition.rules.sale !== 'auction' || !isForSale(reader, place)) return 'nothing is for sale there';
  if ((amount === 0) !== bidder < 0) return 'a bid has a player, and a player a bid';
  if (bidder === seat) return 'who stopped does not bid';
  if (bidder >= 0 && hasLeft(reader, bidder)) return 'the highest bidder has left the game';
  const isBid = bidder < 0 || (amount >= board.prices[place]! + BID_STEPS[0] && cashOf(reader, bidder) >= amount);
  return isBid ? undefined : 'the bid is too low, or more than its player has';
};

const auction: PhaseCheck = (reader, seat, place) => {
  const { state } = reader;
  const [actor, bidder, passed] = [state[STATE_INDEX.actor]!, state[STATE_INDEX.b]! - 1, state[STATE_INDEX.c]!];
  const reason = bid(reader, seat, place);
  if (reason) return reason;
  if (actor === seat || actor === bidder || (passed >> actor) & 1) return 'it is not that player who may bid now';
  if (passed & (1 << seat) || (bidder >= 0 && (passed >> bidder) & 1))
    return 'who stopped, or bid most, has not passed';
  return cashOf(reader, actor) < currentPrice(reader, place) + BID_STEPS[0] ? 'who cannot bid is not asked' : undefined;
};

const take: PhaseCheck = (reader, seat, place) => {
  const reason = bid(reader, seat, place);
  if (reason) return reason;
  return cashOf(reader, seat) < currentPrice(reader, place) ? 'who cannot take it is not asked' : undefined;
};

const debt: PhaseCheck = (reader, seat) => {
  const { state } = reader;
  const owed = state[STATE_INDEX.a]! + state[STATE_INDEX.c]!;
  if (state[STATE_INDEX.b] === seat || state[STATE_INDEX.d] === seat) return 'nobody owes to oneself';
  for (const creditor of [state[STATE_INDEX.b]!, state[STATE_INDEX.d]!])
    if (creditor < reader.board.seats && hasLeft(reader, creditor)) return 'nothing is owed to who has left the game';
  const needed = notesNeeded(reader, seat, owed);
  if (needed === 0) return 'the debt can be paid without borrowing';
  return needed > creditOf(reader, seat) ? 'the bank does not lend so much' : undefined;
};

const card: PhaseCheck = ({ board }, _, place) =>
  board.types[place] === 'chance' && board.definition.rules.cards.length ? undefined : 'no card is drawn there';

const over: PhaseCheck = (reader) => {
  const { board, state } = reader;
  const { end } = board.definition;
  if (END_REASONS[state[STATE_INDEX.a]!] === 'resignation')
    return playersLeft(reader) === 1 ? undefined : 'more than one player is left';
  if (state[STATE_INDEX.a] === 1)
    return state[STATE_INDEX.round] === end.rounds ? undefined : `the last round is ${end.rounds}`;
  return endReason(reader) === (state[STATE_INDEX.a] === 0 ? 'circuits' : 'doubled')
    ? undefined
    : 'that end is not reached';
};

const none: PhaseCheck = () => undefined;

const PHASE_CHECKS: Readonly<Record<(typeof PHASES)[number], PhaseCheck>> = {
  draw,
  ticket,
  turn,
  dice: none,
  way,
  space,
  auction,
  take,
  debt,
  venture: (reader, seat, place) => isSpeculation(reader, seat, place),
  card,
  over,
};
