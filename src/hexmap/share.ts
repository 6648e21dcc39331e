import { hashHex } from '../lib/hash.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { MapRequest } from './game.ts';
import { MAP_GAMES } from './games.ts';

/** Share string: version of the generator with a checksum, game with options, players, size, seed. */
const SHARE = /^map1-([0-9a-f]{6}):([a-z0-9+-]{1,60}):(\d{1,2}):(\d{1,2}):([\s\S]{1,100})$/;

/** Share string of earlier releases, without a checksum. Its seed must be as a header can carry it. */
const UNCHECKED_SHARE = /^map1:([a-z0-9+-]{1,60}):(\d{1,2}):(\d{1,2}):([\x21-\x7e][\x20-\x7e]{0,99})$/;

/**
 * Maximum length of a seed in a share string. Longer seeds are replaced by their hash, so that a share string fits
 * wherever a seed is accepted.
 */
const MAX_SEED_LENGTH = 40;

/** Returns the seed, or its hash if the seed is too long. */
export const shortenSeed = (seed: string): string => (seed.length > MAX_SEED_LENGTH ? hashHex(seed) : seed);

/** Writes a game with its options in canonical order: `nukes+symmetric`. */
export const gameText = ({ game, options }: Pick<MapRequest, 'game' | 'options'>): string =>
  [game.slug, ...game.options.filter(({ slug }) => options.has(slug)).map(({ slug }) => slug)].join('+');

const factsText = (request: MapRequest): string =>
  `${gameText(request)}:${request.players}:${request.size}:${request.seed}`;

/** The text from which the random generator of a map is made. The same map must always have the same one. */
export const mapKeyOf = (request: MapRequest): string => `map1:${factsText(request)}`;

/** Checksum that reveals a damaged share string: 6 hexadecimal digits. */
const checksumOf = (facts: string): string => hashHex(`map1:${facts}`).slice(0, 6);

/** Builds the share string of a map. Given as a seed, it always makes the same map. */
export const shareStringOf = (request: MapRequest): string => {
  const facts = factsText(request);
  return `map1-${checksumOf(facts)}:${facts}`;
};

/** The arguments that a share string contains. */
export interface ParsedShareString {
  readonly game: string;
  readonly players: number;
  readonly size: number;
  readonly seed: string;
}

/**
 * Reads a share string and repairs it where its checksum proves the repair. Undefined for any other seed; fails if the
 * text looks like a share string but is damaged.
 */
export function readShareString(text: string): Result<ParsedShareString | undefined, string> {
  if (!looksShared(text)) return ok(undefined);
  for (const candidate of repairsOf(text)) {
    const shared = parseChecked(candidate);
    if (shared) return ok(shared);
  }
  // Without a checksum, only what surrounds the share string can be removed safely.
  const [unchecked] = [text.trim(), unquote(text)].flatMap((candidate) => parseUnchecked(candidate) ?? []);
  return unchecked
    ? ok(unchecked)
    : fail(`\`seed\` looks like a share string, but is damaged: "${text.slice(0, 120)}".`);
}

function parseChecked(text: string): ParsedShareString | undefined {
  const [, checksum, game, players, size, seed] = SHARE.exec(text) ?? [];
  if (seed === undefined || checksumOf(text.slice(text.indexOf(':') + 1)) !== checksum) return undefined;
  return { game: game!, players: Number(players), size: Number(size), seed };
}

function parseUnchecked(text: string): ParsedShareString | undefined {
  const [, game, players, size, seed] = UNCHECKED_SHARE.exec(text) ?? [];
  // A quote or a blank at the end is more likely damage than part of the seed.
  if (seed === undefined || QUOTES.includes(seed.at(-1)!) || seed.endsWith(' ')) return undefined;
  return { game: game!, players: Number(players), size: Number(size), seed };
}

const QUOTES = '"\'`“”„‘’«»';

/** Characters that texts put around a share string. */
const WRAPPERS = `${QUOTES}<>()[]{}.,;: \t\n\r\u00a0`;

const unquote = (text: string): string => {
  const inner = text.trim();
  return inner.length > 1 && QUOTES.includes(inner[0]!) && QUOTES.includes(inner.at(-1)!) ? inner.slice(1, -1) : inner;
};

function unwrap(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && WRAPPERS.includes(text[start]!)) start++;
  while (end > start && WRAPPERS.includes(text[end - 1]!)) end--;
  return text.slice(start, end);
}

const decoded = (text: string): string => text.replace(/%3a/gi, ':').replace(/%2b/gi, '+').replace(/%20/g, ' ');

/** What a damaged share string may have been, the most faithful first. */
function repairsOf(text: string): string[] {
  const whole = [text, decoded(text)].flatMap((one) => [one, one.trim(), unwrap(one)]);
  const withoutBlanks = whole.flatMap((one) => [
    one
      .split(':')
      .map((part) => part.trim())
      .join(':'),
    one.replace(/\s/g, ''),
  ]);
  const repairs = [...whole, ...withoutBlanks];
  return [...repairs, ...repairs.map((one) => one.toLowerCase())];
}

/** Whether a text was probably a share string: it has the version in front, or a game with two numbers. */
function looksShared(text: string): boolean {
  const parts = unwrap(decoded(text).replace(/\s/g, '')).toLowerCase().split(':');
  if (/^map\d{1,3}-[0-9a-f]{0,6}$/.test(parts[0]!)) return true;
  if (parts.length > 1 && /^map\d{1,3}(?:-|$)/.test(parts[0]!)) return true;
  return parts.some((part, i) => isGameText(part) && isCount(parts[i + 1]) && isCount(parts[i + 2]));
}

/** Whether a text ends with the name of a map game or option, or with the end of one. */
const isGameText = (part: string): boolean => {
  const word = part.split('+').at(-1)!;
  const names = MAP_GAMES.flatMap(({ slug, options }) => [slug, ...options.map((option) => option.slug)]);
  return word !== '' && names.some((name) => name.endsWith(word));
};

const isCount = (part: string | undefined): boolean => part !== undefined && /^\d{1,2}$/.test(part);
