import { expect, it } from 'vitest';
import { findScoresPage } from './find-scores-page.ts';

const at = (query: string) => findScoresPage('/scores', new URLSearchParams(query), {});
const bodyOf = (query: string): string => {
  const found = at(query);
  if (!found || !('body' in found)) throw new Error(`no page but ${JSON.stringify(found)}`);
  return found.body;
};
const THREE = 'player=Ann&player=Bob&player=Cleo';

it('names begin a sheet, and the cells of its form become rounds in the address', () => {
  expect(at('names=Ann%0ABob%0ACleo&game=&wins=&rounds=')).toMatchObject({ to: `/scores?${THREE}` });
  expect(at(`${THREE}&cell=5&cell=&cell=-2&cell=1&cell=1&cell=1&cell=&cell=&cell=`)).toEqual({
    to: `/scores?${THREE}&rounds=5__-2*1_1_1`,
    isFresh: false,
  });
});

it('a sheet has totals, ranks with ties, and who leads', () => {
  const body = bodyOf(`${THREE}&rounds=5_2_5*3_1_3`);
  expect(body).toContain('Ann and Cleo share the lead. No game was named, so the highest score leads.');
  const rows = [...body.matchAll(/<tr><th scope="row">(\d\.[^<]*)<\/th><td>(\w+)<\/td><td><strong>(\d+)/g)];
  expect(rows.map(([, ...cells]) => cells)).toEqual([
    ['1. tied', 'Ann', '8'],
    ['1. tied', 'Cleo', '8'],
    ['3.', 'Bob', '3'],
  ]);
  expect(body.match(/name="cell"/g)).toHaveLength(9);
  expect(body).toContain('value="2" aria-label="Bob, round 1"');
});

it('the game decides which score wins, unless the players do', () => {
  expect(bodyOf(`${THREE}&game=hearts&rounds=5_2_9`)).toContain('Bob leads by 3. In hearts points are penalties');
  expect(bodyOf(`${THREE}&game=hearts&wins=high&rounds=5_2_9`)).toContain('Cleo leads by 4. The highest score wins.');
  expect(at(`${THREE}&game=hearts&wins=low`)).toMatchObject({ to: `/scores?${THREE}&game=hearts` });
});

it('what was written is text, and limited', () => {
  expect(bodyOf('player=%3Cb%3E&game=%3Ci%3E')).not.toMatch(/<b>|<i>/);
  const many = at(`names=${'x,'.repeat(400)}&rounds=${'1*'.repeat(400)}`);
  const query = new URLSearchParams(many && 'to' in many ? many.to.split('?')[1] : '');
  expect([query.getAll('player').length, query.get('rounds')!.split('*').length]).toEqual([12, 40]);
});
