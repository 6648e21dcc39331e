import type { SystemSlug } from '../entity/systems.ts';
import { type ContentName, content, contentIn } from './content.ts';
import { parseTableDice } from './faces.ts';
import { markedPartsOf } from './marks.ts';
import type { OracleTable, TableRow, TableSubject } from './table.ts';

/** A file in a folder of `content/oracles`. Each folder has the tables of one system. */
export interface AuthoredTableFile {
  readonly system: SystemSlug;
  readonly source: string;
  readonly licence: string;
  readonly tables: readonly AuthoredTable[];
}

export interface AuthoredTable {
  readonly id: string;
  readonly name: string;
  readonly about: TableSubject;
  /** Dice to roll on the table, such as `1d20`, `2d6` or `d66`. */
  readonly dice: string;
  /** Rows in order. A row that is only a text is for a single result, the one after the previous row. */
  readonly rows: readonly (string | readonly [min: number, max: number, text: string])[];
}

const filesOf = (system: SystemSlug): readonly ContentName[] => contentIn(`oracles/${system}`);

/** Loads the tables of a system from `content/oracles`. Tests check that their rows cover every result of the dice. */
export const loadAuthoredTables = (system: SystemSlug): OracleTable[] =>
  filesOf(system).flatMap((name) => {
    const { tables, source, licence } = content<AuthoredTableFile>(name);
    return tables.map((table): OracleTable => ({ ...compileTable(table), system, source, licence }));
  });

function compileTable({
  id,
  name,
  about,
  dice,
  rows,
}: AuthoredTable): Omit<OracleTable, 'system' | 'source' | 'licence'> {
  const faces = parseTableDice(dice);
  if (!faces) throw new Error(`${id} is rolled with ${dice}, which are no dice`);
  const { results } = faces;
  let position = 0;
  const rangedRows = rows.map((row): TableRow => {
    const [min, max, text] = typeof row === 'string' ? [results[position]!, results[position]!, row] : row;
    position = results.indexOf(max) + 1;
    return { min, max, text, references: referencesIn(text) };
  });
  return { id, name, about, faces, rows: rangedRows };
}

/** Lists a reference for each mark `[[table]]` in the text of a row. These tables are always rolled on. */
const referencesIn = (text: string): TableRow['references'] =>
  markedPartsOf(text).flatMap((part) =>
    part.kind === 'table' ? [{ table: part.table, count: 1, isAuto: true, isDistinct: false }] : [],
  );
