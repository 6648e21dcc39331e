import type { Rng } from '../../../lib/rng.ts';
import { type Character, characters, type Encounter, encounters, type Ring, ruleBook } from './book.ts';
import { chanceToPass } from './chance.ts';
import { outcomeText, ruleText, testText } from './rule-text.ts';

/** Draws distinct characters. Every selection is equally likely. */
export const drawCharacters = (count: number, rng: Rng): Character[] => rng.shuffle(characters()).slice(0, count);

/** Draws an encounter of a region. Every encounter is equally likely. */
export const drawEncounter = (ring: Ring, rng: Rng): Encounter => rng.pick(encounters(ring));

/** Returns a character as JSON, with its rules in words. */
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

/** Values of a figure for which the chance to pass a test is reported, from a weak beginner to a hero. */
const REPORTED_FIGURES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Returns an encounter as JSON, with its test and outcomes in words and the chances to pass the test. */
export function encounterToJson(ring: Ring, { test, success, failure, ...encounter }: Encounter) {
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
