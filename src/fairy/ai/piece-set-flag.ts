import type { Definition } from '../../play/definition.ts';
import type { VariantFlag } from '../../play/family.ts';
import type { FairyDefinition } from '../language/definition.ts';

type PieceSet = FairyDefinition['render']['pieces'];

/** Makes a flag that changes only the piece set used in pictures. `becomes` maps each set to its replacement. */
export const makePieceSetFlag = (
  title: string,
  summary: string,
  becomes: Partial<Record<PieceSet, PieceSet>>,
): VariantFlag => ({
  title,
  summary,
  group: 'pieces',
  needs: [
    {
      otherwise: `its pieces are not drawn in another way`,
      holds: (definition: Definition) => becomes[(definition as FairyDefinition).render.pieces] !== undefined,
    },
  ],
  patch: (definition: Definition) => {
    const { pieces } = (definition as FairyDefinition).render;
    return { render: { pieces: becomes[pieces] ?? pieces } };
  },
});
