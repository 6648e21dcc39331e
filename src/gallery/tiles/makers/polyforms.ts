import { type Point, pathElement, pointText, polygonPath } from '../../picture.ts';
import type { Tile, TileMaker } from '../tile-set.ts';
import {
  type Cell,
  formKey,
  LATTICES,
  type LatticeName,
  listForms,
  orientationsOf,
  parseForm,
} from './polyform-cells.ts';

interface PolyformFields {
  readonly lattice: LatticeName;
  readonly size: number;
  /** Whether mirror images are different tiles, because players may not flip tiles. */
  readonly oneSided?: boolean;
  /** Forms that have names, as rows of text. In one-sided sets, both mirror images are listed. */
  readonly names?: Readonly<Record<string, string>>;
  /** Word that, with a number, names forms that have no name of their own. */
  readonly noun: string;
}

const SIDE_LENGTHS = { squares: 34, hexagons: 22, triangles: 44 } as const;
const MARGIN = 4;
const FILLS = ['#d9635a', '#5673b8', '#e5b94f', '#6fae6d', '#a06bb0', '#e08f4e', '#5fa8b8', '#c97fa0'];
const LINE = '#2f2620';

/** Makes all tiles that consist of `size` cells of a lattice. */
export const makePolyforms: TileMaker<PolyformFields> = (words) => {
  const { lattice, size, oneSided = false } = words;
  const { turns, mirrors } = LATTICES[lattice];
  const symmetries = oneSided ? turns : [...turns, ...mirrors];
  const names = new Map(
    Object.entries(words.names ?? {}).map(([name, rows]) => {
      const form = parseForm(lattice, rows);
      return [formKey(form, symmetries), { name, form }] as const;
    }),
  );
  return listForms(lattice, size, oneSided).map((form, i) => {
    const named = names.get(formKey(form, symmetries));
    return tile(named?.form ?? flattest(form, symmetries, lattice), named?.name ?? `${words.noun} ${i + 1}`, i, words);
  });
};

function tile(form: readonly Cell[], name: string, i: number, { lattice, size }: PolyformFields): Tile {
  const { turns, mirrors } = LATTICES[lattice];
  const positions = orientationsOf(form, turns).length;
  const all = orientationsOf(form, [...turns, ...mirrors]).length;
  const symmetry = all === positions ? 'the same as its mirror image' : 'another than its mirror image';
  const sides = outerSides(form, lattice).length;
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    count: 1,
    text: `${size} ${lattice} joined along whole sides, ${sides} sides around; ${positions} ways to lie, ${symmetry}`,
    facts: { cells: size, perimeter: sides, positions, positionsTurnedOver: all },
    ...drawForm(form, lattice, FILLS[i % FILLS.length]!),
  };
}

const boxOf = (points: readonly Point[]) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
};

/** Returns the rotation or reflection of a form that has the least height. */
function flattest(form: readonly Cell[], turns: readonly ((cell: Cell) => Cell)[], lattice: LatticeName): Cell[] {
  const heightOf = (cells: readonly Cell[]) => boxOf(cells.flatMap((cell) => LATTICES[lattice].corners(cell))).height;
  return orientationsOf(form, turns).reduce((best, other) => (heightOf(other) < heightOf(best) - 1e-9 ? other : best));
}

type Line = readonly [Point, Point];

/** Lists the sides of cells that form the outline of a form. */
function outerSides(form: readonly Cell[], lattice: LatticeName): Line[] {
  const sides = new Map<string, Line[]>();
  for (const cell of form) {
    const around = LATTICES[lattice].corners(cell);
    for (const [i, from] of around.entries()) {
      const to = around[(i + 1) % around.length]!;
      const key = [from, to]
        .map((point) => pointText(point))
        .sort()
        .join(' ');
      sides.set(key, [...(sides.get(key) ?? []), [from, to]]);
    }
  }
  return [...sides.values()].filter(({ length }) => length === 1).map(([side]) => side!);
}

function drawForm(form: readonly Cell[], lattice: LatticeName, fill: string) {
  const side = SIDE_LENGTHS[lattice];
  const { left, top, width, height } = boxOf(form.flatMap((cell) => LATTICES[lattice].corners(cell)));
  const place = ([x, y]: Point): Point => [(x - left) * side + MARGIN, (y - top) * side + MARGIN];
  const cells = form.map((cell) => polygonPath(LATTICES[lattice].corners(cell).map(place))).join('');
  const rim = outerSides(form, lattice).map(([from, to]) => `M${pointText(place(from))}L${pointText(place(to))}`);
  return {
    width: width * side + 2 * MARGIN,
    height: height * side + 2 * MARGIN,
    content:
      pathElement(cells, { fill, stroke: LINE, 'stroke-width': 1.2, 'stroke-opacity': 0.55 }) +
      pathElement(rim.join(''), { fill: 'none', stroke: LINE, 'stroke-width': 4, 'stroke-linecap': 'round' }),
  };
}
