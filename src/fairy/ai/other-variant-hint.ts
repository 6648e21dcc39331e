import { mergePatch } from '../../lib/merge-patch.ts';
import { joinNames, limitNames } from '../../lib/nearest.ts';
import type { DefinitionPatch, Family, VariantSource } from '../../play/family.ts';
import type { OtherVariantNames } from '../fen/reader.ts';

/** Maximum number of variant names in a hint. */
const MAX_NAMES = 3;

/** Board and start position of a variant: all that hints need. */
interface Sketch {
  readonly slug: string;
  readonly board: { readonly files: number; readonly ranks: number };
  readonly start: string;
}

type Sources = Pick<Family, 'base' | 'variants'>;

/**
 * Reads board and start position of each variant of a family without validating its definition: hints only need names.
 */
function sketchVariants(sources: Sources): Sketch[] {
  return Object.entries(sources.variants).map(([slug, source]) => {
    const merged = mergeSource(sources, source) as { board: Sketch['board']; setup: { fen: string } };
    return { slug, board: merged.board, start: merged.setup.fen.split(' ')[0]! };
  });
}

function mergeSource(sources: Sources, { parent, patch }: VariantSource): unknown {
  const { base, variants } = sources;
  return mergePatch(parent === undefined ? base : (mergeSource(sources, variants[parent]!) as DefinitionPatch), patch);
}

const formatNames = (slugs: readonly string[]): string | undefined =>
  slugs.length ? joinNames(limitNames(slugs, MAX_NAMES), 'and') : undefined;

/** Names the variants of a family that have a given piece or board. */
export function otherVariantHint(sources: Sources): OtherVariantNames {
  let sketches: readonly Sketch[] | undefined;
  const slugs = (matches: (sketch: Sketch) => boolean) => {
    sketches ??= sketchVariants(sources);
    return formatNames(sketches.filter(matches).map(({ slug }) => slug));
  };
  return {
    piece: (letter) => slugs(({ start }) => start.includes(letter)),
    board: (files, ranks) => slugs(({ board }) => board.files === files && board.ranks === ranks),
  };
}
