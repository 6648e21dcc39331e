import { allExpansions, type Expansion, rulesSheet } from '../../src/tabletop/packs/epic4/library.ts';
import { agendaText } from '../../src/tools/games/epic4-shapes.ts';

/** The rules sheet of the space epic, with everything that can be drawn in it. */
export const epic4Markdown = (): string => `# ${rulesSheet().title}: the rules sheet

A game of galactic empires, on the maps that \`hex_generate_map\` makes for \`epic4\`. Factions come from
\`epic4_list_factions\`, \`epic4_random_factions\` and \`epic4_draft_factions\`, cards from \`epic4_draw_objectives\` and
\`epic4_draw_agendas\`. Made from \`content/epic4\` by \`npm run generate\`; rules, names and texts are our own.

${rulesSheet()
  .sections.map(({ title, text }) => `## ${title}\n\n${[...text, ...(TABLES[title]?.() ?? [])].join('\n\n')}`)
  .join('\n\n')}

${allExpansions().map(expansionSection).join('\n\n')}
`;

/** Tables that a section shows after its text. */
const TABLES: Readonly<Record<string, () => string[]>> = {
  Units: () => [
    table(
      ['unit', 'kind', 'cost', 'combat', 'dice', 'movement', 'capacity', 'armour'],
      rulesSheet().units.map((unit) => [
        unit.slug,
        unit.kind,
        unit.placed === 1 ? `${unit.cost}` : `${unit.cost} for ${unit.placed}`,
        unit.combat === null ? '' : `${unit.combat}+`,
        unit.dice ? `${unit.dice}` : '',
        unit.carried ? 'carried' : unit.movement ? `${unit.movement}` : '',
        unit.capacity ? `${unit.capacity}` : '',
        unit.armour ? 'yes' : '',
      ]),
    ),
  ],
  Levels: () => [
    table(
      ['field', 'level 1', 'level 2', 'level 3'],
      rulesSheet().fields.map(({ slug, levels }) => [slug, ...levels]),
    ),
  ],
};

function expansionSection({ slug, title, about, factions, objectives, agendas }: Expansion): string {
  const { moments } = rulesSheet();
  const sheets = factions.map(
    ({ name, complexity, tempo, theme, abilities }) =>
      `**${name}** (complexity ${complexity}, ${tempo}). ${theme}\n\n` +
      abilities.map((ability) => `- ${ability.name} (${moments[ability.when]}): ${ability.text}`).join('\n'),
  );
  return `## ${title}: \`${slug}\`

${about}

### Factions

${sheets.join('\n\n')}

### Objectives

${table(
  ['stage', 'objective', 'condition'],
  objectives.map(({ stage, name, condition }) => [String(stage), name, condition]),
)}

### Agendas

${table(
  ['type', 'agenda', 'text'],
  agendas.map((agenda) => [agenda.type, agenda.name, agendaText(agenda)]),
)}`;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
