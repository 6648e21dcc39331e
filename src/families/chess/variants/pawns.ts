import type { VariantSource } from '../../../play/family.ts';
import { FAIRY_STOCKFISH_SOURCE } from './base.ts';
import { BALANCE_STUDY_SOURCE } from './orthodox.ts';

/**
 * Notation for games in which pawns may step back: the pawn's letter is written, and pawn moves don't reset the
 * fifty-move count.
 */
const freePawnNotation = { writesPawn: true, resets: [] };

/** Games whose pawns move differently than in orthodox chess. */
export const pawnVariants: Record<string, VariantSource> = {
  torpedo: {
    title: 'Torpedo chess',
    summary: 'Pawns may take two steps from any rank.',
    source: BALANCE_STUDY_SOURCE,
    year: 2020,
    patch: { rules: { initial: { P: [2, 3, 4, 5, 6] } } },
  },
  'semi-torpedo': {
    title: 'Semi-torpedo chess',
    summary: 'Pawns may take two steps from their second and their third rank.',
    source: BALANCE_STUDY_SOURCE,
    year: 2020,
    patch: { rules: { initial: { P: [2, 3] } } },
  },
  'pawn-back': {
    title: 'Pawn-back chess',
    summary: 'Pawns may also step straight back, though not to the first rank.',
    source: BALANCE_STUDY_SOURCE,
    year: 2020,
    patch: {
      pieces: { P: { betza: 'fbmWfceFifmnD' } },
      rules: { confined: { P: [2, 3, 4, 5, 6, 7, 8] } },
      notation: freePawnNotation,
    },
  },
  'pawn-sideways': {
    title: 'Pawn-sideways chess',
    summary: 'Pawns may also step one square sideways without capturing.',
    source: BALANCE_STUDY_SOURCE,
    year: 2020,
    patch: { pieces: { P: { betza: 'fsmWfceFifmnD' } }, notation: { writesPawn: true } },
  },
  'all-ways-pawns': {
    title: 'All-ways pawns',
    summary: 'Pawns may step one square forwards, backwards or sideways, and capture as usual.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: { pieces: { P: { betza: 'mWfceFifmnD' } }, notation: freePawnNotation },
  },
  berolina: {
    title: 'Berolina chess',
    summary: 'Pawns step diagonally, up to two squares at first, and capture straight ahead.',
    source: 'E. Nebermann, Funkschach, 1926',
    year: 1926,
    region: 'Germany',
    patch: { pieces: { P: { betza: 'fmFfceWifmnA', image: 'berolina' } }, notation: { writesPawn: true } },
  },
};
