import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { encountersIn, MAP_RINGS } from '../../tabletop/packs/ringquest/book.ts';
import { encounterText } from '../../tabletop/packs/ringquest/cards.ts';
import { drawEncounter, encounterToJson } from '../../tabletop/packs/ringquest/draw.ts';
import { defineTool } from '../tool.ts';
import { EncounterCardSchema } from './ringquest-shapes.ts';

export default defineTool({
  name: 'ringquest_draw_encounter',
  title: 'Draw an encounter',
  description: 'Draws a random Ringquest encounter from one of its four rings, with the test and its outcomes.',
  random: true,
  input: z.strictObject({ ring: z.enum(MAP_RINGS).describe('Ring of the map.').default('outer') }),
  output: z.object({
    ring: z.enum(MAP_RINGS),
    encounter: EncounterCardSchema,
    possible: z.int().describe('how many the ring has'),
  }),
  examples: [
    { title: 'in the outer ring', args: {}, seed: 'parlour' },
    { title: 'at the crown', args: { ring: 'crown' }, seed: 'parlour' },
  ],
  run: ({ ring }, { rng }) =>
    ok({ ring, encounter: encounterToJson(ring, drawEncounter(ring, rng)), possible: encountersIn(ring).length }),
  text: ({ ring, encounter }) => encounterText(ring, encounter),
});
