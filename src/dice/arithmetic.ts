import type { Comparison, ComparisonTest, FunctionName, Operator } from './notation.ts';

/** Functions that compute the operators of dice notation, shared by rolls and odds. */
export const OPERATOR_FUNCTIONS: Record<Operator, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
  '^': (a, b) => a ** b,
};

/**
 * Functions that compute the named functions of dice notation. `round` rounds halves up, as in JavaScript: round(2.5)
 * is 3, round(-2.5) is -2.
 */
export const FUNCTIONS_BY_NAME: Record<FunctionName, (...values: number[]) => number> = {
  abs: Math.abs,
  ceil: Math.ceil,
  floor: Math.floor,
  max: Math.max,
  min: Math.min,
  round: Math.round,
  sign: Math.sign,
  sqrt: Math.sqrt,
  trunc: Math.trunc,
};

const COMPARISON_TESTS: Record<Comparison, (value: number, target: number) => boolean> = {
  '>=': (value, target) => value >= target,
  '>': (value, target) => value > target,
  '<=': (value, target) => value <= target,
  '<': (value, target) => value < target,
  '=': (value, target) => value === target,
};

/** Whether a comparison of `value` with `target`, such as `5 >= 3`, is true. */
export const comparisonHolds = (comparison: Comparison, value: number, target: number): boolean =>
  COMPARISON_TESTS[comparison](value, target);

/** Whether a value meets a test such as `>=5`. */
export const meetsTest = (value: number, { comparison, value: target }: ComparisonTest): boolean =>
  COMPARISON_TESTS[comparison](value, target);

/** Whether a value meets at least one of the tests. */
export const meetsAnyTest = (value: number, tests: readonly ComparisonTest[]): boolean =>
  tests.some((test) => meetsTest(value, test));

/** Error for dice with valid notation that cannot be rolled, or whose odds cannot be computed. */
export class DiceFault extends Error {
  readonly kind: 'impossible' | 'limit';

  constructor(kind: 'impossible' | 'limit', message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Largest result. The square of a larger one, which the standard deviation needs, could overflow. */
const MAX_RESULT = 1e100;

/**
 * Rounds a result to hide floating-point errors: 0.1 + 0.2 becomes 0.3, and -0 becomes 0. Keeps twelve digits, which is
 * enough for dice and within the precision of a double. Throws a DiceFault if the result is not finite or too large.
 */
export function roundResult(value: number): number {
  if (Number.isSafeInteger(value)) return value === 0 ? 0 : value;
  // Fast path for common fractions, because `toPrecision` takes ten times as long.
  if (value > -1_000 && value < 1_000) return Math.round(value * 1e12) / 1e12 || 0;
  if (!Number.isFinite(value))
    throw new DiceFault(
      'impossible',
      'the result is no number: something is divided by 0, or a root is taken of less than 0',
    );
  if (Math.abs(value) > MAX_RESULT) {
    throw new DiceFault('impossible', `the result must be at most ${MAX_RESULT}`);
  }
  return Number(value.toPrecision(12));
}
