import { findByName } from '../lib/match-name.ts';
import { didYouMean, joinNames } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { capitalize } from '../lib/wording.ts';
import type { MapGame, MapRequest } from './game.ts';
import { MAP_GAMES } from './games.ts';
import { gameText, type ParsedShareString, readShareString, shortenSeed } from './share.ts';

/** The arguments with which callers request a map. */
export interface MapArguments {
  /** Slug of a game, with options appended: `nukes+symmetric`. */
  readonly game: string;
  readonly players?: number | undefined;
  readonly size?: number | undefined;
  /** Any text, or the share string of a map, which also determines all other arguments. */
  readonly seed: string;
  /** The seed as the caller wrote it, if `seed` may be a hash of it: a damaged share string is still recognised. */
  readonly writtenSeed?: string | undefined;
}

/** The reason why a map cannot be made. The kind `unknown` means that a game or option does not exist. */
export interface MapRequestFault {
  readonly kind: 'unknown' | 'impossible';
  readonly detail: string;
  readonly hint?: string;
}

const DEFAULT_PLAYERS = 2;

const reject = (kind: MapRequestFault['kind'], detail: string, hint?: string) =>
  fail<MapRequestFault>({ kind, detail, ...(hint !== undefined && { hint }) });

/** Validates map arguments: resolves names, fills in defaults and checks limits. */
export function parseMapRequest(args: MapArguments): Result<MapRequest, MapRequestFault> {
  const shared = sharedArguments(args.writtenSeed ?? args.seed);
  if (!shared.ok) return shared;
  if (!shared.value) return settleRequest(args);
  const request = settleRequest(shared.value);
  if (!request.ok) return request;
  const named = gameOf(args.game);
  if (!named.ok) return named;
  const differences = [
    ...(isSameGame(named.value, request.value)
      ? []
      : [differs('game', gameText(request.value), gameText(named.value))]),
    ...(['players', 'size'] as const)
      .filter((name) => args[name] !== undefined && args[name] !== request.value[name])
      .map((name) => differs(name, request.value[name], args[name]!)),
  ];
  if (!differences.length) return request;
  return reject(
    'impossible',
    `${differences.join('; ')}.`,
    'Leave out what the share string says, or send another seed.',
  );
}

/** Reads the arguments of a share string; undefined for any other seed. */
export function sharedArguments(seed: string): Result<ParsedShareString | undefined, MapRequestFault> {
  const shared = readShareString(seed);
  if (shared.ok) return shared;
  return reject('impossible', shared.error, 'Copy the whole share string again, or send another seed.');
}

const differs = (name: string, shared: string | number, given: string | number): string =>
  `\`${name}\` must be ${shared}, as in the share string, but is ${given}`;

/** Whether the named game is that of the request. Options that are not named are those of the request. */
const isSameGame = (named: Pick<MapRequest, 'game' | 'options'>, { game, options }: MapRequest): boolean =>
  named.game === game && (named.options.size === 0 || sameSet(named.options, options));

const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((word) => other.has(word));

function settleRequest({
  game: gameText,
  players = DEFAULT_PLAYERS,
  size: requestedSize,
  seed,
}: MapArguments): Result<MapRequest, MapRequestFault> {
  const found = gameOf(gameText);
  if (!found.ok) return found;
  const { game, options } = found.value;
  const { min, max } = game.players;
  if (players < min || players > max) {
    return reject('impossible', `${game.title} has maps for ${min} to ${max} players, not for ${players}.`);
  }
  const minSize = game.minSize(players);
  const size = requestedSize ?? Math.max(game.defaultSize(players), minSize);
  if (size < minSize || size > game.size.max) {
    const range = `${minSize} to ${game.size.max}`;
    return reject(
      'impossible',
      `${game.title} for ${players} players has sizes from ${range} (${game.size.label}), not ${size}.`,
    );
  }
  for (const option of game.options) {
    const refusal = options.has(option.slug) ? option.refusalFor?.(players) : undefined;
    if (refusal) return reject('impossible', `${game.slug}+${option.slug}: ${refusal}`);
  }
  return ok({ game, players, size, seed: shortenSeed(seed), options });
}

function gameOf(gameText: string): Result<{ game: MapGame; options: ReadonlySet<string> }, MapRequestFault> {
  const [name = '', ...options] = gameText.split('+').map((word) => word.trim().toLowerCase());
  const game = findByName(MAP_GAMES, name, ({ slug, title }) => [slug, title]);
  const slugs = MAP_GAMES.map((one) => one.slug);
  if (!game) {
    const guess = didYouMean(name, slugs);
    return reject(
      'unknown',
      `Unknown map game "${name.slice(0, 60)}". ${capitalize(guess ?? `valid games: ${joinNames(slugs, 'and')}.`)}`,
    );
  }
  const known = game.options.map((option) => option.slug);
  const unknownOption = options.find((option) => !known.includes(option));
  if (unknownOption === undefined) return ok({ game, options: new Set(options) });
  const optionsText = known.length ? `its options are ${joinNames(known, 'and')}` : 'it has no options';
  return reject('unknown', `${game.title} has no option "${unknownOption.slice(0, 60)}": ${optionsText}.`);
}
