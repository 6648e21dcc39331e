/** The shape of dice notation once it is read. `parse.ts` makes it, `roll.ts` and `odds.ts` give it a meaning. */

export type Operator = '+' | '-' | '*' | '/' | '%' | '^';
export const COMPARISONS = ['>=', '>', '<=', '<', '='] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** `>=5`: what a die or a total is held against. */
export interface Test {
  comparison: Comparison;
  value: number;
}

/** `kh3`: which of the ranked dice count. Several select from the same dice: what one drops stays dropped. */
export interface Selection {
  action: 'keep' | 'drop';
  end: 'high' | 'low';
  count: number;
}

/** `r1`: a die that meets the test is thrown again, once or until it doesn't. */
export interface Reroll {
  when: Test | 'lowest';
  once: boolean;
}

/** `!`: a die that meets the test brings another one. */
export interface Explosion {
  when: Test | 'highest';
  /** `!!`: the new die is added to the old one rather than standing beside it. */
  compound: boolean;
  /** `!p`: the new die counts 1 less. */
  penetrate: boolean;
  /** `!o`: one more die at most. */
  once: boolean;
}

/** What happens to dice after they are thrown. Always in this order, however it was written. */
export interface Modifiers {
  rerolls: Reroll[];
  explosion?: Explosion;
  /** `min2`: lower faces count as this. */
  min?: number;
  /** `max5`: higher faces count as this. */
  max?: number;
  selections: Selection[];
  /** `>=6`: dice are counted, not added; each that meets one of these is worth 1 … */
  successes: Test[];
  /** … `f1`: and each that meets one of these takes 1 off. */
  failures: Test[];
  /** `sa`, `sd`: the order in which dice are shown. */
  sort?: 'ascending' | 'descending';
}

interface Labelled {
  /** `[fire]`: shown beside the roll, without a meaning. */
  label?: string;
}

export interface NumberNode extends Labelled {
  kind: 'number';
  value: number;
}

export interface DiceNode extends Labelled {
  kind: 'dice';
  count: Node;
  /** A number of sides, or faces of their own: `dF`, `d{1,1,2}`. */
  sides: Node | Faces;
  modifiers: Modifiers;
}

export interface Faces {
  kind: 'faces';
  /** How they are written after the d. */
  text: string;
  values: number[];
}

/** `{4d6, 2d8}kh1`: keeps, drops or counts totals; a group of one does so with the dice inside. */
export interface GroupNode extends Labelled {
  kind: 'group';
  items: Node[];
  modifiers: Modifiers;
}

export interface NegateNode extends Labelled {
  kind: 'negate';
  of: Node;
}

export interface BinaryNode extends Labelled {
  kind: 'binary';
  operator: Operator;
  left: Node;
  right: Node;
}

export interface CallNode extends Labelled {
  kind: 'call';
  name: FunctionName;
  args: Node[];
}

export type Node = NumberNode | DiceNode | GroupNode | NegateNode | BinaryNode | CallNode;

export const FUNCTIONS = ['abs', 'ceil', 'floor', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc'] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

/** What stands between two commas. */
export interface Pool {
  /** Normalised: counts spelt out, modifiers in their order, no blanks. */
  notation: string;
  root: Node;
  /** What follows a `#`. */
  comment?: string;
}

/** Why a notation can't be read. `at` counts characters from 0. */
export interface NotationError {
  kind: 'syntax' | 'limit';
  message: string;
  at: number;
  hint?: string;
}

export const DICE_LIMITS = {
  /** characters of a notation */
  text: 500,
  pools: 50,
  /** dice of one term */
  count: 10_000,
  sides: 1_000_000_000,
  /** faces of a die that lists them */
  faces: 1_000,
  /** parentheses, braces and function calls in each other */
  nesting: 64,
  /** any number that is written */
  number: 1e12,
} as const;

export const isUnmodified = ({ rerolls, explosion, min, max, selections, successes, failures }: Modifiers): boolean =>
  !rerolls.length &&
  !explosion &&
  min === undefined &&
  max === undefined &&
  !selections.length &&
  !successes.length &&
  !failures.length;

export const countsSuccesses = ({ successes, failures }: Modifiers): boolean => successes.length + failures.length > 0;

/** The dice and groups of a tree in the order in which they are thrown. */
export function termsOf(node: Node): (DiceNode | GroupNode)[] {
  switch (node.kind) {
    case 'number':
      return [];
    case 'dice':
      return [...termsOf(node.count), ...(node.sides.kind === 'faces' ? [] : termsOf(node.sides)), node];
    case 'group':
      return [...node.items.flatMap(termsOf), node];
    case 'negate':
      return termsOf(node.of);
    case 'binary':
      return [...termsOf(node.left), ...termsOf(node.right)];
    case 'call':
      return node.args.flatMap(termsOf);
  }
}
