import { joinNames } from '../../../lib/nearest.ts';
import { content } from '../../content.ts';

/** Where a unit fights: on land, in the air, on the sea, or under it (`deep`). */
export type UnitDomain = 'land' | 'air' | 'sea' | 'deep';
/** One of the two sides of a fight. */
export type FightSide = 'attacker' | 'defender';
/** The kinds of resources. */
export const RESOURCES = ['grain', 'steel', 'oil', 'uranium'] as const;
export type Resource = (typeof RESOURCES)[number];
/** Amounts of resources. Missing resources count as 0. */
export type ResourceAmounts = Partial<Record<Resource, number | undefined>>;

/** A type of unit. */
export interface Unit {
  slug: string;
  title: string;
  domain: UnitDomain;
  /** Number of steps (hit points) of the unit. It is destroyed when none are left. */
  steps: number;
  /** Number of steps that an enemy loses to one hit of this unit. */
  damage: number;
  move: number;
  /** Whether the unit fights for a single round and is then removed. */
  spent?: boolean;
  /**
   * By domain of the enemy: hit number when attacking, which is the highest die roll that hits. With 0, the unit cannot
   * hit.
   */
  attack: Record<UnitDomain, number>;
  defence: Record<UnitDomain, number>;
  cost: ResourceAmounts;
  role: string;
}

/** A terrain, with its effect on fights. */
export interface FightTerrain {
  slug: string;
  title: string;
  /** Name of the terrain with a preposition: "in forest". */
  place: string;
  /** Number by which the terrain lowers an attacker's hit number against land units. */
  cover: number;
  bonuses: { unit: string; side: FightSide; by: number; why: string }[];
}

/** The rules of the game as numbers, from `content/nukes/units.json`. */
export interface NukesRuleBook {
  source: string;
  licence: string;
  /** Number of sides of the die used in fights. */
  die: number;
  /** Maximum number of rounds of a fight. */
  rounds: number;
  /** Worth of one unit of each resource, as the map's fairness report counts it. */
  worth: Record<Resource, number>;
  domains: Record<UnitDomain, string>;
  units: Unit[];
  terrains: FightTerrain[];
  /**
   * Income per turn: of a territory, of a capital in addition, and the amount from each deposit, in the deposit's own
   * resource.
   */
  income: { territory: ResourceAmounts; capital: ResourceAmounts; deposit: number };
  /** Numbers of starting units by slug: at the capital, in each other territory, and at sea. */
  army: Record<'capital' | 'territory' | 'fleet', Record<string, number>>;
  treasury: Record<Resource, number>;
  /** Number of turns for which players with less income get the difference in advance, at the start. */
  catchUpTurns: number;
}

/** The rules of the game as text. */
export interface RuleText {
  title: string;
  summary: string;
  sections: { title: string; text: string }[];
}

export const nukesRuleBook = (): NukesRuleBook => content<NukesRuleBook>('nukes/units');

/** Total worth of some resources. */
export const resourcesWorth = (stock: ResourceAmounts): number =>
  RESOURCES.reduce((sum, resource) => sum + (stock[resource] ?? 0) * nukesRuleBook().worth[resource], 0);

/** Formats amounts of resources: "2 steel and 1 oil". */
export const resourcesText = (stock: ResourceAmounts): string =>
  joinNames(
    RESOURCES.filter((resource) => stock[resource]).map((resource) => `${stock[resource]} ${resource}`),
    'and',
  ) || 'nothing';

/** Returns the rules as text, with the numbers of the rule book filled in. */
export function ruleTexts(): RuleText {
  const { rounds, income, terrains, units } = nukesRuleBook();
  const words: Record<string, string> = {
    rounds: String(rounds),
    territory: resourcesText(income.territory),
    capital: resourcesText(income.capital),
    deposit: String(income.deposit),
    terrains: terrains.map(terrainEffectText).join(' '),
    reach: String(units.find(({ spent }) => spent)!.move),
  };
  const { title, summary, sections } = content<RuleText>('nukes/rules');
  const filled = (text: string) => text.replace(/\{([a-z]{1,20})\}/g, (_, word: string) => words[word]!);
  return { title, summary, sections: sections.map((section) => ({ ...section, text: filled(section.text) })) };
}

/** Describes how a terrain affects fights: "In forest the attacker has 1 less." */
export function terrainEffectText({ place, cover, bonuses }: FightTerrain): string {
  const less = cover ? [`the attacker has ${cover} less`] : [];
  const more = bonuses.map(({ unit, side, by }) => `${unit} has ${by} more as ${side}`);
  const changes = joinNames([...less, ...more], 'and') || 'nothing changes';
  return `${place.charAt(0).toUpperCase()}${place.slice(1)} ${changes}.`;
}
