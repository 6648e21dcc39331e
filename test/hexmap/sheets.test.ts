import { describe, expect, it } from 'vitest';
import { MAP_GAMES } from '../../src/hexmap/games.ts';
import { layoutOf } from '../../src/hexmap/render/layout.ts';
import {
  MARGIN,
  MAX_SHEETS,
  OVERLAP,
  PAPER_NAMES,
  PAPERS,
  planSheets,
  scaleOf,
  windowOf,
} from '../../src/hexmap/render/paper.ts';
import { mapSheets } from '../../src/hexmap/render/sheet.ts';
import type { Result } from '../../src/lib/result.ts';
import { tagsOf } from '../board/well-formed.ts';
import { mapOf } from './laws.ts';

const map = mapOf({ game: 'wilds', players: 3 }, '1');
const unwrap = <Value>(result: Result<Value, string>): Value => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};
const noLegend = () => 0;

describe.each(PAPER_NAMES)('maps on %s', (paper) => {
  it.each([10, 25, 40.5])('are covered by their sheets, which overlap, at hexes of %s mm', (hex) => {
    const layout = layoutOf(map.grid, 'flat');
    const plan = unwrap(planSheets(paper, hex, { ...layout, legendHeight: noLegend }));
    const windows = Array.from({ length: plan.sheets }, (_, sheet) => windowOf(plan, sheet, layout)!);
    const [width, height] = [layout.width * scaleOf(hex), layout.height * scaleOf(hex)];
    expect(Math.min(...windows.map(({ left }) => left))).toBeLessThanOrEqual(0.001);
    expect(Math.min(...windows.map(({ top }) => top))).toBeLessThanOrEqual(0.001);
    expect(Math.max(...windows.map(({ left }) => left + plan.area.width))).toBeGreaterThanOrEqual(width - 0.001);
    expect(Math.max(...windows.map(({ top }) => top + plan.area.height))).toBeGreaterThanOrEqual(height - 0.001);
    for (const { left, top, row, column } of windows) {
      const right = windows.find((one) => one.row === row && one.column === column + 1);
      const below = windows.find((one) => one.column === column && one.row === row + 1);
      if (right) expect(left + plan.area.width - right.left).toBeCloseTo(OVERLAP);
      if (below) expect(top + plan.area.height - below.top).toBeCloseTo(OVERLAP);
    }
    expect(new Set(windows.map(({ name }) => name)).size).toBe(plan.sheets);
  });

  it('have hexes of the width asked for, and a line of 50 mm', () => {
    const sheets = unwrap(mapSheets(map, { paper, hex: 25, style: 'print' }));
    const { width, height } = sheets.plan;
    const sides = [PAPERS[paper].width, PAPERS[paper].height];
    expect([width, height].sort((a, b) => a - b)).toEqual(sides);
    const [root, ...tags] = tagsOf(sheets.draw(1));
    expect(root!.attributes).toMatchObject({ width: `${width}mm`, height: `${height}mm` });
    const unitsPerMm = Number(root!.attributes['viewBox']!.split(' ')[2]) / width;
    expect(unitsPerMm).toBeCloseTo(10, 1);
    expect(tags.some(({ attributes: { d } }) => d?.startsWith(`M${MARGIN * 10} `) && d.includes('h500M'))).toBe(true);
    const inner = tags.find(({ name }) => name === 'svg')!.attributes;
    const [, , boxWidth] = inner['viewBox']!.split(' ').map(Number);
    // Two flat sides of a hex are 173.2 units apart.
    const hexWidth = (100 * Math.sqrt(3) * Number(inner['width'])) / boxWidth! / unitsPerMm;
    expect(hexWidth).toBeCloseTo(25, 1);
  });
});

it('without a width, hexes are as large as one sheet allows, with the legend on it', () => {
  for (const { slug } of MAP_GAMES) {
    const one = mapOf({ game: slug }, 'sheet');
    const { plan, draw } = unwrap(mapSheets(one, { paper: 'a4' }));
    expect(plan).toMatchObject({ sheets: 1, isLegendApart: false });
    expect(unwrap(mapSheets(one, { paper: 'a4', hex: plan.hex + 0.5 })).plan.sheets).toBeGreaterThan(1);
    expect(draw(1)).toContain(`Hexes of ${plan.hex} mm between flat sides on A4.`);
  }
});

it('a sheet says which it is, and the legend comes last', () => {
  const { plan, draw } = unwrap(mapSheets(map, { paper: 'a4', hex: 25 }));
  expect(plan.sheets).toBe(plan.columns * plan.rows + 1);
  expect(draw(1)).toContain(`Sheet 1 of ${plan.sheets}, A1: `);
  expect(draw(plan.sheets)).toContain(`Sheet ${plan.sheets} of ${plan.sheets}, legend: `);
  const without = unwrap(mapSheets(map, { paper: 'a4', hex: 25, legend: false })).plan;
  expect(without.sheets).toBe(plan.sheets - 1);
});

it('too large hexes are refused with the largest that can be had', () => {
  const error = (hex: number) => {
    const planned = mapSheets(map, { paper: 'a4', hex });
    return planned.ok ? '' : planned.error;
  };
  const [, largest] = /at most hex=([\d.]+)mm/.exec(error(120))!;
  expect(error(120)).toContain(`more than ${MAX_SHEETS}`);
  expect(error(Number(largest))).toBe('');
  expect(error(Number(largest) + 0.5)).toContain(`hex=${largest}mm`);
  expect(error(180)).toContain('`hex` must be at most 155mm on A4');
});
