import { z } from 'zod';

export const ENCOUNTER_DIFFICULTIES = ['easy', 'medium', 'hard', 'deadly'] as const;

export const Row = z.object({ min: z.int(), max: z.int(), text: z.string() });

export const Entity = z.object({
  name: z.string(),
  system: z.string(),
  category: z.string(),
  source: z.string(),
  licence: z.string(),
});

export const Encounter = z.object({
  system: z.string(),
  difficulty: z.enum(ENCOUNTER_DIFFICULTIES),
  monsters: z.array(z.object({ name: z.string(), count: z.int() })),
  terrain: z.string().optional(),
  loot: z.array(z.string()).optional(),
});
