import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { drawObjectives } from '../../tabletop/packs/epic4/draws.ts';
import { countField } from '../fields.ts';
import { defineTool } from '../tool.ts';
import { ExpansionsField, expansionsFor, ObjectiveSchema, tooFewCardsRefusal } from './epic4-shapes.ts';

export default defineTool({
  name: 'epic4_draw_objectives',
  title: 'Draw objectives',
  description: 'Draws random public objectives for Epic 4, of stage 1, stage 2 or both.',
  random: true,
  input: z.strictObject({
    stage: z.int().min(1).max(2).describe('Stage 1 or 2. Default: both.').optional(),
    count: countField('Number of objectives.', 100).default(5),
    expansions: ExpansionsField,
  }),
  output: z.object({ objectives: z.array(ObjectiveSchema).describe('in the order drawn, none twice') }),
  examples: [
    { title: 'five objectives', args: {}, seed: 'parlour' },
    { title: 'two of stage 2', args: { stage: 2, count: 2 }, seed: 'parlour' },
  ],
  run: ({ stage, count, expansions }, { rng }) => {
    const chosen = expansionsFor(expansions);
    if (!chosen.ok) return chosen;
    const objectives = drawObjectives(chosen.value, stage, count, rng);
    if (!objectives.ok) {
      return tooFewCardsRefusal(objectives.error, stage === undefined ? 'objectives' : `objectives of stage ${stage}`);
    }
    return ok({ objectives: objectives.value });
  },
  text: ({ objectives }) =>
    objectives
      .map(({ name, stage, points, condition, expansion }) => {
        const worth = points === 1 ? '1 point' : `${points} points`;
        return `${name} · stage ${stage}, ${worth} · ${expansion}\n   ${condition}`;
      })
      .join('\n'),
});
