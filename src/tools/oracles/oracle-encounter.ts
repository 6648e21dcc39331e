import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { RATED_SYSTEMS } from '../../roleplay/encounter/foes.ts';
import { makeEncounter } from '../../roleplay/encounter/rated-encounter.ts';
import { DIFFICULTIES } from '../../roleplay/encounter/yardstick.ts';
import { RollRecorder } from '../../roleplay/rolls.ts';
import { refuse } from '../errors.ts';
import { nameField } from '../fields.ts';
import { omit } from '../light.ts';
import { defineTool } from '../tool.ts';
import { readSystem } from './lookup.ts';
import { rollsToJson } from './rolls-json.ts';
import { EncounterSchema } from './shapes.ts';

export default defineTool({
  name: 'oracle_encounter',
  title: 'Build an encounter',
  description:
    "Builds a 5e or 1e encounter for a party's level and size: monsters chosen by challenge rating, terrain and loot. For other systems, use rpg_random_encounter.",
  callClass: 'heavy',
  random: true,
  input: z.strictObject({
    system: z.enum(RATED_SYSTEMS).describe('Rules used to balance the encounter.').default('5e'),
    party_level: z.int().min(1).max(20).describe('Level of the characters.').default(5),
    party_size: z.int().min(1).max(10).describe('Number of characters.').default(4),
    difficulty: z.enum(DIFFICULTIES).describe('Difficulty for the party.').default('medium'),
    monster_type: nameField('Only monsters of this type.').optional(),
    terrain: nameField('Terrain. Default: random.').optional(),
  }),
  readArgs: readSystem,
  output: EncounterSchema,
  examples: [
    { title: 'four characters of level 5', args: {}, seed: 'parlour' },
    {
      title: 'undead in the ruins, hard',
      args: { party_level: 3, party_size: 5, difficulty: 'hard', monster_type: 'undead', terrain: 'ruin' },
      seed: 'crypt',
    },
    { title: 'by challenge of 1e', args: { system: '1e', party_level: 8, terrain: 'forest' }, seed: 'wood' },
  ],
  run: ({ system, party_level, party_size, difficulty, monster_type, terrain }, { rng }) => {
    const party = { level: party_level, size: party_size };
    const encounter = makeEncounter({ system, party, difficulty, type: monster_type, terrain }, new RollRecorder(rng));
    if (!encounter.ok) {
      const { about, detail } = encounter.error;
      const argument = about === 'type' ? 'monster_type' : 'terrain';
      return refuse('unknown_name', `${argument}: ${detail}`, 'Leave the argument out to have it drawn.');
    }
    return ok({ ...encounter.value, rolls: rollsToJson(encounter.value.rolls) });
  },
  light: (result) => omit(result, 'rolls'),
  next: 'rpg_loot with the same system gives a reward; rpg_get_entity shows a monster in full.',
  text: ({ text }) => text,
});
