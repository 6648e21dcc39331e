import { findByName } from '../../../lib/match-name.ts';
import { didYouMean, joinNames } from '../../../lib/nearest.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { type FightTerrain, nukesRuleBook, type Unit } from './book.ts';

/** Finds a type of unit by slug or title, in any spelling. The error suggests the nearest name and lists all. */
export const findUnit = (text: string): Result<Unit, string> => findNamed(text, nukesRuleBook().units, 'unit type');

/** Finds a terrain by slug or title, in any spelling. The error suggests the nearest name and lists all. */
export const findFightTerrain = (text: string): Result<FightTerrain, string> =>
  findNamed(text, nukesRuleBook().terrains, 'terrain of fights');

interface Named {
  slug: string;
  title: string;
}

function findNamed<Thing extends Named>(text: string, things: readonly Thing[], what: string): Result<Thing, string> {
  const found = findByName(things, text, ({ slug, title }) => [slug, title]);
  if (found) return ok(found);
  const slugs = things.map(({ slug }) => slug);
  const guess = didYouMean(text, slugs);
  const shown = JSON.stringify(text.trim().slice(0, 60));
  return fail(`There is no ${what} ${shown}${guess ? `: ${guess}` : '.'} There are ${joinNames(slugs, 'and')}.`);
}
