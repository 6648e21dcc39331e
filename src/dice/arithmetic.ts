import type { Comparison, FunctionName, Operator, Test } from './notation.ts';

/** What operators and functions do with numbers: one meaning for rolls and for odds. */
export const OPERATORS: Record<Operator, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
  '^': (a, b) => a ** b,
};

/** Halves are rounded up, away from nothing: round(2.5) is 3, round(-2.5) is -2, as everywhere in JavaScript. */
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

const HOLDS: Record<Comparison, (value: number, target: number) => boolean> = {
  '>=': (value, target) => value >= target,
  '>': (value, target) => value > target,
  '<=': (value, target) => value <= target,
  '<': (value, target) => value < target,
  '=': (value, target) => value === target,
};

export const comparisonHolds = (comparison: Comparison, value: number, target: number): boolean =>
  HOLDS[comparison](value, target);

export const meetsTest = (value: number, { comparison, value: target }: Test): boolean =>
  HOLDS[comparison](value, target);

export const meetsAnyTest = (value: number, tests: readonly Test[]): boolean =>
  tests.some((test) => meetsTest(value, test));

/** Why dice that can be read can't be rolled, or why their odds can't be told. */
export class DiceFault extends Error {
  readonly kind: 'impossible' | 'limit';

  constructor(kind: 'impossible' | 'limit', message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Beyond, squares of results are no numbers any more, and deviations with them. */
const MAX_RESULT = 1e100;

/**
 * A result as it is told: 0.1 + 0.2 is 0.3, and -0 is 0. Twelve digits are more than dice can mean and fewer than
 * doubles can hold.
 */
export function roundResult(value: number): number {
  if (Number.isSafeInteger(value)) return value === 0 ? 0 : value;
  // the usual fractions: writing digits and reading them again takes ten times as long
  if (value > -1_000 && value < 1_000) return Math.round(value * 1e12) / 1e12 || 0;
  if (!Number.isFinite(value))
    throw new DiceFault(
      'impossible',
      'the result is no number: something is divided by 0, or a root is taken of less than 0',
    );
  if (Math.abs(value) > MAX_RESULT) {
    throw new DiceFault('impossible', `the result is too large, numbers up to ${MAX_RESULT} are told`);
  }
  return Number(value.toPrecision(12));
}
