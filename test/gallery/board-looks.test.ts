import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../src/board/render/plane.ts';
import { textWidth } from '../../src/board/render/text/texts.ts';
import { THEMES } from '../../src/board/render/themes.ts';
import { boardSvg } from '../../src/gallery/boards/boards.ts';
import { contentBoards } from '../../src/gallery/boards/content-boards.ts';
import { draftBoard } from '../../src/gallery/boards/layouts/draft.ts';
import { BoardFile } from '../../src/gallery/boards/layouts/schema.ts';
import { content, contentIn } from '../../src/gallery/content.ts';
import { drawnPiece } from '../../src/gallery/pieces/drawn-sets.ts';

const files = contentIn('boards').map((name) => BoardFile.parse(content(name)));

const svgOf = (id: string): string => boardSvg(id)!;

/** On which side of the line from `a` to `b` a point is. */
const sideOf = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));

/** Whether a piece of one outline crosses a piece of another. */
const doCross = (one: readonly Point[], other: readonly Point[]): boolean =>
  one.slice(1).some((b, i) =>
    other.slice(1).some((d, j) => {
      const [a, c] = [one[i]!, other[j]!];
      return sideOf(a, b, c) !== sideOf(a, b, d) && sideOf(c, d, a) !== sideOf(c, d, b);
    }),
  );

describe('boards look like those that people play on', () => {
  it.each(['chess-makruk', 'chess-sittuyin', 'chess-chaturanga', 'chess-shatranj'])('%s has no dark squares', (id) => {
    expect(svgOf(id)).not.toContain(`="${THEMES.walnut.dark}"`);
    expect(svgOf('chess-standard')).toContain(`="${THEMES.walnut.dark}"`);
  });

  it('sittuyin has two lines from corner to corner', () => {
    const [, ...ends] = /M(\d+) (\d+)L(\d+) (\d+)M(\d+) (\d+)L(\d+) (\d+)/.exec(svgOf('chess-sittuyin'))!.map(Number);
    const [a, b, c, d, e, f, g, h] = ends as [number, number, number, number, number, number, number, number];
    expect([Math.abs(c - a), Math.abs(d - b), Math.abs(g - e), Math.abs(h - f)]).toEqual([720, 720, 720, 720]);
  });

  it('backgammon shows its cube, which older games do not have', () => {
    const { fill } = drawnPiece('backgammon-men', 'ivory cube at 64').paint;
    expect(svgOf('backgammon-standard')).toContain(`fill="${fill}"`);
    expect(svgOf('backgammon-plakoto')).not.toContain(`fill="${fill}"`);
  });

  it('snakes and ladders never cover a number: each has a plate above them', () => {
    const aboveSnakes = svgOf('snakes-and-ladders-standard').split('<ellipse').at(-1)!;
    expect(aboveSnakes).toContain(`fill="${THEMES.walnut.dark}"`);
    expect(aboveSnakes).toContain(`fill="${THEMES.walnut.light}"`);
  });

  it('connect four has discs beside its rack, and says how many there are', () => {
    expect(
      contentBoards()
        .find(({ id }) => id === 'connect-four-standard')!
        .draw(100).text,
    ).toContain('21 red discs, of which 2 are drawn; 21 yellow discs, of which 2 are drawn.');
  });

  it.each([
    ['nim-standard', 'There are 12 matches: '],
    ['royal-game-of-ur-standard', '7 black counters; 2 dice, marked corner up; 2 dice, plain corner up.'],
    ['yut-standard', 'Beside the places: 2 sticks, flat side up; 2 sticks, round side up; 4 red men; 4 blue men.'],
    ['shut-the-box-standard', 'Beside the places: 1 die, showing 4; 1 die, showing 3.'],
    ['seega-standard', 'Beside the places: 12 white men; 12 black men.'],
    ['bagh-chal-standard', 'Beside the places: 20 white goats.'],
    ['pachisi-standard', 'Green has 4 men: home (4). Beside the places: 3 cowries, mouth up; 3 cowries, back up.'],
  ])('%s says what lies on it and beside it', (id, words) => {
    expect(
      contentBoards()
        .find((board) => board.id === id)!
        .draw(100).text,
    ).toContain(words);
  });

  it.each([
    ['royal-game-of-ur-standard', 'd3 g3 d1 g1'],
    ['royal-game-of-ur-twenty-squares', 'd3 d1'],
  ])('%s has a rim around its squares, and the table in its notches', (id, corners) => {
    const { places } = draftBoard(files.flatMap(({ boards }) => boards).find((one) => one.id === id)!).plan;
    const svg = svgOf(id);
    const [left, top, across] = /viewBox="(\S+) (\S+) (\S+)/.exec(svg)!.slice(1).map(Number) as [
      number,
      number,
      number,
    ];
    const { pixels, width } = new Resvg(svg).render();
    const colorAt = (x: number, y: number) => {
      const [column, row] = [x - left, y - top].map((at) => Math.round((at * width) / across)) as [number, number];
      return `#${Buffer.from(pixels.subarray((row * width + column) * 4).subarray(0, 3)).toString('hex')}`;
    };
    for (const corner of corners.split(' ')) {
      const [x, y] = places.find(({ name }) => name === corner)!.at;
      // The notch is beside the square, on the side of the middle of the board; its outer corner is free of men.
      const [inwards, outwards] = [corner.startsWith('d') ? 1 : -1, corner.endsWith('3') ? -1 : 1];
      expect(colorAt(x + inwards * 50, y + outwards * 40), `${corner} rim`).toBe(THEMES.walnut.frame);
      expect(colorAt(x + inwards * 58, y + outwards * 43), `${corner} notch`).toBe(THEMES.walnut.plain);
    }
  });

  it.each(['cribbage-standard', 'cribbage-three'])(
    '%s has pegs larger than its holes, and words clear of both',
    (id) => {
      const { places, ornaments, men } = draftBoard(
        files.flatMap(({ boards }) => boards).find((one) => one.id === id)!,
      ).plan;
      const PEG = 30;
      const round = [
        ...places.map(({ at, reach = 0 }) => ({ at, reach })),
        ...men.map(({ at, scale = 1 }) => ({ at, reach: PEG * scale })),
      ];
      for (const { scale = 1 } of men) expect(PEG * scale).toBeGreaterThan(1.5 * places[0]!.reach!);
      for (const {
        caption,
        captionSize,
        at: [x, y],
      } of ornaments) {
        const [halfWidth, halfHeight] = [textWidth(caption!, captionSize!) / 2, captionSize! / 2];
        const touched = round.filter(
          ({ at: [px, py], reach }) => Math.abs(px - x) < halfWidth + reach && Math.abs(py - y) < halfHeight + reach,
        );
        expect(touched, caption).toEqual([]);
      }
    },
  );

  it('dots and boxes shows as many lines as it says, four of them around each box with an initial', () => {
    const begun = files
      .flatMap(({ boards }) => boards)
      .filter(({ id, summary }) => id.startsWith('dots-and-boxes') && summary.includes('A game has begun'));
    expect(begun).toHaveLength(6);
    for (const board of begun) {
      const { lines, areas, ornaments } = draftBoard(board).plan;
      const sides = ({ points }: { points: readonly Point[] }) =>
        points.slice(1).map((point, i) => [points[i]!, point].map(String).sort().join(' '));
      const drawn = new Set(lines.flatMap(sides));
      expect(board.summary, board.id).toContain(`${drawn.size} lines are drawn`);
      for (const { outline } of areas)
        expect(sides({ points: [...outline, outline[0]!] }).filter((side) => !drawn.has(side))).toEqual([]);
      expect(ornaments).toHaveLength(areas.length);
    }
  });

  it('the snake from 83 goes around the one from 64, which lies on its straight line', () => {
    const SNAKE = /<path d="M([^"]+)z" fill="#(?:3f7d4e|8a3f5c|3c6a93|8f6a1f)"/g;
    const snakes = [...svgOf('snakes-and-ladders-standard').matchAll(SNAKE)].map(([, d]) =>
      d!.split('L').map((point) => point.split(' ').map(Number) as [number, number]),
    );
    expect(snakes).toHaveLength(10);
    // In the order of the file: the fifth goes from 83 past the head of the sixth, on 64.
    expect(doCross(snakes[4]!, snakes[5]!)).toBe(false);
  });

  it('seega has men in reserve for every square but the middle one', () => {
    const seega = files.find(({ family }) => family === 'seega')!;
    for (const board of seega.boards) {
      const { places, props } = draftBoard(board).plan;
      expect(props, board.id).toHaveLength(places.length - 1);
    }
  });

  it('players of pachisi and ludo are told apart by letters too', () => {
    for (const id of ['pachisi-standard', 'ludo-standard', 'ludo-six']) {
      const board = files.flatMap(({ boards }) => boards).find((one) => one.id === id)!;
      const men = draftBoard(board).plan.men.flatMap((man) => ('color' in man && man.letter ? [man] : []));
      const colors = new Set(men.map(({ color }) => color));
      expect(new Set(men.map(({ letter }) => letter)).size, id).toBe(colors.size);
      expect(colors.size, id).toBe(id === 'ludo-six' ? 6 : 4);
    }
  });
});
