import { didYouMean, joinNames } from '../../../lib/nearest.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { book, type Ground, type Unit } from './book.ts';

/** A unit type by slug or title, in any case; a failure tells all of them and the nearest. */
export const unitNamed = (text: string): Result<Unit, string> => named(text, book().units, 'unit type');

/** A terrain on which fights are fought. */
export const groundNamed = (text: string): Result<Ground, string> => named(text, book().terrains, 'terrain of fights');

interface Named {
  slug: string;
  title: string;
}

function named<Thing extends Named>(text: string, things: readonly Thing[], what: string): Result<Thing, string> {
  const asked = text.trim().toLowerCase();
  const found = things.find(({ slug, title }) => asked === slug || asked === title);
  if (found) return ok(found);
  const slugs = things.map(({ slug }) => slug);
  const guess = didYouMean(text, slugs);
  const shown = JSON.stringify(text.trim().slice(0, 60));
  return fail(`There is no ${what} ${shown}${guess ? `: ${guess}` : '.'} There are ${joinNames(slugs, 'and')}.`);
}
