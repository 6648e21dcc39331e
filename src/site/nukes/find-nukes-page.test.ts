import { expect, it } from 'vitest';
import { nukesRuleBook } from '../../tabletop/packs/nukes/book.ts';
import { findNukesPage } from './find-nukes-page.ts';

const at = (query: string) => findNukesPage('/nukes', new URLSearchParams(query), {});
const bodyOf = (query: string): string => {
  const found = at(query);
  if (!found || !('body' in found)) throw new Error(`no page but ${JSON.stringify(found)}`);
  return found.body;
};

it('fights and maps get a seed, and have one address', () => {
  expect(at('attacker=armour&defender=infantry&terrain=forest')).toEqual({
    to: expect.stringMatching(/^\/nukes\?attacker=armour&defender=infantry&terrain=forest&seed=\w+$/),
    isFresh: true,
  });
  expect(at('defender=flak&seed=x')).toMatchObject({
    to: '/nukes?attacker=infantry&defender=flak&terrain=plains&seed=x',
  });
  expect(at('players=40&seed=x')).toEqual({ to: '/nukes?players=6&seed=x', isFresh: false });
});

it('a fight shows why each side hits, the rounds, the ending and the odds', () => {
  const body = bodyOf('attacker=armour&defender=infantry&terrain=forest&seed=friday');
  expect(body).toContain('Armour against infantry in forest');
  expect(body).toContain('Hits with 5 or less on a ten-sided die (6, −1 because the defender has cover in forest).');
  const chances = [...body.matchAll(/<th scope="row">(?:The|Both|Nobody)[^<]*<\/th><td>([\d.]+) %/g)];
  expect(chances.reduce((sum, [, chance]) => sum + Number(chance), 0)).toBeCloseTo(100, 1);
  expect(body).toBe(bodyOf('attacker=armour&defender=infantry&terrain=forest&seed=friday'));
});

it('every pair of units can fight on every ground', () => {
  const { units, terrains } = nukesRuleBook();
  for (const attacker of units)
    for (const defender of units)
      for (const terrain of terrains)
        expect(bodyOf(`attacker=${attacker.slug}&defender=${defender.slug}&terrain=${terrain.slug}&seed=x`)).toContain(
          'id="odds"',
        );
});

it('a setup has a map and what everybody begins with', () => {
  const body = bodyOf('players=3&seed=friday');
  expect(body).toMatch(/src="\/img\/maps\/map1-\w+%3Anukes%3A3%3A5%3Afriday\.svg\?style=/);
  expect(body).toContain('2 infantry, 1 armour');
  expect(body).toContain('<parlour-nukes data-players="3" data-seed="friday">');
});
