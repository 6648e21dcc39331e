import { capitalize, countOf, withArticle } from '../../lib/wording.ts';
import {
  type Agenda,
  allExpansions,
  type Faction,
  type Objective,
  rulesSheet,
  type WithExpansion,
} from '../../tabletop/packs/epic4/library.ts';
import { flagImagePath } from '../../tools/image-address.ts';
import { tableHtml } from '../forms/fields.ts';
import { escapeHtml } from '../page.ts';

export const EPIC4_ROOT = '/epic4';

/** Title of the set that a card is from. */
const setTitle = (slug: string): string => allExpansions().find((set) => set.slug === slug)!.title;

export const factionPath = (slug: string): string => `${EPIC4_ROOT}/${slug}`;

/** A faction to choose: its flag, name and character. */
export const factionChoice = ({ slug, name, theme, complexity, tempo }: Faction): string =>
  `<p>${flagImage(slug, name, 48)} <a href="${factionPath(slug)}">${escapeHtml(name)}</a><br>${escapeHtml(theme)} Complexity ${complexity}, strongest: ${TEMPO[tempo]}.</p>`;

const TEMPO = { early: 'early', steady: 'all the time', late: 'late' } as const;

const flagImage = (slug: string, name: string, width: number): string =>
  `<img src="${flagImagePath(slug)}" width="${width}" height="${(width * 2) / 3}" alt="Flag of ${escapeHtml(name)}">`;

/** Everything that the player of a faction needs at the table. */
export function factionSheet(faction: WithExpansion<Faction>): string {
  const { slug, name, theme, home, start, abilities, complexity, tempo, expansion } = faction;
  const { units, moments } = rulesSheet();
  const startUnits = Object.entries(start).map(([unit, count]) =>
    countOf(count, unit, units.find((one) => one.slug === unit)!.plural),
  );
  return `<p>${flagImage(slug, name, 180)}</p>
<p class="lead">${escapeHtml(theme)}</p>
<p>${escapeHtml(setTitle(expansion))} · complexity ${complexity} of 3 · strongest: ${TEMPO[tempo]}</p>
<h2 id="abilities">Abilities</h2>
<dl>${abilities.map((one) => `<dt><strong>${escapeHtml(one.name)}</strong> (${escapeHtml(moments[one.when])})</dt><dd>${escapeHtml(one.text)}</dd>`).join('\n')}</dl>
<h2 id="start">Start</h2>
<p>In the home system ${escapeHtml(home.system)}: ${escapeHtml(startUnits.join(', '))}. You also take 2 trade goods.</p>
${tableHtml(
  `Home planets of ${name}`,
  ['Planet', 'Resources', 'Influence'],
  home.planets.map((planet) => [escapeHtml(planet.name), String(planet.resources), String(planet.influence)]),
)}`;
}

/** The units with their numbers. */
export const unitTable = (): string =>
  tableHtml(
    'Units',
    ['Unit', 'Kind', 'Cost', 'Hits on', 'Dice', 'Moves', 'Carries', 'Notes'],
    rulesSheet().units.map((unit) => [
      escapeHtml(capitalize(unit.slug)),
      unit.kind,
      `${unit.cost}${unit.placed > 1 ? ` for ${unit.placed}` : ''}`,
      unit.combat === null ? 'does not fight' : `${unit.combat} or more`,
      unit.combat === null ? '–' : String(unit.dice),
      unit.kind === 'ship' && !unit.carried ? String(unit.movement) : '–',
      String(unit.capacity || '–'),
      [unit.armour && 'armour: takes two hits', unit.carried && 'is carried'].filter(Boolean).join('; ') || '–',
    ]),
  );

/** What each level of research gives. */
export const fieldTable = (): string =>
  tableHtml(
    'Levels',
    ['Field', 'Level 1', 'Level 2', 'Level 3'],
    rulesSheet().fields.map(({ slug, levels }) => [escapeHtml(capitalize(slug)), ...levels.map(escapeHtml)]),
  );

export const objectiveText = ({ name, points, condition }: Objective): string =>
  `<strong>${escapeHtml(name)}</strong> (${countOf(points, 'point')}): ${escapeHtml(condition)}`;

export function agendaText(agenda: Agenda): string {
  const head = `<strong>${escapeHtml(agenda.name)}</strong> (${agenda.type})`;
  if ('elect' in agenda) return `${head}: Elect ${escapeHtml(withArticle(agenda.elect))}. ${escapeHtml(agenda.effect)}`;
  return `${head}<br>For: ${escapeHtml(agenda.for)}<br>Against: ${escapeHtml(agenda.against)}`;
}
