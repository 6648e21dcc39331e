import type { Flag } from '../../play/family.ts';

export const flags: Record<string, Flag> = {
  fly: {
    title: 'flying',
    summary: 'Who has three men left may move them to any free point.',
    group: 'flying',
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
        holds: (definition) => (definition as { rules?: { fullBoard?: boolean } }).rules?.fullBoard === false,
      },
    ],
    patch: { rules: { mixes: true } },
  },
};
