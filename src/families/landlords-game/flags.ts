import type { Definition } from '../../play/definition.ts';
import type { Flag, Patch } from '../../play/family.ts';
import type { LandlordsDefinition } from './definition.ts';
import { PROSPERITY } from './variants/base.ts';

const WORDS = ['two', 'three', 'four', 'five', 'six'];

const seated = (count: number): Flag => ({
  title: `${count} players`,
  summary: `For ${WORDS[count - 2]} players.`,
  group: 'seats',
  patch: { seats: Array.from({ length: count }, (_, seat) => `player${seat + 1}`) },
});

const own = (definition: Definition): LandlordsDefinition => definition as LandlordsDefinition;

/** The patch that drops tickets; the starting cash changes only if the variant gives another amount. */
const withoutTickets = (definition: Definition): Patch => {
  const { bareCash } = own(definition).setup;
  return { setup: { tickets: null, ...(bareCash !== undefined && { cash: [bareCash], bareCash: null }) } };
};

export const flags: Record<string, Flag> = {
  '2p': seated(2),
  '3p': seated(3),
  '4p': seated(4),
  '5p': seated(5),
  '6p': seated(6),
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
        holds: (definition) => own(definition).rules?.singleTax !== undefined,
      },
    ],
    patch: { rules: { singleTax: { law: 'from-the-start' } } },
  },
  prosperity: {
    title: 'prosperity',
    summary:
      'Everybody wins as soon as the poorest has twice the cash of the start; there are twenty circuits for that.',
    patch: PROSPERITY,
  },
};
