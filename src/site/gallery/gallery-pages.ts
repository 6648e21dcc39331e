import { slugOf } from '../../lib/slug.ts';
import { cardPath } from '../../tools/image-address.ts';
import { breadcrumbs, escapeHtml, htmlPage } from '../page.ts';
import { sizeOf } from '../picture-size.ts';
import { type Exhibit, GALLERIES, type Gallery } from './collections.ts';
import { pictureForm } from './picture-form.ts';

const ALL_GALLERIES = { title: 'Galleries', path: '/gallery' };

/** Makes the page that lists all galleries. */
export const galleryListPage = (): string =>
  htmlPage(
    'Galleries: Parlour',
    'Boards, tiles and pieces, drawn to be used.',
    `<h1 id="top">Galleries</h1>
<p class="lead">Boards, tiles and pieces, drawn to be used: every picture is an SVG without fonts or scripts.</p>
<ul class="cards">
${GALLERIES.map(
  ({ slug, title, lead, exhibits }) =>
    `<li><div><a href="/gallery/${slug}">${title}</a></div>${lead} ${exhibits().length} of them.</li>`,
).join('\n')}
</ul>`,
  );

/** Makes the page of one gallery, which shows its exhibits by group. */
export function galleryPage(collection: Gallery): string {
  const { title, lead } = collection;
  const all = collection.exhibits();
  const groups = [...new Set(all.map(({ group }) => group))];
  const contents = groups.map((group) => `<a href="#${slugOf(group)}">${escapeHtml(group)}</a>`);
  return htmlPage(
    `${title}: Parlour`,
    lead,
    `${breadcrumbs([ALL_GALLERIES])}
<h1 id="top">${title}</h1>
<p class="lead">${lead}</p>
<p>${contents.join(' · ')}</p>
${groups.map((group) => groupSection(collection, group, all)).join('\n')}`,
  );
}

function groupSection({ slug }: Gallery, group: string, all: readonly Exhibit[]): string {
  const items = all
    .filter((exhibit) => exhibit.group === group)
    .map(
      ({ id, name, facts }) =>
        `<li><a href="/gallery/${slug}/${id}"><img src="/gallery/${slug}/${id}.svg" alt="" loading="lazy" width="200" height="200">${escapeHtml(name)}</a><div class="facts">${escapeHtml(facts)}</div></li>`,
    );
  return `<h2 id="${slugOf(group)}">${escapeHtml(group)}</h2>\n<ul class="pictures">\n${items.join('\n')}\n</ul>`;
}

/** Makes the page of one board, tile set or piece set. */
export function exhibitPage(
  { slug, title, svg: svgOf }: Gallery,
  { id, name, summary, facts, links, games = [] }: Exhibit,
): string {
  const gameLinks = links().map(({ title: game, path }) => `<li><a href="${path}">${escapeHtml(game)}</a></li>`);
  const svg = svgOf(id) ?? '';
  return htmlPage(
    `${name}: ${title}, Parlour`,
    summary,
    `${breadcrumbs([ALL_GALLERIES, { title, path: `/gallery/${slug}` }])}
<h1 id="top">${escapeHtml(name)}</h1>
<p class="lead">${escapeHtml(summary)}</p>
<p class="facts">${escapeHtml(facts)} · <a href="/gallery/${slug}/${id}.svg">SVG</a></p>
<p><img class="exhibit" src="/gallery/${slug}/${id}.svg" alt="${escapeHtml(name)}" ${sizeOf(svg)}></p>
${pictureForm(games)}
${gameLinks.length ? `<h2 id="rules">Rules</h2>\n<ul>\n${gameLinks.join('\n')}\n</ul>` : ''}`,
    { picture: { path: cardPath(`${slug}/${id}`), alt: name } },
  );
}
