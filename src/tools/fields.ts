import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** Arguments that several tools share, so that one thing has one schema. */

/** A short name: a slug, a variant, a table … */
export const name = (what: string) => z.string().min(1).max(LIMITS.name).describe(what);

export const text = (what: string) => z.string().max(LIMITS.text).describe(what);

/** How many things to draw, flip or roll. */
export const count = (what: string, most: number = LIMITS.count) => z.int().min(1).max(most).describe(what);

export const names = (what: string, least = 0) =>
  z.array(z.string().min(1).max(LIMITS.name)).min(least).max(LIMITS.list).describe(what);

/** `"ann, bob,cat"` as a list; blanks around a name and empty places do not count. */
export const splitByComma = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** An axial map coordinate. */
export const coordinate = (what: string) => z.int().min(-LIMITS.coordinate).max(LIMITS.coordinate).describe(what);
