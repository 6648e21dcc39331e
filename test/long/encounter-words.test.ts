import { expect, it } from 'vitest';
import { Rng } from '../../src/lib/rng.ts';
import { foesOf, RATED_SYSTEMS } from '../../src/roleplay/encounter/foes.ts';
import { makeRandomEncounter } from '../../src/roleplay/encounter/random-encounter.ts';
import { makeEncounter } from '../../src/roleplay/encounter/rated-encounter.ts';
import { TERRAINS } from '../../src/roleplay/encounter/terrains.ts';
import { UNRATED_SYSTEMS } from '../../src/roleplay/encounter/unrated-systems.ts';
import { DIFFICULTIES } from '../../src/roleplay/encounter/yardstick.ts';
import { RollRecorder } from '../../src/roleplay/rolls.ts';

const CLUMSY = /\b1 hit points|× 1 for|\d{4,} (?:gp|XP)|undefined|[{}]|=>|\.\.$| a [aeio]|\(s\)/m;

it('tens of thousands of rated encounters agree in number, use commas and name one creature "it"', () => {
  const faults: string[] = [];
  for (const system of RATED_SYSTEMS) {
    const foes = new Map(foesOf(system).map((foe) => [foe.name, foe]));
    for (const terrain of TERRAINS)
      for (let i = 0; i < 800; i++) {
        const made = makeEncounter(
          { system, terrain, party: { level: 1 + (i % 20), size: 3 + (i % 4) }, difficulty: DIFFICULTIES[i & 3]! },
          new RollRecorder(Rng.fromSeed(`long ${system} ${terrain} ${i}`)),
        );
        if (!made.ok) throw new Error(made.error.detail);
        const { text, totals, monsters, reason } = made.value;
        if (CLUMSY.test(text)) faults.push(text);
        const isPerson = foes.get(monsters[0]!.name)!.traits.has('person');
        if (totals.monsters === 1 && !isPerson && /\b(?:they|them|their)\b/.test(reason)) faults.push(text);
      }
  }
  expect(faults).toEqual([]);
}, 900_000);

it('thousands of unrated encounters have no marks left in their words', () => {
  const faults: string[] = [];
  for (const system of UNRATED_SYSTEMS)
    for (let i = 0; i < 5000; i++) {
      const made = makeRandomEncounter({ system }, Rng.fromSeed(`long ${system} ${i}`));
      if (!made.ok) throw new Error(made.error.detail);
      if (/undefined|null|[{}]|=>|\.\.$/m.test(made.value.text)) faults.push(made.value.text);
    }
  expect(faults).toEqual([]);
}, 900_000);
