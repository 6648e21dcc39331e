import { expect, it } from 'vitest';
import { extentOf, mirrorProfile, PathWriter, parsePath, placeOutlines, rescalePath, toOutlines } from './path.ts';

const again = (data: string): string => placeOutlines(toOutlines(parsePath(data)), 0, 0);

it('makes relative what is absolute', () => {
  expect(again('M10 10H20V30L5 5C1 2 3 4 5 6Z')).toBe('M10 10h10v20l-15-25c-4-3-2-1 0 1z');
  expect(again('M10 10 a5 5 0 1 1 10 0 A5 5 0 1 1 10 10 z')).toBe('M10 10a5 5 0 1 1 10 0 5 5 0 1 1-10 0z');
});

it('goes back to the beginning of a contour after its end', () => {
  expect(again('M10 10l5 5zm1 1l2 2M0 0')).toBe('M10 10l5 5zm1 1l2 2m-13-13');
});

it('keeps numbers apart when a letter is left out', () => {
  expect(again('M0 0h10.5h.5h-.5h5h20')).toBe('M0 0h10.5 .5-.5 5 20');
  expect(again('M0 0l10.5 0.5 3 4')).toBe('M0 0l10.5.5 3 4');
});

it('mirrors the right half of what is turned', () => {
  const whole = mirrorProfile('M55 10 H60 L65 30 C70 40 75 50 70 60 V70 H50', 50);
  expect(placeOutlines(toOutlines([whole]), 0, 0)).toBe(
    'M55 10h5l5 20c5 10 10 20 5 30v10h-20-20v-10c-5-10 0-20 5-30l5-20h5z',
  );
});

it('scales lengths but not the flags of arcs', () => {
  expect(rescalePath('M10 10a5 5 0 1 1 10 0z', 0.5, 1, 2)).toBe('M6 7a2.5 2.5 0 1 1 5 0z');
});

it('moves contours by their beginnings', () => {
  expect(placeOutlines(toOutlines(parsePath('M1 2h3M4 5v6')), 100, 200)).toBe('M101 202h3m0 3v6');
});

it('rounds points where they lie, so that errors do not add up', () => {
  const data = toOutlines(parsePath('M0 0l.4 0 .4 0 .4 0 .4 3.2'), 1)[0]!;
  expect(data).toEqual({ x: 0, y: 0, rest: 'h1l1 3', endX: 2, endY: 3 });
});

it('begins each outline where the one before ended', () => {
  const writer = new PathWriter();
  writer.add(toOutlines(parsePath('M1 2h3')), 0, 0);
  writer.add(toOutlines(parsePath('M0 0h5v5z')), 10, 10);
  writer.add(toOutlines(parsePath('M0 0v1')), 20, 10);
  expect(writer.data).toBe('M1 2h3m6 8h5v5zm10 0v1');
});

it('measures arcs exactly, whichever way they go', () => {
  const box = (data: string) =>
    Object.values(extentOf(parsePath(data))).map((value) => Math.round(value * 10) / 10 + 0);
  expect(box('M0 0a5 5 0 0 1 10 0')).toEqual([0, 10, -5, 0]);
  expect(box('M0 0a5 5 0 0 0 10 0')).toEqual([0, 10, 0, 5]);
  // Three quarters of a circle, and the quarter that is left.
  expect(box('M5 0a5 5 0 1 0-5 5')).toEqual([-5, 5, -5, 5].map((value) => value + 0));
  expect(box('M5 0a5 5 0 0 1-5 5')).toEqual([0, 5, 0, 5]);
  // Radii that are too small for the chord grow.
  expect(box('M0 0a1 1 0 0 1 10 0')).toEqual([0, 10, -5, 0]);
});
