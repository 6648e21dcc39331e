import { describe, expect, it } from 'vitest';
import { ROLEPLAYING_SYSTEMS } from '../../entity/systems.ts';
import { Rng } from '../../lib/rng.ts';
import { slugOf } from '../../lib/slug.ts';
import { classNamesOf } from './class-names.ts';
import { chargenOf } from './index.ts';

describe.each(ROLEPLAYING_SYSTEMS.map(({ slug }) => slug))('the classes of %s', (system) => {
  it('can all be requested, by name and by slug', () => {
    const names = classNamesOf(system);
    expect(names.length).toBeGreaterThan(7);
    const refused = names.flatMap((name) =>
      [name, slugOf(name)].filter(
        (kind) => !chargenOf(system)({ level: 1, class: kind, rng: Rng.fromSeed('class') }).ok,
      ),
    );
    expect(refused).toEqual([]);
  });

  it('are those that a refusal lists', () => {
    const refused = chargenOf(system)({ level: 1, class: 'plumber of doom', rng: Rng.fromSeed('class') });
    const detail = refused.ok ? '' : refused.error.detail.toLowerCase();
    expect(classNamesOf(system).filter((name) => !detail.includes(name.toLowerCase()))).toEqual([]);
  });
});
