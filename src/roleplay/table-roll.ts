import type { SystemSlug } from '../entity/systems.ts';
import { oracleTables } from '../oracle/oracle-tables.ts';
import { type Rolled, Roller } from '../oracle/roll.ts';
import type { Rolls } from './rolls.ts';

/** Rolls on a table of a system, records the roll with its further rolls, and returns the result. */
export function rollOn(system: SystemSlug, id: string, rolls: Rolls): string {
  const shelf = oracleTables(system);
  const table = shelf.get(id);
  if (!table) throw new Error(`${system} has no table ${id}`);
  const rolled = new Roller(shelf, rolls.rng).roll(table);
  tell(rolled, rolls);
  return rolled.result;
}

function tell({ name, dice, roll, result, rolls: further }: Rolled, rolls: Rolls): void {
  rolls.record({ what: name.toLowerCase(), dice, faces: [roll], total: roll, result });
  for (const each of further) tell(each, rolls);
}
