/** An arithmetic operator of dice notation. */
export type Operator = '+' | '-' | '*' | '/' | '%' | '^';
export const COMPARISON_OPERATORS = ['>=', '>', '<=', '<', '='] as const;
export type Comparison = (typeof COMPARISON_OPERATORS)[number];

/** A test of a die or a total, such as `>=5`. */
export interface ComparisonTest {
  comparison: Comparison;
  value: number;
}

/**
 * A choice of the ranked dice that count, such as `kh3`. Several selections apply to the same dice; a die that any of
 * them drops is dropped.
 */
export interface Selection {
  action: 'keep' | 'drop';
  end: 'high' | 'low';
  count: number;
}

/**
 * A reroll such as `r1`: a die that meets the test is rolled again, either once or until it no longer meets the test.
 */
export interface Reroll {
  when: ComparisonTest | 'lowest';
  once: boolean;
}

/** An explosion, written `!`: a die that meets the test adds another die. */
export interface Explosion {
  when: ComparisonTest | 'highest';
  /** `!!`: the value of the new die is added to the old die instead of counting separately. */
  compound: boolean;
  /** `!p`: the new die counts 1 less than it shows. */
  penetrate: boolean;
  /** `!o`: the new die cannot explode. */
  once: boolean;
}

/** Modifiers of a dice term. They are always applied in this order, whatever their order in the notation. */
export interface Modifiers {
  rerolls: Reroll[];
  explosion?: Explosion;
  /** `min2`: lower faces count as this value. */
  min?: number;
  /** `max5`: higher faces count as this value. */
  max?: number;
  selections: Selection[];
  /** `>=6`: success tests. Dice are counted instead of added; each die that meets one of these tests is worth 1. */
  successes: ComparisonTest[];
  /** `f1`: failure tests, used together with success tests. Each die that meets one of these is worth -1. */
  failures: ComparisonTest[];
  /** `sa` or `sd`: sorts the dice in the answer, ascending or descending. */
  sort?: 'ascending' | 'descending';
}

interface Labelled {
  /** `[fire]`: shown beside the roll, without effect. */
  label?: string;
}

export interface NumberNode extends Labelled {
  kind: 'number';
  value: number;
}

/** A dice term such as `4d6kh3`. The number of dice and of sides may be expressions. */
export interface DiceNode extends Labelled {
  kind: 'dice';
  count: NotationNode;
  /** The number of sides, or a list of faces: `dF`, `d{1,1,2}`. */
  sides: NotationNode | FaceList;
  modifiers: Modifiers;
}

/** The faces of a die that lists them. */
export interface FaceList {
  kind: 'faces';
  /** The notation after the d. */
  text: string;
  values: number[];
}

/**
 * A group such as `{4d6, 2d8}kh1`: its totals are kept, dropped or counted. In a group with only one item, the single
 * dice are.
 */
export interface GroupNode extends Labelled {
  kind: 'group';
  items: NotationNode[];
  modifiers: Modifiers;
}

/** The negative of an expression, written `-x`. */
export interface NegateNode extends Labelled {
  kind: 'negate';
  of: NotationNode;
}

/** An operation on two expressions, such as `a + b`. */
export interface BinaryNode extends Labelled {
  kind: 'binary';
  operator: Operator;
  left: NotationNode;
  right: NotationNode;
}

/** A function call, such as `max(a, b)`. */
export interface CallNode extends Labelled {
  kind: 'call';
  name: FunctionName;
  args: NotationNode[];
}

/** A part of the syntax tree of dice notation. `parse.ts` builds the tree; `roll.ts` and `odds.ts` evaluate it. */
export type NotationNode = NumberNode | DiceNode | GroupNode | NegateNode | BinaryNode | CallNode;

export const FUNCTION_NAMES = ['abs', 'ceil', 'floor', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc'] as const;
export type FunctionName = (typeof FUNCTION_NAMES)[number];

/** A part of the notation between commas. Each pool is rolled on its own. */
export interface DicePool {
  /** Normalised notation, with explicit dice counts, modifiers in a fixed order and no blanks. */
  notation: string;
  root: NotationNode;
  /** The text after `#`. */
  comment?: string;
  /** The number that the total is compared with: 17 in `1d20+5 vs 17`. The total is then 1 or 0. */
  versus?: number;
}

/** Why a notation cannot be parsed. */
export interface NotationError {
  kind: 'syntax' | 'limit';
  message: string;
  /** Index of the character, from 0, in `readAs` or else in the text itself. */
  at: number;
  /** The notation after translating words; absent if the text has none. */
  readAs?: string;
  hint?: string;
}

/** Largest values accepted in dice notation. */
export const DICE_LIMITS = {
  /** Number of characters of a notation. */
  text: 500,
  pools: 50,
  /** Number of dice in one term. */
  count: 10_000,
  /** Number of dice in one call, over all pools and repetitions, with those that rerolls and explosions add. */
  dicePerCall: 100_000,
  sides: 1_000_000_000,
  /** Number of faces of a die that lists them. */
  faces: 1_000,
  /** Number of nested levels of parentheses, braces and function calls. */
  nesting: 64,
  /** Largest number in a notation. */
  number: 1e12,
} as const;

/** Whether dice have no modifiers that affect the result. */
export const isUnmodified = ({ rerolls, explosion, min, max, selections, successes, failures }: Modifiers): boolean =>
  !rerolls.length &&
  !explosion &&
  min === undefined &&
  max === undefined &&
  !selections.length &&
  !successes.length &&
  !failures.length;

/** Whether dice are counted as successes and failures instead of added. */
export const countsSuccesses = ({ successes, failures }: Modifiers): boolean => successes.length + failures.length > 0;

/** The dice terms and groups of a syntax tree, in the order in which they are rolled. */
export function dicePartsOf(node: NotationNode): (DiceNode | GroupNode)[] {
  switch (node.kind) {
    case 'number':
      return [];
    case 'dice':
      return [...dicePartsOf(node.count), ...(node.sides.kind === 'faces' ? [] : dicePartsOf(node.sides)), node];
    case 'group':
      return [...node.items.flatMap(dicePartsOf), node];
    case 'negate':
      return dicePartsOf(node.of);
    case 'binary':
      return [...dicePartsOf(node.left), ...dicePartsOf(node.right)];
    case 'call':
      return node.args.flatMap(dicePartsOf);
  }
}
