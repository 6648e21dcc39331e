import type { Entity } from '../../entity/entity.ts';
import { findSystem, type RoleplayingSystem, type SystemSlug } from '../../entity/systems.ts';
import { ok, type Result } from '../../lib/result.ts';
import { ORACLE_SYSTEMS, type OracleTables, oracleTablesOf } from '../../oracle/oracle-tables.ts';
import type { OracleTable } from '../../oracle/table.ts';
import { type Refusal, refuse } from '../errors.ts';

/** Finds a role-playing system by any of its names, or refuses and lists the systems. `among` limits the choice. */
export function findRoleplayingSystem(
  name: string,
  among?: readonly SystemSlug[],
): Result<RoleplayingSystem & { slug: SystemSlug }, Refusal> {
  const found = findSystem(name, among);
  return found.ok ? found : refuse('unknown_name', found.error, 'oracle_list_games lists all systems.');
}

/** Returns the oracle tables of a system. Refuses if it has none. */
export function findOracleTables(name: string): Result<OracleTables, Refusal> {
  const system = findRoleplayingSystem(name, ORACLE_SYSTEMS);
  return system.ok ? ok(oracleTablesOf(system.value.slug)) : system;
}

/** Finds an oracle table of a system by ID or name, or refuses. */
export function findOracleTable(tableSet: OracleTables, name: string): Result<OracleTable, Refusal> {
  const found = tableSet.find(name);
  return found.ok ? found : refuse('unknown_name', found.error, 'oracle_list_tables lists the tables of a system.');
}

/** The parts of a roll on a table that are shown as text. `rolls` are the further rolls that it required. */
interface TableLine {
  readonly name: string;
  readonly dice: string;
  readonly roll: number;
  readonly result: string;
  readonly rolls?: unknown;
}

/** Formats a roll on a table as one line, and each further roll as an indented line. */
export const rollLines = ({ name, dice, roll, result, rolls = [] }: TableLine, depth = 0): string[] => [
  `${'  '.repeat(depth)}${name} (${dice}: ${roll}): ${result}`,
  ...(rolls as TableLine[]).flatMap((below) => rollLines(below, depth + 1)),
];

const MAX_SUMMARY = 200;

/** Shortens an entity for lists, to its name and the beginning of its text. */
export function shortEntity({ id, name, system, category, source, licence, text }: Entity): Entity {
  const summary = text && text.length > MAX_SUMMARY ? `${text.slice(0, text.lastIndexOf(' ', MAX_SUMMARY))} …` : text;
  return { id, name, system, category, source, licence, ...(summary && { text: summary }) };
}

type EntityLine = Readonly<{ name: string; system: string; category: string; text?: string | undefined }>;

export const entityText = ({ name, system, category, text }: EntityLine): string =>
  `${name} (${system}, ${category})${text ? `: ${text}` : ''}`;
