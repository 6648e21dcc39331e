import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { chargenOf } from '../../roleplay/chargen/index.ts';
import { refuse } from '../errors.ts';
import { nameField } from '../fields.ts';
import { characterPath } from '../image-address.ts';
import { omit } from '../light.ts';
import { siteUrlOf } from '../site.ts';
import { defineTool } from '../tool.ts';
import { CharacterSchema } from './character-shape.ts';
import { findRoleplayingSystem } from './lookup.ts';

export default defineTool({
  name: 'rpg_chargen',
  title: 'Random character',
  description:
    'Generates a random character for a role-playing system, with abilities, gear and every roll. Takes a level and a class or background; omit class for a random one.',
  callClass: 'heavy',
  random: true,
  input: z.strictObject({
    system: nameField('Role-playing system; see oracle_list_games.'),
    level: z.int().min(1).max(20).describe('Level of the character.').default(1),
    class: nameField('Class or background. Default: random.').optional(),
  }),
  output: CharacterSchema,
  examples: [
    { title: 'a thief of level 3', args: { system: 'dungeon-world', class: 'thief', level: 3 }, seed: 'lock' },
    { title: 'somebody for Cairn', args: { system: 'cairn' }, seed: 'moss' },
    { title: 'a healer among the stars', args: { system: 'starforged', class: 'healer' }, seed: 'comet' },
    { title: 'a knave of level 2', args: { system: 'knave', level: 2 }, seed: 'spoon' },
    { title: 'a maze rat', args: { system: 'maze-rats' }, seed: 'cheese' },
    { title: 'a rider with horse', args: { system: 'ironsworn', class: 'rider' }, seed: 'oats' },
  ],
  run: ({ system: systemName, level, class: kind }, context) => {
    const system = findRoleplayingSystem(systemName);
    if (!system.ok) return system;
    const character = chargenOf(system.value.slug)({ level, class: kind, rng: context.rng });
    if (character.ok) {
      const rolls = character.value.rolls.map((roll) => ({ ...roll, faces: [...roll.faces] }));
      const path = characterPath(system.value.slug, level, kind, context.seed);
      return ok({ ...character.value, rolls, sheet: siteUrlOf(context) + path });
    }
    const { kind: fault, detail } = character.error;
    if (fault === 'impossible') return refuse('impossible', detail);
    return refuse('unknown_name', detail, 'Name one of those, or leave class out for one by chance.');
  },
  light: (character) => omit(character, 'rolls', 'text'),
  text: ({ text, credit }) => `${text}\n${credit}`,
});
