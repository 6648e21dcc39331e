import { z } from 'zod';
import { ENTITY_SYSTEMS, entityCatalogue } from '../../entity/catalogue.ts';
import type { Entity as Found } from '../../entity/entity.ts';
import { searchEntities } from '../../entity/search.ts';
import { listed } from '../../lib/nearest.ts';
import { ok } from '../../lib/result.ts';
import { refuse } from '../errors.ts';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';
import { creditOf, entityText, systemOf } from './lookup.ts';
import { Entity } from './shapes.ts';

export default tool({
  name: 'rpg_get_entity',
  title: 'One entity',
  description: 'To read everything about one spell, monster, class or item, by name.',
  input: z.strictObject({
    name: name('name of the entity'),
    system: name('role-playing system; oracle_list_games lists them').optional(),
    game: name('alias of system').optional(),
    category: name('kind of entity: spell, monster, class, item …').optional(),
  }),
  aliases: { game: 'system' },
  output: Entity.extend({
    credit: z.string(),
    also: z
      .array(z.object({ name: z.string(), system: z.string(), category: z.string() }))
      .optional()
      .describe('others of that name'),
  }),
  examples: [
    { title: 'a spell', args: { name: 'Fireball', system: '5e' } },
    { title: 'a monster of Cairn', args: { name: 'acolyte', system: 'cairn', category: 'monster' } },
  ],
  run: ({ name, system, category }) => {
    const asked = system === undefined ? undefined : systemOf(system);
    if (asked && !asked.ok) return asked;
    const systems = asked ? [asked.value.slug] : ENTITY_SYSTEMS;
    const [first, ...others] = systems.flatMap((slug) => entityCatalogue(slug).withName(name, category));
    if (!first)
      return refuse('unknown_name', missing(name, searchEntities(name, { system: asked?.value.slug, category })));
    const also = others.map((other) => ({ name: other.name, system: other.system, category: other.category }));
    return ok({ ...first, credit: creditOf(first.system), ...(also.length && { also }) });
  },
  text: (entity) => [entityText(entity), ...figureLines(entity)].join('\n'),
});

function missing(name: string, near: readonly Found[]): string {
  const names = near.slice(0, 3).map(({ name, system, category }) => `${name} (${system}, ${category})`);
  const hint = names.length ? ` Near are ${listed(names, 'and')}.` : '';
  return `There is no entity "${name.slice(0, 60)}".${hint}`;
}

const COMMON = ['name', 'system', 'category', 'text', 'also'];

/** Figures a line each, as far as they are short. */
const figureLines = (entity: Record<string, unknown>): string[] =>
  Object.entries(entity)
    .filter(([figure]) => !COMMON.includes(figure))
    .map(
      ([figure, value]) =>
        `${figure.replaceAll('_', ' ')}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
