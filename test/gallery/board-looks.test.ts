import { describe, expect, it } from 'vitest';
import { THEMES } from '../../src/board/render/themes.ts';
import { boardSvg } from '../../src/gallery/boards/boards.ts';
import { contentBoards } from '../../src/gallery/boards/content-boards.ts';
import { drawnPiece } from '../../src/gallery/pieces/drawn-sets.ts';

const svgOf = (id: string): string => boardSvg(id)!;

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
});
