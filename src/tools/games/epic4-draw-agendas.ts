import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { drawAgendas } from '../../tabletop/packs/epic4/draws.ts';
import { countField } from '../fields.ts';
import { defineTool } from '../tool.ts';
import { AgendaSchema, agendaText, ExpansionsField, expansionsFor, tooFewCardsRefusal } from './epic4-shapes.ts';

const PLURALS = { law: 'laws', directive: 'directives' };

export default defineTool({
  name: 'epic4_draw_agendas',
  title: 'Draw agendas',
  description: 'Draws random agenda cards for Epic 4: laws, directives or both.',
  random: true,
  input: z.strictObject({
    count: countField('Number of agendas.', 100).default(2),
    type: z.enum(['law', 'directive']).describe('Only this type.').optional(),
    expansions: ExpansionsField,
  }),
  output: z.object({ agendas: z.array(AgendaSchema).describe('in the order drawn, none twice') }),
  examples: [
    { title: 'two agendas', args: {}, seed: 'parlour' },
    { title: 'a law', args: { count: 1, type: 'law' }, seed: 'parlour' },
  ],
  run: ({ count, type, expansions }, { rng }) => {
    const chosen = expansionsFor(expansions);
    if (!chosen.ok) return chosen;
    const agendas = drawAgendas(chosen.value, type, count, rng);
    if (!agendas.ok) return tooFewCardsRefusal(agendas.error, type ? PLURALS[type] : 'agendas');
    return ok({ agendas: agendas.value.map((agenda) => ({ ...agenda, text: agendaText(agenda) })) });
  },
  text: ({ agendas }) =>
    agendas
      .map(({ name, type, expansion, elect, for: pro, against, text }) => {
        const lines = elect ? [text] : [`For: ${pro}`, `Against: ${against}`];
        return [`${name} · ${type} · ${expansion}`, ...lines.map((line) => `   ${line}`)].join('\n');
      })
      .join('\n'),
});
