import { content } from '../../content.ts';

export const RINGS = ['outer', 'middle', 'inner', 'crown'] as const;
export type Ring = (typeof RINGS)[number];
export const CHARACTER_FIGURES = ['strength', 'craft', 'life', 'fate'] as const;
export type Figure = (typeof CHARACTER_FIGURES)[number];
export const ENCOUNTER_KINDS = ['beast', 'foe', 'spirit', 'hazard', 'stranger', 'puzzle'] as const;
export type EncounterKind = (typeof ENCOUNTER_KINDS)[number];
export const ALIGNMENTS = ['good', 'neutral', 'evil'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** What can be gained and lost in numbers. */
export type CountedHolding = Figure | 'coins' | 'seals' | 'object' | 'follower';

/** A test: dice plus a figure must reach a number. */
export interface FigureTest {
  figure: Figure;
  /** In dice notation: `2d6`. */
  dice: string;
  number: number;
}

/** One effect of an outcome. Together with `Rule`, this is the whole vocabulary of the game. */
export type OutcomeEffect =
  | { do: 'gain' | 'lose'; what: CountedHolding; by: number }
  | { do: 'take'; object: string }
  | { do: 'join'; follower: string }
  | { do: 'turn'; to: Alignment }
  | { do: 'go'; to: 'outward' | 'start' }
  | { do: 'miss' }
  | { do: 'draw' };

/** The trigger of a rule. */
export interface RuleTrigger {
  on: 'test' | 'fail' | 'success' | 'lose' | 'draw' | 'move' | 'start' | 'at' | 'travel' | 'carry';
  figure?: Figure;
  kind?: EncounterKind;
  ring?: Ring;
  /** What is lost, for `lose`. */
  what?: CountedHolding;
  /** A place of the map, for `at`. */
  place?: string;
  /** A terrain of the map, or its rivers, for `travel`. */
  over?: string;
}

/** The effect of a rule. */
export type RuleEffect =
  | { do: 'add' | 'save' | 'steps'; by: number }
  | { do: 'reroll'; dice: 'one' | 'all' }
  | { do: 'use'; figure: Figure }
  | { do: 'gain'; what: CountedHolding; by: number }
  | { do: 'free' | 'redraw' | 'skip' };

/** A rule of an ability, an object or a follower, which helps its owner. */
export interface Rule {
  when: RuleTrigger;
  does: RuleEffect;
  pay?: { what: CountedHolding; by: number };
  once?: 'turn' | 'game';
}

export interface Character extends Record<Figure, number> {
  slug: string;
  name: string;
  line: string;
  alignment: Alignment;
  /** A place or terrain in the outer ring of the map. */
  start: string;
  coins: number;
  /** Slugs of objects. */
  gear: string[];
  abilities: (Rule & { name: string })[];
}

export interface Encounter {
  slug: string;
  name: string;
  kind: EncounterKind;
  /** Text to read aloud. */
  text: string;
  test: FigureTest;
  success: OutcomeEffect[];
  failure: OutcomeEffect[];
}

/** `content/ringquest/rules.json`. */
export interface RuleBook {
  title: string;
  summary: string;
  kinds: EncounterKind[];
  /** Number of seals needed to win. */
  seals: number;
  /** Number of objects that a character can carry. */
  carry: number;
  /** Marks gained by a success in each ring; `growth` is how many of them give 1 strength or craft. */
  marks: Record<Ring, number>;
  growth: number;
  objects: { slug: string; title: string; price: number; rule: Rule }[];
  followers: { slug: string; title: string; rule: Rule }[];
  places: { slug: string; text: string }[];
  sections: { title: string; text: string }[];
}

export const ruleBook = (): RuleBook => content<RuleBook>('ringquest/rules');

export const characters = (): Character[] => content<{ characters: Character[] }>('ringquest/characters').characters;

export const encounters = (ring: Ring): Encounter[] =>
  content<{ encounters: Encounter[] }>(`ringquest/encounters-${ring}`).encounters;
