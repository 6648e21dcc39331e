import type { Source } from '../../../play/family.ts';
import { BALANCE_STUDY } from './orthodox.ts';

/** Pawns that step otherwise. */
export const pawns: Record<string, Source> = {
  torpedo: {
    title: 'Torpedo chess',
    summary: 'Pawns may take two steps from any rank.',
    source: BALANCE_STUDY,
    year: 2020,
    patch: { rules: { initial: { P: [2, 3, 4, 5, 6] } } },
  },
  'semi-torpedo': {
    title: 'Semi-torpedo chess',
    summary: 'Pawns may take two steps from their second and their third rank.',
    source: BALANCE_STUDY,
    year: 2020,
    patch: { rules: { initial: { P: [2, 3] } } },
  },
};
