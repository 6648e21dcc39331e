import { DECK_SLUGS, DECKS_BY_SLUG, type DeckSlug } from '../../deck/decks.ts';
import { countOf } from '../../lib/wording.ts';
import { escapeHtml, htmlPage } from '../page.ts';
import { DECKS_ROOT, picturesOf, USUAL_DEALS } from './deal.ts';

/** Makes the page that lists the decks. */
export const decksPage = (): string =>
  htmlPage(
    'Decks of cards',
    'Shuffle and deal playing cards, hanafuda, mahjong tiles and dominoes. A deal has an address to share.',
    `<h1>Decks</h1>
<p class="lead">Shuffle a deck and deal it. Each deal has an address that shows the same cards to everyone.</p>
<ul class="cards games">
${DECK_SLUGS.map(deckItem).join('\n')}
</ul>`,
  );

/** The card by which each deck is known, by ID. Dice have no cards, but a character. */
const EMBLEMS: Readonly<Record<DeckSlug, string>> = {
  'standard-52': 'queen-of-hearts',
  'bavarian-32': 'ober-of-acorns',
  'hanafuda-48': 'pine-with-crane',
  'mahjong-136': '1-of-circles-1',
  'dominoes-28': '6-6',
  'standard-dice': '⚄',
};

function deckItem(slug: DeckSlug): string {
  const { title, cards, unit } = DECKS_BY_SLUG[slug];
  const emblem = cards.find(({ id }) => id === EMBLEMS[slug]);
  const picture = emblem && picturesOf(slug)(emblem);
  const shown = picture
    ? `<img src="${picture.path}" alt="" width="${Math.round(picture.width)}" height="${Math.round(picture.height)}" loading="lazy">`
    : `<span class="glyph" aria-hidden="true">${EMBLEMS[slug]}</span>`;
  const { hands, cards: each } = USUAL_DEALS[slug];
  const size = cards.length ? countOf(cards.length, unit) : countOf(each * hands, 'die', 'dice');
  return `<li><a href="${DECKS_ROOT}/${slug}" rel="nofollow">${shown}${escapeHtml(title)}</a>${size}</li>`;
}
