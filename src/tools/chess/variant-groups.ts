import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { definitionOf } from '../../play/resolve.ts';

/** The parts of a definition that decide to which groups the variant belongs. */
interface DefinitionParts {
  board: { files: number; ranks: number };
  pieces: Record<string, { betza: string }>;
  setup: { shuffle?: object };
  rules: { [word: string]: unknown };
  end: { [word: string]: unknown };
}

type Test = (words: DefinitionParts, standard: DefinitionParts) => boolean;

const cells = ({ board }: DefinitionParts): number => board.files * board.ranks;

const without = (words: { [word: string]: unknown }, omitted: readonly string[]) =>
  Object.entries(words).filter(([word]) => !omitted.includes(word));

/**
 * The rules of a variant as text, to compare them. Rules that follow from another board, another setup or a hand are
 * left out.
 */
const ownRules = ({ rules, end }: DefinitionParts): string =>
  JSON.stringify([without(rules, ['castling', 'promotion', 'initial', 'hand']), without(end, ['insufficient'])]);

const GROUPS: Record<string, Test> = {
  'large-board': (words, standard) => cells(words) > cells(standard),
  'small-board': (words, standard) => cells(words) < cells(standard),
  'other-pieces': ({ pieces }, standard) =>
    Object.entries(pieces).some(([letter, { betza }]) => standard.pieces[letter]?.betza !== betza),
  'random-start': ({ setup }) => setup.shuffle !== undefined,
  drops: ({ rules }) => rules['hand'] !== undefined,
  'other-rules': (words, standard) => ownRules(words) !== ownRules(standard),
};

/** Group of the variants that belong to no other group. */
const DEFAULT_GROUP = 'orthodox';

/** Names of all groups of chess variants. */
export const VARIANT_GROUP_NAMES = [DEFAULT_GROUP, ...Object.keys(GROUPS)];

const known = new WeakMap<Family, ReadonlyMap<string, readonly string[]>>();

/** Whether a variant belongs to a group. The groups of a family are found once: all its definitions are read for them. */
export function isInVariantGroup(family: Family, slug: string, group: string): boolean {
  const bySlug = known.get(family) ?? groupsBySlug(family);
  known.set(family, bySlug);
  return bySlug.get(slug)?.includes(group) ?? false;
}

function groupsBySlug(family: Family): ReadonlyMap<string, readonly string[]> {
  const standard = definitionOf(family, 'standard');
  return new Map(
    Object.keys(family.variants).flatMap((slug) => {
      const definition = definitionOf(family, slug);
      return definition.ok && standard.ok ? [[slug, groupsOf(definition.value, standard.value)] as const] : [];
    }),
  );
}

/** Returns the groups of a variant. They are found by comparing its definition with that of standard chess. */
function groupsOf(definition: Definition, standard: Definition): string[] {
  const [parts, standardParts] = [definition, standard] as unknown as [DefinitionParts, DefinitionParts];
  const groups = Object.keys(GROUPS).filter((group) => GROUPS[group]!(parts, standardParts));
  return groups.length ? groups : [DEFAULT_GROUP];
}
