import { capitalize } from '../../lib/wording.ts';
import {
  nukesRuleBook,
  resourcesText,
  terrainEffectText,
  type Unit,
  type UnitDomain,
} from '../../tabletop/packs/nukes/book.ts';
import { tableHtml } from '../forms/fields.ts';
import { escapeHtml } from '../page.ts';

const DOMAINS: readonly (readonly [domain: UnitDomain, title: string])[] = [
  ['land', 'land'],
  ['air', 'air'],
  ['sea', 'sea'],
  ['deep', 'under water'],
];

/** The units with their hit numbers, as on their cards. */
export function unitTable(): string {
  const heads = DOMAINS.map(([, title]) => `Against ${title}`);
  return tableHtml(
    'Units',
    ['Unit', ...heads, 'Steps', 'Damage', 'Moves', 'Cost'],
    nukesRuleBook().units.map((unit) => [
      escapeHtml(capitalize(unit.title)),
      ...DOMAINS.map(([domain]) => hitNumbers(unit, domain)),
      String(unit.steps),
      String(unit.damage),
      String(unit.move),
      escapeHtml(resourcesText(unit.cost)),
    ]),
  );
}

/** Hit numbers in attack and defence: "6 / 5". */
const hitNumbers = ({ attack, defence }: Unit, domain: UnitDomain): string =>
  [attack[domain], defence[domain]].map((number) => number || '–').join(' / ');

/** What each terrain changes in a fight. */
export const terrainList = (): string =>
  `<ul>${nukesRuleBook()
    .terrains.map((terrain) => `<li>${escapeHtml(terrainEffectText(terrain))}</li>`)
    .join('\n')}</ul>`;

/** What every player begins with, before territories are dealt. */
export function startFacts(): string {
  const { army, treasury, income, catchUpTurns } = nukesRuleBook();
  const force = (units: Record<string, number>): string =>
    Object.entries(units)
      .map(([unit, count]) => `${count} ${unit}`)
      .join(', ');
  return `<ul>
<li>Capital: ${escapeHtml(force(army.capital))}. Each other territory: ${escapeHtml(force(army.territory))}. Harbour: ${escapeHtml(force(army.fleet))}.</li>
<li>Treasury: ${escapeHtml(resourcesText(treasury))}. Players with less income than the richest get ${catchUpTurns} turns of the difference as grain.</li>
<li>Each turn: ${escapeHtml(resourcesText(income.territory))} for a territory, ${escapeHtml(resourcesText(income.capital))} more for your capital, and ${income.deposit} for each deposit.</li>
</ul>`;
}
