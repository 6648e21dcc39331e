import type { Definition } from '../../play/definition.ts';
import type { DefinitionPatch, VariantFlag } from '../../play/family.ts';
import type { LandlordsDefinition } from './definition.ts';
import { PROSPERITY_RULES } from './variants/base.ts';

const COUNT_NAMES = ['two', 'three', 'four', 'five', 'six'];

const seatFlag = (count: number): VariantFlag => ({
  title: `${count} players`,
  summary: `For ${COUNT_NAMES[count - 2]} players.`,
  group: 'seats',
  patch: { seats: Array.from({ length: count }, (_, seat) => `player${seat + 1}`) },
});

const asLandlords = (definition: Definition): LandlordsDefinition => definition as LandlordsDefinition;

/**
 * Makes the patch that removes tickets. It changes the starting cash only if the variant names an amount for games
 * without tickets.
 */
const withoutTickets = (definition: Definition): DefinitionPatch => {
  const { bareCash } = asLandlords(definition).setup;
  return { setup: { tickets: null, ...(bareCash !== undefined && { cash: [bareCash], bareCash: null }) } };
};

/** Flags that change a variant of the Landlord's Game. */
export const flags: Record<string, VariantFlag> = {
  '2p': seatFlag(2),
  '3p': seatFlag(3),
  '4p': seatFlag(4),
  '5p': seatFlag(5),
  '6p': seatFlag(6),
  'no-tickets': {
    title: 'no tickets',
    summary: 'No deeds are offered before the first throw; in 1904 everybody starts with $100 then.',
    patch: withoutTickets,
  },
  enacted: {
    title: 'enacted',
    summary: 'The single tax is law from the start.',
    needs: [
      {
        otherwise: 'nobody can vote for the single tax there',
        holds: (definition) => asLandlords(definition).rules?.singleTax !== undefined,
      },
    ],
    patch: { rules: { singleTax: { law: 'from-the-start' } } },
  },
  prosperity: {
    title: 'prosperity',
    summary:
      'Everybody wins as soon as the poorest has twice the cash of the start; there are twenty circuits for that.',
    patch: PROSPERITY_RULES,
  },
};
