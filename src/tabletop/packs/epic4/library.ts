import { fail, ok, type Result } from '../../../lib/result.ts';
import { content, contentOf } from '../../content.ts';
import type { FlagColours, FlagDesign } from './flag.ts';

/** When an ability applies: always, or in a phase of the round. Combat is part of the action phase. */
export const ABILITY_MOMENTS = ['always', 'plan', 'action', 'combat', 'tally', 'council', 'renew'] as const;
type Moment = (typeof ABILITY_MOMENTS)[number];

/** What an agenda can elect. */
export const AGENDA_CANDIDATES = ['player', 'planet', 'system', 'objective', 'field', 'law'] as const;
type Candidate = (typeof AGENDA_CANDIDATES)[number];

/** `content/epic4/rules.json`: the rules sheet. All abilities, objectives and agendas use its terms. */
export interface RulesSheet {
  title: string;
  sections: { title: string; text: string[] }[];
  units: Unit[];
  /** Fields of research with the benefit of each level, from level 1. */
  fields: { slug: string; levels: string[] }[];
  /** Explanations of the moments. */
  moments: Record<Moment, string>;
}

export interface Unit {
  slug: string;
  plural: string;
  kind: 'ship' | 'ground unit' | 'structure';
  /** In resources, for `placed` units together. */
  cost: number;
  placed: number;
  /** Lowest roll of a six-sided die that hits; null for units that do not fight. */
  combat: number | null;
  dice: number;
  movement: number;
  /** Number of carried units it can carry. */
  capacity: number;
  /** Whether it needs a ship to travel between systems. */
  carried: boolean;
  /** Whether it takes two hits to destroy it. */
  armour: boolean;
}

export interface Faction {
  slug: string;
  name: string;
  theme: string;
  /** Its unique speciality, in one word. */
  verb: string;
  /** When in the game it is strongest. */
  tempo: 'early' | 'steady' | 'late';
  /** From 1 (easy to play) to 3. */
  complexity: number;
  colours: FlagColours;
  flag: FlagDesign;
  home: { system: string; planets: { name: string; resources: number; influence: number }[] };
  /** Starting units: counts by slug. */
  start: Record<string, number>;
  abilities: Ability[];
}

export interface Ability {
  name: string;
  when: Moment;
  text: string;
}

export interface Objective {
  slug: string;
  name: string;
  stage: 1 | 2;
  points: number;
  condition: string;
}

/** A law or directive: either with a for and an against, or electing a candidate. */
export type Agenda = { slug: string; name: string; type: 'law' | 'directive' } & (
  | { for: string; against: string }
  | { elect: Candidate; effect: string }
);

/** A card with the slug of its expansion. */
export type FromExpansion<Card> = Card & { expansion: string };

export interface Expansion {
  slug: string;
  title: string;
  about: string;
  factions: readonly FromExpansion<Faction>[];
  objectives: readonly FromExpansion<Objective>[];
  agendas: readonly FromExpansion<Agenda>[];
}

/** A file of `content/epic4/expansions/`; its name is the slug. */
interface ExpansionFile {
  title: string;
  about: string;
  /** Sort order among the expansions; the core set is 0. */
  order: number;
  factions: Faction[];
  objectives: Objective[];
  agendas: Agenda[];
}

const FOLDER = 'epic4/expansions';
let cachedExpansions: readonly Expansion[] | undefined;

/** Returns the core set and the expansions, in order of publication. */
export function allExpansions(): readonly Expansion[] {
  cachedExpansions ??= contentOf(FOLDER)
    .map((name) => ({ slug: name.slice(FOLDER.length + 1), file: content<ExpansionFile>(name) }))
    .sort((a, b) => a.file.order - b.file.order)
    .map(({ slug, file: shelf }) => expansionOf(slug, shelf));
  return cachedExpansions;
}

function expansionOf(slug: string, { title, about, factions, objectives, agendas }: ExpansionFile): Expansion {
  const owned = <Card>(cards: readonly Card[]) => cards.map((card) => ({ ...card, expansion: slug }));
  return { slug, title, about, factions: owned(factions), objectives: owned(objectives), agendas: owned(agendas) };
}

export const rulesSheet = (): RulesSheet => content<RulesSheet>('epic4/rules');

/**
 * Finds expansions by slug or title, without duplicates and in order of publication; all of them if none is named.
 * Fails with the first unknown name.
 */
export function findExpansions(names: readonly string[] = []): Result<readonly Expansion[], string> {
  const all = allExpansions();
  if (names.length === 0) return ok(all);
  const unknown = names.find((name) => !all.some(({ slug }) => slug === slugOf(name)));
  if (unknown !== undefined) return fail(unknown);
  const slugs = new Set(names.map(slugOf));
  return ok(all.filter(({ slug }) => slugs.has(slug)));
}

const slugOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');
