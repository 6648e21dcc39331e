import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** Schemas of arguments that several tools share. Each `what` is the description. */

/** A short name, such as a slug, variant or table. */
export const name = (what: string) => z.string().min(1).max(LIMITS.name).describe(what);

export const text = (what: string) => z.string().max(LIMITS.text).describe(what);

/** A number of things to draw, flip or roll. */
export const count = (what: string, most: number = LIMITS.count) => z.int().min(1).max(most).describe(what);

export const names = (what: string, least = 0) =>
  z.array(z.string().min(1).max(LIMITS.name)).min(least).max(LIMITS.list).describe(what);

/** Splits `"ann, bob,cat"` into a list, trimmed and without empty items. */
export const splitByComma = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** One axial map coordinate, q or r. */
export const coordinate = (what: string) => z.int().min(-LIMITS.coordinate).max(LIMITS.coordinate).describe(what);
