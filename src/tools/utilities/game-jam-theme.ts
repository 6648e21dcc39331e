import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { countThemes, drawThemes } from '../../tabletop/jam.ts';
import { refuse } from '../errors.ts';
import { countField } from '../fields.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'game_jam_theme',
  title: 'Game jam themes',
  description:
    'Generates random game jam themes, never the same one twice in a call, each with a prompt to start from. For the current jam, use jam_status.',
  random: true,
  input: z.strictObject({ count: countField('Number of themes.', 100).default(3) }),
  output: z.object({
    themes: z.array(z.string()).describe('in the order drawn, none twice'),
    details: z
      .array(
        z.object({
          theme: z.string(),
          kind: z.string().describe('image, clash, place, role, law, mood or limit'),
          spark: z.string().describe('a question or a dare for the designer'),
        }),
      )
      .describe('the same themes with more to each'),
    possible: z.int().describe('how many different themes there are'),
  }),
  examples: [
    { title: 'three themes', args: {}, seed: 'parlour' },
    { title: 'seven themes to vote on', args: { count: 7 }, seed: 'friday' },
  ],
  run: ({ count }, { rng }) => {
    const details = drawThemes(count, rng);
    if (!details.ok) return refuse('over_limit', details.error, 'Ask for fewer themes.');
    return ok({ themes: details.value.map(({ theme }) => theme), details: details.value, possible: countThemes() });
  },
  text: ({ details }) => details.map(({ theme, spark }) => `${theme}\n    ${spark}`).join('\n'),
});
