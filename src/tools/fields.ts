import { z } from 'zod';
import { CALL_LIMITS } from './limits.ts';

/** Schemas of arguments that several tools share. Each `what` is the description. */

/** A short name, such as a slug, variant or table. */
export const nameField = (what: string) => z.string().min(1).max(CALL_LIMITS.name).describe(what);

export const textField = (what: string) => z.string().max(CALL_LIMITS.text).describe(what);

/** A number of things to draw, flip or roll. */
export const countField = (what: string, most: number = CALL_LIMITS.count) => z.int().min(1).max(most).describe(what);

export const namesField = (what: string, least = 0) =>
  z.array(z.string().min(1).max(CALL_LIMITS.name)).min(least).max(CALL_LIMITS.list).describe(what);

/** Splits `"ann, bob,cat"` into a list, trimmed and without empty items. */
export const splitByComma = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** One axial map coordinate, q or r. */
export const coordinateField = (what: string) =>
  z.int().min(-CALL_LIMITS.coordinate).max(CALL_LIMITS.coordinate).describe(what);
