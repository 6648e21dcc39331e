import type { Source } from '../../../play/family.ts';
import { historic } from './historic.ts';
import { modern } from './modern.ts';
import { smallBoards } from './small-boards.ts';
import { twoFaces } from './two-faces.ts';

/** All variants, grouped by what is special about them. */
export const variants: Record<string, Source> = { ...historic, ...smallBoards, ...twoFaces, ...modern };
