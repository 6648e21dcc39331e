import { fail, ok, type Result } from '../../lib/result.ts';
import type { MapRequest } from '../game.ts';
import type { MapArguments } from '../map-request.ts';
import type { DrawOptions } from '../render/draw.ts';
import { MAP_STYLES, STYLE_NAMES, type StyleName } from '../render/styles.ts';

/** How the page of a map draws it. */
export interface MapLook {
  readonly style: StyleName;
  /** Whether hexes bear their numbers, such as 0203. */
  readonly hasNumbers: boolean;
}

/** What the query of a map's page asks for, before the game has checked it. */
export interface MapQuery {
  readonly args: Omit<MapArguments, 'seed'> & { readonly seed: string | undefined };
  readonly look: MapLook;
}

/** A parameter that cannot be read, and why. */
export interface QueryFault {
  readonly name: 'players' | 'size' | 'style';
  readonly reason: string;
}

/** Maximum length of a seed in an address: longer ones are cut. */
const MAX_SEED = 100;

const MAX_OPTIONS = 5;

const STYLE_TITLES = STYLE_NAMES.map((name) => `${name} (${MAP_STYLES[name].title.toLowerCase()})`).join(', ');

/** Reads the query of a map's page. What is missing has its default; a missing seed stays undefined. */
export function readMapQuery(game: string, query: URLSearchParams): Result<MapQuery, QueryFault> {
  const [players, size] = (['players', 'size'] as const).map((name) => readCount(query.get(name)));
  if (players === null) return fail({ name: 'players', reason: 'The number of players must be a whole number.' });
  if (size === null) return fail({ name: 'size', reason: 'The size must be a whole number.' });
  const style = query.get('style') || STYLE_NAMES[0]!;
  if (!isStyle(style)) return fail({ name: 'style', reason: `The style must be one of: ${STYLE_TITLES}.` });
  const options = query.getAll('option').filter(Boolean).slice(0, MAX_OPTIONS);
  const seed = query.get('seed')?.trim().slice(0, MAX_SEED) || undefined;
  return ok({
    args: { game: [game, ...options].join('+'), players, size, seed },
    look: { style, hasNumbers: query.get('numbers') === 'yes' },
  });
}

const isStyle = (text: string): text is StyleName => (STYLE_NAMES as readonly string[]).includes(text);

/** Reads a whole number: undefined if there is none, null if the text is something else. */
function readCount(text: string | null | undefined): number | undefined | null {
  if (!text) return undefined;
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

/** Writes the query of a map's page, always in the same order. Without a seed, the page draws one. */
export function writeMapQuery(request: Omit<MapRequest, 'seed'> & { seed?: string }, look: MapLook): string {
  const { game, players, size, options, seed } = request;
  return new URLSearchParams([
    ['players', String(players)],
    ['size', String(size)],
    ...game.options.filter(({ slug }) => options.has(slug)).map(({ slug }) => ['option', slug]),
    ['style', look.style],
    ...(look.hasNumbers ? [['numbers', 'yes']] : []),
    ...(seed === undefined ? [] : [['seed', seed]]),
  ]).toString();
}

/** How a look is drawn. Other than by default, no style writes coordinates. */
export const lookOptions = ({ style, hasNumbers }: MapLook): Pick<DrawOptions, 'style' | 'coordinates'> => ({
  style,
  coordinates: hasNumbers ? 'numbers' : false,
});

/** The parameters by which the address of a picture draws a look. */
export const lookParameters = ({ style, hasNumbers }: MapLook): readonly [string, string][] =>
  hasNumbers
    ? [['style', `${style}+numbers`]]
    : [
        ['style', `${style}+plain`],
        ['legend', 'yes'],
      ];
