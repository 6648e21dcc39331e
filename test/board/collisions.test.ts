import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../src/families/families.ts';
import { boardSvg, galleryBoards } from '../../src/gallery/boards/boards.ts';
import { findImage } from '../../src/images/find-image.ts';
import {
  type Box,
  isInside,
  isWithinPolygon,
  overlap,
  type Painted,
  reachesInto,
  type Shapes,
  shapesOf,
} from './shapes.ts';

/** Room that letters may share with what is beside them, in drawing units of boards about 800 wide: none can see it. */
const TOUCH = 0.5;

const shown = ({ left, top, right, bottom }: Box): string =>
  [left, top, right, bottom].map((value) => Math.round(value)).join(' ');

/** What the texts of a drawing run into, in words. */
const collisionsIn = (shapes: Shapes): string[] => shapes.texts.flatMap((text, i) => collisionsOf(text, i, shapes));

function collisionsOf({ shape: text, order }: Painted<Box>, index: number, shapes: Shapes): string[] {
  const { frame, texts, rects, pieces, plates } = shapes;
  const others = texts.slice(index + 1).filter(({ shape }) => overlap(text, shape, TOUCH));
  const edges = rects.filter((rect) => overlap(text, rect, TOUCH) && !isInside(text, grown(rect, TOUCH)));
  const hasPlate = plates.some((plate) => plate.order < order && reachesInto(plate.shape, text));
  const near = pieces.filter(({ shape }) => reachesInto(shape, text));
  const covering = near.filter((piece) => piece.order > order);
  // What is painted above a piece stands on a badge, or is written on the piece.
  const crossed = hasPlate || near.some(({ shape }) => isWithinPolygon(text, shape)) ? [] : near;
  return [
    ...(isInside(text, frame) ? [] : [`${shown(text)} leaves the picture`]),
    ...others.map(({ shape }) => `${shown(text)} on ${shown(shape)}`),
    ...edges.map((rect) => `${shown(text)} across the edge of ${shown(rect)}`),
    ...(covering.length || crossed.length ? [`${shown(text)} under a piece`] : []),
  ];
}

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

describe('texts', () => {
  it('are found in drawings, and so is what they run into', () => {
    const texts = shapesOf(boardSvg('chess-standard')!).texts;
    expect(texts).toHaveLength(16);
    const box = { left: 0, top: 0, right: 10, bottom: 10 };
    const painted = (shape: Box) => ({ shape, order: 1 });
    const piece = (order: number) => ({
      shape: [
        [8, 8],
        [20, 8],
        [20, 20],
      ] as const,
      order,
    });
    const bare = { frame: { ...box, right: 12 }, texts: [painted(box)], rects: [], pieces: [], plates: [] };
    expect(collisionsIn(bare)).toEqual([]);
    const second = painted({ ...box, left: 9, right: 15 });
    expect(collisionsIn({ ...bare, texts: [painted(box), second], rects: [{ ...box, left: 5 }] })).toHaveLength(4);
    expect(collisionsIn({ ...bare, pieces: [piece(2)] })).toEqual(['0 0 10 10 under a piece']);
    expect(collisionsIn({ ...bare, pieces: [piece(0)] })).toEqual(['0 0 10 10 under a piece']);
    expect(collisionsIn({ ...bare, pieces: [piece(0)], plates: [piece(0)] })).toEqual([]);
  });

  it('keep clear of frames, pieces and each other on every board of the gallery', () => {
    const faults = galleryBoards().flatMap(({ id }) =>
      collisionsIn(shapesOf(boardSvg(id)!))
        .slice(0, 2)
        .map((fault) => `${id}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it.each(Object.keys(FAMILIES))('keep clear in %s, turned, in other themes and after a move', (family) => {
    const first = {
      chess: 'e4',
      shogi: 'P-7f',
      xiangqi: 'h3e3',
      draughts: '32-28',
      go: 'D4',
      hex: 'e5',
      reversi: 'd3',
      morris: 'a7',
      mancala: '1',
    };
    const move = (first as Record<string, string>)[family];
    for (const query of ['theme=contrast', ...(move ? [`moves=${move}`] : [])]) {
      const image = findImage(`/img/${family}/standard.svg`, new URLSearchParams(query));
      expect(image.ok && collisionsIn(shapesOf(image.value.svg)), query).toEqual([]);
    }
  });
});
