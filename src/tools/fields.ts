import { z } from 'zod';
import { CALL_LIMITS } from './limits.ts';

/** Schemas of arguments that several tools have. `what` is the description of the argument. */

/** Makes the schema for a short name, such as a slug, variant or table. `what` is its description. */
export const nameField = (what: string) => z.string().min(1).max(CALL_LIMITS.name).describe(what);

/** Makes the schema for a free text. `what` is its description. */
export const textField = (what: string) => z.string().max(CALL_LIMITS.text).describe(what);

/** Makes the schema for a number of things to draw, flip or roll. `what` is its description. */
export const countField = (what: string, most: number = CALL_LIMITS.count) => z.int().min(1).max(most).describe(what);

/** Makes the schema for a list of names. `what` is its description, `least` the minimum length. */
export const namesField = (what: string, least = 0) =>
  z.array(z.string().min(1).max(CALL_LIMITS.name)).min(least).max(CALL_LIMITS.list).describe(what);

/** Makes the schema for one axial coordinate on a map, q or r. `what` is its description. */
export const coordinateField = (what: string) =>
  z.int().min(-CALL_LIMITS.coordinate).max(CALL_LIMITS.coordinate).describe(what);
