import { z } from 'zod';
import { ALIGNMENTS, CHARACTER_FIGURES, ENCOUNTER_KINDS, MAP_RINGS } from '../../tabletop/packs/ringquest/book.ts';

const figure = z.enum(CHARACTER_FIGURES);
const kind = z.enum(ENCOUNTER_KINDS);
const holding = z.enum([...CHARACTER_FIGURES, 'coins', 'seals', 'object', 'follower']);
const by = z.int();

const Effect = z
  .discriminatedUnion('do', [
    z.object({ do: z.enum(['gain', 'lose']), what: holding, by }),
    z.object({ do: z.literal('take'), object: z.string() }),
    z.object({ do: z.literal('join'), follower: z.string() }),
    z.object({ do: z.literal('turn'), to: z.enum(ALIGNMENTS) }),
    z.object({ do: z.literal('go'), to: z.enum(['outward', 'start']) }),
    z.object({ do: z.literal('miss') }),
    z.object({ do: z.literal('draw') }),
  ])
  .describe('one thing that happens');

const When = z
  .object({
    on: z.enum(['test', 'fail', 'success', 'lose', 'draw', 'move', 'start', 'at', 'travel', 'carry']),
    figure: figure.optional(),
    kind: kind.optional().describe('of encounter'),
    ring: z.enum(MAP_RINGS).optional(),
    what: holding.optional().describe('is lost'),
    place: z.string().optional().describe('of the map'),
    over: z.string().optional().describe('ground of the map, or river'),
  })
  .describe('when it counts');

const Deed = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['add', 'save', 'steps']), by }),
  z.object({ do: z.literal('reroll'), dice: z.enum(['one', 'all']) }),
  z.object({ do: z.literal('use'), figure }),
  z.object({ do: z.literal('gain'), what: holding, by }),
  z.object({ do: z.enum(['free', 'redraw', 'skip']) }),
]);

const Rule = z
  .object({
    when: When,
    does: Deed,
    pay: z.object({ what: holding, by }).optional().describe('what its use costs'),
    once: z.enum(['turn', 'game']).optional(),
  })
  .describe('the same as data');

const NamedRule = z.object({ name: z.string(), text: z.string().describe('what it does'), rule: Rule });

export const CharacterCardSchema = z.object({
  slug: z.string(),
  name: z.string(),
  line: z.string().describe('who it is'),
  strength: z.int(),
  craft: z.int(),
  life: z.int(),
  fate: z.int(),
  alignment: z.enum(ALIGNMENTS),
  start: z.string().describe('place or ground of the outer ring where it begins'),
  coins: z.int(),
  gear: z.array(NamedRule).describe('objects'),
  abilities: z.array(NamedRule),
});

const Outcome = z.object({ text: z.string(), effects: z.array(Effect) });

export const EncounterCardSchema = z.object({
  slug: z.string(),
  name: z.string(),
  kind,
  text: z.string().describe('to be read aloud'),
  test: z.object({
    figure,
    dice: z.string().describe('as in dice_roll'),
    number: z.int().describe('dice and figure together succeed at this or more'),
    text: z.string(),
    chances: z.array(z.object({ value: z.int(), chance: z.number().min(0).max(1) })).describe('exact, by the figure'),
  }),
  success: Outcome.extend({ marks: z.int().describe('marks gained as well; they buy strength and craft') }),
  failure: Outcome,
});
