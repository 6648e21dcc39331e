import { slugOf } from '../../lib/slug.ts';
import { THEMES_TO_CHOOSE } from '../../tools/play/drawing/picture-choices.ts';
import { type Option, selectField } from '../forms/fields.ts';
import { breadcrumbs, escapeHtml, htmlPage, MAX_QUERY_LENGTH } from '../page.ts';
import { enginePicture } from './board-picture.ts';
import { ALL_GALLERIES, type Exhibit, type FacetName, GALLERIES, type Gallery } from './collections.ts';
import { facetOptions, filterExhibits, type GalleryFilter } from './gallery-filter.ts';

const LABELS: Readonly<Record<FacetName, string>> = {
  game: 'Game',
  players: 'Players',
  size: 'Size',
  shape: 'Shape',
  style: 'Style',
};

/** Results of each gallery in a search of all. */
const MAX_FOUND = 24;

/** Makes the page that lists all galleries, or what they have with some words. */
export function galleryListPage(words: string): string {
  const collections = GALLERIES.map(({ slug, title }): Option => [slug, title]);
  return htmlPage(
    words ? `${words}: galleries` : 'Galleries: Parlour',
    'Boards, tiles and pieces to look at and to use, as SVG and PNG.',
    `<h1 id="top">Galleries</h1>
<p class="lead">Boards, tiles and pieces, drawn to be used. Each picture is an SVG without fonts or scripts, and there as PNG too.</p>
<form class="search" action="${ALL_GALLERIES.path}">${wordsField(words)}${selectField('Collection', 'collection', [['', 'all'], ...collections])}<button>Show</button></form>
${words ? GALLERIES.map((gallery) => foundSection(gallery, words)).join('\n') || '<p>Nothing has these words.</p>' : cards()}`,
  );
}

const cards = (): string =>
  `<ul class="cards">
${GALLERIES.map(
  ({ slug, title, lead, exhibits }) =>
    `<li><div><a href="/gallery/${slug}">${title}</a></div>${lead} ${exhibits().length} of them.</li>`,
).join('\n')}
</ul>`;

function foundSection(gallery: Gallery, words: string): string {
  const found = filterExhibits(gallery.exhibits(), { words, facets: {}, theme: '' });
  if (!found.length) return '';
  const more = `<p><a href="/gallery/${gallery.slug}?${new URLSearchParams({ q: words })}">All ${found.length}</a></p>`;
  return `<h2 id="${gallery.slug}">${gallery.title}</h2>
${pictureList(gallery, found.slice(0, MAX_FOUND), '')}${found.length > MAX_FOUND ? more : ''}`;
}

/** Makes the page of one gallery, which shows by group the exhibits that match the filter. */
export function galleryPage(gallery: Gallery, filter: GalleryFilter): string {
  const { title, lead } = gallery;
  const found = filterExhibits(gallery.exhibits(), filter);
  const groups = [...new Set(found.map(({ group }) => group))];
  const contents = groups.map((group) => `<a href="#${slugOf(group)}">${escapeHtml(group)}</a>`);
  const chosen = [filter.words, ...Object.values(filter.facets), filter.theme].filter(Boolean).join(', ');
  return htmlPage(
    chosen ? `${title}: ${chosen}` : `${title}: Parlour`,
    lead,
    `${breadcrumbs([ALL_GALLERIES])}
<h1 id="top">${title}</h1>
<p class="lead">${lead}</p>
${filterForm(gallery, filter)}
<p role="status">${found.length ? `${found.length} of ${gallery.exhibits().length}` : 'Nothing matches. Choose less.'}</p>
<p>${contents.join(' · ')}</p>
${groups.map((group) => groupSection(gallery, group, found, filter.theme)).join('\n')}`,
  );
}

function filterForm({ slug, filters, exhibits }: Gallery, { words, facets, theme }: GalleryFilter): string {
  const all = exhibits();
  const themes = THEMES_TO_CHOOSE.map((name): Option => [name, name]);
  const fields = filters.map((name) =>
    selectField(LABELS[name], name, [['', 'all'], ...facetOptions(all, name)], facets[name]),
  );
  const colours = slug === 'boards' ? selectField('Colours', 'theme', [['', 'as usual'], ...themes], theme) : '';
  return `<form class="search filter" action="/gallery/${slug}">${wordsField(words)}${fields.join('')}${colours}<button>Show</button></form>`;
}

const wordsField = (words: string): string =>
  `<label>Words
<input type="search" name="q" value="${escapeHtml(words)}" maxlength="${MAX_QUERY_LENGTH}"></label>`;

const groupSection = (gallery: Gallery, group: string, found: readonly Exhibit[], theme: string): string =>
  `<h2 id="${slugOf(group)}">${escapeHtml(group)}</h2>
${pictureList(
  gallery,
  found.filter((exhibit) => exhibit.group === group),
  theme,
)}`;

function pictureList({ slug }: Gallery, exhibits: readonly Exhibit[], theme: string): string {
  const items = exhibits.map(({ id, name, facts, games }) => {
    const engine = theme ? enginePicture(games) : undefined;
    const src = engine ? `${engine}.svg?theme=${theme}` : `/gallery/${slug}/${id}.svg`;
    const href = `/gallery/${slug}/${id}${engine ? `?theme=${theme}` : ''}`;
    return `<li><a href="${href}"><img src="${src}" alt="" loading="lazy" width="200" height="200">${escapeHtml(name)}</a><div class="facts">${escapeHtml(facts)}</div></li>`;
  });
  return `<ul class="pictures">\n${items.join('\n')}\n</ul>`;
}
