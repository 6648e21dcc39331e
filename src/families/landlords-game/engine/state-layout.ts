/** The layout of a game's state, which is one array of integers. */

/** The phases of a turn: what is to be decided, and by whom. */
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
export const PHASE_CODE = Object.fromEntries(PHASES.map((name, index) => [name, index])) as Record<
  (typeof PHASES)[number],
  number
>;

/** Indices of single numbers; `a` to `d` have another meaning in each phase. */
export const STATE_INDEX = { phase: 0, seat: 1, actor: 2, a: 3, b: 4, c: 5, d: 6, law: 7, round: 8 } as const;

/**
 * Purses: first those of the players by seat, then these. The bank's holds what it has received less what it has paid.
 */
export const MAX_SEATS = 6;
export const [TREASURY, RAILROAD_BOX, BANK] = [6, 7, 8] as const;
const PURSES = 9;
const PURSES_AT = 9;

/** Offsets in the fields of a player. */
export const PLAYER_FIELD = {
  place: 0,
  circuits: 1,
  notes: 2,
  luxuries: 3,
  legacies: 4,
  education: 5,
  /** Whether the player has a railroad pass, 0 or 1. */
  pass: 6,
  /** 0 if free, else turns missed in jail plus 1. */
  jail: 7,
  /**
   * Whether the player is in the Poor House, 0 or 1. `place` is where the circuit broke off; rolls continue from there.
   */
  poor: 8,
  /** Number of turns to miss. */
  skip: 9,
  vote: 10,
} as const;
const OWNS = 11;
const OWNS_AT = PURSES_AT + PURSES;

const OWNERS_AT = OWNS_AT + MAX_SEATS * OWNS;
const HOUSES_AT = OWNERS_AT + 40;
export const STATE_SIZE = HOUSES_AT + 40;

/**
 * Owners of spaces: nobody, a seat plus 1, set aside while tickets are drawn, or free for everybody by the single tax.
 */
export const NOBODY = 0;
export const SET_ASIDE = 7;
export const FREE_FOR_ALL = 8;

/** Flags for what was already done in this turn: in `a` of the phase `turn`. */
export const TURN_FLAG = { borrowed: 1, repaid: 2 } as const;

/** Reasons for the end of the game: in `a` of the phase `over`. */
export const END_REASONS = ['circuits', 'rounds', 'doubled'] as const;

export const purseIndex = (purse: number): number => PURSES_AT + purse;
export const playerFieldIndex = (seat: number, what: number): number => OWNS_AT + seat * OWNS + what;
export const ownerIndex = (space: number): number => OWNERS_AT + space;
export const housesIndex = (space: number): number => HOUSES_AT + space;
