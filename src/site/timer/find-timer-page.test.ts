import { expect, it } from 'vitest';
import { TIME_CONTROL_KINDS } from '../../tabletop/timer-lists.ts';
import { findTimerPage } from './find-timer-page.ts';

const at = (query: string) => findTimerPage('/timer', new URLSearchParams(query), {});
const bodyOf = (query: string): string => {
  const found = at(query);
  if (!found || !('body' in found)) throw new Error(`no page but ${JSON.stringify(found)}`);
  return found.body;
};
const factsOf = (query: string) => JSON.parse(/id="clock-facts">([^<]*)</.exec(bodyOf(query))![1]!);

it('a form with all its fields becomes the address of its kind', () => {
  const fields = 'players=4&minutes=2.5&seconds=7&periods=2&moves=0';
  const found = TIME_CONTROL_KINDS.map((kind) => at(`kind=${kind}&${fields}`)).map(
    (one) => one && 'to' in one && one.to,
  );
  expect(found).toEqual([
    '/timer?kind=sudden-death&players=4&minutes=2.5',
    '/timer?kind=increment&players=4&minutes=2.5&seconds=7',
    '/timer?kind=delay&players=4&minutes=2.5&seconds=7',
    '/timer?kind=byoyomi&players=4&minutes=2.5&seconds=7&periods=2',
    '/timer?kind=per-turn&players=4&seconds=7',
    '/timer?kind=session&minutes=2.5',
  ]);
});

it('the page of a clock has its times for the script, and explains it without', () => {
  expect(factsOf('kind=byoyomi&players=2&minutes=0&seconds=30&moves=5')).toEqual({
    setting: { kind: 'byoyomi', mainSeconds: 0, incrementSeconds: 0, periodSeconds: 30, movesPerPeriod: 5 },
    players: 2,
  });
  const body = bodyOf('kind=increment&players=2&minutes=3&seconds=2');
  expect(body).toContain('<h1 class="clock-title">Increment (Fischer): 3 min + 2 s for 2 players</h1>');
  expect(body).toMatch(/<noscript><p class="lead">The clock needs JavaScript/);
});

it('times that make no clock are replaced', () => {
  expect(at('kind=sundial&minutes=x&players=99')).toMatchObject({
    to: '/timer?kind=sudden-death&players=8&minutes=5',
  });
  expect(at('kind=sudden-death&minutes=0')).toMatchObject({ to: '/timer?kind=sudden-death&players=2&minutes=0.08' });
  expect(factsOf('kind=sudden-death&players=2&minutes=0.08').setting.mainSeconds).toBe(5);
});

it('a game has clocks, each of them one click away', () => {
  const links = [...bodyOf('game=go 9x9').matchAll(/href="(\/timer\?kind=[^"]*)"/g)];
  expect(links.length).toBeGreaterThan(1);
  for (const [, link] of links) {
    const query = link!.replaceAll('&amp;', '&').split('?')[1]!;
    expect(bodyOf(query)).toContain('clock-facts');
  }
});

it('an unknown game is refused in words beside the form', () => {
  expect(bodyOf('game=<b>')).toMatch(/role="alert">There is no game &quot;&lt;b&gt;&quot;/);
});
