import type { Source } from '../../../play/family.ts';
import { allSquares } from './all-squares.ts';
import { hundred } from './hundred.ts';
import { sixtyFour } from './sixty-four.ts';

/** All variants, by the board that they are played on. */
export const variants: Record<string, Source> = { ...hundred, ...sixtyFour, ...allSquares };
