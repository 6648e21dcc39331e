import { expect, it } from 'vitest';
import { findTeamsPage } from './find-teams-page.ts';

const at = (query: string) => findTeamsPage('/teams', new URLSearchParams(query));
const bodyOf = (query: string): string => {
  const found = at(query);
  if (!found || !('body' in found)) throw new Error(`no page but ${JSON.stringify(found)}`);
  return found.body;
};
const FIVE = 'player=Ann&player=Bob&player=Cleo&player=Dan&player=Eve';

it('names that are pasted become players, and the draw gets a seed', () => {
  const found = at('names=Ann%0D%0A%20Bob%20,,Cleo&draw=teams&number=2');
  const to = expect.stringMatching(/^\/teams\?player=Ann&player=Bob&player=Cleo&draw=teams&number=2&seed=\w+$/);
  expect(found).toEqual({ to, isFresh: true });
});

it('the same address shows the same teams, another seed others', () => {
  const body = bodyOf(`${FIVE}&draw=teams&number=2&seed=friday`);
  expect(body).toBe(bodyOf(`${FIVE}&draw=teams&number=2&seed=friday`));
  expect(body).not.toBe(bodyOf(`${FIVE}&draw=teams&number=2&seed=monday`));
  expect(body).toContain('<strong>Team 2</strong>');
  expect(body).toContain(`href="/teams?${FIVE.replaceAll('&', '&amp;')}&amp;draw=teams&amp;number=2"`);
});

it('teams of at most two are three teams of five players', () => {
  expect(bodyOf(`${FIVE}&draw=size&number=2&seed=x`)).toContain('<h2 id="drawn">3 teams</h2>');
});

it('an order has everybody once', () => {
  const body = bodyOf(`${FIVE}&draw=order&seed=x`);
  const names = [...body.matchAll(/<li>(\w+)<\/li>/g)].map(([, name]) => name);
  expect(names.sort()).toEqual(['Ann', 'Bob', 'Cleo', 'Dan', 'Eve']);
});

it('other spellings of an address are redirected without drawing again', () => {
  expect(at(`seed=x&draw=order&number=4&${FIVE}`)).toEqual({ to: `/teams?${FIVE}&draw=order&seed=x`, isFresh: false });
});

it('more teams than players are refused beside the form', () => {
  expect(bodyOf(`${FIVE}&draw=teams&number=9&seed=x`)).toContain('5 players cannot fill 9 teams.');
});

it('names are text, and there are not too many of them', () => {
  expect(bodyOf('player=%3Cb%3E&draw=order&seed=x')).toContain('<li>&lt;b&gt;</li>');
  const many = at(`names=${Array.from({ length: 500 }, (_, i) => `n${i}`).join(',')}`);
  expect(many && 'to' in many && new URLSearchParams(many.to.split('?')[1]).getAll('player')).toHaveLength(60);
});
