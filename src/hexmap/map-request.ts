import { didYouMean, joinNames } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { MapGame, MapRequest } from './game.ts';
import { MAP_GAMES } from './games.ts';
import { parseShare, shortSeed } from './share.ts';

/** What callers say of a map. */
export interface MapArguments {
  /** A slug, options after it: `nukes+symmetric`. */
  readonly game: string;
  readonly players?: number | undefined;
  readonly size?: number | undefined;
  /** Any text, or a share string, which says all the rest as well. */
  readonly seed: string;
}

/** Why a map can't be had; `unknown` names something that doesn't exist. */
export interface AskFault {
  readonly kind: 'unknown' | 'impossible';
  readonly detail: string;
}

const USUAL_PLAYERS = 2;

const no = (kind: AskFault['kind'], detail: string) => fail<AskFault>({ kind, detail });

/** Settles what was asked for: names, defaults, limits. */
export function parseMapRequest(asked: MapArguments): Result<MapRequest, AskFault> {
  const shared = parseShare(asked.seed);
  if (!shared) return settled(asked);
  const request = settled(shared);
  if (!request.ok) return request;
  const own = gameOf(asked.game);
  if (!own.ok) return own;
  const { game, players, size } = request.value;
  const isOther =
    own.value.game !== game ||
    (own.value.options.size > 0 && !sameSet(own.value.options, request.value.options)) ||
    (asked.players !== undefined && asked.players !== USUAL_PLAYERS && asked.players !== players) ||
    (asked.size !== undefined && asked.size !== size);
  if (!isOther) return request;
  const said = `${shared.game} for ${shared.players} players of size ${shared.size}`;
  return no('impossible', `This share string is of ${said}, which the other arguments contradict.`);
}

const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((word) => other.has(word));

function settled({
  game: words,
  players = USUAL_PLAYERS,
  size: given,
  seed,
}: MapArguments): Result<MapRequest, AskFault> {
  const found = gameOf(words);
  if (!found.ok) return found;
  const { game, options } = found.value;
  const { min, max } = game.players;
  if (players < min || players > max) {
    return no('impossible', `${game.title} has maps for ${min} to ${max} players, not for ${players}.`);
  }
  const least = game.leastSize(players);
  const size = given ?? Math.max(game.usualSize(players), least);
  if (size < least || size > game.size.max) {
    const range = `${least} to ${game.size.max}`;
    return no(
      'impossible',
      `${game.title} for ${players} players has sizes from ${range} (${game.size.label}), not ${size}.`,
    );
  }
  for (const option of game.options) {
    const refusal = options.has(option.slug) ? option.refuses?.(players) : undefined;
    if (refusal) return no('impossible', `${game.slug}+${option.slug}: ${refusal}`);
  }
  return ok({ game, players, size, seed: shortSeed(seed), options });
}

function gameOf(words: string): Result<{ game: MapGame; options: ReadonlySet<string> }, AskFault> {
  const [slug, ...options] = words.split('+').map((word) => word.trim().toLowerCase());
  const game = MAP_GAMES.find((one) => one.slug === slug);
  const slugs = MAP_GAMES.map((one) => one.slug);
  if (!game) {
    const guess = didYouMean(slug ?? '', slugs);
    return no(
      'unknown',
      `There is no map game "${slug?.slice(0, 60)}", ${guess ?? `there are ${joinNames(slugs, 'and')}.`}`,
    );
  }
  const known = game.options.map((option) => option.slug);
  const strange = options.find((option) => !known.includes(option));
  if (strange === undefined) return ok({ game, options: new Set(options) });
  const has = known.length ? `its options are ${joinNames(known, 'and')}` : 'it has no options';
  return no('unknown', `${game.title} has no option "${strange.slice(0, 60)}": ${has}.`);
}
