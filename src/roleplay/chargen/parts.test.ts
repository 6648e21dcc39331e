import { describe, expect, it } from 'vitest';
import { ROLEPLAYING_SYSTEMS, type SystemSlug } from '../../entity/systems.ts';
import type { Character } from '../character.ts';
import { chargenOf } from './index.ts';
import { CHARACTER_PARTS, type CharacterPart, type FreshParts, makeWithFreshParts, partOfRoll } from './parts.ts';

function make(system: SystemSlug, seed: string, fresh: FreshParts): Character {
  const made = makeWithFreshParts(chargenOf(system), { level: 1 }, seed, fresh);
  if (!made.ok) throw new Error(made.error.detail);
  return made.value;
}

const rollsOf = ({ rolls }: Character, part: CharacterPart | undefined) =>
  rolls.filter(({ what }) => partOfRoll(what) === part).map(({ what, total }) => `${what} ${total}`);

describe.each(ROLEPLAYING_SYSTEMS.map(({ slug }) => slug))('%s', (system) => {
  it('a new name leaves everything else', () => {
    for (const seed of ['a', 'b', 'c']) {
      const before = make(system, seed, {});
      const after = make(system, seed, { name: 1 });
      expect(after.class).toBe(before.class);
      expect(after['abilities']).toEqual(before['abilities']);
      for (const part of CHARACTER_PARTS) {
        if (part !== 'name') expect(rollsOf(after, part)).toEqual(rollsOf(before, part));
      }
    }
  });

  it('new abilities leave name and class', () => {
    const before = make(system, 'x', {});
    const others = [1, 2, 3].map((abilities) => make(system, 'x', { abilities }));
    for (const { name, class: kind } of others) expect([name, kind]).toEqual([before.name, before.class]);
    expect(new Set([before, ...others].map((one) => JSON.stringify(one['abilities']))).size).toBeGreaterThan(1);
  });

  it('without fresh parts the character is the one of the seed', () => {
    expect(make(system, 'x', {})).toEqual(make(system, 'x', { gear: 0 }));
  });
});
