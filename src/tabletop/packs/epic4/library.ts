import { findByName } from '../../../lib/match-name.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { content, contentOf } from '../../content.ts';
import type { FlagColours, FlagDesign } from './flag.ts';

/**
 * Times at which an ability can apply: always, or in one phase of the round. `combat` is a part of the action phase.
 */
export const ABILITY_MOMENTS = ['always', 'plan', 'action', 'combat', 'tally', 'council', 'renew'] as const;
type Moment = (typeof ABILITY_MOMENTS)[number];

/** What the vote on an agenda can elect. */
export const AGENDA_CANDIDATES = ['player', 'planet', 'system', 'objective', 'field', 'law'] as const;
type Candidate = (typeof AGENDA_CANDIDATES)[number];

/**
 * The rules sheet from `content/epic4/rules.json`. It explains the terms that abilities, objectives and agendas use.
 */
export interface RulesSheet {
  title: string;
  sections: { title: string; text: string[] }[];
  units: Unit[];
  /** Fields of research. `levels` lists the benefit of each level, from level 1. */
  fields: { slug: string; levels: string[] }[];
  /** For each time at which abilities apply: its explanation. */
  moments: Record<Moment, string>;
}

/** A type of unit. */
export interface Unit {
  slug: string;
  plural: string;
  kind: 'ship' | 'ground unit' | 'structure';
  /** Number of resources that `placed` units cost together. */
  cost: number;
  placed: number;
  /** Lowest roll of a six-sided die that hits. Null for units that do not fight. */
  combat: number | null;
  dice: number;
  movement: number;
  /** Number of units that this unit carries at most. */
  capacity: number;
  /** Whether the unit needs a ship to move from system to system. */
  carried: boolean;
  /** Whether the unit withstands one hit, so that two destroy it. */
  armour: boolean;
}

/** A faction to play. */
export interface Faction {
  slug: string;
  name: string;
  theme: string;
  /** What the faction does best, as one word that no other faction has. */
  verb: string;
  /** Part of the game in which the faction is strongest. */
  tempo: 'early' | 'steady' | 'late';
  /** How hard the faction is to play, from 1 (easy) to 3. */
  complexity: number;
  colours: FlagColours;
  flag: FlagDesign;
  home: { system: string; planets: { name: string; resources: number; influence: number }[] };
  /** Number of each type of unit at the start, by slug of the type. */
  start: Record<string, number>;
  abilities: Ability[];
}

/** An ability of a faction. `when` is the time at which it applies. */
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

/**
 * A law or directive on which players vote. The vote is for or against, with a text for each, or elects a candidate.
 */
export type Agenda = { slug: string; name: string; type: 'law' | 'directive' } & (
  | { for: string; against: string }
  | { elect: Candidate; effect: string }
);

/** A card, with the slug of the expansion to which it belongs. */
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

/** A file of `content/epic4/expansions`. Its name is the slug of the expansion. */
interface ExpansionFile {
  title: string;
  about: string;
  /** Position in the order of publication. The core set has 0. */
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
 * Finds expansions by slug or title. Returns each once, in order of publication, or all if no names are given. Fails
 * with the first unknown name.
 */
export function findExpansions(names: readonly string[] = []): Result<readonly Expansion[], string> {
  const all = allExpansions();
  if (names.length === 0) return ok(all);
  const found = new Set<Expansion>();
  for (const name of names) {
    const expansion = findByName(
      all,
      name,
      ({ slug }) => slug,
      ({ title }) => title,
    );
    if (!expansion) return fail(name);
    found.add(expansion);
  }
  return ok(all.filter((expansion) => found.has(expansion)));
}
