import type { OddsKind } from './odds-kind.ts';

/** Path of the page that rolls dice. */
export const DICE_ROOT = '/dice';

/** Maximum length of an expression in an address. */
export const MAX_DICE_LENGTH = 100;

/** What the address of a page of dice says. Without a seed, each visit gets dice of its own. */
export interface DiceAddress {
  readonly expressions: readonly string[];
  readonly kind?: OddsKind;
  readonly seed?: string | undefined;
}

/** The address of a page of dice. Each set of expressions has one. */
export function dicePath({ expressions, kind = 'exactly', seed }: DiceAddress): string {
  if (!expressions.length) return DICE_ROOT;
  const query = new URLSearchParams(expressions.map((expression) => ['dice', expression]));
  if (kind !== 'exactly') query.set('chance', kind);
  if (seed !== undefined) query.set('seed', seed);
  return `${DICE_ROOT}?${query}`;
}
