import type { Rng } from '../../../lib/rng.ts';
import { allCharacters, type Character, type Encounter, encountersIn, type MapRing, ruleBook } from './book.ts';
import { chanceToPass } from './chance.ts';
import { outcomeText, ruleText, testText } from './rule-text.ts';

/** Draws different characters. Every selection is equally likely. */
export const drawCharacters = (count: number, rng: Rng): Character[] => rng.shuffle(allCharacters()).slice(0, count);

/** Draws an encounter in a region. All are equally likely. */
export const drawEncounter = (ring: MapRing, rng: Rng): Encounter => rng.pick(encountersIn(ring));

/** Converts a character to JSON, with its rules in words. */
export function characterToJson({ abilities, gear, ...character }: Character) {
  const objects = new Map(ruleBook().objects.map((object) => [object.slug, object]));
  return {
    ...character,
    gear: gear.map((slug) => {
      const { title, rule } = objects.get(slug)!;
      return { name: title, text: ruleText(rule), rule };
    }),
    abilities: abilities.map(({ name, ...rule }) => ({ name, text: ruleText(rule), rule })),
  };
}

/** Values of a figure for which the chance of passing a test is reported, from a weak beginner to a hero. */
const REPORTED_FIGURES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Converts an encounter to JSON, with its test and outcomes in words, and the chances of passing the test. */
export function encounterToJson(ring: MapRing, { test, success, failure, ...encounter }: Encounter) {
  return {
    ...encounter,
    test: {
      ...test,
      text: testText(test),
      chances: REPORTED_FIGURES.map((value) => ({ value, chance: chanceToPass(test, value) })),
    },
    success: { text: outcomeText(success), effects: success, marks: ruleBook().marks[ring] },
    failure: { text: outcomeText(failure), effects: failure },
  };
}
