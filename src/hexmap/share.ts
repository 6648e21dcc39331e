import { hashHex } from '../lib/hash.ts';
import type { MapRequest } from './game.ts';

/** A map in one line: version of the drawing, game with options, players, size, seed. */
const SHARE = /^map1:([a-z0-9+-]{1,60}):(\d{1,2}):(\d{1,2}):([\s\S]{1,100})$/;

/** Longer seeds are told by their hash, so that a share string is one that can travel as a seed itself. */
const MOST_SEED = 40;

export const shortSeed = (seed: string): string => (seed.length > MOST_SEED ? hashHex(seed) : seed);

/** `nukes+symmetric`: the game with its options in their order. */
const gameWords = ({ game, options }: Pick<MapRequest, 'game' | 'options'>): string =>
  [game.slug, ...game.options.filter(({ slug }) => options.has(slug)).map(({ slug }) => slug)].join('+');

/** The string that makes the same map again wherever a seed is taken. */
export const shareStringOf = (request: MapRequest): string =>
  `map1:${gameWords(request)}:${request.players}:${request.size}:${request.seed}`;

export interface ParsedShare {
  readonly game: string;
  readonly players: number;
  readonly size: number;
  readonly seed: string;
}

/** What a share string says; undefined for any other seed. */
export function parseShareString(text: string): ParsedShare | undefined {
  const [, game, players, size, seed] = SHARE.exec(text) ?? [];
  return seed === undefined ? undefined : { game: game!, players: Number(players), size: Number(size), seed };
}
