import type { VariantSource } from '../../../play/family.ts';
import { emptyStart } from './base.ts';
import { MORRIS_BOARDS } from './boards.ts';

const MURRAY = 'H. J. R. Murray, A History of Board-Games Other Than Chess, 1951';

/** Variants in which a player who makes a mill captures a man. */
export const millCaptureVariants: Record<string, VariantSource> = {
  standard: {
    title: "Nine men's morris",
    summary: 'Nine men a side are placed, then moved; a row of three takes a man, and three men left may fly.',
    source: MURRAY,
    region: 'Europe',
    patch: {},
  },
  'nine-mens-morris-nofly': {
    title: "Nine men's morris without flying",
    summary: 'Men step along the lines even when only three are left.',
    source: MURRAY,
    region: 'Europe',
    patch: { rules: { flying: 'never' } },
  },
  'lasker-morris': {
    title: 'Lasker morris',
    summary: 'Ten men a side, and on every turn one is placed or moved.',
    source: 'E. Lasker, Brettspiele der Völker, 1931',
    year: 1931,
    region: 'Germany',
    patch: { setup: emptyStart(24, 10), rules: { men: 10, mixes: true } },
  },
  'eleven-mens-morris': {
    title: "Eleven men's morris",
    summary: 'Eleven men a side on the board with slanting lines at the corners.',
    source: MURRAY,
    patch: { board: MORRIS_BOARDS.cornered, setup: emptyStart(24, 11), rules: { men: 11 } },
  },
  'twelve-mens-morris': {
    title: "Twelve men's morris",
    summary: 'Twelve men a side on the board with slanting lines; three men left may fly.',
    source: MURRAY,
    patch: { board: MORRIS_BOARDS.cornered, setup: emptyStart(24, 12), rules: { men: 12 } },
  },
  'twelve-mens-morris-nofly': {
    title: "Twelve men's morris without flying",
    summary: 'Twelve men a side, and nobody flies.',
    source: MURRAY,
    parent: 'twelve-mens-morris',
    patch: { rules: { flying: 'never' } },
  },
  morabaraba: {
    title: 'Morabaraba',
    summary: 'Twelve cows a side; once somebody has only three, ten moves each without a capture are a draw.',
    source: 'Generally accepted rules of Mind Sports South Africa',
    region: 'Southern Africa',
    parent: 'twelve-mens-morris',
    patch: { end: { fewMen: { men: 3, quiet: 20 } } },
  },
  'seven-mens-morris': {
    title: "Seven men's morris",
    summary: 'Seven men a side on two rings with a cross in the middle; any three in a row along a line count.',
    source: 'The board of six men with a cross in its centre; rows as on the other boards',
    region: 'Europe',
    patch: { board: MORRIS_BOARDS.crossed, setup: emptyStart(17, 7), rules: { men: 7, flying: 'never' } },
  },
  'six-mens-morris': {
    title: "Six men's morris",
    summary: 'Six men a side on two rings; nobody flies.',
    source: MURRAY,
    region: 'Italy, France and England',
    patch: { board: MORRIS_BOARDS.twoRings, setup: emptyStart(16, 6), rules: { men: 6, flying: 'never' } },
  },
  'five-mens-morris': {
    title: "Five men's morris",
    summary: 'Five men a side on two rings; nobody flies.',
    source: MURRAY,
    region: 'Europe',
    parent: 'six-mens-morris',
    patch: { setup: emptyStart(16, 5), rules: { men: 5 } },
  },
};
