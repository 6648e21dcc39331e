import { fail, ok, type Result } from '../lib/result.ts';
import { Rng } from '../lib/rng.ts';
import { toSentence } from '../lib/wording.ts';
import { comparisonHolds, roundResult } from './arithmetic.ts';
import { type Distribution, meanOf, standardDeviationOf } from './distribution.ts';
import { formatNode } from './format.ts';
import { poolInWords, sumOf } from './in-words.ts';
import type { DicePool, NotationError } from './notation.ts';
import { distributionOf } from './odds.ts';
import { parseDice } from './parse.ts';
import { type Roll, rollPools, rollText } from './roll.ts';
import { shareRows, type TotalRow } from './total-rows.ts';

/** Number of expressions, and of pools in all, that are compared. */
export const MAX_COMPARED = 4;

/** What is said of one expression: its rolls, or why there are none. */
export interface DiceField {
  readonly expression: string;
  /** Results as text, one for each pool. Empty without a seed. */
  readonly rolls: readonly string[];
  /** Why the expression was refused, or why it has no odds, with what would work. */
  readonly fault?: string;
}

/** The odds of one pool beside those of others. */
export interface DiceOdds {
  readonly notation: string;
  readonly words: string;
  readonly mean: number;
  readonly deviation: number;
  /** The chance of each row's totals. */
  readonly chances: readonly number[];
  /** The chance of the target that `vs` names. */
  readonly versus?: { readonly target: number; readonly chance: number };
}

/** Up to four expressions with their odds over the same totals. */
export interface DiceComparison {
  readonly fields: readonly DiceField[];
  readonly odds: readonly DiceOdds[];
  readonly rows: readonly TotalRow[];
}

interface CompareOptions {
  /** Seed of the rolls. Default: nothing is rolled. */
  readonly seed?: string | undefined;
  /** Maximum work for the odds of all expressions, in steps. */
  readonly maxSteps: number;
}

/** Rolls up to four expressions and compares their odds. Expressions that are refused leave the others alone. */
export function compareDice(expressions: readonly string[], { seed, maxSteps }: CompareOptions): DiceComparison {
  const rng = seed === undefined ? undefined : Rng.fromSeed(seed);
  const found: FoundOdds[] = [];
  const steps = Math.floor(maxSteps / Math.max(1, expressions.length));
  const fields = expressions.slice(0, MAX_COMPARED).map((expression): DiceField => {
    const pools = parseDice(expression);
    if (!pools.ok) return { expression, rolls: [], fault: notationFault(expression, pools.error) };
    const rolled = rng ? rollPools(pools.value, 1, rng) : ok([]);
    if (!rolled.ok) return { expression, rolls: [], fault: toSentence(rolled.error.message) };
    const rolls = rolled.value.map((roll, i) => rolledText(roll, pools.value[i]!));
    const odds = oddsOfPools(pools.value, MAX_COMPARED - found.length, steps);
    if (!odds.ok) return { expression, rolls, fault: `No odds here: ${toSentence(odds.error)}` };
    found.push(...odds.value);
    return { expression, rolls };
  });
  const { rows, shares } = shareRows(found.map(({ distribution }) => distribution));
  return { fields, rows, odds: found.map(({ pool, distribution }, i) => oddsOf(pool, distribution, shares[i]!)) };
}

/** A roll as text, with the sum instead of 1 or 0 where `vs` compares it. */
function rolledText(roll: Roll, pool: DicePool): string {
  return rollText({ ...roll, notation: formatNode(sumOf(pool)), total: roll.versus?.sum ?? roll.total });
}

interface FoundOdds {
  readonly pool: DicePool;
  readonly distribution: Distribution;
}

function oddsOfPools(pools: readonly DicePool[], places: number, maxSteps: number): Result<FoundOdds[], string> {
  if (pools.length > places) return fail(`at most ${MAX_COMPARED} sums of dice are compared`);
  const found: FoundOdds[] = [];
  for (const pool of pools) {
    const distribution = distributionOf({ ...pool, root: sumOf(pool) }, Math.floor(maxSteps / pools.length));
    if (!distribution.ok) return fail(distribution.error.message);
    const values = distribution.value.values.map(roundResult);
    found.push({ pool, distribution: { ...distribution.value, values } });
  }
  return ok(found);
}

function oddsOf(pool: DicePool, distribution: Distribution, chances: readonly number[]): DiceOdds {
  const { versus } = pool;
  return {
    notation: formatNode(sumOf(pool)),
    words: poolInWords(pool),
    mean: meanOf(distribution),
    deviation: standardDeviationOf(distribution),
    chances,
    ...(versus !== undefined && { versus: { target: versus, chance: chanceOfAtLeast(distribution, versus) } }),
  };
}

function chanceOfAtLeast({ values, weights, whole }: Distribution, target: number): number {
  let hits = 0;
  for (let i = 0; i < values.length; i++) if (comparisonHolds('>=', values[i]!, target)) hits += weights[i]!;
  return Math.min(1, hits / whole);
}

/** The refusal of a notation, with the place of the fault marked and what would work. */
function notationFault(text: string, { message, at, hint, readAs, kind }: NotationError): string {
  if (kind === 'limit') return toSentence(message);
  const notation = readAs ?? text;
  const place = `${notation.slice(0, at)}▸${notation.slice(at)}`;
  return `${toSentence(message)} ${readAs === undefined ? 'At' : 'Read as'} ${place}. ${hint ? toSentence(hint) : EXAMPLES}`;
}

const EXAMPLES = 'Write dice as 2d6, d20+5, 4d6kh3 or 4dF.';
