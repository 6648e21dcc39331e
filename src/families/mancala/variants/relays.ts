import type { VariantSource } from '../../../play/family.ts';
import { twoRowBoard } from './base.ts';

/** Variants with relay sowing: the pit that the last seed reaches is emptied for another lap. */
export const relayVariants: Record<string, VariantSource> = {
  ayoayo: {
    title: 'Ayoayo',
    summary: 'Sown in laps until the last seed falls into an empty pit; an own one takes itself and the pit opposite.',
    source: 'Mancala World, Ayoayo',
    region: 'Nigeria',
    patch: {
      rules: { origin: 'skipped', relay: 'reached', capture: { across: 'both' }, feeding: 'must' },
    },
  },
  'ayoayo-leave-last': {
    title: 'Ayoayo, the last seed stays',
    summary: 'A capture takes the pit opposite and leaves the last seed.',
    source: 'Pratt, and Wikipedia, Ayoayo',
    region: 'Nigeria',
    parent: 'ayoayo',
    patch: { rules: { capture: { across: 'opposite' } } },
  },
  endodoi: {
    title: 'Endodoi',
    summary: 'Eight pits of four; who cannot move leaves the rest to the other.',
    source: 'Wikipedia, Endodoi',
    region: 'Kenya and Tanzania',
    patch: { ...twoRowBoard(8, 4), rules: { relay: 'reached', capture: { across: 'both' } }, end: { rest: 'other' } },
  },
  'ot-tjin': {
    title: 'Ot-tjin',
    summary: 'Nine pits of three; a lap that ends by making three on either side takes them and ends the turn.',
    source: "Mancala World, Wikipedia, and Ludii's rules text after Lumholtz 1920",
    region: 'Borneo',
    patch: {
      ...twoRowBoard(9, 3),
      rules: { least: 2, relay: 'reached', capture: { counts: [3], where: 'either' } },
      end: { rest: 'other-able' },
    },
  },
  'ot-tjin-russ': {
    title: 'Ot-tjin, clockwise',
    summary: 'Ten pits, sown clockwise, and single seeds may start.',
    source: 'Russ 1984',
    region: 'Borneo',
    parent: 'ot-tjin',
    patch: { ...twoRowBoard(10, 3), rules: { direction: 'clockwise', least: 1 } },
  },
  mbothe: {
    title: 'Mbothe',
    summary:
      'Ten pits of two; twos are passed over, and taken from opposite a last seed that falls into an own empty pit.',
    source: 'Driedger 1972, Wikipedia and Mancala World',
    region: 'Kenya',
    patch: {
      ...twoRowBoard(10, 2),
      rules: {
        relay: 'reached',
        twos: 'last-resort',
        sparesTwos: true,
        capture: { across: 'opposite', opposite: 2 },
        again: ['capture'],
        feeding: 'must',
      },
      end: { rest: 'other' },
    },
  },
  anywoli: {
    title: 'Anywoli',
    summary:
      'Twelve pits of four; fours made on the way go to whose side they are on, a last one to the sower, who goes on.',
    source: 'Mancala World, Anywoli',
    region: 'Ethiopia and South Sudan',
    patch: {
      ...twoRowBoard(12, 4),
      rules: {
        relay: 'reached',
        capture: { passing: 4, last: 'sower', final: true },
        again: ['passing'],
        stuck: 'passes',
      },
    },
  },
  'anywoli-wikipedia': {
    title: 'Anywoli, fours end the turn',
    summary: 'A last four is taken and ends the turn.',
    source: 'Wikipedia, Anywoli',
    parent: 'anywoli',
    patch: { rules: { again: [] } },
  },
};
