import { z } from 'zod';

export const ENCOUNTER_DIFFICULTIES = ['easy', 'medium', 'hard', 'deadly'] as const;

export const Row = z.object({ min: z.int(), max: z.int(), text: z.string() });

export const Entity = z
  .looseObject({
    name: z.string(),
    system: z.string(),
    category: z.string(),
    source: z.string(),
    licence: z.string().describe('an SPDX identifier'),
    text: z.string().optional().describe('what it is or does'),
  })
  .describe('besides, the figures that its category has');

/** An entity where many are listed. */
export const EntityLine = Entity.describe('the figures are told by rpg_get_entity');

/** A roll on a table. */
export const TableRoll = z
  .looseObject({
    table: z.string().describe('its ID'),
    name: z.string(),
    dice: z.string(),
    roll: z.int(),
    row: z.object({ min: z.int(), max: z.int() }),
    text: z.string().describe('the row as it is written'),
    result: z.string().describe('the row with what it called for'),
    further: z.array(z.string()).describe('tables that would tell more'),
    note: z.string().optional(),
  })
  .describe('`rolls` has the rolls that the row called for, each like this one');

export const Encounter = z.object({
  system: z.string(),
  difficulty: z.enum(ENCOUNTER_DIFFICULTIES),
  monsters: z.array(z.object({ name: z.string(), count: z.int() })),
  terrain: z.string().optional(),
  loot: z.array(z.string()).optional(),
});
