import type { SystemSlug } from '../entity/systems.ts';
import { oracleTablesOf } from '../oracle/oracle-tables.ts';
import { type RolledResult, TableRoller } from '../oracle/roll.ts';
import type { RollRecorder } from './rolls.ts';

/** Maximum number of rolls on a table until a suitable row comes up. */
const MAX_ATTEMPTS = 2000;

/**
 * Rolls on a table of a system, again if a row does not suit, and returns the result as `word` puts it. Records the last
 * roll and all further rolls that it requires.
 */
export function rollOnTable(
  system: SystemSlug,
  id: string,
  rolls: RollRecorder,
  suits: (row: string) => boolean = () => true,
  word: (result: string) => string = (result) => result,
): string {
  const tables = oracleTablesOf(system);
  const table = tables.get(id);
  if (!table) throw new Error(`${system} has no table ${id}`);
  const roller = new TableRoller(tables, rolls.rng);
  let rolled = roller.roll(table);
  for (let attempt = 1; attempt < MAX_ATTEMPTS && !suits(rolled.text); attempt++) rolled = roller.roll(table);
  const worded = { ...rolled, result: word(rolled.result) };
  recordWithFurther(worded, rolls);
  return worded.result;
}

function recordWithFurther({ name, dice, roll, result, rolls: further }: RolledResult, rolls: RollRecorder): void {
  rolls.record({ what: name.toLowerCase(), dice, faces: [roll], total: roll, result });
  for (const furtherRoll of further) recordWithFurther(furtherRoll, rolls);
}
