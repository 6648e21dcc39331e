import { z } from 'zod';
import { findSystem } from '../../entity/systems.ts';
import { listed } from '../../lib/nearest.ts';
import { ok } from '../../lib/result.ts';
import { CHARGEN_SYSTEMS, chargenOf } from '../../roleplay/chargen/index.ts';
import { refuse } from '../errors.ts';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';

const Roll = z.object({
  what: z.string().describe('what it was for'),
  dice: z.string(),
  faces: z.array(z.int()),
  total: z.int(),
  result: z.string().optional().describe('what came of it, where that is not the number'),
  table: z.string().optional().describe('the table it was made on, as oracle_table_view shows it'),
  row: z.object({ min: z.int(), max: z.int() }).optional(),
});

const WHICH_SYSTEMS = 'oracle_list_games lists the systems.';

export default tool({
  name: 'rpg_chargen',
  title: 'Random character',
  description: 'To make a random character for a role-playing system: figures, gear and every roll shown.',
  random: true,
  input: z.strictObject({
    system: name('role-playing system; oracle_list_games lists them'),
    level: z.int().min(1).max(20).describe('level of the character').default(1),
    class: name('class or background; omit for random').optional(),
  }),
  output: z
    .looseObject({
      system: z.string(),
      name: z.string(),
      level: z.int(),
      class: z
        .string()
        .nullable()
        .describe('class, path or background that the character was made by; null where there is none'),
      rolls: z.array(Roll).describe('every roll, in order'),
      text: z.string().describe('a sheet to read at the table'),
      credit: z.string().describe('whom the rules are owed to'),
    })
    .describe('and the figures of the system: abilities, hit points, armour, attacks, gear, moves, spells …'),
  run: ({ system: asked, level, class: kind }, { rng }) => {
    const system = findSystem(asked);
    if (!system.ok) return refuse('unknown_name', system.error, WHICH_SYSTEMS);
    const { slug, title } = system.value;
    const make = chargenOf(slug);
    if (!make) {
      const known = listed(CHARGEN_SYSTEMS, 'and');
      return refuse('not_built_yet', `rpg_chargen can not make characters of ${title} yet; it can for ${known}.`);
    }
    const character = make({ level, class: kind, rng });
    if (character.ok) {
      const rolls = character.value.rolls.map((roll) => ({ ...roll, faces: [...roll.faces] }));
      return ok({ ...character.value, rolls });
    }
    const { kind: fault, detail } = character.error;
    if (fault === 'impossible') return refuse('impossible', detail);
    return refuse('unknown_name', detail, 'Name one of those, or leave class out for one by chance.');
  },
  text: ({ text, credit }) => `${text}\n${credit}`,
});
