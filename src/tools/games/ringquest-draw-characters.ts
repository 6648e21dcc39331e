import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { allCharacters } from '../../tabletop/packs/ringquest/book.ts';
import { characterText } from '../../tabletop/packs/ringquest/cards.ts';
import { characterToJson, drawCharacters } from '../../tabletop/packs/ringquest/draw.ts';
import { omit } from '../light.ts';
import { defineTool } from '../tool.ts';
import { CharacterCardSchema } from './ringquest-shapes.ts';

export default defineTool({
  name: 'ringquest_draw_characters',
  title: 'Draw characters',
  description: 'Draws 2 to 6 random Ringquest characters, never the same one twice.',
  random: true,
  input: z.strictObject({ count: z.int().min(2).max(6).describe('Number of characters.').default(4) }),
  output: z.object({
    characters: z.array(CharacterCardSchema).describe('in the order drawn, none twice'),
    possible: z.int().describe('how many there are'),
  }),
  examples: [
    { title: 'for four', args: {}, seed: 'parlour' },
    { title: 'for two', args: { count: 2 }, seed: 'parlour' },
  ],
  run: ({ count }, { rng }) =>
    ok({ characters: drawCharacters(count, rng).map(characterToJson), possible: allCharacters().length }),
  light: ({ characters, possible }) => ({
    characters: characters.map(({ gear, abilities, ...character }) => ({
      ...character,
      gear: gear.map((one) => omit(one, 'rule')),
      abilities: abilities.map((one) => omit(one, 'rule')),
    })),
    possible,
  }),
  text: ({ characters }) => characters.map(characterText).join('\n\n'),
});
