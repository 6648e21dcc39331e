/** Which chance of a total is shown. */
export const ODDS_KINDS = ['exactly', 'at-least', 'at-most'] as const;
export type OddsKind = (typeof ODDS_KINDS)[number];

/** The kinds as people read them, after "the chance of". */
export const KIND_WORDS: Readonly<Record<OddsKind, string>> = {
  exactly: 'exactly',
  'at-least': 'at least',
  'at-most': 'at most',
};

/** Converts the chance of each row to the chance of that row and those above or below it. */
export function chancesAs(kind: OddsKind, chances: readonly number[]): number[] {
  if (kind === 'exactly') return [...chances];
  return kind === 'at-most' ? runningSums(chances) : runningSums(chances.toReversed()).reverse();
}

function runningSums(chances: readonly number[]): number[] {
  let sum = 0;
  return chances.map((chance) => {
    // Sums of doubles may slightly exceed 1.
    sum = Math.min(1, sum + chance);
    return sum;
  });
}
