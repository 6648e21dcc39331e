import type { SystemSlug } from '../../entity/systems.ts';
import { type OracleTables, oracleTablesOf } from '../../oracle/oracle-tables.ts';
import { type RolledResult, TableRoller } from '../../oracle/roll.ts';
import type { OracleTable } from '../../oracle/table.ts';
import type { RecordedRoll, RollRecorder } from '../rolls.ts';

/** A recorded roll on a table, with the table's ID and the range of the row. */
export interface TableRoll extends RecordedRoll {
  readonly table: string;
  readonly row: { readonly min: number; readonly max: number };
}

/** Rolls on the tables of a system and records every roll, including those that a row requires. */
export class RecordedTableRoller {
  readonly #tables: OracleTables;
  readonly #rolls: RollRecorder;

  constructor(system: SystemSlug, rolls: RollRecorder) {
    this.#tables = oracleTablesOf(system);
    this.#rolls = rolls;
  }

  /** Rolls once on a table and returns the result. */
  roll(what: string, id: string): string {
    const rolled = this.#roll(what, id);
    this.#record(what, rolled);
    return rolled.result;
  }

  /** Rolls on a table until there are `count` different results. Repeated rolls are recorded too. */
  rollDistinct(what: string, id: string, count: number): string[] {
    const resultsByRow = new Map<number, string>();
    while (resultsByRow.size < count) {
      const rolled = this.#roll(what, id);
      const isNew = !resultsByRow.has(rolled.row.min);
      this.#record(what, isNew ? rolled : { ...rolled, result: `${rolled.result}: had already, rolled again` });
      if (isNew) resultsByRow.set(rolled.row.min, rolled.result);
    }
    return [...resultsByRow.values()];
  }

  /** Rolls on a table until a result fits. Results that do not fit are recorded too. Some row must fit. */
  rollFitting(what: string, id: string, fits: (result: string) => boolean): string {
    const rolled = this.#roll(what, id);
    if (fits(rolled.result)) {
      this.#record(what, rolled);
      return rolled.result;
    }
    this.#record(what, { ...rolled, result: `${rolled.result}: does not fit, rolled again` });
    return this.rollFitting(what, id, fits);
  }

  #roll(what: string, id: string): RolledResult {
    return this.#rolls.draw(what, (rng) => new TableRoller(this.#tables, rng).roll(this.#table(id)));
  }

  #table(id: string): OracleTable {
    const table = this.#tables.get(id);
    if (!table) throw new Error(`${this.#tables.system} has no table ${id}`);
    return table;
  }

  #record(what: string, { table, dice, roll, row, result, rolls }: RolledResult): void {
    const tableRoll: TableRoll = { what, dice, faces: facesOf(dice, roll), total: roll, result, table, row };
    this.#rolls.record(tableRoll);
    for (const inner of rolls) this.#record(`${what}: ${inner.name.toLowerCase()}`, inner);
  }
}

/** The dice of a roll: for `d66` two dice, read as tens and ones; otherwise the total as a single one. */
const facesOf = (dice: string, roll: number): number[] =>
  dice === 'd66' ? [Math.floor(roll / 10), roll % 10] : [roll];
