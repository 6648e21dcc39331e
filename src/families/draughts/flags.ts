import type { VariantFlag } from '../../play/family.ts';
import type { DraughtsDefinition } from './definition.ts';

/** Flags that change a draughts variant. */
export const flags: Record<string, VariantFlag> = {
  giveaway: {
    title: 'giveaway',
    summary: 'Who has no move or no pieces left wins.',
    group: 'aim',
    needs: [
      {
        otherwise: 'who is left with few pieces has lost',
        holds: (definition) => (definition as DraughtsDefinition).end.fewest === 0,
      },
    ],
    patch: { end: { stuck: 'win' } },
  },
  'first-king': {
    title: 'first king',
    summary: 'The first king wins.',
    group: 'aim',
    needs: [
      {
        otherwise: 'there are no kings',
        holds: (definition) => (definition as DraughtsDefinition).promotion !== 'never',
      },
    ],
    patch: { end: { firstKing: true } },
  },
};
