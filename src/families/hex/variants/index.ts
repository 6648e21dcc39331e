import type { VariantSource } from '../../../play/family.ts';

export const variants: Record<string, VariantSource> = {
  standard: {
    title: 'Hex',
    summary: 'Red joins top and bottom, Black left and right; the second player may take the first move over.',
    source: 'P. Hein, 1942, and J. Nash, 1948; the swap as played at tournaments',
    year: 1942,
    region: 'Denmark',
    patch: { rules: { swap: 'pieces' } },
  },
  hex: {
    title: 'Hex without swap',
    summary: 'The first move stands, so that who begins wins with best play.',
    source: 'P. Hein, 1942, and J. Nash, 1948',
    year: 1942,
    region: 'Denmark',
    patch: {},
  },
  'hex-rect': {
    title: 'Rectangular Hex',
    summary: 'Ten rows of eleven, or others as in hex+4x7: the shorter way wins with any start.',
    source: 'Hex on a board of unequal sides',
    patch: { board: { ranks: 10 } },
  },
  rex: {
    title: 'Rex',
    summary: 'Who joins the own two sides loses.',
    source: 'Misère Hex after J. Lagarias and D. Sleator, 1999',
    patch: { end: { misere: true } },
  },
  y: {
    title: 'Y',
    summary: 'A triangle without sides of one’s own: a chain that touches all three wins.',
    source: 'C. Shannon, about 1952; C. Schensted and C. Titus, 1953',
    year: 1953,
    region: 'United States',
    patch: {
      board: { shape: 'triangle', files: 13, ranks: 13 },
      end: { goals: ['three-sides'] },
    },
  },
  havannah: {
    title: 'Havannah',
    summary: 'A ring, a bridge between two corners or a fork of three sides wins.',
    source: 'C. Freeling, 1979',
    year: 1979,
    region: 'Netherlands',
    patch: {
      board: { shape: 'hexagon', files: 8, ranks: 8, corners: 'neither' },
      end: { goals: ['three-sides', 'two-corners', 'ring'] },
    },
  },
  'three-player-hex': {
    title: 'Three-player Hex',
    summary: 'Three players join opposite sides of a hexagon; who is cut off is out, and the last one left wins.',
    source: 'Hex on a hexagonal board for three',
    patch: {
      seats: ['red', 'black', 'white'],
      board: { shape: 'hexagon', files: 7, ranks: 7 },
      end: { cutOff: true },
    },
  },
  'bridg-it': {
    title: 'Bridg-It',
    summary: 'Two woven lattices: each player links dots of the own colour, and no links cross.',
    source: 'D. Gale, 1958',
    year: 1958,
    region: 'United States',
    patch: { board: { shape: 'lattices', files: 5, ranks: 5 } },
  },
};
