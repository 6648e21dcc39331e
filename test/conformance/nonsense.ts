import type { Move } from '../../src/play/move.ts';

const VALUES: readonly unknown[] = [
  '',
  ' ',
  '@',
  'e9',
  'a0',
  '♔',
  '-',
  'null',
  -1,
  0,
  1e9,
  0.5,
  true,
  [],
  {},
  ['e2', 'e4'],
];
const FIELDS = [
  'from',
  'to',
  'uci',
  'notation',
  'san',
  'promotion',
  'drop',
  'piece',
  'castling',
  'coord',
  'action',
  'roll',
];

/** Moves that exist in no game: each field with each value, and inputs that have fooled readers before. */
export const NONSENSE: readonly Move[] = [
  {},
  { notation: 'Zz9' },
  { notation: 'O-O-O-O' },
  { notation: 'x'.repeat(5000) },
  { notation: 'P@' },
  { notation: 'Qh4e1=K#' },
  { from: 'a1', to: 'a1' },
  { from: 'z26', to: 'z26' },
  { from: '@', to: 'e4' },
  { from: 'Z@', to: 'e4' },
  { from: 'a1' },
  { to: 'a1' },
  { uci: 'a1a1a1' },
  { uci: 'a1b1k' },
  { action: 'dance' },
  { action: 'claim' },
  { constructor: 1, toString: 'e4', hasOwnProperty: null },
  JSON.parse('{"__proto__":{"from":"e2"},"from":"__proto__","to":"constructor"}') as Move,
  ...FIELDS.flatMap((field) => VALUES.map((value) => ({ [field]: value }))),
];

/** Variations of a legal move with one thing wrong. */
export const spoil = (move: Move): Move[] => [
  { ...move, from: move['to'], to: move['from'] },
  { ...move, notation: `${move.notation}?!x` },
  { ...move, promotion: 'K', captured: 'K' },
  { ...move, roll: 99, to: 99, from: 99 },
  Object.fromEntries(Object.entries(move).map(([field, value]) => [field, [value]])),
  Object.fromEntries(Object.entries(move).map(([field, value]) => [field, String(value).slice(0, -1)])),
];
