/**
 * Kinds of moves, including those of chance, in the low bits of a move. The remaining bits hold its target or amount.
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

export const MOVE_KIND_CODE = Object.fromEntries(MOVE_KINDS.map((name, index) => [name, index])) as Record<
  MoveKind,
  number
>;

const BITS = 5;

export const moveOf = (kind: number, amount = 0): number => (amount << BITS) | kind;
export const kindOf = (move: number): number => move & ((1 << BITS) - 1);
export const amountOf = (move: number): number => move >> BITS;

/** Encodes two dice, the smaller first. */
export const diceOf = (one: number, other: number): number => one * 6 + other - 7;
export const smallerDie = (dice: number): number => Math.floor(dice / 6) + 1;
export const greaterDie = (dice: number): number => (dice % 6) + 1;
