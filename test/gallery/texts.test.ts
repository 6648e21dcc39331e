import { expect, it } from 'vitest';
import { svgOf } from '../../src/gallery/picture.ts';
import { pieceSets } from '../../src/gallery/pieces/pieces.ts';
import { tileSpecs, tilesOf } from '../../src/gallery/tiles/tiles.ts';
import { isInside, isWithinPolygon, overlap, reachesInto, shapesOf } from '../board/shapes.ts';

/** What the texts of a drawing run into: its edge, each other, what covers them, or an outline that they cross. */
function faultsIn(svg: string): string[] {
  const { frame, texts, rects, pieces, plates } = shapesOf(svg);
  const shapes = [...pieces, ...plates];
  return texts.flatMap(({ shape: text, order }, i) => [
    ...(isInside(text, frame) ? [] : ['leaves the picture']),
    ...texts.slice(i + 1).flatMap(({ shape }) => (overlap(text, shape, 0.5) ? ['runs into another text'] : [])),
    ...rects.flatMap((rect) =>
      overlap(text, rect, 0.5) && !isInside(text, rect) ? ['crosses the edge of a field'] : [],
    ),
    ...shapes.flatMap((shape) => {
      if (!reachesInto(shape.shape, text)) return [];
      if (shape.order > order) return ['is covered'];
      return isWithinPolygon(text, shape.shape) ? [] : ['crosses an outline'];
    }),
  ]);
}

/** Tiles of ground bear no text, and what grows on them is drawn with a pen as letters are. */
const GROUND = /^(terrain|hex-grounds)/;
const lettered = tileSpecs.filter(({ id }) => !GROUND.test(id));

it.each(lettered.map((spec) => [spec.id, spec] as const))('texts on the tiles of %s run into nothing', (_, spec) => {
  const faults = tilesOf(spec).flatMap((tile) =>
    faultsIn(svgOf(tile, tile.name, Math.max(tile.width, tile.height))).map((fault) => `${tile.id} ${fault}`),
  );
  expect(faults).toEqual([]);
});

it.each(pieceSets.map((set) => [set.id, set] as const))('texts on the pieces of %s run into nothing', (_, set) => {
  const faults = set
    .pieces()
    .flatMap(({ id, picture }) => faultsIn(svgOf(picture, id)).map((fault) => `${id} ${fault}`));
  expect(faults).toEqual([]);
});
