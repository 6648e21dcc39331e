import type { HighlightedCell } from '../board/render/marks/highlights.ts';
import { IMAGE_ROOT } from '../gallery/image-root.ts';
import { MAX_SHEETS, PAPER_NAMES } from '../hexmap/render/paper.ts';
import { type Game, positionStringOf } from '../play/game.ts';
import type { GivenChoices } from './play/drawing/picture-choices.ts';

export { IMAGE_ROOT };

/** Minimum and maximum width of a picture at an address, in pixels. */
export const IMAGE_WIDTH = { min: 16, max: 2_048 } as const;

/** Size in pixels of the pictures that go with links to pages elsewhere. */
export const CARD = { width: 1_200, height: 630 } as const;

/** Parameter of the address of a picture which puts it on a card of this size. */
export const CARD_QUERY = { key: 'shape', value: 'card' } as const;

/** Returns the path of a picture as a card: `/img/chess/standard.png?shape=card` for `chess/standard`. */
export const cardPath = (name: string, query = ''): string =>
  `${IMAGE_ROOT}/${name}.png?${query && `${query}&`}${CARD_QUERY.key}=${CARD_QUERY.value}`;

/** Names of the paper on which maps are printed, and the maximum number of sheets. */
export const [MAP_PAPERS, MAX_MAP_SHEETS] = [PAPER_NAMES, MAX_SHEETS];

/** Returns the path of a drawing of a position, as SVG. The same path ending in `.png` gives it as PNG. */
export function boardImagePath(
  game: Game,
  highlights: readonly HighlightedCell[] = [],
  choices: GivenChoices = {},
): string {
  const { definition, family } = game.variant;
  const query = new URLSearchParams({ fen: positionStringOf(game) });
  for (const [name, text] of Object.entries(choices)) if (text) query.set(name, text);
  const marks = highlights.map(({ key, color }) => (color === undefined ? `${key}` : `${key}:${color}`));
  if (marks.length) query.set('highlights', marks.join(','));
  return `${IMAGE_ROOT}/${family.slug}/${encodeURIComponent(definition.variant)}.svg?${query}`;
}

/** Returns the path of a drawing of a hex map, as SVG. */
export const mapImagePath = (share: string, style?: string): string =>
  `${IMAGE_ROOT}/maps/${encodeURIComponent(share)}.svg${style === undefined ? '' : `?style=${encodeURIComponent(style)}`}`;

/** Path below which the pages of characters are. The handler of these addresses is `src/site/characters`. */
export const CHARACTERS_ROOT = '/characters';

/** Returns the path of the page of a character, with its sheet to print. */
export function characterPath(system: string, level: number, kind: string | undefined, seed: string): string {
  const query = new URLSearchParams({ level: String(level), ...(kind && { class: kind }), seed });
  return `${CHARACTERS_ROOT}/${system}?${query}`;
}

/** Returns the path of the flag of a faction of Epic 4, as SVG. */
export const flagImagePath = (faction: string): string => `${IMAGE_ROOT}/flags/${faction}.svg`;

/** Returns the path of each tile or piece of a set as SVG, with `{id}` in place of its ID. */
export const partImagesPath = (kind: 'tiles' | 'pieces', set: string): string =>
  `${IMAGE_ROOT}/${kind}/${set}/{id}.svg`;
