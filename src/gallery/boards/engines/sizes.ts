import type { FamilySlug } from '../../../families/families.ts';
import type { HexDefinition } from '../../../families/hex/definition.ts';
import type { MorrisDefinition } from '../../../families/morris/definition.ts';
import type { Definition } from '../../../play/definition.ts';

/** Describes the size of a definition's board, as players give it. */
export function sizeOf(family: FamilySlug, definition: Definition): string {
  const size = SIZES[family] ?? squares;
  return size(definition as never);
}

interface WithGrid {
  readonly board: { readonly files: number; readonly ranks: number };
}

const squares = ({ board: { files, ranks } }: WithGrid): string => `${files}×${ranks}`;

const SIZES: Readonly<Partial<Record<FamilySlug, (definition: never) => string>>> = {
  mancala: ({ board: { rows, pits } }: { board: { rows: number; pits: number } }) => `${rows}×${pits} pits`,
  morris: ({ board: { lines } }: MorrisDefinition) =>
    `${new Set(lines.flatMap((line) => line.split(' '))).size} points`,
  hex: ({ board: { shape, files, ranks } }: HexDefinition) =>
    shape === 'rhombus' ? `${files}×${ranks}` : `side ${ranks}`,
  'landlords-game': () => '40 spaces',
};
