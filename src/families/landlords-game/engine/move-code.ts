/**
 * Kinds of moves, including those of chance. The low bits of an encoded move hold the kind, the others a target or an
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
export type MoveKind = (typeof MOVE_KINDS)[number];

/** Code that stands for each kind of move. */
export const MOVE_KIND_CODE = Object.fromEntries(MOVE_KINDS.map((name, index) => [name, index])) as Record<
  MoveKind,
  number
>;

const BITS = 5;

/** Encodes a move. `amount` is its target or amount, as the kind requires. */
export const encodeMove = (kind: number, amount = 0): number => (amount << BITS) | kind;
/** The kind of an encoded move. */
export const moveKindOf = (move: number): number => move & ((1 << BITS) - 1);
/** The target or amount of an encoded move. */
export const moveAmountOf = (move: number): number => move >> BITS;

/** Encodes a roll of two dice as one number. `one` is the smaller die. */
export const encodeDice = (one: number, other: number): number => one * 6 + other - 7;
/** The smaller die of an encoded roll, 1 to 6. */
export const smallerDie = (dice: number): number => Math.floor(dice / 6) + 1;
/** The greater die of an encoded roll, 1 to 6. */
export const greaterDie = (dice: number): number => (dice % 6) + 1;
