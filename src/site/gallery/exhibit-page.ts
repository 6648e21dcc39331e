import { viewBoxSize } from '../../lib/svg.ts';
import { cardPath, IMAGE_ROOT } from '../../tools/image-address.ts';
import { breadcrumbs, escapeHtml, htmlPage } from '../page.ts';
import { type BoardChoices, boardForm, enginePicture } from './board-picture.ts';
import { ALL_GALLERIES, type Exhibit, type Gallery } from './collections.ts';

/** Widths of the pictures to download, in pixels. */
const PNG_WIDTHS = [480, 1024, 2048] as const;

/** Width of the picture in the page and in the text to copy, in pixels. */
const WIDTH = 480;

/** Makes the page of one board, tile set or piece set. `site` is the address of the site, for the text to copy. */
export function exhibitPage(gallery: Gallery, exhibit: Exhibit, choices: BoardChoices, site: string): string {
  const { slug, title } = gallery;
  const { id, name, summary, facts, credit, games } = exhibit;
  const path = `/gallery/${slug}/${id}`;
  const picture = pictureOf(gallery, exhibit, choices);
  const size = sizeOf(gallery, exhibit);
  const image = `<img src="${escapeHtml(site + picture('svg', WIDTH))}" width="${size.width}" height="${size.height}" alt="${escapeHtml(name)}">`;
  return htmlPage(
    `${name}: ${title.toLowerCase()}`,
    `${name}: ${summary}`,
    `${breadcrumbs([ALL_GALLERIES, { title, path: `/gallery/${slug}` }])}
<h1 id="top">${escapeHtml(name)}</h1>
<p class="lead">${escapeHtml(summary)}</p>
<p class="facts">${escapeHtml(facts)}</p>
<p><img class="exhibit" src="${escapeHtml(picture('svg'))}" alt="${escapeHtml(name)}" width="${size.width}" height="${size.height}"></p>
${boardForm(path, games, choices)}
<h2 id="download">Download</h2>
<p class="actions">${downloadLinks(id, picture)}</p>
<p class="facts">${escapeHtml(credit)}</p>
<h2 id="embed">Show it on your page</h2>
<label class="copy">Copy this text
<textarea readonly rows="4">${escapeHtml(image)}</textarea></label>
${gamesHtml(exhibit)}`,
    { picture: { path: cardPath(`${slug}/${id}`), alt: name } },
  );
}

/** Makes a function that returns the path of the picture as the visitor has chosen it, by its format and width. */
function pictureOf({ slug }: Gallery, { id, games }: Exhibit, choices: BoardChoices) {
  const engine = enginePicture(games);
  const stem = engine ?? `${IMAGE_ROOT}/${slug}/${id}`;
  return (format: 'svg' | 'png', width?: number): string => {
    const query = new URLSearchParams({ ...(engine && choices), ...(width && { size: String(width) }) });
    return `${stem}.${format}${query.size ? `?${query}` : ''}`;
  };
}

/** Size of the picture in the page; the height follows from the drawing. */
function sizeOf({ svg }: Gallery, { id }: Exhibit): { width: number; height: number } {
  const { width, height } = viewBoxSize(svg(id) ?? '');
  return { width: WIDTH, height: Math.round((WIDTH * height) / width) };
}

const downloadLinks = (id: string, picture: (format: 'svg' | 'png', width?: number) => string): string =>
  [
    `<a href="${escapeHtml(picture('svg'))}" download="${id}.svg">SVG</a>`,
    ...PNG_WIDTHS.map(
      (width) =>
        `<a href="${escapeHtml(picture('png', width))}" download="${id}-${width}.png">PNG, ${width} pixels wide</a>`,
    ),
  ].join(' ');

function gamesHtml({ links }: Exhibit): string {
  const items = links().map(
    ({ title, path, play }) =>
      `<li><a href="${path}">${escapeHtml(title)}</a>${play ? ` · <a href="${play}" aria-label="Play ${escapeHtml(title)}">Play</a>` : ''}</li>`,
  );
  return items.length ? `<h2 id="rules">Rules and games</h2>\n<ul>\n${items.join('\n')}\n</ul>` : '';
}
