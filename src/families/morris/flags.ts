import type { VariantFlag } from '../../play/family.ts';
import type { MorrisDefinition } from './definition.ts';
import { startsWithMenInHand } from './men-in-hand.ts';

const rulesOf = (definition: unknown): MorrisDefinition['rules'] => (definition as MorrisDefinition).rules;

/** Flags that change a morris variant. */
export const flags: Record<string, VariantFlag> = {
  fly: {
    title: 'flying',
    summary: 'Who has three men left may move them to any free point.',
    group: 'flying',
    needs: [
      {
        otherwise: 'nobody ever comes to have three men',
        holds: (definition) => rulesOf(definition).mill === 'take' || rulesOf(definition).men === 3,
      },
    ],
    patch: { rules: { flying: 'with-three' } },
  },
  nofly: {
    title: 'no flying',
    summary: 'Men step along the lines, however few are left.',
    group: 'flying',
    patch: { rules: { flying: 'never' } },
  },
  mixed: {
    title: 'placing and moving',
    summary: 'On every turn a man is placed or moved, as the player likes.',
    needs: [
      {
        otherwise: 'what happens when all men are placed would come too late',
        holds: (definition) => !rulesOf(definition).fullBoard,
      },
      {
        otherwise: 'all men stand on the board from the start',
        holds: (definition) => startsWithMenInHand(definition as MorrisDefinition),
      },
    ],
    patch: { rules: { mixes: true } },
  },
};
