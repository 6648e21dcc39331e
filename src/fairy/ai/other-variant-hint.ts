import { mergePatch } from '../../lib/merge-patch.ts';
import { joinNames } from '../../lib/nearest.ts';
import type { Family, Patch, Source } from '../../play/family.ts';
import type { OtherVariants } from '../fen/reader.ts';

/** As many names as a hint has room for. */
const MOST_NAMES = 3;

/** What is looked at of a variant: its board, and the position that it starts from. */
interface Sketch {
  readonly slug: string;
  readonly board: { readonly files: number; readonly ranks: number };
  readonly start: string;
}

type Sources = Pick<Family, 'base' | 'variants'>;

/** Merged from the sources, unchecked: they are read only to name them, when a string has to be refused. */
function sketched(sources: Sources): Sketch[] {
  return Object.entries(sources.variants).map(([slug, source]) => {
    const merged = mergedOf(sources, source) as { board: Sketch['board']; setup: { fen: string } };
    return { slug, board: merged.board, start: merged.setup.fen.split(' ')[0]! };
  });
}

function mergedOf(sources: Sources, { parent, patch }: Source): unknown {
  const { base, variants } = sources;
  return mergePatch(parent === undefined ? base : (mergedOf(sources, variants[parent]!) as Patch), patch);
}

function named(slugs: readonly string[]): string | undefined {
  const shown = slugs.slice(0, MOST_NAMES);
  const more = slugs.length - shown.length;
  return slugs.length ? joinNames(more ? [...shown, `${more} more`] : shown, 'and') : undefined;
}

/** Which variants of a family know what the one at hand does not. */
export function otherVariantHint(sources: Sources): OtherVariants {
  let sketches: readonly Sketch[] | undefined;
  const slugs = (fits: (sketch: Sketch) => boolean) => {
    sketches ??= sketched(sources);
    return named(sketches.filter(fits).map(({ slug }) => slug));
  };
  return {
    piece: (letter) => slugs(({ start }) => start.includes(letter)),
    board: (files, ranks) => slugs(({ board }) => board.files === files && board.ranks === ranks),
  };
}
