import { z } from 'zod';
import { CALL_LIMITS } from './limits.ts';

/** Schemas of arguments that several tools share. Each `what` is the description. */

/** Makes the schema of a short name, such as a slug, variant or table. `what` is the description. */
export const nameField = (what: string) => z.string().min(1).max(CALL_LIMITS.name).describe(what);

/** Makes the schema of a free text. */
export const textField = (what: string) => z.string().max(CALL_LIMITS.text).describe(what);

/** Makes the schema of a number of things to draw, flip or roll. */
export const countField = (what: string, most: number = CALL_LIMITS.count) => z.int().min(1).max(most).describe(what);

/** Makes the schema of a list of names. */
export const namesField = (what: string, least = 0) =>
  z.array(z.string().min(1).max(CALL_LIMITS.name)).min(least).max(CALL_LIMITS.list).describe(what);

/** Splits `"ann, bob,cat"` into a list, trimmed and without empty items. */
export const splitByComma = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Makes the schema of one axial map coordinate, q or r. */
export const coordinateField = (what: string) =>
  z.int().min(-CALL_LIMITS.coordinate).max(CALL_LIMITS.coordinate).describe(what);
