import { oddsOf } from '../../dice/answer.ts';
import { parseDice } from '../../dice/parse.ts';
import { rollPools } from '../../dice/roll.ts';
import { drawSeed, Rng } from '../../lib/rng.ts';
import { toSentence } from '../../lib/wording.ts';
import { HTML_MEDIA_TYPE } from '../documents.ts';
import type { LazyPage, PageRedirect } from '../lazy-pages.ts';
import { DICE_ROOT, type DiceResult, dicePage, MAX_DICE_LENGTH } from './dice-page.ts';

/** Steps for the odds in a page: about ten milliseconds, as others wait for the thread. */
const MAX_STEPS = 2_000_000;

/** Returns the page of an expression. One without a seed is redirected to one with a new seed. */
export function findDicePage(path: string, query: URLSearchParams): LazyPage | PageRedirect | undefined {
  if (path !== DICE_ROOT) return undefined;
  const expression = (query.get('dice') ?? '').trim().slice(0, MAX_DICE_LENGTH);
  const seed = (query.get('seed') ?? '').slice(0, MAX_DICE_LENGTH);
  if (!expression) return page(undefined);
  if (seed) return page(resultOf(expression, seed), queryOf(expression, seed));
  return { to: `${DICE_ROOT}?${queryOf(expression, drawSeed())}`, isFresh: true };
}

const queryOf = (dice: string, seed: string): string => new URLSearchParams({ dice, seed }).toString();

const page = (result: DiceResult | undefined, query?: string): LazyPage => ({
  type: HTML_MEDIA_TYPE,
  body: dicePage(result, query),
});

function resultOf(expression: string, seed: string): DiceResult {
  const pools = parseDice(expression);
  if (!pools.ok) return { expression, fault: toSentence(pools.error.message) };
  const rolls = rollPools(pools.value, 1, Rng.fromSeed(seed));
  if (!rolls.ok) return { expression, fault: toSentence(rolls.error.message) };
  const [pool, ...others] = pools.value;
  if (others.length || pool!.versus !== undefined) return { expression, rolls: rolls.value };
  const odds = oddsOf(pool!, '>=', 0, MAX_STEPS);
  const found = odds.ok ? { odds: odds.value } : { fault: `No odds here: ${toSentence(odds.error.message)}` };
  return { expression, rolls: rolls.value, ...found };
}
