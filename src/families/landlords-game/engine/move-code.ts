/**
 * Kinds of moves, including those of chance. The low bits of an encoded move hold its kind, the others its target or
 * amount.
 */
export const MOVE_KINDS = [
  'roll',
  'fine',
  'borrow',
  'repay',
  'build',
  'vote',
  'buy',
  'decline',
  'rent',
  'forward',
  'back',
  'railroad',
  'bid',
  'pass',
  'take',
  'leave',
  'speculate',
  'refuse',
  'ticket',
  'dice',
  'card',
] as const;
/** One of `MOVE_KINDS`. */
export type MoveKind = (typeof MOVE_KINDS)[number];

/** The number of each kind of move. */
export const MOVE_KIND_CODE = Object.fromEntries(MOVE_KINDS.map((name, index) => [name, index])) as Record<
  MoveKind,
  number
>;

const BITS = 5;

/** Encodes a move of a kind, with its target or amount. */
export const encodeMove = (kind: number, amount = 0): number => (amount << BITS) | kind;
/** The kind of an encoded move. */
export const kindOf = (move: number): number => move & ((1 << BITS) - 1);
/** The target or amount of an encoded move. */
export const amountOf = (move: number): number => move >> BITS;

/** Encodes a roll of two dice as one number. The smaller die comes first. */
export const diceOf = (one: number, other: number): number => one * 6 + other - 7;
/** The smaller die of an encoded roll. */
export const smallerDie = (dice: number): number => Math.floor(dice / 6) + 1;
/** The greater die of an encoded roll. */
export const greaterDie = (dice: number): number => (dice % 6) + 1;
