import type { Entity } from '../../entity/entity.ts';
import { findSystem, type RoleplayingSystem, type SystemSlug } from '../../entity/systems.ts';
import { ok, type Result } from '../../lib/result.ts';
import { ORACLE_SYSTEMS, type OracleTables, oracleTablesOf } from '../../oracle/oracle-tables.ts';
import type { OracleTable } from '../../oracle/table.ts';
import { type Refusal, refuse } from '../errors.ts';

/** Finds a system by any of its names, or refuses with the known systems. `among` limits the choice. */
export function systemOf(
  name: string,
  among?: readonly SystemSlug[],
): Result<RoleplayingSystem & { slug: SystemSlug }, Refusal> {
  const found = findSystem(name, among);
  return found.ok ? found : refuse('unknown_name', found.error, 'oracle_list_games lists all systems.');
}

/** Returns the oracle tables of a system, or a refusal if it has none. */
export function tablesFor(name: string): Result<OracleTables, Refusal> {
  const system = systemOf(name, ORACLE_SYSTEMS);
  return system.ok ? ok(oracleTablesOf(system.value.slug)) : system;
}

/** Finds a table of a system by ID or name. */
export function tableFor(tableSet: OracleTables, name: string): Result<OracleTable, Refusal> {
  const found = tableSet.find(name);
  return found.ok ? found : refuse('unknown_name', found.error, 'oracle_list_tables lists the tables of a system.');
}

/** The parts of a roll on a table that its text shows. `rolls` are the further rolls that it called for. */
interface TableLine {
  readonly name: string;
  readonly dice: string;
  readonly roll: number;
  readonly result: string;
  readonly rolls?: unknown;
}

/** Formats a roll as a line, followed by an indented line for each further roll. */
export const rollLines = ({ name, dice, roll, result, rolls = [] }: TableLine, depth = 0): string[] => [
  `${'  '.repeat(depth)}${name} (${dice}: ${roll}): ${result}`,
  ...(rolls as TableLine[]).flatMap((below) => rollLines(below, depth + 1)),
];

const MAX_SUMMARY = 200;

/** Shortens an entity for lists: without numbers, and with the first words of its text. */
export function shortEntity({ id, name, system, category, source, licence, text }: Entity): Entity {
  const summary = text && text.length > MAX_SUMMARY ? `${text.slice(0, text.lastIndexOf(' ', MAX_SUMMARY))} …` : text;
  return { id, name, system, category, source, licence, ...(summary && { text: summary }) };
}

type EntityLine = Readonly<{ name: string; system: string; category: string; text?: string | undefined }>;

export const entityText = ({ name, system, category, text }: EntityLine): string =>
  `${name} (${system}, ${category})${text ? `: ${text}` : ''}`;
