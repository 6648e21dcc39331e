import type { Card } from '../../deck/card.ts';
import type { DealResult } from '../../deck/deal.ts';
import { DECKS_BY_SLUG, type DeckSlug } from '../../deck/decks.ts';
import { groupBy } from '../../lib/group-by.ts';
import { capitalize, countOf } from '../../lib/wording.ts';
import { numberField } from '../forms/fields.ts';
import { stepForm } from '../forms/steps.ts';
import { breadcrumbs, escapeHtml, htmlPage } from '../page.ts';
import {
  CARDS,
  type CardPicture,
  DECKS_ROOT,
  type DealAddress,
  DRAW,
  deal,
  dealPath,
  HANDS,
  picturesOf,
} from './deal.ts';

/** Makes the page of a deal: hands, open cards, what is left, and ways to deal on or again. */
export function dealPage(asked: DealAddress & { readonly seed: string }): string {
  const { deck, seed, hands, cards, open } = asked;
  const { title, description } = DECKS_BY_SLUG[deck];
  const dealt = deal(asked, seed);
  const words = `${countOf(hands, 'hand')} of ${cards}, ${open} open, ${seed}`;
  return htmlPage(
    `${title}: ${words}`,
    `${title}, shuffled and dealt. This address always shows these cards.`,
    `${breadcrumbs([{ title: 'Decks', path: DECKS_ROOT }])}
<h1>${escapeHtml(title)}</h1>
${form(asked, dealt.ok ? '' : dealt.error)}
${dealt.ok ? dealHtml(asked, dealt.value) : ''}
<h2>The deck</h2>
<p>${escapeHtml(description)}</p>`,
  );
}

function form({ deck, hands, cards, open }: DealAddress, fault: string): string {
  const { many } = unitOf(deck);
  return `<form class="search" action="${DECKS_ROOT}/${deck}">${numberField('Hands', 'hands', hands, HANDS)}${numberField(`${capitalize(many)} per hand`, 'cards', cards, CARDS)}${numberField(`Open ${many}`, 'open', open, CARDS)}
<button>Deal</button></form>${fault && `\n<p role="alert">${escapeHtml(fault)}</p>`}`;
}

const unitOf = (deck: DeckSlug): { one: string; many: string } => {
  const { unit } = DECKS_BY_SLUG[deck];
  return { one: unit, many: unit === 'die' ? 'dice' : `${unit}s` };
};

function dealHtml(asked: DealAddress, { hands, drawn, remaining }: DealResult): string {
  const pictureOf = picturesOf(asked.deck);
  const { one, many } = unitOf(asked.deck);
  const canDraw = (remaining.length > 0 || one === 'die') && asked.open < CARDS.max;
  const draw = canDraw
    ? stepForm(`${DECKS_ROOT}/${asked.deck}#open`, new URLSearchParams(dealPath(asked).split('?')[1]), DRAW, [
        ['1', one === 'die' ? 'Roll one more' : 'Draw one more'],
      ])
    : '';
  const name = (i: number): string => (hands.length === 1 ? 'Hand' : `Hand ${i + 1}`);
  return `<div class="actions">${draw}<a href="${escapeHtml(dealPath({ ...asked, seed: undefined }))}" rel="nofollow">Deal again</a></div>
${hands.map((hand, i) => `<h2>${name(i)}</h2>\n${cardList(hand, pictureOf)}`).join('\n')}
<h2 id="open">Open ${many}</h2>
${drawn.length ? cardList(drawn, pictureOf) : '<p>None.</p>'}
${one === 'die' ? '' : remainingHtml(asked.deck, remaining)}`;
}

/** Height in pixels of a card in a hand. */
const CARD_HEIGHT = 132;

const cardList = (cards: readonly Card[], pictureOf: (card: Card) => CardPicture | undefined): string =>
  `<ul class="hand">${cards.map((card) => `<li>${faceOf(card, pictureOf(card))}${escapeHtml(capitalize(card.name))}</li>`).join('')}</ul>`;

function faceOf({ glyph }: Card, picture: CardPicture | undefined): string {
  if (!picture) return glyph ? `<span class="glyph" aria-hidden="true">${glyph}</span>` : '';
  const { path, width, height } = picture;
  const scale = CARD_HEIGHT / Math.max(width, height);
  return `<img src="${path}" alt="" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}">`;
}

/** What is left, by suit and not in the order of the pile, which nobody may know. */
function remainingHtml(deck: DeckSlug, remaining: readonly Card[]): string {
  const { one, many } = unitOf(deck);
  if (!remaining.length) return `<h2>Left in the deck</h2>\n<p>No ${many} are left.</p>`;
  const places = new Map(DECKS_BY_SLUG[deck].cards.map(({ id }, i) => [id, i]));
  const sorted = remaining.toSorted((a, b) => places.get(a.id)! - places.get(b.id)!);
  const suits = [...groupBy(sorted, ({ suit }) => suit ?? '')].map(
    ([suit, cards]) =>
      `<li><strong>${escapeHtml(capitalize(suit))}</strong> (${cards.length}): ${escapeHtml(countedNames(cards).join(', '))}</li>`,
  );
  return `<h2>Left in the deck</h2>
<details><summary>${countOf(remaining.length, one, many)}</summary>
<ul>${suits.join('\n')}</ul></details>`;
}

/** Names of cards with the number of their copies. */
const countedNames = (cards: readonly Card[]): string[] =>
  [...groupBy(cards, ({ name }) => name)].map(([name, { length }]) => (length > 1 ? `${name} × ${length}` : name));
