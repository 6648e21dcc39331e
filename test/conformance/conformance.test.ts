import { describe, expect, it } from 'vitest';
import { effort } from '../effort.ts';
import { playAlike } from './alike.ts';
import { defineEntry, type Entry, flagged, paired, resolveEntry, variants } from './entries.ts';
import { COSTLY, SKIPPED } from './expectations.ts';

/** The long tests try every pair of flags. Here only one in EACH is tried, with other pairs for each variant. */
const PAIR_INTERVAL = effort(25, 5);
const PLIES = effort(6, 12);

const ownOf = (entries: readonly Entry[], { family, slug }: Entry): Entry[] =>
  entries.filter((entry) => entry.family === family && entry.slug.startsWith(`${slug}+`));

/** The first entry that can be played, starting from an index and wrapping around. */
const firstPlayable = (entries: readonly Entry[], from: number): Entry | undefined =>
  entries
    .map((_, index) => entries[(from + index) % entries.length]!)
    .find((entry) => typeof defineEntry(entry) !== 'string');

describe('every variant takes its flags, or says why not', () => {
  it.each(variants.map((variant, index) => ({ variant, index, name: variant.name })))('$name', ({ variant, index }) => {
    const single = ownOf(flagged, variant);
    const pairs = ownOf(paired, variant).filter((_, pair) => (pair + index) % PAIR_INTERVAL === 0);
    for (const entry of [...single, ...pairs]) defineEntry(entry);
    for (const entry of [firstPlayable(single, index), firstPlayable(pairs, index)]) {
      const played = entry && resolveEntry(entry);
      if (played && typeof played !== 'string') expect(playAlike(played, PLIES)).toBeGreaterThan(0);
    }
  });
});

describe('what is skipped or played less', () => {
  it('has a reason and is there', () => {
    const names = [...variants, ...flagged, ...paired].map(({ name }) => name);
    expect([...Object.keys(SKIPPED), ...Object.keys(COSTLY)].filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.values(SKIPPED).filter((reason) => reason.length < 10)).toEqual([]);
  });
});
