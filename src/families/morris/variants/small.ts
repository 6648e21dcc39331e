import type { DefinitionPatch, VariantSource } from '../../../play/family.ts';
import { emptyStart } from './base.ts';
import { MORRIS_BOARDS } from './boards.ts';

const ZASLAVSKY = 'C. Zaslavsky, Tic Tac Toe and Other Three-in-a-Row Games, 1998';

/** Options of games with three men a side on nine points that a row of three wins. */
const ROW_WINS = (board: DefinitionPatch): DefinitionPatch => ({
  board,
  setup: emptyStart(9, 3),
  rules: { men: 3, mill: 'win', flying: 'never' },
  end: { fewest: 0 },
});

/** Variants that are won by making a row. */
export const rowWinVariants: Record<string, VariantSource> = {
  'three-mens-morris': {
    title: "Three men's morris",
    summary: 'Three men a side on nine points; the first row of three wins.',
    source: 'H. J. R. Murray, A History of Board-Games Other Than Chess, 1951',
    region: 'the Philippines, where it is tapatan, and Europe',
    patch: ROW_WINS(MORRIS_BOARDS.slanted),
  },
  'three-mens-morris-fly': {
    title: "Three men's morris with flying",
    summary: 'Men move to any free point.',
    source: 'H. J. R. Murray, A History of Board-Games Other Than Chess, 1951',
    parent: 'three-mens-morris',
    patch: { rules: { flying: 'always' } },
  },
  'nine-holes': {
    title: 'Nine holes',
    summary: 'Three men a side, rows across and up only, and men move to any free hole.',
    source: 'H. J. R. Murray, A History of Board-Games Other Than Chess, 1951',
    region: 'England',
    patch: { ...ROW_WINS(MORRIS_BOARDS.square), rules: { men: 3, mill: 'win', flying: 'always' } },
  },
  achi: {
    title: 'Achi',
    summary: 'Four men a side on nine points; who cannot move loses.',
    source: ZASLAVSKY,
    region: 'Ghana',
    parent: 'three-mens-morris',
    patch: { setup: emptyStart(9, 4), rules: { men: 4 } },
  },
  picaria: {
    title: 'Picaria',
    summary: 'Three men a side, with all the small diagonals to step along.',
    source: ZASLAVSKY,
    region: 'New Mexico, the Zuni people',
    patch: ROW_WINS(MORRIS_BOARDS.latticed),
  },
  'tant-fant': {
    title: 'Tant fant',
    summary: 'The men begin on the outer rows; a row of three wins, but not on the own home row.',
    source: ZASLAVSKY,
    region: 'India',
    patch: {
      ...ROW_WINS(MORRIS_BOARDS.slanted),
      setup: { fen: 'BBB...WWW W 0 0' },
      rules: {
        men: 3,
        mill: 'win',
        flying: 'never',
        home: [
          ['a1', 'b1', 'c1'],
          ['a3', 'b3', 'c3'],
        ],
      },
    },
  },
  shisima: {
    title: 'Shisima',
    summary: 'Three water bugs a side on the rim of a wheel; a row through the middle wins.',
    source: ZASLAVSKY,
    region: 'Kenya',
    patch: { ...ROW_WINS(MORRIS_BOARDS.wheel), setup: { fen: 'BBB...WWW W 0 0' } },
  },
};
