import type { Source } from '../../../play/family.ts';
import { allSquares } from './all-squares.ts';
import { hundred } from './hundred.ts';
import { sixtyFour } from './sixty-four.ts';

/** All variants, grouped by their board. */
export const variants: Record<string, Source> = { ...hundred, ...sixtyFour, ...allSquares };
