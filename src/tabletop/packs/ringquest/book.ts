import { content } from '../../content.ts';

export const RINGS = ['outer', 'middle', 'inner', 'crown'] as const;
export type Ring = (typeof RINGS)[number];
export const FIGURES = ['strength', 'craft', 'life', 'fate'] as const;
export type Figure = (typeof FIGURES)[number];
export const KINDS = ['beast', 'foe', 'spirit', 'hazard', 'stranger', 'puzzle'] as const;
export type Kind = (typeof KINDS)[number];
export const ALIGNMENTS = ['good', 'neutral', 'evil'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** What can be gained and lost by number. */
export type Holding = Figure | 'coins' | 'seals' | 'object' | 'follower';

/** A test: dice plus a figure against a number. */
export interface Test {
  figure: Figure;
  /** As in dice notation: `2d6`. */
  dice: string;
  number: number;
}

/** One thing that an outcome does; together with `Rule` these are all words that the game has. */
export type Effect =
  | { do: 'gain' | 'lose'; what: Holding; by: number }
  | { do: 'take'; object: string }
  | { do: 'join'; follower: string }
  | { do: 'turn'; to: Alignment }
  | { do: 'go'; to: 'outward' | 'start' }
  | { do: 'miss' }
  | { do: 'draw' };

/** When a rule counts. */
export interface When {
  on: 'test' | 'fail' | 'success' | 'lose' | 'draw' | 'move' | 'start' | 'at' | 'travel' | 'carry';
  figure?: Figure;
  kind?: Kind;
  ring?: Ring;
  /** With `lose`. */
  what?: Holding;
  /** With `at`: a place of the map. */
  place?: string;
  /** With `travel`: ground of the map, or its rivers. */
  over?: string;
}

export type Deed =
  | { do: 'add' | 'save' | 'steps'; by: number }
  | { do: 'reroll'; dice: 'one' | 'all' }
  | { do: 'use'; figure: Figure }
  | { do: 'gain'; what: Holding; by: number }
  | { do: 'free' | 'redraw' | 'skip' };

/** What an ability, an object or a follower does for its owner. */
export interface Rule {
  when: When;
  does: Deed;
  pay?: { what: Holding; by: number };
  once?: 'turn' | 'game';
}

export interface Character extends Record<Figure, number> {
  slug: string;
  name: string;
  line: string;
  alignment: Alignment;
  /** A place or a ground of the outer ring of the map. */
  start: string;
  coins: number;
  /** Objects by slug. */
  gear: string[];
  abilities: (Rule & { name: string })[];
}

export interface Encounter {
  slug: string;
  name: string;
  kind: Kind;
  /** To be read aloud. */
  text: string;
  test: Test;
  success: Effect[];
  failure: Effect[];
}

/** `content/ringquest/rules.json`. */
export interface RuleBook {
  title: string;
  summary: string;
  kinds: Kind[];
  /** Seals that win. */
  seals: number;
  /** Objects that a character carries. */
  carry: number;
  /** What a success gains by ring, and how many of them are 1 strength or craft. */
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
