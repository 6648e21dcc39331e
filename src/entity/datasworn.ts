import { plainProse } from './datasworn-prose.ts';
import type { Entity } from './entity.ts';
import {
  type ContentSource,
  type DataswornNode,
  openlyLicensedEntries,
  type RulesetName,
  readRuleset,
} from './packages.ts';
import { CC_BY_LICENCE, type SystemSlug } from './systems.ts';

const plainWords = (text: unknown): string => plainProse(String(text ?? ''));

const sourceOf = ({ title, page }: ContentSource): string => (page ? `${title}, page ${page}` : title);

type EntityFields = Omit<Entity, 'system' | 'source' | 'licence'>;

interface Ability {
  readonly text: string;
  readonly enabled: boolean;
}

/** Fields of an asset. Assets of the category "Path" become classes, the closest category; all others become items. */
const assetFields = (node: DataswornNode): EntityFields => ({
  name: node.name,
  category: node['category'] === 'Path' ? 'class' : 'item',
  kind: String(node['category']).toLowerCase(),
  ...(node['requirement'] ? { requires: plainWords(node['requirement']) } : {}),
  abilities: (node['abilities'] as Ability[]).map(({ text, enabled }) => ({
    text: plainWords(text),
    at_start: enabled,
  })),
  text: plainWords((node['abilities'] as Ability[])[0]!.text),
});

const moveFields = (node: DataswornNode): EntityFields => ({
  name: node.name,
  category: 'move',
  roll: String(node['roll_type']).replaceAll('_', ' '),
  trigger: plainWords((node['trigger'] as { text?: string } | undefined)?.text),
  text: plainWords(node['text']),
});

const RANKS = ['troublesome', 'dangerous', 'formidable', 'extreme', 'epic'];

const npcFields = (node: DataswornNode): EntityFields => ({
  name: node.name,
  category: 'monster',
  type: String(node['nature']).toLowerCase(),
  rank: RANKS[(node['rank'] as number) - 1],
  features: (node['features'] as string[]).map(plainWords),
  drives: (node['drives'] as string[]).map(plainWords),
  tactics: (node['tactics'] as string[]).map(plainWords),
  text: plainWords(node['description']),
});

interface Range {
  readonly min: number;
  readonly max: number;
  readonly text: string;
}

const ranges = (rows: unknown): Range[] =>
  ((rows ?? []) as Range[]).map(({ min, max, text }) => ({ min, max, text: plainWords(text) }));

const siteFields =
  (category: string) =>
  (node: DataswornNode): EntityFields => ({
    name: node.name,
    category,
    features: ranges(node['features']),
    dangers: ranges(node['dangers']),
    text: plainWords(node['description'] ?? node['summary']),
  });

/** Loads the entities of a ruleset that have an open licence. */
export function loadDataswornEntities(ruleset: RulesetName, system: SystemSlug): Entity[] {
  const { assets, moves, npcs, site_themes, site_domains } = readRuleset(ruleset);
  const trees: [Readonly<Record<string, DataswornNode>> | undefined, (node: DataswornNode) => EntityFields][] = [
    [assets, assetFields],
    [moves, moveFields],
    [npcs, npcFields],
    [site_themes, siteFields('theme')],
    [site_domains, siteFields('domain')],
  ];
  return trees.flatMap(([tree, toFields]) =>
    [...openlyLicensedEntries(tree)].map(
      ({ node, source }): Entity =>
        ({ ...toFields(node), system, source: sourceOf(source), licence: CC_BY_LICENCE }) as Entity,
    ),
  );
}
