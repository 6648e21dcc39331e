import { fail, ok, type Result } from '../../../lib/result.ts';
import { content, contentOf } from '../../content.ts';
import type { Blazon, Colours } from './flag.ts';

/** When an ability applies: always, or in a phase of the round; combat is a part of the action phase. */
export const MOMENTS = ['always', 'plan', 'action', 'combat', 'tally', 'council', 'renew'] as const;
type Moment = (typeof MOMENTS)[number];

/** What an agenda can elect. */
export const CANDIDATES = ['player', 'planet', 'system', 'objective', 'field', 'law'] as const;
type Candidate = (typeof CANDIDATES)[number];

/** `content/epic4/rules.json`: the rules sheet, to whose words all abilities, objectives and agendas keep. */
export interface Rules {
  title: string;
  sections: { title: string; text: string[] }[];
  units: Unit[];
  /** What a player can research: what each level gives, from level 1. */
  fields: { slug: string; levels: string[] }[];
  /** The same in words. */
  moments: Record<Moment, string>;
}

export interface Unit {
  slug: string;
  plural: string;
  kind: 'ship' | 'ground unit' | 'structure';
  /** In resources, for as many as `placed` says. */
  cost: number;
  placed: number;
  /** The least roll of a six-sided die that hits; null for units that do not fight. */
  combat: number | null;
  dice: number;
  movement: number;
  /** How many carried units it carries. */
  capacity: number;
  /** Needs a ship to go from system to system. */
  carried: boolean;
  /** Destroyed by the second hit, not by the first. */
  armour: boolean;
}

export interface Faction {
  slug: string;
  name: string;
  theme: string;
  /** What it does that no other does, in one word. */
  verb: string;
  /** When in a game it is strongest. */
  tempo: 'early' | 'steady' | 'late';
  /** From 1, easily played, to 3. */
  complexity: number;
  colours: Colours;
  flag: Blazon;
  home: { system: string; planets: { name: string; resources: number; influence: number }[] };
  /** Start units by slug. */
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

/** Either for or against, or the election of a candidate. */
export type Agenda = { slug: string; name: string; type: 'law' | 'directive' } & (
  | { for: string; against: string }
  | { elect: Candidate; effect: string }
);

/** A card and the slug of its expansion. */
export type Owned<Card> = Card & { expansion: string };

export interface Expansion {
  slug: string;
  title: string;
  about: string;
  factions: readonly Owned<Faction>[];
  objectives: readonly Owned<Objective>[];
  agendas: readonly Owned<Agenda>[];
}

/** A file of `content/epic4/expansions/`; its name is the slug. */
interface Shelf {
  title: string;
  about: string;
  /** Its place among the expansions; the core set is 0. */
  order: number;
  factions: Faction[];
  objectives: Objective[];
  agendas: Agenda[];
}

const FOLDER = 'epic4/expansions';
let known: readonly Expansion[] | undefined;

/** The core set and the expansions, in the order in which they came out. */
export function expansions(): readonly Expansion[] {
  known ??= contentOf(FOLDER)
    .map((name) => ({ slug: name.slice(FOLDER.length + 1), shelf: content<Shelf>(name) }))
    .sort((a, b) => a.shelf.order - b.shelf.order)
    .map(({ slug, shelf }) => expansionOf(slug, shelf));
  return known;
}

function expansionOf(slug: string, { title, about, factions, objectives, agendas }: Shelf): Expansion {
  const owned = <Card>(cards: readonly Card[]) => cards.map((card) => ({ ...card, expansion: slug }));
  return { slug, title, about, factions: owned(factions), objectives: owned(objectives), agendas: owned(agendas) };
}

export const rules = (): Rules => content<Rules>('epic4/rules');

/** Expansions by slug or title, each once, in their own order; all when none is named. Fails with a name that none has. */
export function findExpansions(asked: readonly string[] = []): Result<readonly Expansion[], string> {
  const all = expansions();
  if (asked.length === 0) return ok(all);
  const unknown = asked.find((name) => !all.some(({ slug }) => slug === slugOf(name)));
  if (unknown !== undefined) return fail(unknown);
  const slugs = new Set(asked.map(slugOf));
  return ok(all.filter(({ slug }) => slugs.has(slug)));
}

const slugOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');
