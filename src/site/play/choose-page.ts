import { FAMILIES, type FamilySlug } from '../../families/families.ts';
import { plainName } from '../../lib/match-name.ts';
import { IMAGE_ROOT } from '../../tools/image-address.ts';
import { escapeHtml, htmlPage, MAX_QUERY_LENGTH } from '../page.ts';
import { PLAY_ROOT, playPath } from './addresses.ts';

/** What a visitor wants to see of the games: a family, and words of names and summaries. */
export interface GameFilter {
  readonly family: string;
  readonly words: string;
}

/** Makes the page of all games to play. The filter is a form, which works without script. */
export function choosePage({ family, words }: GameFilter): string {
  const slugs = Object.keys(FAMILIES) as FamilySlug[];
  const wanted = words.split(/\s+/).map(plainName).filter(Boolean);
  const sections = slugs
    .filter((slug) => !family || slug === family)
    .map((slug) => ({ slug, html: section(slug, wanted) }))
    .filter(({ html }) => html);
  const found = sections.map(({ html }) => html).join('\n');
  return htmlPage(
    'Play',
    'All games that can be played in the browser, against the computer at five levels or by two people at one device: chess, shogi, xiangqi, draughts, go, reversi, hex, morris, mancala and their variants.',
    `<h1>Play</h1>
<p class="lead">Choose a game: it opens ready for your first move. Nothing to install, no account; the computer plays in your browser.</p>
<form class="search" action="${PLAY_ROOT}"><label>Find a game <input type="search" name="q" value="${escapeHtml(words)}" maxlength="${MAX_QUERY_LENGTH}"></label>
<label>Family <select name="family"><option value="">all families</option>${slugs.map((slug) => option(slug, family)).join('')}</select></label>
<button>Show</button></form>
${sections.length > 1 ? jumps(sections.map(({ slug }) => slug)) : ''}
${found || `<p>No game has these words. <a href="${PLAY_ROOT}">Show all games</a></p>`}`,
  );
}

/** Links to the families on the page, which is long. */
const jumps = (slugs: readonly FamilySlug[]): string =>
  `<nav class="actions" aria-label="Families">${slugs.map((slug) => `<a href="#${slug}">${escapeHtml(FAMILIES[slug].title)}</a>`).join('')}</nav>`;

const option = (slug: FamilySlug, chosen: string): string =>
  `<option value="${slug}"${slug === chosen ? ' selected' : ''}>${escapeHtml(FAMILIES[slug].title)}</option>`;

function section(slug: FamilySlug, wanted: readonly string[]): string {
  const { title, summary, variants } = FAMILIES[slug];
  const familyText = `${title} ${summary}`;
  const cards = Object.entries(variants).filter(([variant, source]) => {
    const text = plainName(`${familyText} ${variant} ${source.title} ${source.summary}`);
    return wanted.every((word) => text.includes(word));
  });
  if (!cards.length) return '';
  return `<section id="${slug}"><h2>${escapeHtml(title)}</h2>
<p>${escapeHtml(summary)}</p>
<ul class="cards games">
${cards.map(([variant, source]) => card(slug, variant, source)).join('\n')}
</ul></section>`;
}

function card(family: FamilySlug, variant: string, { title, summary }: { title: string; summary: string }): string {
  const picture = `${IMAGE_ROOT}/${family}/${encodeURIComponent(variant)}.svg?size=160&amp;coordinates=no`;
  return `<li><a href="${playPath(family, variant)}"><img src="${picture}" width="160" height="160" alt="" loading="lazy"><span>${escapeHtml(title)}</span></a><small>${escapeHtml(summary)}</small></li>`;
}
