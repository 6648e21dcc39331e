import { joinNames } from '../../../lib/nearest.ts';
import { content } from '../../content.ts';

export type UnitDomain = 'land' | 'air' | 'sea' | 'deep';
export type FightSide = 'attacker' | 'defender';
export const RESOURCES = ['grain', 'steel', 'oil', 'uranium'] as const;
export type Resource = (typeof RESOURCES)[number];
export type ResourceAmounts = Partial<Record<Resource, number | undefined>>;

export interface Unit {
  slug: string;
  title: string;
  domain: UnitDomain;
  /** Hits it takes to destroy it. */
  steps: number;
  /** Steps that one of its hits removes. */
  damage: number;
  move: number;
  /** Whether it fights one round and is then gone. */
  spent?: boolean;
  /** Hit numbers by the domain of the enemy: a die roll at or below the number hits; 0 cannot hit. */
  attack: Record<UnitDomain, number>;
  defence: Record<UnitDomain, number>;
  cost: ResourceAmounts;
  role: string;
}

export interface FightTerrain {
  slug: string;
  title: string;
  /** With its preposition: "in forest". */
  place: string;
  /** Subtracted from an attacker's hit number against land units. */
  cover: number;
  bonuses: { unit: string; side: FightSide; by: number; why: string }[];
}

/** `content/nukes/units.json`: every number of the rules. */
export interface NukesRuleBook {
  source: string;
  licence: string;
  /** Number of sides of the die. */
  die: number;
  /** Maximum number of rounds of a fight. */
  rounds: number;
  /** Worth of each resource, as in the map's fairness report. */
  worth: Record<Resource, number>;
  domains: Record<UnitDomain, string>;
  units: Unit[];
  terrains: FightTerrain[];
  /** Income per turn; `deposit` is the amount per deposit, paid in its own kind. */
  income: { territory: ResourceAmounts; capital: ResourceAmounts; deposit: number };
  /** Starting units by slug: on the capital, in every other territory, and at sea. */
  army: Record<'capital' | 'territory' | 'fleet', Record<string, number>>;
  treasury: Record<Resource, number>;
  /** A player with less income starts with the difference for this many turns. */
  catchUpTurns: number;
}

export interface RuleText {
  title: string;
  summary: string;
  sections: { title: string; text: string }[];
}

export const nukesRuleBook = (): NukesRuleBook => content<NukesRuleBook>('nukes/units');

/** Adds up the worth of some resources. */
export const worthOf = (stock: ResourceAmounts): number =>
  RESOURCES.reduce((sum, resource) => sum + (stock[resource] ?? 0) * nukesRuleBook().worth[resource], 0);

/** Lists resources in words: "2 steel and 1 oil". */
export const resourcesText = (stock: ResourceAmounts): string =>
  joinNames(
    RESOURCES.filter((resource) => stock[resource]).map((resource) => `${stock[resource]} ${resource}`),
    'and',
  ) || 'nothing';

/** Returns the rules as text, with the numbers of the book filled in. */
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

/** Describes the effect of a terrain: "In forest the attacker has 1 less." */
export function terrainEffectText({ place, cover, bonuses }: FightTerrain): string {
  const less = cover ? [`the attacker has ${cover} less`] : [];
  const more = bonuses.map(({ unit, side, by }) => `${unit} has ${by} more as ${side}`);
  const changes = joinNames([...less, ...more], 'and') || 'nothing changes';
  return `${place.charAt(0).toUpperCase()}${place.slice(1)} ${changes}.`;
}
