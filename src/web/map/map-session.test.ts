import { describe, expect, it } from 'vitest';
import { noEdits, putToken } from './edits.ts';
import { MapSession } from './map-session.ts';
import { changedParts, splitElements } from './svg-parts.ts';

const LOOK = { style: 'illustrated', hasNumbers: false } as const;

function openedMap(game: string, query: string) {
  const session = new MapSession();
  const opened = session.open(game, query);
  if (!opened.ok) throw new Error(opened.error);
  return { session, map: opened.value, none: noEdits(opened.value.terrain.length) };
}

describe('a map in a page', () => {
  it('has its usual address, and is refused in words', () => {
    const { map } = openedMap('nukes', 'size=4&seed=a&option=symmetric');
    expect(map.query).toBe('players=2&size=4&option=symmetric&style=illustrated&seed=a');
    const refused = new MapSession().open('nukes', 'players=6&size=3&seed=a');
    expect(refused).toMatchObject({ ok: false, error: expect.stringContaining('for 6 players has sizes from') });
  });

  it('is drawn whole at first, then only where it changed', () => {
    const { session, map, none } = openedMap('wilds', 'seed=a');
    const first = session.show(LOOK, none, undefined).parts;
    expect(first.every((part) => typeof part === 'string')).toBe(true);
    const again = session.show(LOOK, none, undefined).parts;
    expect(again).toEqual(first.map((_, i) => i));
    const painting = none.painting.slice();
    painting[100] = ((map.terrain[100]! + 1) % map.terrains.length) + 1;
    const painted = session.show(LOOK, { ...none, painting }, undefined).parts;
    const drawnAgain = painted.filter((part) => typeof part === 'string').length;
    expect(drawnAgain).toBeGreaterThan(0);
    expect(drawnAgain).toBeLessThan(first.length / 2);
  });

  it('measures on the ground that was painted', () => {
    const { session, map, none } = openedMap('colony', 'seed=a');
    const from = map.terrain.findIndex((kind) => map.terrains[kind] !== 'sea');
    const to = map.terrain.findLastIndex((kind) => map.terrains[kind] !== 'sea');
    const path = { kind: 'path', from, to } as const;
    expect(session.show(LOOK, none, path).measured).toMatch(/^Path from hex \d{4}, .*: costs \d+, \d+ steps, by /);
    const sea = map.terrains.indexOf('sea') + 1;
    const painting = none.painting.slice();
    painting[to] = sea;
    expect(session.show(LOOK, { ...none, painting }, path).measured).toMatch(
      /^No path from hex \d{4}.* Nobody enters the goal: hex \d{4}, sea\.$/,
    );
    expect(session.facts().terrains.find(({ title }) => title === 'sea')!.hexes).toBe(19);
  });

  it('puts tokens on drawings, files and sheets', () => {
    const { session, none } = openedMap('depths', 'size=5&seed=a');
    const before = session.show(LOOK, none, undefined);
    const plain = session.file();
    const after = session.show(LOOK, putToken(none, { hex: 3, label: 'Q', color: 1 }), undefined);
    expect(before.over).toBe('');
    expect(after.over).not.toBe('');
    expect(plain).not.toContain(after.over);
    expect(session.file()).toContain(after.over);
    const sheets = session.sheets('a4', 30);
    expect(sheets.ok && sheets.value.sheets.length).toBeGreaterThan(1);
    expect(sheets.ok && sheets.value.sheets[0]).toContain(after.over);
    expect(session.sheets('a4', 199)).toMatchObject({ ok: false, error: expect.stringContaining('A4') });
  });
});

describe('parts of a drawing', () => {
  const svg = '<path d="M0 0"/><g><path d="M1 1"/><g></g></g><rect/>';

  it('are its outermost elements', () => {
    expect(splitElements(svg)).toEqual(['<path d="M0 0"/>', '<g><path d="M1 1"/><g></g></g>', '<rect/>']);
    expect(splitElements('')).toEqual([]);
  });

  it('are named by where they were, in their order', () => {
    expect(changedParts(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual([0, 'x', 2]);
    expect(changedParts(['a', 'b'], ['b', 'a'])).toEqual([1, 'a']);
  });
});
