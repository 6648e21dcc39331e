import type { SystemSlug } from '../../entity/systems.ts';
import { type OracleTables, oracleTables } from '../../oracle/oracle-tables.ts';
import { type Rolled, Roller } from '../../oracle/roll.ts';
import type { Table } from '../../oracle/table.ts';
import type { RecordedRoll, Rolls } from '../rolls.ts';

/** A roll on a table, with the ID of the table and the range of the row. */
export interface TableRoll extends RecordedRoll {
  readonly table: string;
  readonly row: { readonly min: number; readonly max: number };
}

/** Rolls on the tables of a system and records each roll with the further rolls that it called for. */
export class Tables {
  readonly #shelf: OracleTables;
  readonly #rolls: Rolls;

  constructor(system: SystemSlug, rolls: Rolls) {
    this.#shelf = oracleTables(system);
    this.#rolls = rolls;
  }

  /** Rolls once and returns the result. */
  roll(what: string, id: string): string {
    const rolled = this.#roll(id);
    this.#tell(what, rolled);
    return rolled.result;
  }

  /** Rolls until there are `count` different results, and records rerolls too. */
  rollDistinct(what: string, id: string, count: number): string[] {
    const found = new Map<number, string>();
    while (found.size < count) {
      const rolled = this.#roll(id);
      const isNew = !found.has(rolled.row.min);
      this.#tell(what, isNew ? rolled : { ...rolled, result: `${rolled.result}: had already, rolled again` });
      if (isNew) found.set(rolled.row.min, rolled.result);
    }
    return [...found.values()];
  }

  #roll(id: string): Rolled {
    return new Roller(this.#shelf, this.#rolls.rng).roll(this.#table(id));
  }

  #table(id: string): Table {
    const table = this.#shelf.get(id);
    if (!table) throw new Error(`${this.#shelf.system} has no table ${id}`);
    return table;
  }

  #tell(what: string, { table, dice, roll, row, result, rolls }: Rolled): void {
    const told: TableRoll = { what, dice, faces: facesOf(dice, roll), total: roll, result, table, row };
    this.#rolls.record(told);
    for (const inner of rolls) this.#tell(`${what}: ${inner.name.toLowerCase()}`, inner);
  }
}

/** The faces of a roll: with `d66` two dice read as tens and ones, else the total. */
const facesOf = (dice: string, roll: number): number[] =>
  dice === 'd66' ? [Math.floor(roll / 10), roll % 10] : [roll];
