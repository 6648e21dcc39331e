import { expect, it } from 'vitest';
import { ROLEPLAYING_SYSTEMS } from '../../entity/systems.ts';
import { findOraclesPage } from './find-oracles-page.ts';

const at = (address: string) => {
  const { pathname, searchParams } = new URL(`/oracles${address}`, 'http://localhost');
  return findOraclesPage(decodeURIComponent(pathname), searchParams);
};
const bodyOf = (address: string): string => {
  const found = at(address);
  if (!found || !('body' in found)) throw new Error(`no page: ${JSON.stringify(found)}`);
  return found.body;
};

it.each([
  [
    '/ask?question=Is+it+open%3F&likelihood=likely',
    /^\/oracles\/ask\?question=Is\+it\+open%3F&likelihood=likely&seed=./,
  ],
  ['/cairn/scene', /^\/oracles\/cairn\/scene\?about=event&seed=./],
  ['/starforged/scene?about=npc', /^\/oracles\/starforged\/scene\?about=npc&region=terminus&seed=./],
  ['/cairn/encounter', /^\/oracles\/cairn\/encounter\?seed=./],
  ['/5e/encounter', /^\/oracles\/5e\/encounter\?level=5&size=4&difficulty=medium&seed=./],
  ['/starforged/core/action?roll=1', /^\/oracles\/starforged\/core\/action\?seed=./],
])('%s gets a seed, a new one at each visit', (address, to) => {
  const [one, other] = [at(address), at(address)];
  expect(one).toMatchObject({ to: expect.stringMatching(to), isFresh: true });
  expect(one).not.toEqual(other);
});

it.each([
  ['/starforged/Action?seed=x', '/oracles/starforged/core/action?seed=x'],
  ['/star', '/oracles/starforged'],
  ['/ask?question=+', '/oracles'],
  ['/5e?q=x', '/oracles/5e'],
  ['/ask?likelihood=odd&question=Why%3F&seed=x', '/oracles/ask?question=Why%3F&likelihood=even&seed=x'],
  ['/5e/encounter?level=99&seed=x', '/oracles/5e/encounter?level=5&size=4&difficulty=medium&seed=x'],
])('%s has one address', (address, to) => {
  expect(at(address)).toEqual({ to });
});

it('a question is answered, always the same by its seed', () => {
  const address = '/ask?question=%3Cb%3E%3F&likelihood=likely&seed=x';
  const body = bodyOf(address);
  expect(body).toMatch(/<p class="rolled">(Yes|No)\.<\/p>/);
  expect(body).toContain('26 or more means yes');
  expect(body).not.toContain('<b>?');
  expect(body).toBe(bodyOf(address));
});

it('a table shows its rows with their chances, and a roll marks its row', () => {
  const table = bodyOf('/starforged/derelicts/condition');
  expect(table).toContain(
    '<th scope="row" class="figure">11 to 30</th><td>Limited power</td><td class="figure">20.00 %</td>',
  );
  expect(table).not.toContain('(rolled)');
  expect(bodyOf('/starforged/derelicts/condition?seed=x').match(/\(rolled\)/g)).toHaveLength(1);
});

it('tables are found by words of their names', () => {
  expect(bodyOf('?q=settlement+name')).toContain('/oracles/starforged/');
  expect(bodyOf('?q=zzzz')).toContain('No table has “zzzz”');
});

it('monsters lead to their pages, and an unknown kind is refused beside the form', () => {
  const body = bodyOf('/5e/encounter?level=5&size=4&difficulty=medium&monster=goblin&seed=x');
  expect(body).toMatch(/<a href="\/rules\/5e\/monsters\/[a-z-]*goblin/);
  expect(bodyOf('/5e/encounter?level=5&size=4&difficulty=medium&monster=zzz&seed=x')).toMatch(/<p id="fault">[^<]*zzz/);
});

it.each(ROLEPLAYING_SYSTEMS.map(({ slug }) => slug))('%s has a page', (slug) => {
  expect(bodyOf(`/${slug}`)).toContain('Oracles of');
});

it.each(['/nothing', '/5e/scene', '/ironsworn/encounter', '/cairn/no-such-table'])(
  'there is nothing at %s',
  (address) => {
    expect(at(address)).toBeUndefined();
  },
);
