import type { Flag } from '../../play/family.ts';
import type { DraughtsDefinition } from './definition.ts';

export const flags: Record<string, Flag> = {
  giveaway: {
    title: 'giveaway',
    summary: 'Who has no move or no pieces left wins.',
    group: 'aim',
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
