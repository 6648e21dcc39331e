/**
 * Whether suites take their time. `npm run test:long` runs all of them again with as many games, nodes and positions as
 * prove most; every other run takes samples, so that it ends in minutes.
 */
const isThorough = process.env['TEST_EFFORT'] === 'thorough';

/** An amount of proof: the first in every run, the second in a thorough one. */
export const effort = (everyRun: number, thorough: number): number => (isThorough ? thorough : everyRun);

/** A sample of rows, evenly spread: at most `most` of them in every run, all in a thorough one. */
export function sample<Row>(rows: readonly Row[], most: number): readonly Row[] {
  const step = Math.max(1, Math.ceil(rows.length / effort(most, rows.length)));
  return rows.filter((_, index) => index % step === 0);
}
