import { expect, it } from 'vitest';
import { findDicePage } from './find-dice-page.ts';

const at = (query: string) => findDicePage('/dice', new URLSearchParams(query));
const bodyOf = (query: string): string => {
  const found = at(query);
  if (!found || !('body' in found)) throw new Error('no page');
  return found.body;
};

it('dice without a seed get one, a new one at each visit', () => {
  const [one, other] = [at('dice=2d6'), at('dice=2d6')];
  expect(one).toMatchObject({ to: expect.stringMatching(/^\/dice\?dice=2d6&seed=./), isFresh: true });
  expect(one).not.toEqual(other);
});

it.each([
  ['dice=2d6&dice=&dice=+d4+&seed=x', '/dice?dice=2d6&dice=d4&seed=x'],
  ['seed=x&dice=2d6', '/dice?dice=2d6&seed=x'],
  ['dice=2d6&chance=exactly&seed=x', '/dice?dice=2d6&seed=x'],
  ['dice=1&dice=2&dice=3&dice=4&dice=5&seed=x', '/dice?dice=1&dice=2&dice=3&dice=4&seed=x'],
  ['dice=&dice=', '/dice'],
])('%s has one address', (query, to) => {
  expect(at(query)).toEqual({ to });
});

it('a seed shows the same roll, with every chance of each total', () => {
  const body = bodyOf('dice=2d6&seed=friday');
  expect(body).toMatch(/2d6 = \d+ \[\d, \d\]/);
  expect(body).toBe(bodyOf('dice=2d6&seed=friday'));
  expect(body).toContain('<tr><th scope="row">7</th><td>16.67 %</td><td>58.33 %</td><td>58.33 %</td></tr>');
  expect(body).toContain('Mean 7, standard deviation 2.42.');
  expect(body).toContain('Roll two six-sided dice.');
});

it('four expressions stand side by side, with the chance that was chosen', () => {
  const body = bodyOf('dice=2d6&dice=d12&dice=3d4&dice=4d6kh3&chance=at-least&seed=x');
  expect(body.match(/class="rolled"/g)).toHaveLength(4);
  expect(body).toContain(
    '<tr><th scope="row">12</th><td>2.78 %</td><td>8.33 %</td><td>1.56 %</td><td>61.65 %</td></tr>',
  );
  expect(body).toContain('value="at-least" aria-pressed="true"');
});

it('several pools of one expression are rolled, and compared', () => {
  const body = bodyOf('dice=d20%2B5%2C+2d6&seed=x');
  expect(body.match(/class="rolled"/g)).toHaveLength(2);
  expect(body.match(/class="mark/g)).toHaveLength(4);
});

it('what is not dice is refused beside its field, and shown as text', () => {
  const body = bodyOf('dice=2d6&dice=%3Cb%3E2d%3C%2Fb%3E&seed=x');
  expect(body).toContain('value="&lt;b&gt;2d&lt;/b&gt;"');
  expect(body).toMatch(/id="dice-fault-1">[^<]*Write dice as/);
  expect(body).not.toContain('<b>2d');
  expect(body).toContain('id="dice-fault-0"></p>');
});

it('odds that take long are omitted, with the reason', () => {
  const body = bodyOf('dice=400d100kh200&seed=x');
  expect(body).toMatch(/id="dice-fault-0">No odds here: .* at most 2000000 are made/);
});
