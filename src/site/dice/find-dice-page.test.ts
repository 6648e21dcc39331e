import { expect, it } from 'vitest';
import { findDicePage } from './find-dice-page.ts';

const at = (query: Record<string, string>) => findDicePage('/dice', new URLSearchParams(query));
const bodyOf = (query: Record<string, string>): string => {
  const found = at(query);
  if (!found || !('body' in found)) throw new Error('no page');
  return found.body;
};

it('dice without a seed get one, a new one at each visit', () => {
  const [one, other] = [at({ dice: '2d6' }), at({ dice: '2d6' })];
  expect(one).toMatchObject({ to: expect.stringMatching(/^\/dice\?dice=2d6&seed=./), isFresh: true });
  expect(one).not.toEqual(other);
});

it('a seed shows the same roll, with the chance of each total and of at least that', () => {
  const body = bodyOf({ dice: '2d6', seed: 'friday' });
  expect(body).toMatch(/2d6 = \d+ \[\d, \d\]/);
  expect(body).toBe(bodyOf({ dice: '2d6', seed: 'friday' }));
  expect(body).toContain('<tr><th scope="row">7</th><td>16.67 %</td><td>58.33 %</td></tr>');
  expect(body).toContain('Mean 7, standard deviation 2.42.');
});

it('several pools are rolled, and have no odds', () => {
  const body = bodyOf({ dice: 'd20+5, 2d6', seed: 'x' });
  expect(body.match(/class="rolled"/g)).toHaveLength(2);
  expect(body).not.toContain('id="odds"');
});

it('what is no dice is refused in words, and shown as text', () => {
  const body = bodyOf({ dice: '<b>2d</b>', seed: 'x' });
  expect(body).toContain('value="&lt;b&gt;2d&lt;/b&gt;"');
  expect(body).not.toContain('<b>2d');
});

it('odds that take long are left to the tool', () => {
  const body = bodyOf({ dice: '400d100kh200', seed: 'x' });
  expect(body).toMatch(/No odds here: .* at most 2000000 are made/);
});
