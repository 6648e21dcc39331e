import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { defineTool } from '../tool.ts';
import { ExpansionsField, expansionsFor, FactionSchema, factionToJson } from './epic4-shapes.ts';

export default defineTool({
  name: 'epic4_list_factions',
  title: 'List factions',
  description: 'Lists the factions of Epic 4 with their colours, flags, abilities and expansion.',
  input: z.strictObject({ expansions: ExpansionsField }),
  output: z.object({
    total: z.int(),
    factions: z.array(FactionSchema),
    expansions: z
      .array(z.object({ slug: z.string(), title: z.string(), about: z.string(), factions: z.int() }))
      .describe('those that the factions are from'),
  }),
  examples: [
    { title: 'all factions', args: {} },
    { title: 'those of one expansion', args: { expansions: ['deep-tides'] } },
  ],
  run: ({ expansions }, context) => {
    const chosen = expansionsFor(expansions);
    if (!chosen.ok) return chosen;
    const factions = chosen.value.flatMap(({ factions }) => factions.map((faction) => factionToJson(faction, context)));
    return ok({
      total: factions.length,
      factions,
      expansions: chosen.value.map(({ slug, title, about, factions }) => ({
        slug,
        title,
        about,
        factions: factions.length,
      })),
    });
  },
  light: ({ total, factions, expansions }) => ({
    total,
    expansions: expansions.map(({ slug, about }) => ({
      slug,
      about,
      factions: factions
        .filter(({ expansion }) => expansion === slug)
        .map((faction) => `${faction.slug}: ${faction.verb}, ${faction.tempo}, complexity ${faction.complexity}`),
    })),
  }),
  next: 'epic4_random_factions or epic4_draft_factions deals them, with all that their players need.',
  text: ({ total, factions, expansions }) => {
    const width = Math.max(...factions.map(({ name }) => name.length));
    const sections = expansions.map(({ slug, title, about }) => {
      const lines = factions
        .filter(({ expansion }) => expansion === slug)
        .map(
          ({ name, complexity, tempo, theme }) =>
            `  ${name.padEnd(width)}  ${complexity}  ${tempo.padEnd(6)}  ${theme}`,
        );
      return `${title} (${slug}): ${about}\n${lines.join('\n')}`;
    });
    return `${total} factions: name, complexity, tempo, theme\n\n${sections.join('\n\n')}`;
  },
});
