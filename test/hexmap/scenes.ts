import { extentOf, parsePath } from '../../src/board/render/path.ts';
import type { HexMap } from '../../src/hexmap/game.ts';
import { type Area, type Box, boxAroundAll, boxOf, overlaps } from '../../src/hexmap/render/area.ts';
import { layoutOf } from '../../src/hexmap/render/layout.ts';
import { arrange } from '../../src/hexmap/render/scene.ts';
import { MAP_STYLES, type StyleName } from '../../src/hexmap/render/styles.ts';
import { tagsOf } from '../board/well-formed.ts';

/** What is drawn on a map, with the size of its drawing. */
export function sceneOf(map: HexMap, style: StyleName = 'print', hasCoordinates = true) {
  const layout = layoutOf(map.grid, map.request.game.orientation);
  return { layout, ...arrange(map, layout, MAP_STYLES[style], hasCoordinates) };
}

export type Drawn = ReturnType<typeof sceneOf>;

/** Something with a name that covers areas. Two with the same name may overlap. */
interface Cover {
  readonly name: string;
  readonly area: Area;
}

/** Everything that must not overlap anything else. */
export function coversOf({ lines, things, names, coordinates }: Drawn): Cover[] {
  return [
    ...lines.flatMap(({ areas }) => areas.map((area) => ({ name: 'lines', area }))),
    ...things.flatMap(({ kind, areas }, i) => areas.map((area) => ({ name: `${kind} ${i}`, area }))),
    ...[...names, ...coordinates].map(({ words, area }, i) => ({ name: `"${words}" ${i}`, area })),
  ];
}

/** The pairs that overlap, found by going through all areas from left to right. */
export function overlapsAmong(covers: readonly Cover[]): string[] {
  const found = new Set<string>();
  const sorted = covers.map((cover) => ({ ...cover, box: boxOf(cover.area) })).sort((a, b) => a.box.left - b.box.left);
  for (const [i, one] of sorted.entries()) {
    for (let j = i + 1; j < sorted.length && sorted[j]!.box.left < one.box.right; j++) {
      const other = sorted[j]!;
      if (one.name !== other.name && overlaps(one.area, other.area)) found.add(`${one.name} and ${other.name}`);
    }
  }
  return [...found];
}

export const isWithin = (inner: Box, outer: Box, tolerance = 0.6): boolean =>
  inner.left >= outer.left - tolerance &&
  inner.top >= outer.top - tolerance &&
  inner.right <= outer.right + tolerance &&
  inner.bottom <= outer.bottom + tolerance;

/** The box that the elements of a drawing reach to, with their strokes. */
export function extentOfSvg(svg: string): Box {
  const boxes = tagsOf(svg).map(({ attributes: { d, cx, cy, r, stroke, 'stroke-width': width } }) => {
    const half = stroke === undefined || stroke === 'none' ? 0 : Number(width ?? 1) / 2;
    const [x, y, radius] = [cx, cy, r].map(Number) as [number, number, number];
    const box = d
      ? extentOf(parsePath(d))
      : { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
    return { left: box.left - half, right: box.right + half, top: box.top - half, bottom: box.bottom + half };
  });
  return boxAroundAll(boxes);
}
