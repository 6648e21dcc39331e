/** Both numbers are whole and at least 0. With 0, the result is the other number. */
export function greatestCommonDivisor(a: number, b: number): number {
  while (b) [a, b] = [b, a % b];
  return a;
}

/** Both numbers are whole and at least 1. */
export const leastCommonMultiple = (a: number, b: number): number => (a / greatestCommonDivisor(a, b)) * b;
