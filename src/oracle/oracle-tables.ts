import type { SystemSlug } from '../entity/systems.ts';
import { didYouMean, joinNames, limitNames } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { loadAuthoredTables } from './authored-tables.ts';
import { loadDataswornTables } from './datasworn-tables.ts';
import { type OracleTable, REGIONS, type Region } from './table.ts';

/** Systems that have oracle tables. */
export const ORACLE_SYSTEMS = ['starforged', 'ironsworn', 'maze-rats', 'cairn', 'knave', 'dungeon-world'] as const;

/** All oracle tables of one system, which can be found by ID or name. */
export class OracleTables {
  readonly system: SystemSlug;
  readonly tables: readonly OracleTable[];
  readonly #byId: ReadonlyMap<string, OracleTable>;
  /** The tables by name and by each end of their ID, in the spelling of `plain`. */
  readonly #byEnding: ReadonlyMap<string, readonly OracleTable[]>;

  constructor(system: SystemSlug, tables: readonly OracleTable[]) {
    this.system = system;
    this.tables = tables;
    this.#byId = new Map(tables.map((table) => [table.id, table]));
    this.#byEnding = indexByEnding(tables);
  }

  /**
   * Returns a table by ID; undefined if there is none. If each region has a table of its own, an ID without a region
   * means the one of `region`. As in references between tables, the middle of an ID may be missing if the rest is
   * unambiguous.
   */
  get(id: string, region: Region = REGIONS[0]): OracleTable | undefined {
    return this.#byId.get(id) ?? this.#byId.get(`${id}/${region}`) ?? this.#shortened(id);
  }

  get hasRegions(): boolean {
    return this.tables.some(({ region }) => region);
  }

  #shortened(id: string): OracleTable | undefined {
    const [first, last] = [id.split('/')[0], id.split('/').at(-1)];
    const found = this.tables.filter((table) => table.id.startsWith(`${first}/`) && table.id.endsWith(`/${last}`));
    return found.length === 1 ? found[0] : undefined;
  }

  /**
   * Finds a table by ID, by the end of an ID, or by name, in any spelling. The error lists all matches or suggests the
   * nearest name.
   */
  find(query: string, region?: Region): Result<OracleTable, string> {
    const plainQuery = plain(query);
    const byId = this.get(plainQuery, region);
    if (byId) return ok(byId);
    const candidates = this.#byEnding.get(plainQuery) ?? [];
    if (candidates.length === 1) return ok(candidates[0]!);
    if (candidates.length > 1) {
      const ids = limitNames(candidates.map(({ id }) => id));
      return fail(`"${query.slice(0, 60)}" may be ${joinNames(ids)}: name one by its ID.`);
    }
    const hint = didYouMean(plainQuery, [...this.#byId.keys(), ...this.tables.map(({ name }) => name)]);
    return fail(
      `${this.system} has no table "${query.slice(0, 60)}"${hint ? `: ${hint}` : '.'} oracle_list_tables lists all ${this.tables.length}.`,
    );
  }
}

/** Converts an ID or name to the spelling of our IDs. Datasworn's spelling of IDs is accepted too. */
const plain = (query: string): string =>
  query
    .trim()
    .toLowerCase()
    .replace(/^[a-z_]+\/oracles\//, '')
    .replaceAll(/[\s_]+/g, '-');

function indexByEnding(tables: readonly OracleTable[]): Map<string, OracleTable[]> {
  const index = new Map<string, OracleTable[]>();
  for (const table of tables) {
    const segments = table.id.split('/');
    const endings = segments.map((_, at) => segments.slice(at).join('/'));
    // The whole ID counts as an end only if it is a single segment: `get` finds the others.
    const keys = new Set([plain(table.name), ...(endings.length > 1 ? endings.slice(1) : endings)]);
    for (const key of keys) index.set(key, [...(index.get(key) ?? []), table]);
  }
  return index;
}

const tablesBySystem = new Map<SystemSlug, OracleTables>();

/** Returns the oracle tables of a system. They are loaded at the first call. */
export function oracleTablesOf(system: SystemSlug): OracleTables {
  const known = tablesBySystem.get(system);
  if (known) return known;
  const tables = new OracleTables(system, [...dataswornTablesOf(system), ...loadAuthoredTables(system)]);
  tablesBySystem.set(system, tables);
  return tables;
}

function dataswornTablesOf(system: SystemSlug): OracleTable[] {
  if (system === 'starforged') return loadDataswornTables('starforged', system);
  return system === 'ironsworn'
    ? [...loadDataswornTables('classic', system), ...loadDataswornTables('delve', system)]
    : [];
}
