import { describe, expect, it } from 'vitest';
import { dominoFace } from '../../tiles/makers/domino-face.ts';
import { draftBoard } from './draft.ts';
import { Layout } from './schema.ts';

const drafted = (layout: unknown) => draftBoard({ layout: Layout.parse(layout) });
const namesIn = (layout: unknown) => drafted(layout).plan.places.map(({ name }) => name);
const lines = (layout: unknown) => drafted(layout).plan.lines.length;

const men = { W: { name: 'man', side: 'white' } };

describe('layouts', () => {
  it('call squares as on a chessboard, and leave holes out', () => {
    expect(namesIn({ kind: 'squares', rows: ['. .', '...'] })).toEqual(['a2', 'c2', 'a1', 'b1', 'c1']);
  });

  it.each([
    ['boustrophedon-up', ['6', '5', '4', '1', '2', '3']],
    ['boustrophedon-down', ['1', '2', '3', '6', '5', '4']],
    ['spiral', ['6', '5', '4', '1', '2', '3']],
  ])('number squares in an order: %s', (order, names) => {
    expect(namesIn({ kind: 'squares', size: [3, 2], order })).toEqual(names);
  });

  it('number a spiral inwards, anticlockwise', () => {
    const names = namesIn({ kind: 'squares', size: [3, 4], order: 'spiral' });
    expect(names.join(' ')).toBe('8 7 6 9 12 5 10 11 4 1 2 3');
  });

  it('join neighbours along rows and columns, and along diagonals through every other point', () => {
    const rows = ['...', '...', '...'];
    expect(lines({ kind: 'points', rows, lines: 'square' })).toBe(12);
    expect(lines({ kind: 'points', rows, lines: 'alternate' })).toBe(16);
    expect(lines({ kind: 'points', rows: ['.', '..', '...'], stagger: true, lines: 'triangle' })).toBe(9);
  });

  it('put polar places clockwise from above', () => {
    const { places } = drafted({ kind: 'points', polar: true, places: { n: [1, 0], e: [1, 90] } }).plan;
    expect(places.map(({ at }) => at.map((value) => Math.round(value) + 0))).toEqual([
      [0, -90],
      [90, 0],
    ]);
  });

  it('turn arms so that they meet around the middle', () => {
    const { places } = drafted({ kind: 'arms', colors: ['red', 'blue', 'green'], rows: ['...'], middle: 'plain' }).plan;
    const far = places.slice(0, -1).map(({ at: [x, y] }) => Math.round(Math.hypot(x, y)));
    expect(new Set([far[0], far[2], far[3], far[5], far[6], far[8]]).size).toBe(1);
  });

  it('tell who stands where, by rows and by names', () => {
    const byRows = drafted({ kind: 'squares', size: [2, 1], men, setup: ['.W'] });
    const byName = drafted({ kind: 'squares', size: [2, 1], men, setup: { W: 'b1' } });
    expect(byRows.standing.map(({ place }) => place)).toEqual(['b1']);
    expect(byName).toEqual(byRows);
  });

  it('call the places of a group by its parts', () => {
    const part = { kind: 'squares', size: [1, 1] };
    const parts = [
      { name: 'left', at: [0, 0], layout: part },
      { name: 'right', at: [2, 0], layout: part },
    ];
    expect(namesIn({ kind: 'group', parts })).toEqual(['left a1', 'right a1']);
  });

  it.each([
    ['beside the board', { kind: 'squares', rows: ['. '], men, setup: ['.W'] }, /W stands beside the board/],
    ['a man that nobody told', { kind: 'squares', size: [1, 1], setup: ['Q'] }, /no man is called Q/],
    ['a mark that nobody told', { kind: 'squares', rows: ['x'] }, /no mark is called x/],
    ['a line to nowhere', { kind: 'points', places: { a: [0, 0] }, paths: ['a b'] }, /there is no point b/],
    ['a snake from nowhere', { kind: 'squares', size: [1, 1], links: [['snake', 'b2', 'a1']] }, /no square b2/],
  ])('refuse %s', (_, layout, message) => {
    expect(() => drafted(layout)).toThrow(message);
  });

  it('know no other words', () => {
    expect(Layout.safeParse({ kind: 'squares', size: [1, 1], colour: 'red' }).success).toBe(false);
  });

  it('draw dominoes as the set of tiles does', () => {
    const { pictures } = drafted({ kind: 'dominoes', tiles: [[3, 6, 0, 0, 0]] }).plan;
    expect(pictures.map(({ content }) => content)).toEqual([dominoFace(3, 6).content]);
    // The first half of a tile that lies level is on the left.
    expect(pictures[0]!.turn).toBe(-90);
  });

  it('have a flap for each number, and dice beside the places', () => {
    const layout = Layout.parse({ kind: 'flaps', flaps: 9 });
    const die = { name: 'die', side: 'neutral', set: 'dice', image: 'ivory die with 4', disc: false } as const;
    const { places, men, props } = draftBoard({ layout, beside: [{ man: die, at: [[1, 2]] }] }).plan;
    expect(places.map(({ caption }) => caption).join('')).toBe('123456789');
    expect([men.length, props.map(({ at }) => at)]).toEqual([0, [[90, 180]]]);
  });
});
