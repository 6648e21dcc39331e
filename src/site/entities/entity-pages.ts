import type { EntityCatalogue } from '../../entity/catalogue.ts';
import { choiceTexts, type DescriptionPart, describeEntity, type Passage } from '../../entity/describe.ts';
import type { Entity } from '../../entity/entity.ts';
import { creditLineOf, ROLEPLAYING_SYSTEMS, type SystemSlug, titleOfSystem } from '../../entity/systems.ts';
import { groupBy } from '../../lib/group-by.ts';
import { slugOf } from '../../lib/slug.ts';
import { capitalize } from '../../lib/wording.ts';
import { breadcrumbs, escapeHtml, htmlPage } from '../page.ts';

/** Path of the pages of all entities. */
export const ENTITIES_PATH = '/entities';

export const entityPath = ({ id }: Entity): string => `${ENTITIES_PATH}/${id}`;

const ALL_SYSTEMS = { title: 'Creatures, spells and items', path: ENTITIES_PATH };

/** The plural of a category, of which `class` and its kind are irregular. */
const pluralOf = (category: string): string => (category.endsWith('ss') ? `${category}es` : `${category}s`);

const categoryTitle = (category: string): string => capitalize(pluralOf(category));

/** Makes the page that lists the role-playing systems with their categories. */
export function systemsPage(catalogueOf: (system: SystemSlug) => EntityCatalogue): string {
  const items = ROLEPLAYING_SYSTEMS.map(({ slug, title }) => {
    const { byCategory } = catalogueOf(slug);
    const links = [...byCategory].map(([category, { length }]) => `${categoryLink(slug, category)} ${length}`);
    return `<li><div><b>${escapeHtml(title)}</b></div>${links.join(' · ')}</li>`;
  });
  return htmlPage(
    `${ALL_SYSTEMS.title}: Parlour`,
    'Monsters, spells, items, classes and moves of eight role-playing systems, to read and search.',
    `<h1 id="top">${ALL_SYSTEMS.title}</h1>
<p class="lead">The monsters, spells, items, classes and moves of eight role-playing systems.</p>
<ul class="cards">
${items.join('\n')}
</ul>`,
  );
}

const categoryLink = (system: SystemSlug, category: string): string =>
  `<a href="${ENTITIES_PATH}/${system}/${category}">${categoryTitle(category)}</a>`;

/** Makes the page of a category of a system, with its entities by first letter. */
export function categoryPage(system: SystemSlug, category: string, entities: readonly Entity[]): string {
  const title = `${categoryTitle(category)}: ${titleOfSystem(system)}`;
  const sorted = entities.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const groups = [...groupBy(sorted, ({ name }) => letterOf(name))];
  return htmlPage(
    title,
    `All ${entities.length} ${pluralOf(category)} of ${titleOfSystem(system)}.`,
    `${breadcrumbs([ALL_SYSTEMS])}
<h1 id="top">${escapeHtml(title)}</h1>
<p>${groups.map(([letter]) => `<a href="#${slugOf(letter)}">${letter}</a>`).join(' ')}</p>
${groups.map(([letter, members]) => letterSection(letter, members)).join('\n')}`,
  );
}

/** The first letter of a name, without accents; 0–9 for names that begin with a digit. */
const letterOf = (name: string): string => /[A-Z]/.exec(name.normalize('NFD').toUpperCase().slice(0, 2))?.[0] ?? '0–9';

const letterSection = (letter: string, entities: readonly Entity[]): string =>
  `<h2 id="${slugOf(letter)}">${letter}</h2>\n<ul class="columns">\n${entities.map(entityItem).join('\n')}\n</ul>`;

const entityItem = (entity: Entity): string =>
  `<li><a href="${entityPath(entity)}">${escapeHtml(entity.name)}</a> <span class="facts">${escapeHtml(choiceTexts(entity).join(', '))}</span></li>`;

/** Makes the page of an entity, with its source and licence. */
export function entityPage(entity: Entity): string {
  const { name, system, category, text = '', source, licence } = entity;
  const systemTitle = titleOfSystem(system);
  const parts = describeEntity(entity);
  const kind = [systemTitle, category, ...choiceTexts(entity)].join(', ');
  return htmlPage(
    `${name}: ${category} of ${systemTitle}`,
    `${name}: ${kind}.`,
    `${breadcrumbs([ALL_SYSTEMS, { title: `${categoryTitle(category)} of ${systemTitle}`, path: `${ENTITIES_PATH}/${system}/${category}` }])}
<article>
<h1 id="top">${escapeHtml(name)}</h1>
<p class="facts">${escapeHtml(capitalize(kind))}</p>
${paragraphs(text)}
${valueList(parts)}
${parts.map(passageSection).join('\n')}
</article>
<p class="facts">Source: ${escapeHtml(source)} (${escapeHtml(licence)}). ${escapeHtml(creditLineOf(system))}</p>`,
  );
}

const paragraphs = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('\n');

/** The values of one line as a list of terms and values. */
function valueList(parts: readonly DescriptionPart[]): string {
  const values = parts.flatMap((part) =>
    'label' in part ? [`<dt>${escapeHtml(capitalize(part.label))}</dt><dd>${escapeHtml(part.value)}</dd>`] : [],
  );
  return values.length ? `<dl class="values">\n${values.join('\n')}\n</dl>` : '';
}

function passageSection(part: DescriptionPart): string {
  if ('label' in part) return '';
  const { title, passages } = part;
  return `<h2 id="${slugOf(title)}">${escapeHtml(capitalize(title))}</h2>\n${passages.map(passageHtml).join('\n')}`;
}

const passageHtml = ({ name, text }: Passage): string =>
  `<p>${name === undefined ? '' : `<b>${escapeHtml(name)}${text ? '.' : ''}</b> `}${escapeHtml(text)}</p>`;
