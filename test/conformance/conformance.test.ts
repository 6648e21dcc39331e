import { describe, expect, it } from 'vitest';
import { flagged, paired, resolveEntry, variants } from './entries.ts';
import { SKIPPED } from './expectations.ts';

describe('every variant takes its flags, or says why not', () => {
  it.each(variants)('$name', ({ family, slug }) => {
    const own = [...flagged, ...paired].filter((entry) => entry.family === family && entry.slug.startsWith(`${slug}+`));
    for (const entry of own) resolveEntry(entry);
  });
});

describe('what is skipped', () => {
  it('has a reason and is there', () => {
    const names = [...variants, ...flagged, ...paired].map(({ name }) => name);
    expect(Object.keys(SKIPPED).filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.values(SKIPPED).filter((reason) => reason.length < 10)).toEqual([]);
  });
});
