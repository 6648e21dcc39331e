import { expect, it } from 'vitest';
import { DECK_SLUGS, DECKS_BY_SLUG } from '../../deck/decks.ts';
import { picturesOf } from './deal.ts';
import { findDecksPage } from './find-decks-page.ts';

const at = (deck: string, query = '') => findDecksPage(`/decks${deck && `/${deck}`}`, new URLSearchParams(query));
const bodyOf = (deck: string, query?: string): string => {
  const found = at(deck, query);
  if (!found || !('body' in found)) throw new Error(`no page: ${JSON.stringify(found)}`);
  return found.body;
};
const namesIn = (body: string): string[] =>
  [...body.split('Left in the deck')[0]!.matchAll(/<li>(?:<img[^>]*>)?([^<]+)<\/li>/g)].map(([, name]) => name!);

it('lists every deck', () => {
  const body = bodyOf('');
  for (const slug of DECK_SLUGS) expect(body).toContain(`href="/decks/${slug}"`);
  expect(body.match(/<img /g)).toHaveLength(DECK_SLUGS.length - 1);
});

it.each(DECK_SLUGS)('%s is dealt as usual, with a new seed each time', (slug) => {
  const [one, other] = [at(slug), at(slug)];
  expect(one).toMatchObject({ to: expect.stringMatching(/\?hands=\d+&cards=\d+&open=\d+&seed=./), isFresh: true });
  expect(one).not.toEqual(other);
});

it('one more open card leaves all others as they were', () => {
  const before = namesIn(bodyOf('standard-52', 'hands=2&cards=3&open=1&seed=x'));
  const after = namesIn(bodyOf('standard-52', 'hands=2&cards=3&open=2&seed=x'));
  expect(before).toHaveLength(7);
  expect(after.slice(0, 7)).toEqual(before);
  expect(new Set(after).size).toBe(8);
});

it('every card and tile has its picture', () => {
  for (const slug of DECK_SLUGS) {
    const pictureOf = picturesOf(slug);
    for (const card of DECKS_BY_SLUG[slug].cards) expect(pictureOf(card), card.id).toBeDefined();
  }
});

it('refuses more cards than there are, with what would do', () => {
  expect(bodyOf('bavarian-32', 'hands=5&cards=8&open=0&seed=x')).toContain(
    'The deck has 32 cards, too few for 5 hands of 8, 40 in all. It is enough for 5 hands of 6 or 4 hands of 8.',
  );
});

it.each([
  ['hands=2&cards=1&open=1&seed=x&draw=1', '/decks/dominoes-28?hands=2&cards=1&open=2&seed=x'],
  ['hands=2&seed=x', '/decks/dominoes-28?hands=2&cards=0&open=0&seed=x'],
  ['cards=5&hands=99&open=0&seed=x', '/decks/dominoes-28?hands=0&cards=5&open=0&seed=x'],
])('%s has one address', (query, to) => {
  expect(at('dominoes-28', query)).toEqual({ to });
});
