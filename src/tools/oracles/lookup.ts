import { choiceTexts } from '../../entity/describe.ts';
import type { Entity } from '../../entity/entity.ts';
import { choiceFields } from '../../entity/facets.ts';
import { findSystem, type RoleplayingSystem, type SystemSlug } from '../../entity/systems.ts';
import { joinNames } from '../../lib/nearest.ts';
import { ok, type Result } from '../../lib/result.ts';
import { ORACLE_SYSTEMS, type OracleTables, oracleTablesOf } from '../../oracle/oracle-tables.ts';
import type { OracleTable } from '../../oracle/table.ts';
import { terrainsOf } from '../../roleplay/encounter/foes.ts';
import { type Refusal, refuse } from '../errors.ts';
import type { ArgumentReader } from '../tool.ts';
import { systemToolsOf } from './system-tools.ts';

type FoundSystem = RoleplayingSystem & { slug: SystemSlug };

/** Finds a role-playing system by any of its names, or refuses and lists the systems. */
export function findRoleplayingSystem(name: string): Result<FoundSystem, Refusal> {
  const found = findSystem(name);
  return found.ok ? found : refuse('unknown_name', found.error, 'oracle_list_games lists all systems.');
}

/** Finds a system that has oracle tables. `what` names in the refusal what is made of them, such as scenes. */
export function findTabledSystem(name: string, what: string): Result<FoundSystem, Refusal> {
  const found = findRoleplayingSystem(name);
  if (!found.ok) return found;
  const { slug } = found.value;
  const { hasTables, encounter } = systemToolsOf(slug);
  if (hasTables) return found;
  const detail = `${slug} has no ${what}. Systems with ${what}: ${ORACLE_SYSTEMS.join(', ')}.`;
  const others = [encounter, 'rpg_chargen', 'rpg_search_entities'].filter((tool) => tool !== undefined);
  return refuse('unknown_name', detail, `Choose one of these systems. ${joinNames(others, 'and')} work for ${slug}.`);
}

/** Reads `system` by any name of a system. */
export const readSystem: ArgumentReader = (args) => {
  const { system } = args;
  const found = typeof system === 'string' ? findSystem(system) : undefined;
  return ok({ args: found?.ok ? { ...args, system: found.value.slug } : args, notes: [] });
};

/** Returns the oracle tables of a system. Refuses if it has none. */
export function findOracleTables(name: string): Result<OracleTables, Refusal> {
  const system = findTabledSystem(name, 'oracle tables');
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
export function shortEntity(entity: Entity): Entity {
  const { id, name, system, category, source, licence, text } = entity;
  const summary = text && text.length > MAX_SUMMARY ? `${text.slice(0, text.lastIndexOf(' ', MAX_SUMMARY))} …` : text;
  const terrains = terrainsOf(entity);
  return {
    ...{ id, name, system, category },
    ...choiceFields(entity),
    ...(terrains.length && { environments: terrains }),
    ...{ source, licence, ...(summary && { text: summary }) },
  };
}

type EntityLine = Readonly<{ name: string; system: string; category: string; text?: string | undefined }>;

/** An entity in one line, with what people choose it by. */
export const entityText = ({ name, system, category, text, ...entity }: EntityLine & Record<string, unknown>): string =>
  `${name} (${[system, category, ...choiceTexts(entity)].join(', ')})${text ? `: ${text}` : ''}`;
