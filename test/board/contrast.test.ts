import { describe, expect, it } from 'vitest';
import { bandInk } from '../../src/board/render/circuit.ts';
import { circuitInk } from '../../src/board/render/circuit-panel.ts';
import { OUTLINE, SEAT_COLORS, SECTION_COLORS, TOKEN_RINGS } from '../../src/board/render/circuit-tokens.ts';
import { numberInk } from '../../src/board/render/coordinates.ts';
import { LAST_MOVE_TINT, signInk } from '../../src/board/render/marks/brackets.ts';
import { HIGHLIGHT_TINT } from '../../src/board/render/marks/highlights.ts';
import { renderGrid } from '../../src/board/render/picture.ts';
import { discShapeOf, JANGGI_OCTAGON } from '../../src/board/render/pieces/discs.ts';
import type { PieceFace } from '../../src/board/render/pieces/faces.ts';
import { PIECE_SETS, pieceStyleOf } from '../../src/board/render/pieces/sets.ts';
import { pitNameInk } from '../../src/board/render/pits.ts';
import { holePaint } from '../../src/board/render/plan/places.ts';
import {
  inkOnTone,
  lineOnTone,
  PLAYER_COLORS,
  SURFACE_TONES,
  type SurfaceTone,
  toneGround,
} from '../../src/board/render/plan/tones.ts';
import { STONE_COLORS, stonePaint } from '../../src/board/render/plane.ts';
import { riverInk } from '../../src/board/render/points.ts';
import { checkRing } from '../../src/board/render/squares.ts';
import { THEME_NAMES, THEMES, type Theme } from '../../src/board/render/themes.ts';
import { blend, contrast, MARK_CONTRAST, TEXT_CONTRAST } from '../../src/lib/contrast.ts';

/** What is drawn on what: a name, the colours of the drawing, one of which must show, and the ground. */
type Pair = readonly [what: string, colors: string | readonly string[], ground: string];

const best = (colors: string | readonly string[], ground: string): number =>
  Math.max(...[colors].flat().map((color) => contrast(color, ground)));

/** The pairs whose contrast is below `least`, with their figures. */
const faintOf = (pairs: readonly Pair[], least: number): string[] =>
  pairs.flatMap(([what, colors, ground]) => {
    const seen = best(colors, ground);
    return seen < least ? [`${what} on ${ground}: ${seen.toFixed(2)}`] : [];
  });

/** The colours of a board of squares, points or pits, and those with the tint of a mark on them. */
const boardGrounds = ({ light, dark, plain }: Theme): string[] => [light, dark, plain];
const tinted = (theme: Theme): string[] =>
  boardGrounds(theme).flatMap((ground) => [
    blend(theme.lastMove, LAST_MOVE_TINT, ground),
    blend(theme.highlight, HIGHLIGHT_TINT, ground),
  ]);

const on = (grounds: readonly string[], what: string, colors: string | readonly string[]): Pair[] =>
  grounds.map((ground) => [what, colors, ground]);

const face = (color: PieceFace['color'], promoted = false): PieceFace => ({
  ...{ name: 'rook', letter: 'R', color },
  ...(promoted && { promoted }),
});

/** The sets whose pieces stand on dark squares too; all others have boards of lines. */
const ON_SQUARES: readonly string[] = ['staunton', 'burmese', 'draughtsmen', 'two-sided'];

function textsOf(theme: Theme): Pair[] {
  const { frame, label, plain, light, rail, badge, badgeText, dark, wall } = theme;
  return [
    ['labels and counters', label, frame],
    ['numbers on badges', badgeText, badge],
    ...on([dark, light, plain, ...tinted(theme)], 'numbers of squares', numberInk(theme)),
    ['the river', riverInk(theme), plain],
    ['labels beside hexes', frame, rail],
    ['names of pits', pitNameInk(theme), plain],
    ['letters in pits', theme.neutral.fill, wall],
    ...[light, plain, rail].map((ground): Pair => ['words of a circuit', circuitInk(ground), ground]),
    ...SURFACE_TONES.map((tone): Pair => [`words on ${tone}`, inkOnTone(theme, tone), toneGround(theme, tone)]),
    ...PIECE_SETS.flatMap((set) =>
      (['white', 'black', 'neutral'] as const).flatMap((color) =>
        [false, true].flatMap((promoted): Pair[] => {
          const { fine, fill } = pieceStyleOf(set, color).paint(face(color, promoted), theme);
          // The gloss of stones means nothing.
          return set === 'stones' ? [] : [[`writing on ${color} ${set}`, fine, fill]];
        }),
      ),
    ),
  ];
}

function marksOf(theme: Theme): Pair[] {
  const { frame, label, plain, dark, rail, wall, line, lastMove, badge, light } = theme;
  const squares = boardGrounds(theme);
  return [
    ...on(
      [plain, blend(lastMove, LAST_MOVE_TINT, plain), blend(theme.highlight, HIGHLIGHT_TINT, plain)],
      'lines',
      line,
    ),
    ['lines of spaces and hexes', line, light],
    ['free places of lattices', line, rail],
    ...on([...squares, ...tinted(theme), rail, lastMove], 'brackets and thin lines of marks', signInk(theme)),
    ...on(squares, 'ring of a check', checkRing(theme)),
    ...on([...squares, rail], 'gates and badges', badge),
    ...on(squares, 'walls and pits', wall),
    ...on(squares, 'holes', frame),
    ['spot of the side to move', label, frame],
    ['bar of the side to move', frame, plain],
    ['seeds', theme.white.fill, wall],
    ['ring of a pit', theme.neutral.fill, wall],
    ['edge of territory', theme.white.fill, theme.black.fill],
    ...(['white', 'black'] as const).map(
      (side): Pair => ['ring of the newest stone', theme[side].fine, theme[side].fill],
    ),
    ...PIECE_SETS.flatMap((set) =>
      (['white', 'black', 'neutral'] as const).flatMap((color) => {
        const { fill, edge } = pieceStyleOf(set, color).paint(face(color), theme);
        const grounds = ON_SQUARES.includes(set) || color === 'neutral' ? [...squares, rail] : [plain, rail];
        return on(grounds, `${color} ${set}`, [fill, edge]);
      }),
    ),
    ...STONE_COLORS.flatMap((stone) => {
      const { fill, edge } = stonePaint(theme, stone);
      return on([plain, dark, rail], `${stone} stones`, [fill, edge]);
    }),
  ];
}

/** Tones of places and areas that have signs, borders and tokens on them. */
const GROUND_TONES = SURFACE_TONES.filter((tone) => tone !== 'wall' && tone !== 'frame');

const planMarksOf = (theme: Theme): Pair[] =>
  GROUND_TONES.flatMap((tone: SurfaceTone): Pair[] => {
    const ground = toneGround(theme, tone);
    const { fill, stroke } = holePaint(theme, false);
    return [
      [`signs on ${tone}`, lineOnTone(theme, tone), ground],
      [`holes in ${tone}`, [fill, stroke], ground],
      [`tokens on ${tone}`, TOKEN_RINGS, ground],
      ...(tone === 'dark' || tone === 'light' ? [[`snakes and ladders on ${tone}`, theme.frame, ground] as const] : []),
    ];
  });

describe.each(THEME_NAMES)('on the boards of %s', (name) => {
  const theme = THEMES[name];

  it('every text can be read', () => {
    expect(faintOf(textsOf(theme), TEXT_CONTRAST)).toEqual([]);
  });

  it('every mark that means something shows', () => {
    expect(faintOf([...marksOf(theme), ...planMarksOf(theme)], MARK_CONTRAST)).toEqual([]);
  });

  it('the edge of lines on coloured areas sets them off', () => {
    expect(contrast(theme.line, theme.light)).toBeGreaterThanOrEqual(MARK_CONTRAST);
  });

  it('the sides differ by more than their hue', () => {
    expect(contrast(theme.white.fill, theme.black.fill)).toBeGreaterThan(7);
    const fills = STONE_COLORS.map((stone) => stonePaint(theme, stone).fill);
    for (const [i, one] of fills.entries())
      for (const other of fills.slice(i + 1)) expect(contrast(one, other)).toBeGreaterThanOrEqual(MARK_CONTRAST);
    for (const drawn of ['discs-drawn', 'octagons-drawn'] as const) {
      const [first, second] = (['white', 'black'] as const).map((side) =>
        pieceStyleOf(drawn, side).paint(face(side), theme),
      );
      expect(contrast(first!.fill, second!.fill)).toBeGreaterThanOrEqual(MARK_CONTRAST);
    }
    expect(contrast(theme.red, theme.koma.fine)).toBeGreaterThan(2);
  });
});

it('the numbers and outlines of tokens, strips and bands can be seen', () => {
  const inks: Pair[] = [
    ...SEAT_COLORS.map(({ fill, ink }): Pair => ['number of a seat', ink, fill]),
    ...SECTION_COLORS.map((fill): Pair => ['letter of a group', bandInk(fill), fill]),
  ];
  expect(faintOf(inks, TEXT_CONTRAST)).toEqual([]);
  const outlines = THEME_NAMES.map((name): Pair => ['strips and bands', OUTLINE, THEMES[name].light]);
  const houses = SECTION_COLORS.map((fill): Pair => ['houses', [OUTLINE, '#f7f3e8'], fill]);
  expect(faintOf([...outlines, ...houses], MARK_CONTRAST)).toEqual([]);
  expect(contrast(...TOKEN_RINGS)).toBeGreaterThan(9);
  expect(SEAT_COLORS).toHaveLength(PLAYER_COLORS.length);
});

it('octagons of both sides differ by shape, even with one character', () => {
  for (const image of ['chariot', 'cannon', 'horse', 'elephant', 'advisor']) {
    const [cho, han] = (['white', 'black'] as const).map((color) => ({ name: image, letter: 'X', color }));
    expect(discShapeOf(cho!, JANGGI_OCTAGON, false)).not.toEqual(discShapeOf(han!, JANGGI_OCTAGON, false));
  }
});

it('each mark has a sign of its own besides its colour', () => {
  const draw = (more: object) =>
    renderGrid({ grid: { files: 3, ranks: 3 }, pieces: [], title: '', description: '', ...more }).svg;
  const signs = [{ lastMove: [4] }, { highlights: [{ key: 4, color: THEMES.walnut.lastMove }] }, { check: [4] }];
  // Without all colours but black, what is left must differ.
  const shapes = signs.map((marks) => draw(marks).replaceAll(/#[\da-f]{6}/g, '#000000'));
  expect(new Set([...shapes, draw({}).replaceAll(/#[\da-f]{6}/g, '#000000')]).size).toBe(4);
  expect(draw({ lastMove: [4] })).toContain(`stroke="${signInk(THEMES.walnut)}"`);
  expect(draw({ check: [4] })).toContain(`stroke="${checkRing(THEMES.walnut)}"`);
});
