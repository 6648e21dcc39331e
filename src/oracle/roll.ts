import type { Rng } from '../lib/rng.ts';
import { markedPartsOf, textBeforeRolls } from './marks.ts';
import type { OracleTables } from './oracle-tables.ts';
import type { OracleTable, Region, RowReference, TableRow } from './table.ts';

/**
 * A roll on a table, with the further rolls that its row required. It is a type rather than an interface so that it can
 * be assigned to records with an index signature.
 */
export type RolledResult = {
  /** ID of the table. */
  readonly table: string;
  readonly name: string;
  readonly dice: string;
  readonly roll: number;
  readonly row: { readonly min: number; readonly max: number };
  /** Text of the row, before further rolls. */
  readonly text: string;
  /** Text of the row, with the results of the further rolls. */
  readonly result: string;
  readonly rolls: RolledResult[];
  /** IDs of tables that the row suggests but that were not rolled on. */
  readonly further: string[];
  readonly note?: string;
};

/** Maximum depth of further rolls. Some results lead from table to table infinitely. */
const MAX_DEPTH = 6;
/** Maximum number of rolls that one roller makes. */
const MAX_ROLLS = 60;
/** Maximum number of rerolls of a repeated result. A small table may have no other results. */
const MAX_REROLLS = 50;

/** Rolls on the tables of a system, up to a maximum depth and number of rolls. */
export class TableRoller {
  readonly #tables: OracleTables;
  readonly #rng: Rng;
  readonly #region: Region | undefined;
  #rollsLeft = MAX_ROLLS;

  /** `region` selects a table where each region has its own. Default: the first region. */
  constructor(tables: OracleTables, rng: Rng, region?: Region) {
    this.#tables = tables;
    this.#rng = rng;
    this.#region = region;
  }

  #get(id: string): OracleTable | undefined {
    return this.#tables.get(id, this.#region);
  }

  /** Rolls on a table, and on further tables that its result requires. */
  roll(table: OracleTable): RolledResult {
    return this.#resolve(table, 0, table.faces.roll(this.#rng));
  }

  /** Makes the further rolls that a result requires, for a roll that was already made. */
  follow(table: OracleTable, roll: number): RolledResult {
    return this.#resolve(table, 0, roll);
  }

  #resolve(table: OracleTable, depth: number, roll: number): RolledResult {
    this.#rollsLeft--;
    const row = rowForRoll(table, roll);
    const rolls: RolledResult[] = [];
    const further: string[] = [];
    let note: string | undefined;
    for (const reference of row.references) {
      const other = this.#get(reference.table);
      if (!other) throw new Error(`${table.id} refers to ${reference.table}, which is not there`);
      if (!reference.isAuto) further.push(other.id);
      else if (depth >= MAX_DEPTH || this.#rollsLeft <= 0) {
        note = 'This leads on and on: roll the rest yourself, or not at all.';
        further.push(other.id);
      } else rolls.push(...this.#rollReference(other, reference, depth + 1));
    }
    return {
      table: table.id,
      name: table.name,
      dice: table.faces.notation,
      roll,
      row: { min: row.min, max: row.max },
      text: textBeforeRolls(row.text, (id) => this.#get(id)?.name ?? id),
      result: this.#result(row, rolls),
      rolls,
      further,
      ...(note && { note }),
    };
  }

  #rollReference(table: OracleTable, { count, isDistinct }: RowReference, depth: number): RolledResult[] {
    const rolled: RolledResult[] = [];
    for (let i = 0; i < count && this.#rollsLeft > 0; i++) {
      let roll = table.faces.roll(this.#rng);
      const isRepeated = () => rolled.some(({ row }) => row.min === rowForRoll(table, roll).min);
      for (
        let attempt = 0;
        isDistinct && attempt < MAX_REROLLS && (isRepeated() || this.#isSelf(table, roll));
        attempt++
      )
        roll = table.faces.roll(this.#rng);
      rolled.push(this.#resolve(table, depth, roll));
    }
    return rolled;
  }

  /**
   * Whether the row for a roll requires another roll on the same table. "Roll twice" must not result in "roll twice".
   */
  #isSelf(table: OracleTable, roll: number): boolean {
    return rowForRoll(table, roll).references.some(({ table: other, isAuto }) => isAuto && other === table.id);
  }

  /** Text of a row in which each mark is replaced by its result. Results without a mark are added at the end. */
  #result(row: TableRow, rolls: readonly RolledResult[]): string {
    const parts = markedPartsOf(row.text);
    const unused = [...rolls];
    const takeRoll = (id: string): RolledResult | undefined => {
      const table = this.#get(id)?.id;
      const at = unused.findIndex((rolled) => rolled.table === table);
      return at < 0 ? undefined : unused.splice(at, 1)[0];
    };
    const text = parts
      .map((part) => {
        if (part.kind === 'words') return part.words;
        if (part.kind === 'dice') return String(this.#rollNumber(part.notation));
        return takeRoll(part.table)?.result ?? part.words ?? this.#get(part.table)?.name ?? part.table;
      })
      .join('')
      .replaceAll(' + ', ' ');
    if (!unused.length) return text;
    const more = unused.map(({ result }) => result).join('; ');
    // Once the rolls are made, drop the instruction "roll twice" and keep only the results.
    return /^\(?roll (?:again|twice|three times)/i.test(text) ? more : `${text}: ${more}`;
  }

  /** Rolls a number given as dice: `3d6`, `1d6+2`, `2d10*5`. */
  #rollNumber(notation: string): number {
    const [, count, sides, sign, operand] = /^(\d+)d(\d+)(?:([-+*])(\d+))?$/.exec(notation) ?? [];
    if (!sides) throw new Error(`${notation} is no number to be rolled`);
    let sum = 0;
    for (let die = 0; die < Number(count); die++) sum += 1 + this.#rng.below(Number(sides));
    if (!sign) return sum;
    return sign === '*' ? sum * Number(operand) : sign === '+' ? sum + Number(operand) : sum - Number(operand);
  }
}

/** Returns the row of a table that a roll selects. Throws if there is none. */
export function rowForRoll({ id, rows }: OracleTable, roll: number): TableRow {
  const row = rows.find(({ min, max }) => roll >= min && roll <= max);
  if (!row) throw new Error(`${id} has no row for ${roll}`);
  return row;
}
