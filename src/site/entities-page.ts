import { entityCatalogueOf } from '../entity/catalogue.ts';
import { ROLEPLAYING_SYSTEMS } from '../entity/systems.ts';
import { capitalize } from '../lib/wording.ts';
import { bookPath } from '../rulebook/links.ts';
import { entityListPath, sectionOfCategory } from '../rulebook/system-pages.ts';
import { escapeHtml, htmlPage } from './page.ts';

export const ENTITIES_PATH = '/entities';

/** Makes the page that lists the role-playing systems with their categories of entities. */
export function entitiesPage(): string {
  const items = ROLEPLAYING_SYSTEMS.map(({ slug, title }) => {
    const links = [...entityCatalogueOf(slug).byCategory].map(
      ([category, { length }]) =>
        `<a href="${entityListPath(slug, category)}">${capitalize(sectionOfCategory(category))}</a> ${length}`,
    );
    return `<li><div><a href="${bookPath(slug)}">${escapeHtml(title)}</a></div>${links.join(' · ')}</li>`;
  });
  return htmlPage(
    'Creatures, spells and items: Parlour',
    'Monsters, spells, items, classes and moves of eight role-playing systems, to read and search.',
    `<h1 id="top">Creatures, spells and items</h1>
<p class="lead">The monsters, spells, items, classes and moves of eight role-playing systems.</p>
<ul class="cards">
${items.join('\n')}
</ul>`,
  );
}
