/**
 * A meter for work that a caller can lengthen, on a thread that must answer others. Loops whose length depends on the
 * arguments call `spend`; without a budget that costs nothing. One step is about a microsecond of a usual processor.
 */
let stepsLeft = Number.POSITIVE_INFINITY;

/** Ends work that has used up its budget. Nothing between `spend` and `withinBudget` may catch it. */
class OverBudget extends Error {}

/** Counts steps of work. Throws what `withinBudget` catches if there are no steps left. */
export function spend(steps: number): void {
  stepsLeft -= steps;
  if (stepsLeft < 0) throw new OverBudget();
}

/**
 * Does work within a budget of steps. Returns undefined if it needs more: the work has been dropped midway, so its
 * objects must not be used any more. Asynchronous work is metered up to its first pause.
 */
export function withinBudget<Value>(steps: number, work: () => Value): Value | undefined {
  const outer = stepsLeft;
  stepsLeft = steps;
  try {
    return work();
  } catch (error) {
    if (error instanceof OverBudget) return undefined;
    throw error;
  } finally {
    stepsLeft = outer;
  }
}
