import { plainName } from '../lib/match-name.ts';
import {
  type GameTimerEntry,
  gameWithDefaults,
  type PlayerCounts,
  STANDARD_VARIANT,
  type TimerList,
} from './timer-lists.ts';

/**
 * A flag of a game, which follows a plus sign: `13x13`, `4p`, `random`, or the name of another variant in the family.
 */
export interface GameFlag {
  slug: string;
  /** Name of the flag's group. Flags of the same group exclude each other. */
  group: string;
  patch: Partial<Pick<GameTimerEntry, 'kind' | 'clocks' | 'turns' | 'size' | 'players'>>;
  note?: string;
}

/** Finds a flag by normalised name; undefined if the game does not have it. */
export function findFlag(list: TimerList, slug: string, key: string): GameFlag | undefined {
  return sizeFlag(list, key) ?? seatsFlag(list, slug, key) ?? authoredFlag(list, key) ?? variantFlag(list, key);
}

/** Lists the flags of a game in words, for error messages. */
export function flagListText(list: TimerList, slug: string): string[] {
  const { sizes, family, flags = {} } = list;
  const { min, max, usual } = seatsOf(list, slug);
  return [
    ...(sizes ? [`a size from ${sizes.least}x${sizes.least} to ${sizes.most}x${sizes.most}`] : []),
    ...(max > min ? [`seats such as ${usual}p`] : []),
    ...Object.keys(flags),
    ...(family ? ['another variant of the family'] : []),
  ];
}

const seatsOf = (list: TimerList, slug: string): PlayerCounts => gameWithDefaults(list, slug).players ?? list.players;

function sizeFlag({ sizes }: TimerList, key: string): GameFlag | undefined {
  if (!sizes || !/^\d{1,2}x\d{1,2}$/.test(key)) return undefined;
  const sides = boardSidesOf(key);
  if (sides.some((side) => side < sizes.least || side > sizes.most)) return undefined;
  const size = sides.join('x');
  return { slug: size, group: 'size', patch: { size } };
}

/** Splits a board size such as `13x13` into its numbers. */
export const boardSidesOf = (size: string): number[] => size.split('x').map(Number);

function seatsFlag(list: TimerList, slug: string, key: string): GameFlag | undefined {
  if (!/^\d{1,2}p$/.test(key)) return undefined;
  const seats = Number.parseInt(key, 10);
  if (!acceptsPlayerCount(seatsOf(list, slug), seats)) return undefined;
  return { slug: `${seats}p`, group: 'seats', patch: { players: { min: seats, max: seats, usual: seats } } };
}

/** Whether a game can be played by a number of players. */
export const acceptsPlayerCount = ({ min, max, step = 1 }: PlayerCounts, players: number): boolean =>
  players >= min && players <= max && (players - min) % step === 0;

function authoredFlag({ flags = {} }: TimerList, key: string): GameFlag | undefined {
  const found = Object.entries(flags).find(([slug, { names = [] }]) => [slug, ...names].map(plainName).includes(key));
  if (!found) return undefined;
  const [slug, { group = slug, note, kind }] = found;
  return { slug, group, note, patch: kind === undefined ? {} : { kind } };
}

/**
 * Finds another variant in the family that is used as a flag, as in `grand+atomic`. Its pace and clocks replace the
 * game's own.
 */
function variantFlag(list: TimerList, key: string): GameFlag | undefined {
  if (!list.family) return undefined;
  const isCalled = (slug: string): boolean => [slug, ...(list.games[slug]!.names ?? [])].map(plainName).includes(key);
  const slug = Object.keys(list.games).find((other) => other !== STANDARD_VARIANT && isCalled(other));
  if (slug === undefined) return undefined;
  const { kind, clocks, turns, note } = gameWithDefaults(list, slug);
  return {
    slug,
    group: slug,
    ...(note !== undefined && { note }),
    patch: { kind, ...(clocks !== undefined && { clocks }), ...(turns !== undefined && { turns }) },
  };
}
