import type { VariantSource } from '../../../play/family.ts';
import { twoRowBoard } from './base.ts';

/** Variants in which the pit after the last seed decides what happens next. */
export const nextPitVariants: Record<string, VariantSource> = {
  'longbeu-a-cha': {
    title: 'Longbeu-a-cha',
    summary: 'Five pits of five, sown on from the next pit; an empty one lets the pit beyond be taken, and so on.',
    source: 'Russ 1984, the only text of these rules',
    region: 'Assam',
    patch: { ...twoRowBoard(5, 5), rules: { relay: 'next', capture: { beyond: 'on' } } },
  },
  pallanguli: {
    title: 'Pallanguli',
    summary: 'Seven pits of six, sown on from the next pit; fours made on the way belong to whose side they are on.',
    source: 'The rules of two web programs (rahulsom, SolaiyappanS); a single round',
    region: 'Tamil Nadu and Sri Lanka',
    patch: { ...twoRowBoard(7, 6), rules: { relay: 'next', capture: { beyond: 'once', passing: 4 } } },
  },
  'pallam-kuzhi': {
    title: 'Pallam Kuzhi',
    summary: 'Pallanguli with four seeds a pit.',
    source: 'rahulsom/pallanguzhi; a single round',
    region: 'Kerala',
    parent: 'pallanguli',
    patch: twoRowBoard(7, 4),
  },
  'pallanguli-hanson': {
    title: 'Pallanguli, last fours stay',
    summary: 'A four made by the last seed of a lap stays; a player without seeds is fed, or passes.',
    source: 'Hanson 2003',
    parent: 'pallanguli',
    patch: { rules: { capture: { last: 'stays' }, feeding: 'must', stuck: 'passes' } },
  },
  'pallanguzhi-wikipedia': {
    title: 'Pallanguzhi of Wikipedia',
    summary:
      'Twelve seeds a pit, two in the middle; fours belong to the sower, and after a capture the sowing goes on.',
    source: 'Wikipedia, Pallanguzhi; a single round',
    parent: 'pallanguli',
    patch: {
      setup: { seeds: 12, fill: 'middle' },
      rules: { capture: { beyond: 'resumes', passed: 'sower', last: 'sower' } },
    },
  },
  'pallankuli-durai': {
    title: 'Pallankuli of Durai',
    summary: 'The sowing goes on from the pit that the last seed reaches.',
    source: 'Durai 1928, as in Ludii',
    year: 1928,
    parent: 'pallanguli',
    patch: { rules: { relay: 'reached' } },
  },
  'eson-xorgol': {
    title: 'Eson Xorgol',
    summary: 'Five pits of nine, sown clockwise from any side; behind an empty pit the one beyond is taken.',
    source: 'Mancala World, Eson Khorgol',
    region: 'Mongolia',
    patch: {
      ...twoRowBoard(5, 9),
      rules: { pits: 'any', direction: 'clockwise', capture: { beyond: 'once', occupied: true } },
      end: { atMost: 2, rest: 'nobody', stopped: 'as-it-stands' },
    },
  },
  'eson-xorgol-wikipedia': {
    title: 'Eson Xorgol, across',
    summary: 'Behind an empty pit the one across from the last seed is taken.',
    source: 'Wikipedia, Eson Xorgol',
    region: 'Mongolia',
    parent: 'eson-xorgol',
    patch: { rules: { capture: { beyond: 'across' } } },
  },
};
