import { content, contentIn } from './content.ts';
import type { Entity } from './entity.ts';
import type { SystemSlug } from './systems.ts';

/** A file of `content/entities/<system>/`: a table with one row per entity. */
export interface AuthoredEntityFile {
  readonly system: SystemSlug;
  readonly category: string;
  readonly source: string;
  readonly licence: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** Loads the entities of a system from `content/entities/`. A field whose cell is null is missing from the entity. */
export const loadAuthoredEntities = (system: SystemSlug): Entity[] =>
  contentIn(`entities/${system}`).flatMap((name) => {
    const { category, source, licence, columns, rows } = content<AuthoredEntityFile>(name);
    return rows.map((row) => {
      const fields = columns.map((column, i) => [column, row[i]]).filter(([, value]) => value !== null);
      return { ...Object.fromEntries(fields), system, category, source, licence } as Entity;
    });
  });
