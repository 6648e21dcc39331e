import { FAMILIES, type FamilySlug } from '../../../families/families.ts';
import type { Definition } from '../../../play/definition.ts';
import { createGame, type Game, positionStringOf } from '../../../play/game.ts';
import { definitionOf, resolveVariant, uncheckedDefinition } from '../../../play/resolve.ts';
import type { GalleryBoard } from '../board.ts';
import { boardSlugsOf } from './slugs.ts';

/** Seed for starting positions that chance decides. */
const SEED = 'gallery';

/**
 * Lists the boards of all games that have an engine. Variants with the same board share an entry, which is named after
 * the first of them.
 */
export const engineBoards = (): GalleryBoard[] => (Object.keys(FAMILIES) as FamilySlug[]).flatMap(boardsOf);

function boardsOf(family: FamilySlug): GalleryBoard[] {
  const byParts = new Map<string, Definition[]>();
  for (const slug of boardSlugsOf(family)) {
    const definition = definitionFor(family, slug);
    if (!definition) continue;
    const key = JSON.stringify(FAMILIES[family].startPictureParts(definition));
    const others = byParts.get(key) ?? [];
    // A flag that changes nothing gives a definition with the slug of the plain variant, which is already listed.
    if (!others.some(({ variant }) => variant === definition.variant)) byParts.set(key, [...others, definition]);
  }
  return [...byParts.values()].map((definitions) => boardOf(family, definitions));
}

/**
 * Returns the definition of a variant by its slug, which may contain flags; undefined if the variant does not accept
 * them.
 */
function definitionFor(family: FamilySlug, slug: string): Definition | undefined {
  if (!slug.includes('+')) return uncheckedDefinition(FAMILIES[family], slug);
  const flagged = definitionOf(FAMILIES[family], slug);
  return flagged.ok ? flagged.value : undefined;
}

function boardOf(family: FamilySlug, definitions: readonly Definition[]): GalleryBoard {
  const [first] = definitions as readonly [Definition, ...Definition[]];
  const start = () => gameOf(family, first.variant);
  return {
    id: idOf(family, first.variant),
    name: nameOf(first),
    also: definitions.slice(1).map(nameOf),
    family,
    topology: FAMILIES[family].topology(first),
    summary: summaryOf(family, first),
    size: FAMILIES[family].boardSize(first),
    players: { min: first.seats.length, max: first.seats.length },
    games: definitions.map(({ variant }) => ({ game: family, variant, playable: true })),
    source: first.source,
    cells: () => FAMILIES[family].view.countCells(start().position),
    setup: () => positionStringOf(start()),
    draw: (width) => FAMILIES[family].view.draw(start().position, { width, highlights: [] }),
  };
}

/** Builds the id of a board in the gallery, such as "go-standard-9x9". */
const idOf = (family: FamilySlug, variant: string): string => `${family}-${variant.replaceAll('+', '-')}`;

/** Formats a variant's title as a board's name: "Go + 9×9 + 3 handicap stones" becomes "Go 9×9, 3 handicap stones". */
function nameOf({ title }: Definition): string {
  const [variant, ...flags] = title.split(' + ');
  const isSize = /^\d+×\d+$/.test(flags[0] ?? '');
  return isSize ? [`${variant} ${flags[0]}`, ...flags.slice(1)].join(', ') : [variant, ...flags].join(', ');
}

function summaryOf(family: FamilySlug, { summary, flags }: Definition): string {
  return [summary, ...flags.map((flag) => FAMILIES[family].flags[flag]!.summary)].filter(Boolean).join(' ');
}

function gameOf(family: FamilySlug, slug: string): Game {
  const variant = resolveVariant(FAMILIES[family], slug);
  if (!variant.ok) throw new Error(variant.error.message);
  return createGame(variant.value, SEED);
}
