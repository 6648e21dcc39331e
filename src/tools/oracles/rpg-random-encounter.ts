import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';
import { ENCOUNTER_DIFFICULTIES, Encounter } from './shapes.ts';

export default tool({
  name: 'rpg_random_encounter',
  title: 'Random encounter',
  description: 'To surprise a party: a random encounter of a system, by difficulty and monster type.',
  random: true,
  input: z.strictObject({
    system: name('role-playing system; oracle_list_games lists them').default('5e'),
    difficulty: z.enum(ENCOUNTER_DIFFICULTIES).describe('how dangerous it is').optional(),
    type: name('only this kind of monster').optional(),
  }),
  output: Encounter,
});
