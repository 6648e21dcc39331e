import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { makeRandomEncounter } from '../../roleplay/encounter/random-encounter.ts';
import { DIFFICULTIES } from '../../roleplay/encounter/yardstick.ts';
import { refuse } from '../errors.ts';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';
import { rollsToJson } from './rolls-json.ts';
import { Encounter } from './shapes.ts';

export default tool({
  name: 'rpg_random_encounter',
  title: 'Random encounter',
  description: 'To surprise a party: a random encounter of a system, by difficulty and monster type.',
  random: true,
  input: z.strictObject({
    system: name('role-playing system; oracle_list_games lists them').default('5e'),
    difficulty: z.enum(DIFFICULTIES).describe('how dangerous it is').optional(),
    type: name('only this kind of monster').optional(),
  }),
  output: Encounter,
  examples: [
    { title: 'for four characters of any level', args: {}, seed: 'parlour' },
    { title: 'goblins in Cairn', args: { system: 'cairn', difficulty: 'hard', type: 'goblin' }, seed: 'wood' },
    { title: 'something in the Forge', args: { system: 'starforged' }, seed: 'drift' },
  ],
  run: (wanted, { rng }) => {
    const made = makeRandomEncounter(wanted, rng);
    if (made.ok) return ok({ ...made.value, rolls: rollsToJson(made.value.rolls) });
    return refuse(made.error.kind === 'unknown' ? 'unknown_name' : 'impossible', made.error.detail);
  },
  text: ({ text }) => text,
});
