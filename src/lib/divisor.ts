/** Greatest common divisor of two whole numbers of at least 0. If one of them is 0, the result is the other. */
export function greatestCommonDivisor(a: number, b: number): number {
  while (b) [a, b] = [b, a % b];
  return a;
}

/** Least common multiple of two whole numbers of at least 1. */
export const leastCommonMultiple = (a: number, b: number): number => (a / greatestCommonDivisor(a, b)) * b;
