import { Rng } from '../../lib/rng.ts';
import type { CharacterGenerator, CharacterRequest } from '../character.ts';
import type { Chance } from '../rolls.ts';

/** The parts of a character that can be drawn again while the others stay. */
export const CHARACTER_PARTS = ['name', 'abilities', 'gear', 'looks', 'spells'] as const;
export type CharacterPart = (typeof CHARACTER_PARTS)[number];

/** How often each part has been drawn again. */
export type FreshParts = Partial<Readonly<Record<CharacterPart, number>>>;

/** Purposes of rolls that belong to a part, in any system. */
const PURPOSES: Readonly<Record<Exclude<CharacterPart, 'spells'>, readonly string[]>> = {
  name: ['name', 'first name', 'given name', 'family name', 'surname', 'callsign', 'table of name', 'table of names'],
  abilities: ['stat', 'arrangement of abilities', 'STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA', 'WIL'],
  gear: ['armour', 'helmet and shield', 'light armour', 'shield', 'item', 'tool', 'trinket', 'bonus', 'gold pieces'],
  looks: [
    ...['physique', 'skin', 'hair', 'face', 'speech', 'clothing', 'virtue', 'vice', 'reputation', 'misfortune'],
    ...['appearance', 'physical detail', 'personality', 'mannerism', 'look', 'second look', 'descriptor'],
  ],
};

/** Words that a purpose holds, or begins with, if it belongs to a part whose rolls are numbered or of several kinds. */
const WORDS: readonly (readonly [word: string, part: CharacterPart])[] = [
  ['spell', 'spells'],
  ['ability score', 'abilities'],
  ['gear', 'gear'],
  ['weapon', 'gear'],
  ['expeditionary', 'gear'],
  ['starting gold', 'gear'],
];

/** The part to which a roll belongs, by what it is for; undefined for rolls that decide on the whole. */
export function partOfRoll(what: string): CharacterPart | undefined {
  const [purpose = ''] = what.split(':');
  const named = (Object.keys(PURPOSES) as (keyof typeof PURPOSES)[]).find((part) => PURPOSES[part].includes(purpose));
  return named ?? WORDS.find(([word]) => purpose.includes(word))?.[1];
}

/**
 * Makes the character of a seed, of which some parts are drawn again. All other rolls repeat those of the seed, by what
 * they are for, even where fewer or more come before them.
 */
export function makeWithFreshParts(
  chargen: CharacterGenerator,
  request: Omit<CharacterRequest, 'rng'>,
  seed: string,
  fresh: FreshParts,
): ReturnType<CharacterGenerator> {
  if (!CHARACTER_PARTS.some((part) => fresh[part])) return chargen({ ...request, rng: Rng.fromSeed(seed) });
  const usual = new RepeatedRolls(seed);
  chargen({ ...request, rng: usual.recording });
  return chargen({ ...request, rng: usual.repeating(fresh) });
}

/** The states of the generator before each roll of a character, by what the roll is for. */
class RepeatedRolls {
  readonly #seed: string;
  readonly #states = new Map<string, string[]>();

  constructor(seed: string) {
    this.#seed = seed;
  }

  get recording(): Chance {
    const rng = Rng.fromSeed(this.#seed);
    const freshFor = (what: string): undefined => {
      this.#states.set(what, [...(this.#states.get(what) ?? []), rng.save()]);
    };
    return { rng, freshFor };
  }

  repeating(fresh: FreshParts): Chance {
    const seed = this.#seed;
    const again = CHARACTER_PARTS.filter((part) => fresh[part]);
    const streams = new Map(again.map((part) => [part, Rng.fromSeed(`${seed} ${part} ${fresh[part]}`)] as const));
    return {
      rng: Rng.fromSeed(seed),
      freshFor: (what) => {
        const state = this.#states.get(what)?.shift();
        return streams.get(partOfRoll(what)!) ?? (state === undefined ? undefined : Rng.restore(state));
      },
    };
  }
}
