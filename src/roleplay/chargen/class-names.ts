import { entityCatalogueOf } from '../../entity/catalogue.ts';
import type { SystemSlug } from '../../entity/systems.ts';
import { oracleTablesOf } from '../../oracle/oracle-tables.ts';
import { CLASSES_1E } from './1e/classes.ts';
import { CLASSES_5E } from './5e/classes.ts';
import { isAssetAvailable } from './assets.ts';
import { bareItemName } from './carried.ts';

const namesOf = (things: readonly { readonly name: string }[]): string[] => things.map(({ name }) => name);

const pathsOf = (system: SystemSlug): string[] =>
  namesOf((entityCatalogueOf(system).byCategory.get('class') ?? []).filter(isAssetAvailable));

const rowsOf = (system: SystemSlug, table: string): string[] =>
  oracleTablesOf(system)
    .get(table)!
    .rows.map(({ text }) => bareItemName(text));

/** Lists the names by which each system makes characters on request. */
const NAMES: Readonly<Record<SystemSlug, () => string[]>> = {
  '5e': () => namesOf(CLASSES_5E),
  '1e': () => namesOf(CLASSES_1E),
  starforged: () => pathsOf('starforged'),
  ironsworn: () => pathsOf('ironsworn'),
  cairn: () => namesOf(entityCatalogueOf('cairn').byCategory.get('background') ?? []),
  knave: () => rowsOf('knave', 'traits/background'),
  'maze-rats': () => rowsOf('maze-rats', 'character/background'),
  'dungeon-world': () => namesOf(entityCatalogueOf('dungeon-world').byCategory.get('class') ?? []),
};

/** Lists the classes, paths or backgrounds of a system that can be requested, in alphabetical order. */
export const classNamesOf = (system: SystemSlug): string[] => [...new Set(NAMES[system]())].sort();

/** The word for what each system makes characters by, for one and for several. */
export const CLASS_WORDS: Readonly<Record<SystemSlug, readonly [one: string, many: string]>> = {
  '5e': ['class', 'classes'],
  '1e': ['class', 'classes'],
  starforged: ['path', 'paths'],
  ironsworn: ['path', 'paths'],
  cairn: ['background', 'backgrounds'],
  knave: ['background', 'backgrounds'],
  'maze-rats': ['background', 'backgrounds'],
  'dungeon-world': ['class', 'classes'],
};
