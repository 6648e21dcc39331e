import { hashHex } from '../lib/hash.ts';
import type { MapRequest } from './game.ts';

/** Pattern of a share string: version of the generator, game with options, players, size, seed. */
const SHARE = /^map1:([a-z0-9+-]{1,60}):(\d{1,2}):(\d{1,2}):([\s\S]{1,100})$/;

/**
 * Maximum length of a seed in a share string. Longer seeds are replaced by their hash, so that a share string fits
 * wherever a seed is accepted.
 */
const MAX_SEED_LENGTH = 40;

/** Returns the seed, or its hash if the seed is too long. */
export const shortenSeed = (seed: string): string => (seed.length > MAX_SEED_LENGTH ? hashHex(seed) : seed);

/** Writes the game with its options in canonical order: `nukes+symmetric`. */
const gameText = ({ game, options }: Pick<MapRequest, 'game' | 'options'>): string =>
  [game.slug, ...game.options.filter(({ slug }) => options.has(slug)).map(({ slug }) => slug)].join('+');

/** Builds the share string of a map. Given as a seed, it always makes the same map. */
export const shareStringOf = (request: MapRequest): string =>
  `map1:${gameText(request)}:${request.players}:${request.size}:${request.seed}`;

/** The arguments that a share string contains. */
export interface ParsedShareString {
  readonly game: string;
  readonly players: number;
  readonly size: number;
  readonly seed: string;
}

/** Parses a share string; undefined for any other seed. */
export function parseShareString(text: string): ParsedShareString | undefined {
  const [, game, players, size, seed] = SHARE.exec(text) ?? [];
  return seed === undefined ? undefined : { game: game!, players: Number(players), size: Number(size), seed };
}
