import type { DefinitionPatch } from '../../../play/family.ts';

/** Lines of three concentric squares joined at the middles of their sides. */
const RINGS = [
  ...['a7 d7 g7', 'g7 g4 g1', 'a1 d1 g1', 'a7 a4 a1'],
  ...['b6 d6 f6', 'f6 f4 f2', 'b2 d2 f2', 'b6 b4 b2'],
  ...['c5 d5 e5', 'e5 e4 e3', 'c3 d3 e3', 'c5 c4 c3'],
  ...['d7 d6 d5', 'e4 f4 g4', 'd3 d2 d1', 'a4 b4 c4'],
];

const CORNERS = ['a7 b6 c5', 'g7 f6 e5', 'g1 f2 e3', 'a1 b2 c3'];

const TWO_RINGS = [
  ...['a5 c5 e5', 'e5 e3 e1', 'a1 c1 e1', 'a5 a3 a1'],
  ...['b4 c4 d4', 'd4 d3 d2', 'b2 c2 d2', 'b4 b3 b2'],
];

const SQUARE = ['a3 b3 c3', 'a2 b2 c2', 'a1 b1 c1', 'a3 a2 a1', 'b3 b2 b1', 'c3 c2 c1'];
const SLANTS = ['a3 b2 c1', 'a1 b2 c3'];

const rows = (files: string, ranks: string): string[] => [
  ...[...ranks].map((rank) => [...files].map((file) => file + rank).join(' ')),
  ...[...files].map((file) => [...ranks].map((rank) => file + rank).join(' ')),
];

/** The boards of all morris variants, with their lines. */
export const MORRIS_BOARDS = {
  threeRings: { name: '3 rings', lines: RINGS },
  cornered: { name: '3 rings with corners', lines: [...RINGS, ...CORNERS] },
  twoRings: { name: '2 rings', lines: [...TWO_RINGS, 'c5 c4', 'd3 e3', 'c2 c1', 'a3 b3'] },
  crossed: { name: '2 rings with a cross', lines: [...TWO_RINGS, 'c5 c4 c3 c2 c1', 'a3 b3 c3 d3 e3'] },
  square: { name: '3×3', lines: SQUARE },
  slanted: { name: '3×3 with diagonals', lines: [...SQUARE, ...SLANTS] },
  latticed: { name: '3×3 with all diagonals', lines: [...SQUARE, ...SLANTS, 'a2 b3', 'b3 c2', 'c2 b1', 'b1 a2'] },
  wheel: {
    name: 'wheel',
    lines: [
      ...['a3 b2 c1', 'b3 b2 b1', 'c3 b2 a1', 'c2 b2 a2'],
      ...['a3 b3', 'b3 c3', 'c3 c2', 'c2 c1', 'c1 b1', 'b1 a1', 'a1 a2', 'a2 a3'],
    ],
  },
  field: { name: '6×5', lines: rows('abcdef', '12345') },
} satisfies Record<string, DefinitionPatch>;
