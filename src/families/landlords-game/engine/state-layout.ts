/** The layout of a game's state, which is one array of integers. */

/** Phases of a turn, which differ in what must be decided and who decides. */
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
/** The number of each phase. */
export const PHASE_CODE = Object.fromEntries(PHASES.map((name, index) => [name, index])) as Record<
  (typeof PHASES)[number],
  number
>;

/** Positions of single numbers in the state. The meaning of `a` to `d` depends on the phase. */
export const STATE_INDEX = { phase: 0, seat: 1, actor: 2, a: 3, b: 4, c: 5, d: 6, law: 7, round: 8 } as const;

/** Maximum number of players. The first purses in the state are the players', by seat. */
export const MAX_SEATS = 6;
/** Purses after those of the players. The bank's holds what the bank has received, less what it has paid. */
export const [TREASURY, RAILROAD_BOX, BANK] = [6, 7, 8] as const;
const PURSES = 9;
const PURSES_AT = 9;

/** Positions of a player's numbers within that player's part of the state. */
export const PLAYER_FIELD = {
  place: 0,
  circuits: 1,
  notes: 2,
  luxuries: 3,
  legacies: 4,
  education: 5,
  /** Whether the player has a railroad pass, 0 or 1. */
  pass: 6,
  /** 0 if the player is free, otherwise 1 plus the number of turns missed in jail. */
  jail: 7,
  /**
   * Whether the player is in the Poor House, 0 or 1. `place` is then the space where the circuit was interrupted, from
   * which rolls continue.
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

/** Owner number of a space without an owner. A player's owner number is the seat plus 1. */
export const NOBODY = 0;
/** Owner number of a space that was set aside while tickets were drawn. */
export const SET_ASIDE = 7;
/** Owner number of a space that the single tax has opened to everybody. */
export const FREE_FOR_ALL = 8;

/** Flags for what has already been done in this turn, held in `a` during the phase `turn`. */
export const TURN_FLAG = { borrowed: 1, repaid: 2 } as const;

/** Reasons why a game ends. `a` holds the reason's number during the phase `over`. */
export const END_REASONS = ['circuits', 'rounds', 'doubled'] as const;

/** Position of a purse in the state. */
export const purseIndex = (purse: number): number => PURSES_AT + purse;
/** Position of one of a player's fields in the state. */
export const playerFieldIndex = (seat: number, what: number): number => OWNS_AT + seat * OWNS + what;
/** Position of a space's owner number in the state. */
export const ownerIndex = (space: number): number => OWNERS_AT + space;
/** Position of a lot's number of houses in the state. */
export const housesIndex = (space: number): number => HOUSES_AT + space;
