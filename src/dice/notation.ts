/** Syntax tree of dice notation. `parse.ts` builds it; `roll.ts` and `odds.ts` evaluate it. */

export type Operator = '+' | '-' | '*' | '/' | '%' | '^';
export const COMPARISON_OPERATORS = ['>=', '>', '<=', '<', '='] as const;
export type Comparison = (typeof COMPARISON_OPERATORS)[number];

/** `>=5`: a test of a die or a total. */
export interface ComparisonTest {
  comparison: Comparison;
  value: number;
}

/**
 * `kh3`: which of the ranked dice count. Several selections apply to the same dice: one die dropped by any is dropped.
 */
export interface Selection {
  action: 'keep' | 'drop';
  end: 'high' | 'low';
  count: number;
}

/** `r1`: a die that meets the test is rerolled, once or until it does not meet it. */
export interface Reroll {
  when: ComparisonTest | 'lowest';
  once: boolean;
}

/** `!`: a die that meets the test adds another die. */
export interface Explosion {
  when: ComparisonTest | 'highest';
  /** `!!`: the new die is added to the value of the old one instead of counting as a separate die. */
  compound: boolean;
  /** `!p`: the new die counts 1 less. */
  penetrate: boolean;
  /** `!o`: the new die cannot explode. */
  once: boolean;
}

/** What happens to dice after the roll. Always applied in this order, whatever the order in the notation. */
export interface Modifiers {
  rerolls: Reroll[];
  explosion?: Explosion;
  /** `min2`: lower faces count as this. */
  min?: number;
  /** `max5`: higher faces count as this. */
  max?: number;
  selections: Selection[];
  /** `>=6`: dice are counted instead of added; each that meets one of these tests is worth 1 … */
  successes: ComparisonTest[];
  /** … `f1`: and each that meets one of these tests is worth -1. */
  failures: ComparisonTest[];
  /** `sa`, `sd`: the order in which dice are shown. */
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

export interface DiceNode extends Labelled {
  kind: 'dice';
  count: NotationNode;
  /** A number of sides, or listed faces: `dF`, `d{1,1,2}`. */
  sides: NotationNode | FaceList;
  modifiers: Modifiers;
}

export interface FaceList {
  kind: 'faces';
  /** Notation after the d. */
  text: string;
  values: number[];
}

/** `{4d6, 2d8}kh1`: keeps, drops or counts totals. A group with one item does so with the dice inside. */
export interface GroupNode extends Labelled {
  kind: 'group';
  items: NotationNode[];
  modifiers: Modifiers;
}

export interface NegateNode extends Labelled {
  kind: 'negate';
  of: NotationNode;
}

export interface BinaryNode extends Labelled {
  kind: 'binary';
  operator: Operator;
  left: NotationNode;
  right: NotationNode;
}

export interface CallNode extends Labelled {
  kind: 'call';
  name: FunctionName;
  args: NotationNode[];
}

export type NotationNode = NumberNode | DiceNode | GroupNode | NegateNode | BinaryNode | CallNode;

export const FUNCTION_NAMES = ['abs', 'ceil', 'floor', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc'] as const;
export type FunctionName = (typeof FUNCTION_NAMES)[number];

/** Part of a notation between commas, which is rolled on its own. */
export interface Pool {
  /** Normalised: explicit counts, modifiers in order, no blanks. */
  notation: string;
  root: NotationNode;
  /** Text after `#`. */
  comment?: string;
}

/** Why a notation cannot be parsed. `at`: index of the character, from 0. */
export interface NotationError {
  kind: 'syntax' | 'limit';
  message: string;
  at: number;
  hint?: string;
}

export const DICE_LIMITS = {
  /** Characters of a notation. */
  text: 500,
  pools: 50,
  /** Dice of one term. */
  count: 10_000,
  sides: 1_000_000_000,
  /** Faces of a die that lists them. */
  faces: 1_000,
  /** Levels of nested parentheses, braces and function calls. */
  nesting: 64,
  /** Largest number in a notation. */
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

/** The dice and groups of a tree, in the order in which they are rolled. */
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
