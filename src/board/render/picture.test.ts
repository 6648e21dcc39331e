import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { board, CHESS, CHESS_START, face, GRAND_START } from '../../../test/board/positions.ts';
import { tagsOf } from '../../../test/board/well-formed.ts';
import { CELL_LOOKS } from './ground.ts';
import { type GridPicture, renderGrid } from './picture.ts';
import { DRAWN_IMAGE_NAMES, type PieceFace } from './pieces/faces.ts';
import { BLOCKED_LOOKS } from './squares.ts';
import { textLines } from './text/texts.ts';
import { THEME_NAMES, THEMES } from './themes.ts';

const words = { title: 'Chess', description: 'White to move.' };
const START: GridPicture = { grid: CHESS, pieces: CHESS_START, ...words };
const EMPTY: GridPicture = { ...START, pieces: [] };
const draw = (more: Partial<GridPicture> = {}) => renderGrid({ ...START, ...more }).svg;

describe('a drawing', () => {
  it('has size, view box, role and words at its root (BR-05, BR-06)', () => {
    const { svg, width, height } = renderGrid({ ...START, title: 'A & B', width: 640 });
    const [root, title] = tagsOf(svg);
    expect({ width, height }).toEqual({ width: 640, height: 640 });
    expect(root!.attributes).toMatchObject({
      width: '640',
      height: '640',
      viewBox: '0 0 800 800',
      role: 'img',
      'aria-label': 'A &amp; B. White to move.',
    });
    expect(title!.name).toBe('title');
    expect(svg).toContain('<title>A &amp; B</title>');
  });

  it('keeps its ratio whatever is around the board', () => {
    const grid = { files: 5, ranks: 9 };
    for (const more of [{}, { coordinates: false }, { hands: [[], []] as const }, { counters: {} }]) {
      const { svg, width, height } = renderGrid({ ...EMPTY, grid, width: 300, ...more });
      const [, , w, h] = tagsOf(svg)[0]!.attributes['viewBox']!.split(' ').map(Number);
      expect(Math.abs(height / width - h! / w!)).toBeLessThan(1 / width);
    }
  });

  it('shares nothing with other drawings of the page (BR-01): no ids, references, styles or text', () => {
    const everything = {
      hands: [[{ face: face('N'), count: 3 }], []] as const,
      blocked: BLOCKED_LOOKS.map((look, i) => ({ cell: 30 + i, look })),
      gates: [1],
      counters: { checksLeft: [2, 3] as const },
      check: [4],
    };
    for (const theme of THEME_NAMES) {
      const tags = tagsOf(draw({ ...everything, theme }));
      const names = new Set(tags.map(({ name }) => name));
      expect([...names].sort()).toEqual(['circle', 'g', 'path', 'rect', 'svg', 'title']);
      const keys = new Set(tags.flatMap(({ attributes }) => Object.keys(attributes)));
      expect([...keys].filter((key) => /^(id|class|style|href|xlink:href|on.*)$/.test(key))).toEqual([]);
      expect(draw({ theme })).not.toContain('url(');
    }
  });

  it('is small', () => {
    expect(draw().length).toBeLessThan(9_000);
    expect(draw({ grid: { files: 10, ranks: 10 }, pieces: GRAND_START }).length).toBeLessThan(11_000);
  });

  it('draws every piece in its own way', () => {
    const drawings = DRAWN_IMAGE_NAMES.filter((name) => name !== 'marshal').map((name) =>
      draw({ pieces: [{ name, color: 'white', letter: 'X' }] }),
    );
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('takes the drawing of another name', () => {
    const one = (face: Pick<PieceFace, 'name' | 'image'>) =>
      draw({ pieces: [{ ...face, color: 'black', letter: 'C' }] });
    expect(one({ name: 'cardinal', image: 'archbishop' })).toBe(one({ name: 'archbishop' }));
  });

  it('knows other pieces by their letters', () => {
    const one = (name: string, letter: string) => draw({ pieces: [{ name, color: 'black', letter }] });
    expect(one('quagga', 'Z')).not.toBe(one('quagga', 'A'));
    expect(one('quagga', '龍')).toBe(one('other', 'Q'));
    expect(one('', '')).toContain('<path');
  });

  it('leaves out cells that the board does not have', () => {
    const cells = [-1, 64, 0.5, Number.NaN, Number.POSITIVE_INFINITY];
    const blocked = cells.flatMap((cell) => BLOCKED_LOOKS.map((look) => ({ cell, look })));
    const marks = { lastMove: cells, check: cells, gates: cells, blocked, highlights: cells.map((key) => ({ key })) };
    expect(draw(marks)).toBe(draw());
  });
});

describe('the side that a board is seen from', () => {
  const name = (text: string, x: number, y: number) => textLines({ text, size: 25, x, y });
  const highlights = [{ key: 0 }];
  const corner = (svg: string) => {
    const { x, y } = tagsOf(svg).find(({ attributes }) => attributes['stroke-width'] === '10')!.attributes;
    return [Number(x), Number(y)];
  };

  it('has a1 at the lower left for the first player', () => {
    expect(corner(draw({ highlights }))).toEqual([45, 675]);
    expect(draw()).toContain(name('a', 85, 780) + name('b', 175, 780));
    expect(draw()).toContain(name('1', 20, 715) + name('2', 20, 625));
  });

  it('has a1 at the upper right for the second (BR-03), highlights and labels with it', () => {
    const flipped = draw({ highlights, orientation: 1 });
    expect(corner(flipped)).toEqual([675, 45]);
    expect(flipped).toContain(name('a', 715, 780) + name('b', 625, 780));
    expect(flipped).toContain(name('1', 20, 85) + name('2', 20, 175));
  });

  it('turns the board, not the pieces', () => {
    const onA1 = { pieces: board('8/8/8/8/8/8/8/N7') };
    const onH8 = { pieces: board('7N/8/8/8/8/8/8/8') };
    const pieces = (svg: string) => svg.slice(svg.indexOf('<g fill'));
    expect(pieces(draw({ ...onA1, orientation: 1 }))).toBe(pieces(draw(onH8)));
  });

  it('puts the hand of the lower seat below', () => {
    const hands = [[{ face: face('Q'), count: 1 }], [{ face: face('q'), count: 1 }]] as const;
    const heights = (orientation: 0 | 1) =>
      [...draw({ pieces: [], hands, orientation }).matchAll(/translate\(\S+ ([\d.]+)\)[^>]*><g fill="(#\w+)/g)]
        .sort((a, b) => Number(a[1]) - Number(b[1]))
        .map(([, , fill]) => fill);
    expect(heights(0)).toEqual(['#3a302a', '#fffaf0']);
    expect(heights(1)).toEqual(['#fffaf0', '#3a302a']);
  });
});

/** The colour at a point, which is in drawing units. */
function colorAt(svg: string, x: number, y: number): string {
  const image = new Resvg(svg, { fitTo: { mode: 'zoom', value: 1 }, font: { loadSystemFonts: false } }).render();
  const [, , units] = tagsOf(svg)[0]!.attributes['viewBox']!.split(' ').map(Number);
  const scale = image.width / units!;
  const at = 4 * (Math.floor(y * scale) * image.width + Math.floor(x * scale));
  return `#${[...image.pixels.subarray(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

describe('what nothing can enter', () => {
  const { frame, wall, mortar, light, dark, label, badge, neutral } = THEMES.walnut;
  const small = { ...EMPTY, grid: { files: 3, ranks: 3 }, width: 350 };
  const tiny = (more: Partial<GridPicture>) => renderGrid({ ...small, ...more }).svg;

  it('is the frame where the board has a hole, whichever way it lies', () => {
    const blocked = [{ cell: 0, look: 'hole' as const }];
    expect(colorAt(tiny({ blocked }), 85, 265)).toBe(frame);
    expect(colorAt(tiny({ blocked }), 265, 85)).toBe(dark);
    expect(colorAt(tiny({ blocked, orientation: 1 }), 265, 85)).toBe(frame);
    expect(colorAt(tiny({ blocked, orientation: 1 }), 85, 265)).toBe(dark);
    expect(colorAt(tiny({ blocked, ground: { cells: 'plain' } }), 85, 265)).toBe(frame);
  });

  it('has a border between squares and holes', () => {
    const shore = (cells: number[], orientation: 0 | 1 = 0) => {
      const svg = tiny({ orientation, blocked: cells.map((cell) => ({ cell, look: 'hole' as const })) });
      return tagsOf(svg)
        .find(({ attributes }) => attributes['stroke'] === label)!
        .attributes['d']!.match(/M/g)!.length;
    };
    expect(shore([4])).toBe(12 + 4);
    expect(shore([0])).toBe(12);
    expect(shore([1], 1)).toBe(12 - 1 + 3);
    expect(shore([0, 1, 2], 1)).toBe(10);
  });

  it('is masonry, or the duck on its square', () => {
    const masonry = tiny({ blocked: [{ cell: 4, look: 'wall' }] });
    expect([wall, mortar]).toContain(colorAt(masonry, 170, 170));
    expect(masonry).toContain(mortar);
    const duck = tiny({ blocked: [{ cell: 4, look: 'duck' }] });
    expect(colorAt(duck, 172, 198)).toBe(neutral.fill);
    expect(colorAt(duck, 133, 133)).toBe(dark);
    expect(duck).toBe(tiny({ pieces: [null, null, null, null, { name: 'duck', color: 'neutral', letter: 'D' }] }));
  });

  it('leaves a small corner for gates', () => {
    const svg = tiny({ gates: [1] });
    expect(colorAt(svg, 133, 307)).not.toBe(light);
    expect(svg).toContain(`fill="${badge}"`);
    expect([colorAt(svg, 155, 290), colorAt(svg, 215, 307), colorAt(svg, 175, 265)]).toEqual([light, light, light]);
    expect(colorAt(tiny({ gates: [7], orientation: 1 }), 133, 307)).toBe(colorAt(svg, 133, 307));
  });
});

describe('counters', () => {
  const checksLeft = [3, 2] as const;
  const counting = { side: 'black', moves: 5, limit: 64 } as const;
  const texts = (more: Partial<GridPicture>) =>
    tagsOf(draw({ pieces: [], coordinates: false, ...more })).filter(
      ({ attributes }) => attributes['stroke'] === THEMES.walnut.label && attributes['d'],
    );

  it('stand in a line below, which is not left empty', () => {
    const sizes = [{}, { checksLeft }, { checksLeft, counting }].map(
      (counters) => renderGrid({ ...START, counters }).height,
    );
    expect(new Set(sizes).size).toBe(1);
    expect(sizes[0]).toBeGreaterThan(renderGrid(START).height);
    expect(texts({ counters: {} })).toHaveLength(1);
    expect(texts({ counters: { checksLeft } })).toHaveLength(1);
  });

  it('call the players as the game does', () => {
    const counted = { counters: { checksLeft, counting } };
    expect(texts({ ...counted, players: ['white', 'black'] })).toEqual(texts(counted));
    expect(texts({ ...counted, players: ['sente', 'gote'] })).not.toEqual(texts(counted));
  });

  it('stay in the picture on narrow boards', () => {
    const grid = { files: 3, ranks: 3 };
    const [text] = texts({ grid, counters: { checksLeft, counting } });
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 302 400"><path d="${text!.attributes['d']}"/></svg>`;
    const { x, width } = new Resvg(drawn).getBBox()!;
    expect(x).toBeGreaterThan(5);
    expect(x + width).toBeLessThan(297);
  });

  it('leave the spot of the turn beside the board', () => {
    const spots = [undefined, {}].map((counters) => {
      const { cy } = tagsOf(draw({ counters, turn: 'white' })).find(({ name }) => name === 'circle')!.attributes;
      return cy;
    });
    expect(spots).toEqual(['780', '780']);
  });
});

describe('what callers send (BR-02)', () => {
  it.each(['</desc><script>1</script>', '"><img src=x onerror=1>', "' onload='1", 'A & B', ']]>', '\u0000\ud800'])(
    'is never markup: %j',
    (text) => {
      const odd: PieceFace = { name: text, color: 'white', letter: text };
      const svg = draw({ title: text, description: text, highlights: [{ key: 3, color: text }], pieces: [odd] });
      expect(tagsOf(svg).map(({ name }) => name)).not.toContain('script');
      expect(tagsOf(svg).filter(({ attributes }) => attributes['onload'] || attributes['onerror'])).toEqual([]);
    },
  );

  it('falls back to the colour of the theme', () => {
    expect(draw({ highlights: [{ key: 3, color: 'url(#x)' }] })).toBe(draw({ highlights: [{ key: 3 }] }));
    expect(draw({ highlights: [{ key: 3, color: '#f008' }] })).toContain('fill="#ff0000"');
  });

  it('always gives a well-formed drawing', () => {
    const text = fc.string({ unit: 'binary' });
    const piece = fc.record({
      name: text,
      letter: text,
      color: fc.constantFrom('white' as const, 'black' as const, 'neutral' as const),
    });
    const cell = fc.oneof(fc.integer(), fc.double(), fc.nat(63));
    const hand = fc.array(fc.record({ face: piece, count: fc.nat(40) }), { maxLength: 12 });
    const picture = fc.record({
      title: text,
      description: text,
      pieces: fc.array(fc.option(piece), { maxLength: 64 }),
      highlights: fc.array(fc.record({ key: cell, color: text }), { maxLength: 5 }),
      hands: fc.tuple(hand, hand),
      lastMove: fc.array(cell, { maxLength: 4 }),
      check: fc.array(cell, { maxLength: 2 }),
      gates: fc.array(cell, { maxLength: 4 }),
      blocked: fc.array(fc.record({ cell, look: fc.constantFrom(...BLOCKED_LOOKS) }), { maxLength: 6 }),
      theme: fc.constantFrom(...THEME_NAMES),
      ground: fc.record({ cells: fc.constantFrom(...CELL_LOOKS) }),
      coordinates: fc.boolean(),
      orientation: fc.constantFrom(0 as const, 1 as const),
    });
    fc.assert(
      fc.property(picture, (made) => {
        const svg = draw(made);
        expect(svg.slice(svg.indexOf('</desc>'))).not.toMatch(/NaN|Infinity|undefined/);
        tagsOf(svg);
      }),
    );
  });
});
