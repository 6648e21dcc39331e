import { describe, expect, it } from 'vitest';
import type { LandlordsDefinition } from '../../src/families/landlords-game/definition.ts';
import { landlordsGame } from '../../src/families/landlords-game/index.ts';
import { definitionOf } from '../../src/play/resolve.ts';
import { readVectors, vectorFiles } from './vectors.ts';

/** One line of a board file: a space. */
interface SpaceRecord {
  readonly kind: 'space';
  readonly variant: string;
  readonly index: number;
  readonly name: string;
  readonly type: string;
  readonly price?: number;
  readonly rent?: number;
  readonly pay?: number;
}

const files = vectorFiles('landlords-game');

const rows = files.flatMap((file) =>
  (readVectors('landlords-game', file) as unknown as SpaceRecord[]).map((record) => ({ file, record })),
);

function spacesOf(variant: string): LandlordsDefinition['board']['spaces'] {
  const definition = definitionOf(landlordsGame, variant);
  if (!definition.ok) throw new Error(definition.error.message);
  return (definition.value as LandlordsDefinition).board.spaces;
}

describe.skipIf(!files.length)('landlords-game vectors (skipped where ../shared/vectors is not there)', () => {
  it('tell of two boards of forty spaces', () => {
    expect(files.sort()).toEqual(['board-1904', 'board-1906']);
    expect(rows).toHaveLength(80);
  });

  it.each(rows)('$file, space $record.index', ({ record }) => {
    const { kind, variant, index, source: _, ...facts } = record as SpaceRecord & { source: string };
    expect(kind).toBe('space');
    const { label: __, ...space } = spacesOf(variant)[index]!;
    expect(space).toEqual(facts);
  });
});
