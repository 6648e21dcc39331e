import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { nukesRuleBook } from '../../tabletop/packs/nukes/book.ts';
import { setUpFight } from '../../tabletop/packs/nukes/fight.ts';
import { fightToJson } from '../../tabletop/packs/nukes/fight-json.ts';
import { fightText } from '../../tabletop/packs/nukes/fight-text.ts';
import { findFightTerrain, findUnit } from '../../tabletop/packs/nukes/names.ts';
import { refuse } from '../errors.ts';
import { nameField } from '../fields.ts';
import { defineTool } from '../tool.ts';
import {
  CasualtiesSchema,
  FightEndingSchema,
  FightOddsSchema,
  HitNumberSchema,
  UnitCardSchema,
} from './nukes-shapes.ts';

const HINT = 'Unit types and terrains are single words, as in attacker armour, defender infantry, terrain forest.';

export default defineTool({
  name: 'game_nukes_combat',
  title: 'Nukes combat',
  description:
    'Resolves one fight between two unit types in Nukes, on a given terrain, and returns the rolls, the casualties and the exact odds.',
  random: true,
  input: z.strictObject({
    attacker: nameField('Attacking unit type.'),
    defender: nameField('Defending unit type.'),
    terrain: nameField("The defender's terrain: plains, forest, mountain, urban.").optional(),
  }),
  output: z.object({
    attacker: z.string(),
    defender: z.string(),
    terrain: z.string(),
    winner: z.enum(['attacker', 'defender']).nullable().describe('null when nobody has won'),
    ending: FightEndingSchema,
    rolls: z.array(
      z.object({
        attacker: z.int().describe("the attacker's die"),
        defender: z.int().describe("the defender's die"),
        attackerHits: z.boolean(),
        defenderHits: z.boolean(),
        attackerSteps: z.int().describe('steps left after the round'),
        defenderSteps: z.int(),
      }),
    ),
    numbers: z.object({ attacker: HitNumberSchema, defender: HitNumberSchema }),
    casualties: z.object({ attacker: CasualtiesSchema, defender: CasualtiesSchema }),
    odds: FightOddsSchema,
    units: z.object({ attacker: UnitCardSchema, defender: UnitCardSchema }),
    summary: z.string(),
  }),
  examples: [
    {
      title: 'armour attacks infantry in the open',
      args: { attacker: 'armour', defender: 'infantry' },
      seed: 'parlour',
    },
    {
      title: 'the same in a town',
      args: { attacker: 'armour', defender: 'infantry', terrain: 'urban' },
      seed: 'parlour',
    },
    { title: 'bombers meet fighters', args: { attacker: 'bomber', defender: 'fighter' }, seed: 'parlour' },
  ],
  run: ({ attacker, defender, terrain = nukesRuleBook().terrains[0]!.slug }, { rng }) => {
    const [attacking, defending, ground] = [findUnit(attacker), findUnit(defender), findFightTerrain(terrain)];
    if (!attacking.ok) return refuse('unknown_name', `attacker: ${attacking.error}`, HINT);
    if (!defending.ok) return refuse('unknown_name', `defender: ${defending.error}`, HINT);
    if (!ground.ok) return refuse('unknown_name', `terrain: ${ground.error}`, HINT);
    return ok(fightToJson(setUpFight(attacking.value, defending.value, ground.value), ground.value, rng));
  },
  text: fightText,
});
