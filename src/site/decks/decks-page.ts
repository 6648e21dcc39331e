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

/** How many cards of a deck its item shows. */
const SHOWN = 1;

function deckItem(slug: DeckSlug): string {
  const { title, cards, unit } = DECKS_BY_SLUG[slug];
  const pictureOf = picturesOf(slug);
  // The last cards of a deck are its most colourful: a king, a phoenix, the double six.
  const pictures = cards.slice(-SHOWN).map((card) => {
    const picture = pictureOf(card);
    return picture
      ? `<img src="${picture.path}" alt="" width="${Math.round(picture.width)}" height="${Math.round(picture.height)}" loading="lazy">`
      : '';
  });
  const { hands, cards: each } = USUAL_DEALS[slug];
  const size = cards.length ? countOf(cards.length, unit) : countOf(each * hands, 'die', 'dice');
  return `<li><a href="${DECKS_ROOT}/${slug}" rel="nofollow">${pictures.join('')}${escapeHtml(title)}</a>${size}</li>`;
}
