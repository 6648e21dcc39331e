import type { Elsewhere } from '../../fairy/fen-reader.ts';
import { mergePatch } from '../../lib/merge-patch.ts';
import { listed } from '../../lib/nearest.ts';
import type { Patch, Source } from '../../play/family.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';

/** As many names as a hint has room for. */
const MOST_NAMES = 3;

/** What is looked at of a variant: its board, and the position that it starts from. */
interface Sketch {
  readonly slug: string;
  readonly board: { readonly files: number; readonly ranks: number };
  readonly start: string;
}

let sketches: readonly Sketch[] | undefined;

/** Merged from the sources, unchecked: they are read only to name them, when a string has to be refused. */
function sketched(): readonly Sketch[] {
  sketches ??= Object.entries(variants).map(([slug, source]) => {
    const merged = mergedOf(source) as { board: Sketch['board']; setup: { fen: string } };
    return { slug, board: merged.board, start: merged.setup.fen.split(' ')[0]! };
  });
  return sketches;
}

function mergedOf({ parent, patch }: Source): unknown {
  return mergePatch(parent === undefined ? base : (mergedOf(variants[parent]!) as Patch), patch);
}

function named(slugs: readonly string[]): string | undefined {
  const shown = slugs.slice(0, MOST_NAMES);
  const more = slugs.length - shown.length;
  return slugs.length ? listed(more ? [...shown, `${more} more`] : shown, 'and') : undefined;
}

/** Which variants of chess know what the one at hand does not. */
export const elsewhere: Elsewhere = {
  piece: (letter) => named(sketched().flatMap(({ slug, start }) => (start.includes(letter) ? [slug] : []))),
  board: (files, ranks) =>
    named(sketched().flatMap(({ slug, board }) => (board.files === files && board.ranks === ranks ? [slug] : []))),
};
