import { z } from 'zod';
import { ENTITY_SYSTEMS, entityCatalogueOf } from '../../entity/catalogue.ts';
import { type DescriptionPart, describeEntity } from '../../entity/describe.ts';
import type { Entity as Found } from '../../entity/entity.ts';
import { searchEntities } from '../../entity/search.ts';
import { creditLineOf } from '../../entity/systems.ts';
import { joinNames } from '../../lib/nearest.ts';
import { ok } from '../../lib/result.ts';
import { refuse } from '../errors.ts';
import { nameField } from '../fields.ts';
import { defineTool } from '../tool.ts';
import { entityText, findRoleplayingSystem } from './lookup.ts';
import { EntitySchema } from './shapes.ts';

export default defineTool({
  name: 'rpg_get_entity',
  title: 'One entity',
  description:
    'Returns the full entry of one spell, monster, class or item, by name or ID. If you do not know the name, use rpg_search_entities.',
  callClass: 'heavy',
  input: z.strictObject({
    name: nameField('Name or ID of the entity.'),
    system: nameField('Role-playing system; see oracle_list_games.').optional(),
    game: nameField('Alias of system.').optional(),
    category: nameField('Kind of entity, e.g. spell, monster, class, item.').optional(),
  }),
  aliases: { game: 'system' },
  output: EntitySchema.extend({
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
    const knownSystem = system === undefined ? undefined : findRoleplayingSystem(system);
    if (knownSystem && !knownSystem.ok) return knownSystem;
    const systems = knownSystem ? [knownSystem.value.slug] : ENTITY_SYSTEMS;
    const [first, ...others] = systems.flatMap((slug) => entityCatalogueOf(slug).withName(name, category));
    if (!first)
      return refuse(
        'unknown_name',
        notFoundText(name, searchEntities(name, { system: knownSystem?.value.slug, category }).entities),
        'rpg_search_entities finds entities by words; rpg_browse_category lists those of a category.',
      );
    const also = others.map((other) => ({ name: other.name, system: other.system, category: other.category }));
    return ok({ ...first, credit: creditLineOf(first.system), ...(also.length && { also }) });
  },
  text: ({ credit, also, ...entity }) => [entityText(entity), ...entityLines(entity), `credit: ${credit}`].join('\n'),
});

function notFoundText(name: string, near: readonly Found[]): string {
  const names = near.slice(0, 3).map(({ name, system, category }) => `${name} (${system}, ${category})`);
  const hint = names.length ? ` Near are ${joinNames(names, 'and')}.` : '';
  return `There is no entity "${name.slice(0, 60)}".${hint}`;
}

/** Formats the values of an entity as lines, and its source below them. */
function entityLines(entity: z.output<typeof EntitySchema>): string[] {
  const parts = describeEntity(entity as Found);
  const { source, licence, id } = entity;
  return [...parts.flatMap(partLines), `source: ${source}`, `licence: ${licence}`, `id: ${id}`];
}

const partLines = (part: DescriptionPart): string[] =>
  'label' in part
    ? [`${part.label}: ${part.value}`]
    : [`${part.title}:`, ...part.passages.map(({ name, text }) => `- ${[name, text].filter(Boolean).join(': ')}`)];
