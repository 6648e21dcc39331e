import type { SystemSlug } from '../entity/systems.ts';
import { oracleTablesOf } from '../oracle/oracle-tables.ts';
import { type RolledResult, TableRoller } from '../oracle/roll.ts';
import type { RollRecorder } from './rolls.ts';

/** Rolls on a table of a system and returns the result. Records the roll and all further rolls that it requires. */
export function rollOnTable(system: SystemSlug, id: string, rolls: RollRecorder): string {
  const tables = oracleTablesOf(system);
  const table = tables.get(id);
  if (!table) throw new Error(`${system} has no table ${id}`);
  const rolled = new TableRoller(tables, rolls.rng).roll(table);
  recordWithFurther(rolled, rolls);
  return rolled.result;
}

function recordWithFurther({ name, dice, roll, result, rolls: further }: RolledResult, rolls: RollRecorder): void {
  rolls.record({ what: name.toLowerCase(), dice, faces: [roll], total: roll, result });
  for (const furtherRoll of further) recordWithFurther(furtherRoll, rolls);
}
