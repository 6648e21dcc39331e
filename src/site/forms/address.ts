import { isValidSeed } from '../../tools/context.ts';
import type { PageRedirect } from '../lazy-pages.ts';

/** The parameters of an address, in their order. Those without a value, or with an empty one, are omitted. */
export type Parameters = readonly (readonly [name: string, value: string | number | undefined])[];

/** Makes the address of a page from its path and parameters. */
export function addressOf(path: string, parameters: Parameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of parameters) if (value !== undefined && value !== '') query.append(name, String(value));
  return query.size ? `${path}?${query}` : path;
}

/**
 * Returns the redirect to the one address of a page; undefined if the request came by it. `isFresh` says that something
 * in the address was drawn now.
 */
export function redirectTo(
  path: string,
  query: URLSearchParams,
  parameters: Parameters,
  isFresh = false,
): PageRedirect | undefined {
  const address = addressOf(path, parameters);
  return address === addressOf(path, [...query]) ? undefined : { to: address, isFresh };
}

/** Reads the seed of an address; undefined if there is none that tools accept too. */
export function seedIn(query: URLSearchParams): string | undefined {
  const seed = query.get('seed') ?? '';
  return isValidSeed(seed) ? seed : undefined;
}

/** The whole numbers that an address may hold. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly usual: number;
  /** Whether a number beyond the bounds becomes the usual one, as a typing mistake. Default: the nearest bound. */
  readonly isStrict?: boolean;
}

/** Reads a whole number between bounds. Other texts become the usual number. */
export function numberIn(query: URLSearchParams, name: string, { min, max, usual, isStrict }: NumberRange): number {
  const text = (query.get(name) ?? '').trim();
  if (!/^\d{1,9}$/.test(text)) return usual;
  const nearest = Math.min(max, Math.max(min, Number(text)));
  return isStrict && nearest !== Number(text) ? usual : nearest;
}

/** Reads one of several words; any other text becomes the usual one. */
export const wordIn = <Word extends string>(
  query: URLSearchParams,
  name: string,
  words: readonly Word[],
  usual: Word,
): Word => words.find((word) => word === query.get(name)) ?? usual;
