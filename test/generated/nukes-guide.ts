import {
  nukesRuleBook,
  resourcesText,
  resourcesWorth,
  ruleTexts,
  terrainEffectText,
  type Unit,
  type UnitDomain,
} from '../../src/tabletop/packs/nukes/book.ts';
import { setUpFight } from '../../src/tabletop/packs/nukes/fight.ts';
import { expectedExchangeWorth, fightOdds } from '../../src/tabletop/packs/nukes/odds.ts';

const DOMAINS: UnitDomain[] = ['land', 'air', 'sea', 'deep'];

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: (string | number)[][]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const numbers = (by: Unit['attack']): string => DOMAINS.map((domain) => by[domain] || '–').join(' ');

/** `docs/nukes.md`: the rules, the units, and which unit beats which. */
export function nukesMarkdown(): string {
  const { title, summary, sections } = ruleTexts();
  return [
    '<!-- Made from content/nukes by `npm run generate`. -->',
    `# ${title}`,
    summary,
    ...sections.map((section) => `## ${section.title}\n\n${section.text}`),
    '## Units',
    'Attack and defence are hit numbers against units on land, in the air, at sea and under water.',
    unitTable(),
    '## Ground',
    nukesRuleBook()
      .terrains.map((ground) => `- ${terrainEffectText(ground)}`)
      .join('\n'),
    '## Who beats whom',
    'On plains, in percent: attacker wins / defender wins / both destroyed; what is missing ends without a winner.',
    oddsTable(),
    '## What a fight costs',
    'On plains, by worth of the steps: what the attacker destroys less what it loses, on average. Worth: grain 1, steel 2, oil 3, uranium 4.',
    exchangeTable(),
    '',
  ].join('\n\n');
}

function unitTable(): string {
  const { units, domains } = nukesRuleBook();
  const head = ['unit', 'where', 'attack', 'defence', 'steps', 'damage', 'movement', 'cost', 'worth', ''];
  const rows = units.map((unit) => [
    unit.slug,
    domains[unit.domain],
    numbers(unit.attack),
    numbers(unit.defence),
    unit.steps,
    unit.damage,
    unit.move,
    resourcesText(unit.cost),
    resourcesWorth(unit.cost),
    unit.role,
  ]);
  return table(head, rows);
}

const percent = (share: number): string => (100 * share).toFixed(0);

function oddsTable(): string {
  return againstTable((attacker, defender) => {
    const { endings } = fightOdds(setUpFight(attacker, defender, nukesRuleBook().terrains[0]!));
    return [endings.attacker, endings.defender, endings['both-destroyed']].map(percent).join('/');
  });
}

function exchangeTable(): string {
  return againstTable((attacker, defender) => {
    const fight = setUpFight(attacker, defender, nukesRuleBook().terrains[0]!);
    const value = expectedExchangeWorth(fight, fightOdds(fight));
    return `${value > 0 ? '+' : ''}${value.toFixed(1)}`.replace('-', '−');
  });
}

function againstTable(cell: (attacker: Unit, defender: Unit) => string): string {
  const { units } = nukesRuleBook();
  const head = ['attacker', ...units.map(({ slug }) => slug)];
  return table(
    head,
    units.map((attacker) => [attacker.slug, ...units.map((defender) => cell(attacker, defender))]),
  );
}
