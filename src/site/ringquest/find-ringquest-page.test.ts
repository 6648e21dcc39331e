import { expect, it } from 'vitest';
import { Rng } from '../../lib/rng.ts';
import { allCharacters, MAP_RINGS } from '../../tabletop/packs/ringquest/book.ts';
import { drawEncounter } from '../../tabletop/packs/ringquest/draw.ts';
import { findRingquestPage } from './find-ringquest-page.ts';

const at = (query: string, path = '/ringquest') => findRingquestPage(path, new URLSearchParams(query));
const bodyOf = (query: string, path?: string): string => {
  const found = at(query, path);
  if (!found || !('body' in found)) throw new Error(`no page but ${JSON.stringify(found)}`);
  return found.body;
};

it('draws get a seed, and have one address', () => {
  expect(at('ring=inner')).toEqual({ to: expect.stringMatching(/^\/ringquest\?ring=inner&seed=\w+$/), isFresh: true });
  expect(at('players=9&seed=x')).toEqual({ to: '/ringquest?players=6&seed=x', isFresh: false });
  expect(at('ring=moon&seed=x')).toMatchObject({ to: '/ringquest?ring=outer&seed=x' });
});

it.each(MAP_RINGS)('an encounter of ring %s is the one of its seed, with its chances', (ring) => {
  const { name } = drawEncounter(ring, Rng.fromSeed('friday'));
  const body = bodyOf(`ring=${ring}&seed=friday`);
  expect(body).toContain(`<h2 id="encounter">${name.replaceAll("'", '&#39;')}</h2>`);
  expect(body.match(/Roll \w+ \+ \d/g)).toHaveLength(8);
  expect(body).toContain(`href="/ringquest?ring=${ring}" rel="nofollow">Draw another`);
});

it('a setup has a land and a character for each player', () => {
  const body = bodyOf('players=3&seed=friday');
  expect(new Set([...body.matchAll(/<h3 id="([^"]+)">/g)].map(([, slug]) => slug)).size).toBe(3);
  expect(body).toMatch(/src="\/img\/maps\/map1-\w+%3Aringquest%3A3/);
  expect(body).toBe(bodyOf('players=3&seed=friday'));
});

it('all characters can be looked up', () => {
  expect(bodyOf('', '/ringquest/characters').match(/<h3 id=/g)).toHaveLength(allCharacters().length);
  expect(at('', '/ringquest/nobody')).toBeUndefined();
});
