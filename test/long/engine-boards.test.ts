import { describe, it } from 'vitest';
import type { FamilySlug } from '../../src/families/families.ts';
import { expectOneBoardAPicture } from '../gallery/engine-boards.ts';

const PIECES: readonly FamilySlug[] = ['chess', 'shogi', 'xiangqi'];

describe('the boards of the engines of pieces', () => {
  it.each(PIECES)('are one for each picture: %s', expectOneBoardAPicture);
});
