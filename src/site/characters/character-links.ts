import { entityCatalogueOf } from '../../entity/catalogue.ts';
import type { Entity } from '../../entity/entity.ts';
import type { SystemSlug } from '../../entity/systems.ts';
import { groupBy } from '../../lib/group-by.ts';
import { plainName } from '../../lib/match-name.ts';
import { capitalize } from '../../lib/wording.ts';
import type { Character } from '../../roleplay/character.ts';
import { entityPagePath, sectionOfCategory } from '../../rulebook/system-pages.ts';
import { escapeHtml } from '../page.ts';

/** Fields that are not names of anything. */
const OTHER_FIELDS = new Set(['system', 'name', 'rolls', 'text', 'credit']);

/** Length of the longest name of an entity that is looked for. */
const MAX_NAME = 60;

const indexes = new Map<SystemSlug, ReadonlyMap<string, Entity>>();

/** Categories without links: a monster has the name of a thing only by chance, and sheets list every skill. */
const UNLINKED = ['monster', 'skill'];

/** The entities of a system by plain name. */
function entitiesByName(system: SystemSlug): ReadonlyMap<string, Entity> {
  let index = indexes.get(system);
  if (!index) {
    const all = [...entityCatalogueOf(system).byCategory].filter(([category]) => !UNLINKED.includes(category));
    index = new Map(all.flatMap(([, entities]) => entities.map((entity) => [plainName(entity.name), entity])));
    indexes.set(system, index);
  }
  return index;
}

/** All short texts of a character, as far down as its fields go. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length <= MAX_NAME ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** The entities that a character names, each once. */
function entitiesOf(character: Character): Entity[] {
  const index = entitiesByName(character.system);
  const texts = Object.entries(character).flatMap(([field, value]) => (OTHER_FIELDS.has(field) ? [] : textsIn(value)));
  const found = texts.flatMap((text) => index.get(plainName(text)) ?? index.get(plainName(text.split(' (')[0]!)) ?? []);
  return [...new Set(found)];
}

/** Links to the rules of what a character has: class, spells, moves, gear. Empty if the system has no such pages. */
export function linksHtml(character: Character): string {
  const groups = groupBy(entitiesOf(character), ({ category }) => category);
  if (!groups.size) return '';
  const items = [...groups].map(([category, entities]) => {
    const links = entities.map((entity) => `<a href="${entityPagePath(entity)}">${escapeHtml(entity.name)}</a>`);
    return `<li><strong>${capitalize(entities.length === 1 ? category : sectionOfCategory(category))}</strong>: ${links.join(', ')}</li>`;
  });
  return `<h2 id="rules">In the rules</h2>\n<ul>${items.join('\n')}</ul>`;
}
