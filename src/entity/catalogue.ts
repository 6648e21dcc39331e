import { didYouMean, joinNames } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { authoredEntities } from './authored.ts';
import { dataswornEntities } from './datasworn.ts';
import type { Entity } from './entity.ts';
import { srdEntities } from './srd.ts';
import { SYSTEMS, type SystemSlug } from './systems.ts';

/** All entities of a system, with an ID each, and indexes by category and by name. */
export class EntityCatalogue {
  readonly system: SystemSlug;
  readonly entities: readonly Entity[];
  readonly byCategory: ReadonlyMap<string, readonly Entity[]>;
  readonly #byName: ReadonlyMap<string, readonly Entity[]>;

  constructor(system: SystemSlug, entities: readonly Entity[]) {
    this.system = system;
    this.entities = withIds(entities);
    this.byCategory = grouped(this.entities, ({ category }) => category);
    this.#byName = grouped(this.entities, ({ name }) => plainName(name));
  }

  get categories(): string[] {
    return [...this.byCategory.keys()];
  }

  /** The entities of a category, which may be given in the plural. The error lists the categories of the system. */
  category(asked: string): Result<readonly Entity[], string> {
    const name = singular(asked);
    const found = this.byCategory.get(name);
    if (found) return ok(found);
    const hint = didYouMean(asked, this.categories);
    return fail(
      `${this.system} has no category "${asked.slice(0, 60)}"${hint ? `: ${hint}` : '.'} It has ${joinNames(this.categories, 'and')}.`,
    );
  }

  /** The entities of a name, whatever its case, accents and spaces, or else the one with that ID. */
  withName(name: string, category?: string): readonly Entity[] {
    const found = this.#byName.get(plainName(name)) ?? this.entities.filter(({ id }) => id === name);
    return category === undefined ? found : found.filter((entity) => entity.category === singular(category));
  }
}

function grouped(entities: readonly Entity[], keyOf: (entity: Entity) => string): Map<string, Entity[]> {
  const groups = new Map<string, Entity[]>();
  for (const entity of entities) {
    const key = keyOf(entity);
    const group = groups.get(key);
    if (group) group.push(entity);
    else groups.set(key, [entity]);
  }
  return groups;
}

/** Reduces a name to its letters and digits, so that case, accents, punctuation and spaces don't matter. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '');

/** Gives each entity its ID. Names that occur several times in a category, such as class features, are numbered. */
function withIds(entities: readonly Entity[]): Entity[] {
  const idCounts = new Map<string, number>();
  return entities.map((entity) => {
    const slug = entity.name
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[^a-z0-9]+/g, '-');
    const id = `${entity.system}/${entity.category}/${slug}`;
    const count = (idCounts.get(id) ?? 0) + 1;
    idCounts.set(id, count);
    return { ...entity, id: count === 1 ? id : `${id}-${count}` };
  });
}

const PLURALS: Readonly<Record<string, string>> = { classes: 'class', subclasses: 'subclass' };

export function singular(category: string): string {
  const name = category.trim().toLowerCase();
  return PLURALS[name] ?? (name.endsWith('ss') ? name : name.replace(/s$/, ''));
}

const catalogues = new Map<SystemSlug, EntityCatalogue>();

export function entityCatalogue(system: SystemSlug): EntityCatalogue {
  const known = catalogues.get(system);
  if (known) return known;
  const catalogue = new EntityCatalogue(system, [...packageEntities(system), ...authoredEntities(system)]);
  catalogues.set(system, catalogue);
  return catalogue;
}

function packageEntities(system: SystemSlug): Entity[] {
  if (system === '5e') return srdEntities();
  if (system === 'starforged') return dataswornEntities('starforged', system);
  return system === 'ironsworn' ? [...dataswornEntities('classic', system), ...dataswornEntities('delve', system)] : [];
}

export const ENTITY_SYSTEMS: readonly SystemSlug[] = SYSTEMS.map(({ slug }) => slug);
