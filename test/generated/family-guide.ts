import type { FairyDefinition } from '../../src/fairy/language/definition.ts';
import { familyOf } from '../../src/families/families.ts';
import { Rng } from '../../src/lib/rng.ts';
import type { Definition } from '../../src/play/definition.ts';
import type { Family, VariantFlag } from '../../src/play/family.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import { listRuleWords } from '../../src/play/rule-words.ts';
import { fenOf } from '../notation.ts';

/** The page of a family: its variants, flags and pieces, and every rule option, from the definitions. */
export function familyMarkdown(family: Family): string {
  const definitions = Object.keys(family.variants).map((slug) => definitionOf(family, slug));
  return `# ${family.title}

${family.summary} Generated from the definitions by \`npm run generate\`.

## Variants

${table(['variant', 'summary', 'board', 'start'], definitions.map(variantRow))}

Aliases: ${Object.entries(family.aliases)
    .map(([alias, slug]) => `\`${alias}\` (${slug})`)
    .join(', ')}.

${flagSection(family)}${pieceSection(definitions)}## Rule words

Every setting of a definition, as a variant's patch may name it. A setting without a value has its default; without a
default it does not apply.

${table(
  ['word', 'values', 'meaning'],
  listRuleWords(family).map(({ path, values, meaning }) => [`\`${path}\``, values, meaning]),
)}
`;
}

/** The section about pieces, for games that define pieces by their moves. */
function pieceSection(definitions: readonly Described[]): string {
  const fairy = definitions.filter((definition): definition is FairyDefinition => 'pieces' in definition);
  if (!fairy.length) return '';
  return `## Pieces

${table(['letter', 'name', 'moves (Betza)', 'in'], pieceRows(fairy))}

`;
}

function flagSection({ flags, flagAliases = {} }: Family): string {
  if (!Object.keys(flags).length) return '';
  const [short] = Object.entries(flagAliases);
  return `## Flags

Add a flag as in \`standard+${Object.keys(flags)[0]}\`; the order of several does not matter. Flags of one group exclude each other.
\`play_list_variants\` lists the flags that each variant accepts. A flag that does not fit is refused with a reason from
this table${'cylinder' in flags ? ', or because pieces could capture each other immediately across the edge of a board that wraps' : ''}, or because the result would contradict itself, such as a
board too small for its pieces.${short ? `\nSome pairs have a short name: \`${short[0]}\` is \`${short[1]}\`.` : ''}

${table(['flag', 'group', 'effect', 'refused if'], Object.entries(flags).map(flagRow))}

`;
}

const flagRow = ([slug, { group = '', summary, needs = [] }]: [string, VariantFlag]): string[] => [
  `\`${slug}\``,
  group,
  summary,
  needs.map(({ otherwise }) => otherwise).join('; '),
];

/** The parts of a definition of any family that the page shows. */
type Described = Definition & { readonly board: object; readonly setup?: { readonly fen?: string } };

function definitionOf(family: Family, slug: string): Described {
  const variant = resolveVariant(family, slug);
  if (!variant.ok) throw new Error(variant.error.message);
  return variant.value.definition as Described;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|');

const variantRow = ({ family, variant, title, summary, board, setup }: Described): string[] => [
  `\`${variant}\` ${title}`,
  summary,
  boardWord(board as Record<string, unknown>),
  `\`${setup?.fen ?? startOf(family, variant)}\``,
];

/** The size of a board, with its shape if it has one, or rows of pits; or the name of a board of lines. */
const boardWord = ({ name, shape, files, ranks, rows, pits }: Record<string, unknown>): string => {
  if (pits !== undefined) return `${rows}×${pits}`;
  return String(name ?? (shape === undefined ? `${files}×${ranks}` : `${shape} ${ranks}×${files}`));
};

/** The starting position where the definition does not give it. */
function startOf(family: string, variant: string): string {
  const resolved = resolveVariant(familyOf(family)!, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return fenOf(resolved.value.rules.start(Rng.fromSeed('')));
}

/** Rows of a table with each letter, its meanings, and the variants that use it. */
function pieceRows(definitions: readonly FairyDefinition[]): string[][] {
  const rows = new Map<string, string[]>();
  for (const { variant, pieces, rules } of definitions) {
    for (const [letter, { name, betza }] of Object.entries(pieces)) {
      const along = rules.lines?.moves[letter];
      const key = `${letter}\n${name}\n\`${betza}\`${along === undefined ? '' : `, along lines \`${along}\``}`;
      rows.set(key, [...(rows.get(key) ?? []), variant]);
    }
  }
  return [...rows].map(([key, variants]) => [...key.split('\n'), variants.join(', ')]);
}
