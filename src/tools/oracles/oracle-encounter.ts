import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';
import { ENCOUNTER_DIFFICULTIES, Encounter } from './shapes.ts';

export default tool({
  name: 'oracle_encounter',
  title: 'Build an encounter',
  description: 'To build an encounter fit for a party: monsters by challenge, terrain and loot.',
  random: true,
  input: z.strictObject({
    system: z.enum(['5e', '1e']).describe('rules that size the encounter').default('5e'),
    party_level: z.int().min(1).max(20).describe('level of the characters').default(5),
    party_size: z.int().min(1).max(10).describe('how many characters').default(4),
    difficulty: z.enum(ENCOUNTER_DIFFICULTIES).describe('how dangerous it is').default('medium'),
    monster_type: name('only this kind of monster').optional(),
    terrain: name('where it happens; omit for random').optional(),
  }),
  output: Encounter,
});
