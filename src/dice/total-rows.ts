import type { Distribution } from './distribution.ts';

/** Totals that share a row of a table of odds: both ends are included, and equal where the row is of one total. */
export interface TotalRow {
  readonly from: number;
  readonly to: number;
}

/** Maximum number of rows; more totals are grouped into ranges of equal width. */
const MAX_ROWS = 100;

/** Maximum probability of each tail that is omitted where there are too many totals. */
const TAIL = 1e-9;

interface SharedRows {
  readonly rows: readonly TotalRow[];
  /** The chance of each row for each distribution. */
  readonly shares: readonly (readonly number[])[];
}

/** Puts several distributions over the same rows. */
export function shareRows(distributions: readonly Distribution[]): SharedRows {
  const totals = distinctTotals(distributions);
  if (totals) {
    const rows = totals.map((total) => ({ from: total, to: total }));
    const places = new Map(totals.map((total, i) => [total, i]));
    return { rows, shares: distributions.map((one) => sharesOf(one, rows.length, (value) => places.get(value)!)) };
  }
  const ranges = distributions.map(rangeOf);
  const from = Math.floor(Math.min(...ranges.map(([first]) => first)));
  const to = Math.ceil(Math.max(...ranges.map(([, last]) => last)));
  const width = Math.ceil((to - from + 1) / MAX_ROWS);
  const count = Math.ceil((to - from + 1) / width);
  const rows = Array.from({ length: count }, (_, i) => ({ from: from + i * width, to: from + (i + 1) * width - 1 }));
  return {
    rows,
    shares: distributions.map((one) => sharesOf(one, count, (value) => Math.floor((value - from) / width))),
  };
}

/** All possible totals in ascending order; undefined if there are too many. */
function distinctTotals(distributions: readonly Distribution[]): number[] | undefined {
  const totals = new Set<number>();
  for (const { values, weights } of distributions)
    for (let i = 0; i < values.length; i++) {
      if (weights[i]! > 0) totals.add(values[i]!);
      if (totals.size > MAX_ROWS) return undefined;
    }
  return [...totals].sort((a, b) => a - b);
}

function sharesOf({ values, weights, whole }: Distribution, count: number, rowOf: (value: number) => number): number[] {
  const shares = new Array<number>(count).fill(0);
  for (let i = 0; i < values.length; i++) {
    if (weights[i] === 0) continue;
    // Tails beyond the rows belong to the first or the last one.
    const row = Math.min(count - 1, Math.max(0, rowOf(values[i]!)));
    shares[row]! += weights[i]! / whole;
  }
  return shares;
}

/** The lowest and the highest total that are likely enough to be shown. */
function rangeOf({ values, weights, whole }: Distribution): [first: number, last: number] {
  let [from, to] = [0, values.length - 1];
  for (let sum = weights[from]!; from < to && sum < TAIL * whole; sum += weights[from]!) from++;
  for (let sum = weights[to]!; to > from && sum < TAIL * whole; sum += weights[to]!) to--;
  return [values[from]!, values[to]!];
}
