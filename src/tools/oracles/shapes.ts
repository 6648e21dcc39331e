import { z } from 'zod';
import { DIFFICULTIES } from '../../roleplay/encounter/yardstick.ts';
import { omit } from '../light.ts';

/** Schema for a row of an oracle table. */
export const TableRowSchema = z.object({ min: z.int(), max: z.int(), text: z.string() });

/** Schema for an entity. Each category has further fields. */
export const EntitySchema = z
  .looseObject({
    id: z.string().describe('ID, which rpg_get_entity also accepts'),
    name: z.string(),
    system: z.string(),
    category: z.string(),
    source: z.string(),
    licence: z.string().describe('an SPDX identifier'),
    text: z.string().optional().describe('what it is or does'),
  })
  .describe('an entity; further fields depend on its category');

/** Schema for an entity in lists, without its values. */
export const EntityLineSchema = EntitySchema.describe('an entity without its values, which rpg_get_entity returns');

/** The light form of a list of entities: their sources once, not in each row. */
export function lightEntities<List extends { entities: z.output<typeof EntitySchema>[] }>({ entities, ...list }: List) {
  return {
    ...list,
    entities: entities.map((entity) => omit(entity, 'source', 'licence')),
    sources: [...new Set(entities.map(({ source, licence }) => `${source} (${licence})`))],
  };
}

/** Schema for a roll on an oracle table. */
export const TableRollSchema = z
  .looseObject({
    table: z.string().describe('its ID'),
    name: z.string(),
    dice: z.string(),
    roll: z.int(),
    row: z.object({ min: z.int(), max: z.int() }),
    text: z.string().describe('the row as it is written'),
    result: z.string().describe('the row with what it called for'),
    further: z.array(z.string()).describe('tables that add detail'),
    rolls: z.array(z.looseObject({})).describe('those that the row called for, each like this one'),
    note: z.string().optional(),
  })
  .describe('a roll on a table');

/** Schema for a roll of dice, with the purpose of the roll. */
export const RollRecordSchema = z.object({
  what: z.string().describe('what it was for'),
  dice: z.string(),
  faces: z.array(z.int()),
  total: z.int(),
  result: z.string().optional().describe('result, if it is not a number'),
});

const xp = (what: string) => z.number().min(0).describe(what);

export const EncounterSchema = z.object({
  system: z.string(),
  difficulty: z.enum(DIFFICULTIES).optional().describe('as asked or drawn'),
  rating: z
    .enum(['trivial', ...DIFFICULTIES])
    .optional()
    .describe('as it came out, in systems that rate'),
  note: z.string().optional().describe('why it is not quite as asked, or what a difficulty means in this system'),
  party: z.object({ level: z.int(), size: z.int() }).optional(),
  shape: z.string().optional().describe('one kind, leader and followers, or mixed'),
  monsters: z.array(
    z.object({
      name: z.string(),
      count: z.int(),
      cr: z.string().optional().describe('challenge rating: 1/4, 5'),
      xp: xp('of each').optional(),
      type: z.string().optional(),
      hitPoints: z.int().optional().describe('of each, the average where they are rolled'),
      hitDice: z.string().optional().describe('to roll hit points: 2d8+2'),
      rank: z.string().optional(),
    }),
  ),
  terrain: z.string().optional(),
  ground: z.string().optional().describe('what makes the place worth fighting over'),
  reason: z.string().optional().describe('why they are here'),
  tactic: z.string().optional(),
  scene: z
    .record(z.string(), z.string())
    .optional()
    .describe('reaction, ground, instinct … in systems that rate nothing'),
  totals: z
    .object({
      monsters: z.int(),
      rawXp: xp('to be awarded'),
      multiplier: z.number().describe('for the number of monsters and the size of the party'),
      adjustedXp: xp('by which it is rated'),
      thresholds: z.object({ easy: xp('from'), medium: xp('from'), hard: xp('from'), deadly: xp('from') }),
      groupCr: z.string().optional().describe('challenge of the whole group, in 1e'),
      crCap: z.string().describe('no monster is above this challenge'),
    })
    .optional(),
  loot: z.array(z.string()).optional(),
  lootValue: z.number().optional().describe('gold pieces'),
  rolls: z.array(RollRecordSchema).describe('every roll and choice of chance'),
  text: z.string().describe('to be read out; what follows the empty line is for the game master'),
  credit: z.string(),
});
