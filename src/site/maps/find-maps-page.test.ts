import { describe, expect, it } from 'vitest';
import { findMapsPage, whyNoMap } from './find-maps-page.ts';

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return findMapsPage(pathname, searchParams, {});
};
const bodyOf = (address: string): string => {
  const found = at(address);
  if (!found || !('body' in found)) throw new Error('no page');
  return found.body;
};

const ADDRESS = '/maps/colony?players=4&size=2&style=illustrated&seed=abc';

describe('the pages of maps', () => {
  it('list the six games with a picture each', () => {
    expect(bodyOf('/maps').match(/<img src="\/img\/maps\/map1-/g)).toHaveLength(6);
  });

  it('draw a seed where there is none, a new one at each visit', () => {
    const [one, other] = [at('/maps/colony'), at('/maps/colony')];
    expect(one).toMatchObject({
      to: expect.stringMatching(/^\/maps\/colony\?players=2&size=2&style=illustrated&seed=./),
      isFresh: true,
    });
    expect(one).not.toEqual(other);
  });

  it.each([
    '/maps/Colony?players=4&size=2&style=illustrated&seed=abc',
    '/maps/colony?seed=abc&players=4',
    '/maps/colony?players=4&size=2&style=illustrated&seed=abc&other=1',
    '/maps/colony?seed=map1-9c89c4:colony:4:2:abc',
    '/maps?share=map1-9c89c4:colony:4:2:abc',
  ])('have one address: %s', (address) => {
    expect(at(address)).toMatchObject({ to: ADDRESS });
  });

  it('have the form, the picture, the facts in words, files and the share string', () => {
    const body = bodyOf(ADDRESS);
    for (const part of [
      '<option value="4" selected>4</option>',
      '<option value="2" selected>2 rings, usual</option>',
      'The desert lies in the middle of the island',
      'src="/img/maps/map1-9c89c4%3Acolony%3A4%3A2%3Aabc.svg?style=illustrated%2Bplain&amp;legend=yes"',
      '37 hexes for 4 players',
      '<h2 id="fairness">',
      '.png?',
      'name="page"',
      'value="map1-9c89c4:colony:4:2:abc"',
    ])
      expect(body).toContain(part);
    expect(bodyOf('/maps/wilds?players=2&size=60&style=print&numbers=yes&seed=abc')).toContain('About 10981 hexes');
  });

  it.each([
    ['/maps/colony?players=9&seed=x', 'Colony has maps for 2 to 6 players, not for 9.'],
    ['/maps/colony?players=two&seed=x', 'The number of players must be a whole number.'],
    ['/maps/colony?style=oil&seed=x', 'The style must be one of'],
    ['/maps/colony?option=wet&seed=x', 'has no option &quot;wet&quot;'],
    ['/maps?share=<b>', 'This is not the share string of a map.'],
    ['/maps?share=map1-000000:colony:4:2:abc', 'looks like a share string, but is damaged'],
  ])('refuse %s in words', (address, reason) => {
    const found = at(address);
    expect(found && 'page' in found && found.page).toContain(reason);
  });

  it('say what there is instead of an unknown game', () => {
    expect(at('/maps/colonny')).toBeUndefined();
    expect(whyNoMap('/maps/colonny')).toContain('Unknown map game "colonny". Did you mean');
    expect(whyNoMap('/maps/colony/x')).toBe('There is nothing at /maps/colony/x.');
  });
});
