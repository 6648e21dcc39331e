import { fail, ok, type Result } from '../../../lib/result.ts';
import { content, contentOf } from '../../content.ts';
import type { FlagColours, FlagDesign } from './flag.ts';

/** When an ability applies: always, or in one phase of the round. `combat` is a part of the action phase. */
export const ABILITY_MOMENTS = ['always', 'plan', 'action', 'combat', 'tally', 'council', 'renew'] as const;
type Moment = (typeof ABILITY_MOMENTS)[number];

/** The kinds of things that the vote on an agenda can elect. */
export const AGENDA_CANDIDATES = ['player', 'planet', 'system', 'objective', 'field', 'law'] as const;
type Candidate = (typeof AGENDA_CANDIDATES)[number];

/** The rules sheet in `content/epic4/rules.json`. Abilities, objectives and agendas all use its terms. */
export interface RulesSheet {
  title: string;
  sections: { title: string; text: string[] }[];
  units: Unit[];
  /** Fields of research. Each lists the benefits of its levels, from level 1. */
  fields: { slug: string; levels: string[] }[];
  /** Explanations of when abilities apply. */
  moments: Record<Moment, string>;
}

/** A type of unit. */
export interface Unit {
  slug: string;
  plural: string;
  kind: 'ship' | 'ground unit' | 'structure';
  /** Resources that `placed` units cost together. */
  cost: number;
  placed: number;
  /** Lowest roll of a six-sided die that is a hit; null for units that do not fight. */
  combat: number | null;
  dice: number;
  movement: number;
  /** Number of units that this unit can carry. */
  capacity: number;
  /** Whether the unit needs a ship to travel between systems. */
  carried: boolean;
  /** Whether two hits are needed to destroy the unit. */
  armour: boolean;
}

/** A faction to play. */
export interface Faction {
  slug: string;
  name: string;
  theme: string;
  /** The faction's speciality, in one word that no other faction has. */
  verb: string;
  /** The part of the game in which the faction is strongest. */
  tempo: 'early' | 'steady' | 'late';
  /** How hard the faction is to play, from 1 (easy) to 3. */
  complexity: number;
  colours: FlagColours;
  flag: FlagDesign;
  home: { system: string; planets: { name: string; resources: number; influence: number }[] };
  /** Numbers of starting units by slug. */
  start: Record<string, number>;
  abilities: Ability[];
}

/** An ability of a faction, and when it applies. */
export interface Ability {
  name: string;
  when: Moment;
  text: string;
}

/** An objective card: its condition and the points for meeting it. */
export interface Objective {
  slug: string;
  name: string;
  stage: 1 | 2;
  points: number;
  condition: string;
}

/** A law or directive to vote on. It has either a text for and one against, or elects a candidate. */
export type Agenda = { slug: string; name: string; type: 'law' | 'directive' } & (
  | { for: string; against: string }
  | { elect: Candidate; effect: string }
);

/** A card together with the slug of the expansion that it belongs to. */
export type WithExpansion<Card> = Card & { expansion: string };

/** The core set or an expansion, with its cards. */
export interface Expansion {
  slug: string;
  title: string;
  about: string;
  factions: readonly WithExpansion<Faction>[];
  objectives: readonly WithExpansion<Objective>[];
  agendas: readonly WithExpansion<Agenda>[];
}

/** A file of `content/epic4/expansions/`. Its file name is the slug of the expansion. */
interface ExpansionFile {
  title: string;
  about: string;
  /** Position among the expansions in order of publication; the core set is 0. */
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

/** Returns the rules sheet. */
export const rulesSheet = (): RulesSheet => content<RulesSheet>('epic4/rules');

/**
 * Finds expansions by slug or title. Returns them without duplicates, in order of publication; all of them if no name
 * is given. Fails with the first unknown name.
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
