import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { makeRandomEncounter } from '../../roleplay/encounter/random-encounter.ts';
import { DIFFICULTIES } from '../../roleplay/encounter/yardstick.ts';
import { refuse } from '../errors.ts';
import { nameField } from '../fields.ts';
import { omit } from '../light.ts';
import { defineTool } from '../tool.ts';
import { rollsToJson } from './rolls-json.ts';
import { EncounterSchema } from './shapes.ts';

export default defineTool({
  name: 'rpg_random_encounter',
  title: 'Random encounter',
  description:
    "Generates a random encounter in a role-playing system, by difficulty and monster type. To match a party's level and size in 5e or 1e, use oracle_encounter.",
  callClass: 'heavy',
  random: true,
  input: z.strictObject({
    system: nameField('Role-playing system; see oracle_list_games.').default('5e'),
    difficulty: z.enum(DIFFICULTIES).describe('Difficulty for the party.').optional(),
    type: nameField('Only monsters of this type.').optional(),
  }),
  output: EncounterSchema,
  examples: [
    { title: 'for four characters of any level', args: {}, seed: 'parlour' },
    { title: 'goblins in Cairn', args: { system: 'cairn', difficulty: 'hard', type: 'goblin' }, seed: 'wood' },
    { title: 'something in the Forge', args: { system: 'starforged' }, seed: 'drift' },
  ],
  run: (wanted, { rng }) => {
    const encounter = makeRandomEncounter(wanted, rng);
    if (encounter.ok) return ok({ ...encounter.value, rolls: rollsToJson(encounter.value.rolls) });
    const { kind, detail } = encounter.error;
    return kind === 'unknown'
      ? refuse('unknown_name', detail, 'oracle_list_games lists all systems.')
      : refuse('impossible', detail);
  },
  light: (result) => omit(result, 'rolls'),
  next: 'rpg_loot with the same system gives a reward; rpg_get_entity shows a monster in full.',
  text: ({ text }) => text,
});
