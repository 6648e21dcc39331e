/** Phases of a turn. A phase says what must be decided next, and by whom. */
export const PHASES = [
  'draw',
  'ticket',
  'turn',
  'dice',
  'way',
  'space',
  'auction',
  'take',
  'debt',
  'venture',
  'card',
  'over',
] as const;
/** Code that stands for each phase in a state. */
export const PHASE_CODE = Object.fromEntries(PHASES.map((name, index) => [name, index])) as Record<
  (typeof PHASES)[number],
  number
>;

/** Indices of single numbers in a state. The meaning of `a` to `d` depends on the phase. */
export const STATE_INDEX = { phase: 0, seat: 1, actor: 2, a: 3, b: 4, c: 5, d: 6, law: 7, round: 8 } as const;

/** Maximum number of players, and of purses that belong to players. A player's purse has the number of the seat. */
export const MAX_SEATS = 6;
/**
 * Numbers of the purses that belong to no player. The bank's purse holds what the bank has received, less what it has
 * paid.
 */
export const [TREASURY, RAILROAD_BOX, BANK] = [6, 7, 8] as const;
const PURSES = 9;
const PURSES_AT = 9;

/** Index of each field within a player's part of a state. */
export const PLAYER_FIELD = {
  place: 0,
  circuits: 1,
  notes: 2,
  luxuries: 3,
  legacies: 4,
  education: 5,
  /** 1 if the player has a railroad pass, otherwise 0. */
  pass: 6,
  /** 0 if the player is free; in jail, 1 plus the number of turns missed. */
  jail: 7,
  /**
   * 1 if the player is in the Poor House, otherwise 0. `place` is then where the circuit was interrupted, and rolls go
   * on from there.
   */
  poor: 8,
  /** Number of turns the player must still miss. */
  skip: 9,
  vote: 10,
} as const;
const OWNS = 11;
const OWNS_AT = PURSES_AT + PURSES;

const OWNERS_AT = OWNS_AT + MAX_SEATS * OWNS;
const HOUSES_AT = OWNERS_AT + 40;
/** Number of integers in a state. */
export const STATE_SIZE = HOUSES_AT + 40;

/** Owner code of a space without an owner. A player's owner code is the seat plus 1. */
export const NO_OWNER = 0;
/** Owner code of a space whose ticket was set aside because the player did not buy it. */
export const OWNER_SET_ASIDE = 7;
/** Owner code of a space that the single tax has opened to everybody. */
export const FREE_FOR_ALL_OWNER = 8;

/** Bits for what a player has already done in this turn. `a` holds them during the phase `turn`. */
export const TURN_FLAG = { borrowed: 1, repaid: 2 } as const;

/** `place` of a player who has left the game. All other fields of that player, and the purse, are 0. */
export const OFF_BOARD = -1;

/** Reasons why a game ends. During the phase `over`, `a` holds the reason's index. */
export const END_REASONS = ['circuits', 'rounds', 'doubled', 'resignation'] as const;

/** Index of a purse in the state. */
export const purseIndex = (purse: number): number => PURSES_AT + purse;
/** Index of a player's field in the state. `what` is one of `PLAYER_FIELD`. */
export const playerFieldIndex = (seat: number, what: number): number => OWNS_AT + seat * OWNS + what;
/** Index of a space's owner code in the state. */
export const ownerIndex = (space: number): number => OWNERS_AT + space;
/** Index of a lot's number of houses in the state. */
export const housesIndex = (space: number): number => HOUSES_AT + space;
