import { content } from '../../content.ts';

/** The regions of the map from the outside inward: three rings, then the crown in the middle. */
export const MAP_RINGS = ['outer', 'middle', 'inner', 'crown'] as const;
export type MapRing = (typeof MAP_RINGS)[number];
/** What characters have in numbers: their abilities, life and fate. */
export const CHARACTER_FIGURES = ['strength', 'craft', 'life', 'fate'] as const;
export type CharacterFigure = (typeof CHARACTER_FIGURES)[number];
/** The kinds of encounters. */
export const ENCOUNTER_KINDS = ['beast', 'foe', 'spirit', 'hazard', 'stranger', 'puzzle'] as const;
export type EncounterKind = (typeof ENCOUNTER_KINDS)[number];
/** The alignments of characters. */
export const ALIGNMENTS = ['good', 'neutral', 'evil'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** What characters can gain and lose in numbers. */
export type HoldingWithCount = CharacterFigure | 'coins' | 'seals' | 'object' | 'follower';

/** A test in an encounter: a roll of dice plus one of the character's figures must reach `number`. */
export interface FigureTest {
  figure: CharacterFigure;
  /** The dice in dice notation, such as `2d6`. */
  dice: string;
  number: number;
}

/** One effect of an encounter's outcome. `OutcomeEffect` and `Rule` can express everything that happens in the game. */
export type OutcomeEffect =
  | { do: 'gain' | 'lose'; what: HoldingWithCount; by: number }
  | { do: 'take'; object: string }
  | { do: 'join'; follower: string }
  | { do: 'turn'; to: Alignment }
  | { do: 'go'; to: 'outward' | 'start' }
  | { do: 'miss' }
  | { do: 'draw' };

/** The event that makes a rule apply, with details that limit it. */
export interface RuleTrigger {
  on: 'test' | 'fail' | 'success' | 'lose' | 'draw' | 'move' | 'start' | 'at' | 'travel' | 'carry';
  figure?: CharacterFigure;
  kind?: EncounterKind;
  ring?: MapRing;
  /** For `lose`: what the character loses. */
  what?: HoldingWithCount;
  /** For `at`: a place on the map. */
  place?: string;
  /** For `travel`: a terrain on the map, or its rivers. */
  over?: string;
}

/** What a rule does when it applies. */
export type RuleEffect =
  | { do: 'add' | 'save' | 'steps'; by: number }
  | { do: 'reroll'; dice: 'one' | 'all' }
  | { do: 'use'; figure: CharacterFigure }
  | { do: 'gain'; what: HoldingWithCount; by: number }
  | { do: 'free' | 'redraw' | 'skip' };

/** A rule of an ability, object or follower, which helps the character who has it. */
export interface Rule {
  when: RuleTrigger;
  does: RuleEffect;
  pay?: { what: HoldingWithCount; by: number };
  once?: 'turn' | 'game';
}

/** A character to play. */
export interface Character extends Record<CharacterFigure, number> {
  slug: string;
  name: string;
  line: string;
  alignment: Alignment;
  /** Where the character starts: a place or a terrain of the outer region. */
  start: string;
  coins: number;
  /** Slugs of the objects that the character starts with. */
  gear: string[];
  abilities: (Rule & { name: string })[];
}

/** An encounter card. */
export interface Encounter {
  slug: string;
  name: string;
  kind: EncounterKind;
  /** Text for reading aloud. */
  text: string;
  test: FigureTest;
  success: OutcomeEffect[];
  failure: OutcomeEffect[];
}

/** The rules of the game, from `content/ringquest/rules.json`. */
export interface RuleBook {
  title: string;
  summary: string;
  kinds: EncounterKind[];
  /** Number of seals needed to win. */
  seals: number;
  /** Maximum number of objects that a character carries. */
  carry: number;
  /** By region of the map: number of marks that a success brings. */
  marks: Record<MapRing, number>;
  /** Number of marks for which a character gains 1 strength or craft. */
  growth: number;
  objects: { slug: string; title: string; price: number; rule: Rule }[];
  followers: { slug: string; title: string; rule: Rule }[];
  places: { slug: string; text: string }[];
  sections: { title: string; text: string }[];
}

export const ruleBook = (): RuleBook => content<RuleBook>('ringquest/rules');

export const allCharacters = (): Character[] => content<{ characters: Character[] }>('ringquest/characters').characters;

/** Returns all encounters in a region of the map. */
export const encountersIn = (ring: MapRing): Encounter[] =>
  content<{ encounters: Encounter[] }>(`ringquest/encounters-${ring}`).encounters;
