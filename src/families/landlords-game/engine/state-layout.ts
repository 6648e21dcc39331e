/** All that changes in a game, as one row of integers. */

/** What is left to be decided, and by whom. */
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
export const PHASE = Object.fromEntries(PHASES.map((name, index) => [name, index])) as Record<
  (typeof PHASES)[number],
  number
>;

/** Where the parts of the row are; `a` to `d` mean something of their own in each phase. */
export const AT = { phase: 0, seat: 1, actor: 2, a: 3, b: 4, c: 5, d: 6, law: 7, round: 8 } as const;

/** Purses: those of the players by seat, and then these. The bank's is what it has taken in, less what it gave out. */
export const MAX_SEATS = 6;
export const [TREASURY, RAILROAD_BOX, BANK] = [6, 7, 8] as const;
const PURSES = 9;
const PURSES_AT = 9;

/** What is kept of each player. */
export const FIELD = {
  place: 0,
  circuits: 1,
  notes: 2,
  luxuries: 3,
  legacies: 4,
  education: 5,
  /** A railroad pass. */
  pass: 6,
  /** 0 when free, else turns missed in jail and 1. */
  jail: 7,
  /** In the Poor House; `place` is where the round broke off, and throws go on from there. */
  poor: 8,
  /** Turns to be missed. */
  skip: 9,
  vote: 10,
} as const;
const OWNS = 11;
const OWNS_AT = PURSES_AT + PURSES;

const OWNERS_AT = OWNS_AT + MAX_SEATS * OWNS;
const HOUSES_AT = OWNERS_AT + 40;
export const STATE_SIZE = HOUSES_AT + 40;

/** Owners of spaces: nobody, a seat and 1, set aside while tickets are drawn, or free for all by the single tax. */
export const NOBODY = 0;
export const SET_ASIDE = 7;
export const FREE = 8;

/** Marks of what was done in this turn already: in `a` of the phase `turn`. */
export const TURN_MARK = { borrowed: 1, repaid: 2 } as const;

/** Why the game is over: in `a` of the phase `over`. */
export const END_REASONS = ['circuits', 'rounds', 'doubled'] as const;

export const purseAt = (purse: number): number => PURSES_AT + purse;
export const fieldAt = (seat: number, what: number): number => OWNS_AT + seat * OWNS + what;
export const ownerAt = (space: number): number => OWNERS_AT + space;
export const housesAt = (space: number): number => HOUSES_AT + space;
