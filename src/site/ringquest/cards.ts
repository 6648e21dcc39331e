import { formatPercent } from '../../dice/percent.ts';
import { capitalize } from '../../lib/wording.ts';
import { type Character, type Encounter, type MapRing, ruleBook } from '../../tabletop/packs/ringquest/book.ts';
import { characterToJson, encounterToJson } from '../../tabletop/packs/ringquest/draw.ts';
import { ruleText, startText } from '../../tabletop/packs/ringquest/rule-text.ts';
import { tableHtml } from '../forms/fields.ts';
import { escapeHtml } from '../page.ts';

/** The sheet of a character, for its player. */
export function characterCard(character: Character): string {
  const { name, line, alignment, start, coins, gear, abilities, ...figures } = characterToJson(character);
  const { strength, craft, life, fate } = figures;
  const rules = [...abilities, ...gear].map(
    (rule) => `<dt><strong>${escapeHtml(capitalize(rule.name))}</strong></dt><dd>${escapeHtml(rule.text)}</dd>`,
  );
  return `<h3 id="${character.slug}">${escapeHtml(name)}</h3>
<p>${escapeHtml(line)} ${capitalize(alignment)}; begins ${escapeHtml(startText(start))}.</p>
<p><strong>Strength ${strength}, craft ${craft}, life ${life}, fate ${fate}</strong>, coins ${coins}</p>
<dl>${rules.join('\n')}</dl>`;
}

/** An encounter: its text to read aloud, its test with the chance of each value, and its outcomes. */
export function encounterCard(ring: MapRing, encounter: Encounter): string {
  const { name, kind, text, test, success, failure } = encounterToJson(ring, encounter);
  const marks = success.marks ? ` You also gain ${success.marks === 1 ? '1 mark' : `${success.marks} marks`}.` : '';
  const rows = test.chances.map(({ value, chance }) => [
    String(value),
    formatPercent(chance),
    `<a href="${escapeHtml(rollPath(test.dice, value))}" rel="nofollow">Roll ${escapeHtml(test.dice)} + ${value}</a>`,
  ]);
  return `<h2 id="encounter">${escapeHtml(name)}</h2>
<p>${capitalize(kind)} of the ${ringName(ring)}</p>
<p class="lead">${escapeHtml(text)}</p>
<p class="rolled">${escapeHtml(test.text)}</p>
<dl><dt><strong>Success</strong></dt><dd>${escapeHtml(success.text)}${marks}</dd>
<dt><strong>Failure</strong></dt><dd>${escapeHtml(failure.text)}</dd></dl>
${tableHtml(`Chance of success by ${test.figure}`, [`Your ${test.figure}`, 'Success', 'Dice'], rows)}`;
}

const rollPath = (dice: string, value: number): string => `/dice?dice=${encodeURIComponent(`${dice}+${value}`)}`;

export const ringName = (ring: MapRing): string => (ring === 'crown' ? 'crown' : `${ring} ring`);

/** The objects that characters buy and find. */
export const objectTable = (): string =>
  tableHtml(
    'Objects',
    ['Object', 'Price', 'What it does'],
    ruleBook().objects.map(({ title, price, rule }) => [
      escapeHtml(capitalize(title)),
      String(price),
      escapeHtml(ruleText(rule)),
    ]),
  );

export const followerTable = (): string =>
  tableHtml(
    'Followers',
    ['Follower', 'What it does'],
    ruleBook().followers.map(({ title, rule }) => [escapeHtml(capitalize(title)), escapeHtml(ruleText(rule))]),
  );
