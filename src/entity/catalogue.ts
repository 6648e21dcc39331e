import { groupBy } from '../lib/group-by.ts';
import { plainName } from '../lib/match-name.ts';
import { didYouMean, joinNames } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { loadAuthoredEntities } from './authored.ts';
import { loadDataswornEntities } from './datasworn.ts';
import type { Entity } from './entity.ts';
import { loadSrdEntities } from './srd.ts';
import { ROLEPLAYING_SYSTEMS, type SystemSlug } from './systems.ts';

/** All entities of a system, indexed by category and by name. The constructor assigns their IDs. */
export class EntityCatalogue {
  readonly system: SystemSlug;
  readonly entities: readonly Entity[];
  readonly byCategory: ReadonlyMap<string, readonly Entity[]>;
  readonly #byName: ReadonlyMap<string, readonly Entity[]>;
  readonly #byId: ReadonlyMap<string, Entity>;

  constructor(system: SystemSlug, entities: readonly Entity[]) {
    this.system = system;
    this.entities = withIds(entities);
    this.byCategory = groupBy(this.entities, ({ category }) => category);
    this.#byName = groupBy(this.entities, ({ name }) => plainName(name));
    this.#byId = new Map(this.entities.map((entity) => [entity.id, entity]));
  }

  get categories(): string[] {
    return [...this.byCategory.keys()];
  }

  /** Returns the entities of a category, named in the singular or plural. The error lists the system's categories. */
  category(asked: string): Result<readonly Entity[], string> {
    const name = singularCategory(asked);
    const found = this.byCategory.get(name);
    if (found) return ok(found);
    const hint = didYouMean(asked, this.categories);
    return fail(
      `${this.system} has no category "${asked.slice(0, 60)}"${hint ? `: ${hint}` : '.'} It has ${joinNames(this.categories, 'and')}.`,
    );
  }

  /**
   * Returns the entities with a name, ignoring case, accents and spaces. If there are none, returns the one whose ID
   * equals the text.
   */
  withName(name: string, category?: string): readonly Entity[] {
    const sameId = this.#byId.get(name);
    const found = this.#byName.get(plainName(name)) ?? (sameId ? [sameId] : []);
    if (category === undefined) return found;
    const wanted = singularCategory(category);
    return found.filter((entity) => entity.category === wanted);
  }
}

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

/** Reduces the name of a category to its singular in lower case: `Spells` to `spell`. */
export function singularCategory(category: string): string {
  const name = category.trim().toLowerCase();
  return PLURALS[name] ?? (name.endsWith('ss') ? name : name.replace(/s$/, ''));
}

const catalogues = new Map<SystemSlug, EntityCatalogue>();

/** Returns the catalogue of a system, which is made at the first call. */
export function entityCatalogueOf(system: SystemSlug): EntityCatalogue {
  const known = catalogues.get(system);
  if (known) return known;
  const catalogue = new EntityCatalogue(system, [...packageEntities(system), ...loadAuthoredEntities(system)]);
  catalogues.set(system, catalogue);
  return catalogue;
}

function packageEntities(system: SystemSlug): Entity[] {
  if (system === '5e') return loadSrdEntities();
  if (system === 'starforged') return loadDataswornEntities('starforged', system);
  return system === 'ironsworn'
    ? [...loadDataswornEntities('classic', system), ...loadDataswornEntities('delve', system)]
    : [];
}

/** Slugs of the systems that have entities. All role-playing systems have some. */
export const ENTITY_SYSTEMS: readonly SystemSlug[] = ROLEPLAYING_SYSTEMS.map(({ slug }) => slug);
