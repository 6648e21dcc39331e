import { joinNames } from '../../../lib/nearest.ts';
import { content } from '../../content.ts';

export type Domain = 'land' | 'air' | 'sea' | 'deep';
export type Side = 'attacker' | 'defender';
export const RESOURCES = ['grain', 'steel', 'oil', 'uranium'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Stock = Partial<Record<Resource, number | undefined>>;

export interface Unit {
  slug: string;
  title: string;
  domain: Domain;
  /** Hits that it takes until it is destroyed. */
  steps: number;
  /** Steps that one hit of its takes. */
  damage: number;
  move: number;
  /** It fights one round and is gone then. */
  spent?: boolean;
  /** Hit numbers by the domain of the enemy: a roll of a die at or below is a hit; 0 cannot hit. */
  attack: Record<Domain, number>;
  defence: Record<Domain, number>;
  cost: Stock;
  role: string;
}

export interface Ground {
  slug: string;
  title: string;
  /** "in forest". */
  place: string;
  /** What attackers of units on land lose. */
  cover: number;
  bonuses: { unit: string; side: Side; by: number; why: string }[];
}

/** `content/nukes/units.json`: every figure of the rules. */
export interface Book {
  source: string;
  licence: string;
  /** Sides of the die. */
  die: number;
  /** The most rounds of a fight. */
  rounds: number;
  /** What a resource is worth, as the map counts it. */
  worth: Record<Resource, number>;
  domains: Record<Domain, string>;
  units: Unit[];
  terrains: Ground[];
  /** What is paid each turn; `deposit` of the deposit's own kind. */
  income: { territory: Stock; capital: Stock; deposit: number };
  /** Units at the start by slug: on the capital, in every other territory, at sea. */
  army: Record<'capital' | 'territory' | 'fleet', Record<string, number>>;
  treasury: Record<Resource, number>;
  /** Who earns less than others begins with so many turns of the difference. */
  catchUpTurns: number;
}

export interface RuleText {
  title: string;
  summary: string;
  sections: { title: string; text: string }[];
}

export const book = (): Book => content<Book>('nukes/units');

/** The worth of some resources in one number. */
export const worthOf = (stock: Stock): number =>
  RESOURCES.reduce((sum, resource) => sum + (stock[resource] ?? 0) * book().worth[resource], 0);

/** "2 steel and 1 oil". */
export const stockText = (stock: Stock): string =>
  joinNames(
    RESOURCES.filter((resource) => stock[resource]).map((resource) => `${stock[resource]} ${resource}`),
    'and',
  ) || 'nothing';

/** The rules in words, with the figures of the book in their places. */
export function rules(): RuleText {
  const { rounds, income, terrains, units } = book();
  const words: Record<string, string> = {
    rounds: String(rounds),
    territory: stockText(income.territory),
    capital: stockText(income.capital),
    deposit: String(income.deposit),
    terrains: terrains.map(groundText).join(' '),
    reach: String(units.find(({ spent }) => spent)!.move),
  };
  const { title, summary, sections } = content<RuleText>('nukes/rules');
  const filled = (text: string) => text.replace(/\{([a-z]{1,20})\}/g, (_, word: string) => words[word]!);
  return { title, summary, sections: sections.map((section) => ({ ...section, text: filled(section.text) })) };
}

/** "In forest the attacker has 1 less." */
export function groundText({ place, cover, bonuses }: Ground): string {
  const less = cover ? [`the attacker has ${cover} less`] : [];
  const more = bonuses.map(({ unit, side, by }) => `${unit} has ${by} more as ${side}`);
  const changes = joinNames([...less, ...more], 'and') || 'nothing changes';
  return `${place.charAt(0).toUpperCase()}${place.slice(1)} ${changes}.`;
}
