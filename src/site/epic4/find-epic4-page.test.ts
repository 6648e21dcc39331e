import { expect, it } from 'vitest';
import { allExpansions } from '../../tabletop/packs/epic4/library.ts';
import { findEpic4Page } from './find-epic4-page.ts';

const at = (query: string, path = '/epic4') => findEpic4Page(path, new URLSearchParams(query));
const bodyOf = (query: string, path?: string): string => {
  const found = at(query, path);
  if (!found || !('body' in found)) throw new Error(`no page but ${JSON.stringify(found)}`);
  return found.body;
};
const factionsIn = (body: string): string[] =>
  [...body.matchAll(/<a href="\/epic4\/([^"]+)">/g)].map(([, slug]) => slug!);

it('a setup gets a seed, and all sets are none in particular', () => {
  const sets = allExpansions().map(({ slug }) => `set=${slug}`);
  expect(at(`players=5&choices=2&${sets.join('&')}`)).toEqual({
    to: expect.stringMatching(/^\/epic4\?players=5&choices=2&seed=\w+$/),
    isFresh: true,
  });
  expect(at('players=99&choices=2&seed=x&set=core')).toEqual({
    to: '/epic4?players=8&choices=2&set=core&seed=x',
    isFresh: false,
  });
});

it('a setup has factions for each player, none twice, a chair, a galaxy and piles that are folded', () => {
  const body = bodyOf('players=5&choices=2&seed=friday');
  expect(body).toBe(bodyOf('players=5&choices=2&seed=friday'));
  const factions = factionsIn(body.slice(body.indexOf('id="factions"')));
  expect(new Set(factions).size).toBe(10);
  expect(body).toMatch(/Player [1-5] holds the chair first\./);
  expect(body).toMatch(/src="\/img\/maps\/map1-\w+%3Aepic4%3A5%3A3%3Afriday\.svg\?style=/);
  expect(body.match(/<details><summary>Card/g)).toHaveLength(6 + 6 + 16);
});

it('only the sets that were chosen are played with', () => {
  const core = new Set(allExpansions()[0]!.factions.map(({ slug }) => slug));
  const body = bodyOf('players=8&choices=3&set=core&seed=x');
  const factions = factionsIn(body.slice(body.indexOf('id="factions"')));
  expect(factions).toHaveLength(24);
  expect(factions.filter((slug) => !core.has(slug))).toEqual([]);
});

it('too many choices are refused in words, beside the form', () => {
  expect(bodyOf('players=8&choices=4&set=core&seed=x')).toContain(
    '8 players with 4 choices each need 32 factions, and there are 24.',
  );
});

it('every faction has a page with its sheet', () => {
  for (const { slug, name, abilities } of allExpansions().flatMap(({ factions }) => factions)) {
    const body = bodyOf('', `/epic4/${slug}`);
    expect(body).toContain(name.replaceAll("'", '&#39;'));
    for (const ability of abilities) expect(body).toContain(ability.text.replaceAll("'", '&#39;'));
  }
  expect(at('', '/epic4/nobody')).toBeUndefined();
  expect(factionsIn(bodyOf(''))).toHaveLength(65);
});
