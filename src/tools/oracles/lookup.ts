import type { Entity } from '../../entity/entity.ts';
import { findSystem, SYSTEMS, type System, type SystemSlug } from '../../entity/systems.ts';
import { ok, type Result } from '../../lib/result.ts';
import { ORACLE_SYSTEMS, type OracleTables, oracleTables } from '../../oracle/oracle-tables.ts';
import type { Table } from '../../oracle/table.ts';
import { type Refusal, refuse } from '../errors.ts';

/** The system of a name in any known spelling, or a refusal that names those there are. */
export function systemOf(name: string, among?: readonly SystemSlug[]): Result<System & { slug: SystemSlug }, Refusal> {
  const found = findSystem(name, among);
  return found.ok ? found : refuse('unknown_name', found.error, 'oracle_list_games lists all systems.');
}

/** The tables of a system that has some. */
export function tablesFor(name: string): Result<OracleTables, Refusal> {
  const system = systemOf(name, ORACLE_SYSTEMS);
  return system.ok ? ok(oracleTables(system.value.slug)) : system;
}

/** A table of a system by its ID or name. */
export function tableFor(shelf: OracleTables, name: string): Result<Table, Refusal> {
  const found = shelf.find(name);
  return found.ok ? found : refuse('unknown_name', found.error, 'oracle_list_tables lists the tables of a system.');
}

export const creditOf = (slug: SystemSlug): string => SYSTEMS.find((system) => system.slug === slug)!.credit;

/** What is read out of a roll on a table; `rolls` are more of its kind. */
interface TableLine {
  readonly name: string;
  readonly dice: string;
  readonly roll: number;
  readonly result: string;
  readonly rolls?: unknown;
}

/** A roll and those below it, a line each. */
export const rollLines = ({ name, dice, roll, result, rolls = [] }: TableLine, depth = 0): string[] => [
  `${'  '.repeat(depth)}${name} (${dice}: ${roll}): ${result}`,
  ...(rolls as TableLine[]).flatMap((below) => rollLines(below, depth + 1)),
];

const SUMMARY = 200;

/** An entity in a list: without figures, and with the beginning of its text. */
export function lineOf({ id, name, system, category, source, licence, text }: Entity): Entity {
  const short = text && text.length > SUMMARY ? `${text.slice(0, text.lastIndexOf(' ', SUMMARY))} …` : text;
  return { id, name, system, category, source, licence, ...(short && { text: short }) };
}

type EntityLine = Readonly<{ name: string; system: string; category: string; text?: string | undefined }>;

export const entityText = ({ name, system, category, text }: EntityLine): string =>
  `${name} (${system}, ${category})${text ? `: ${text}` : ''}`;
