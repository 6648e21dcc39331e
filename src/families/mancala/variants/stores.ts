import type { VariantSource } from '../../../play/family.ts';
import { twoRowBoard } from './base.ts';

const SIZED = 'Kalah with other numbers of pits and seeds, after Irving, Donkers and Uiterwijk, Solving Kalah';

const kalah = (pits: number, seeds: number): VariantSource => ({
  title: `Kalah ${pits}×${seeds}`,
  summary: `${pits} pits a side and ${seeds} seeds in each.`,
  source: SIZED,
  parent: 'standard',
  patch: twoRowBoard(pits, seeds),
});

/** Variants in which players also sow into their own store, where a last seed gives an extra move. */
export const storeVariants: Record<string, VariantSource> = {
  standard: {
    title: 'Kalah',
    summary:
      'Sow into your own store: a last seed there moves again, and one in your own empty pit captures the pit opposite.',
    source: 'Kalah as W. J. Champion published it; the end at once when a side is empty as in OpenSpiel and Wikipedia',
    year: 1958,
    region: 'United States',
    patch: {
      rules: { store: true, again: ['store'], capture: { across: 'both' } },
      end: { clear: 'ends' },
    },
  },
  'kalah-empty-capture': {
    title: 'Kalah with empty captures',
    summary: 'A last seed in an own empty pit is taken, too, when nothing lies opposite.',
    source: 'The rule under which the values of Kalah with four to six seeds were published, M. Rawlings 2015',
    parent: 'standard',
    patch: { rules: { capture: { barren: true } } },
  },
  'kalah-6x3': kalah(6, 3),
  'kalah-6x5': kalah(6, 5),
  'kalah-6x6': kalah(6, 6),
  'kalah-4x4': kalah(4, 4),
  'kalah-5x5': kalah(5, 5),
  mangala: {
    title: 'Mangala',
    summary:
      "A sowing begins in its own pit; the other side's even pits are taken, and whose side is empty first gets all that is left.",
    source: 'The Turkish game as it is taught in schools and played in tournaments today',
    region: 'Turkey',
    patch: {
      rules: { store: true, origin: 'first', again: ['store'], capture: { counts: 'even', across: 'both' } },
      end: { clear: 'ends', rest: 'unfed' },
    },
  },
  waurie: {
    title: 'Waurie',
    summary: 'Nothing is captured: whose own side is empty first has won, whoever moved.',
    source: "Mancala World and Ludii's rules text, Waurie",
    region: 'West Africa',
    patch: { rules: { store: true, again: ['store'] }, end: { clear: 'wins' } },
  },
  'waurie-on-turn': {
    title: 'Waurie, on turn',
    summary: 'Whose own side is empty when it is their turn has won.',
    source: 'A reading of Waurie in which only the player to move can win',
    parent: 'waurie',
    patch: { end: { clear: 'wins-on-turn' } },
  },
  'waurie-skip': {
    title: 'Waurie, skipping',
    summary: 'A sowing once around skips the pit that it comes from.',
    source: 'Waurie in Valdez 2023',
    parent: 'waurie',
    patch: { rules: { origin: 'skipped' } },
  },
  dakon: {
    title: 'Dakon',
    summary:
      'Seven pits of seven; the last seed lifts the pit that it reaches, until it is in the store or in an empty pit.',
    source: 'Congklak on Wikipedia, Sungka on Mancala World; a single round',
    region: 'Indonesia',
    patch: {
      ...twoRowBoard(7, 7),
      rules: { store: true, again: ['store'], relay: 'reached', capture: { across: 'both' }, stuck: 'passes' },
    },
  },
  sungka: {
    title: 'Sungka',
    summary: 'Dakon as it is played in the Philippines, turn by turn from the first move on.',
    source: "Mancala World and Ludii's rules text after de Voogt 2010; the simultaneous opening is left out",
    region: 'Philippines',
    parent: 'dakon',
    patch: {},
  },
  'sungka-ludii': {
    title: 'Sungka, opposite pit only',
    summary: 'A capture takes the pit opposite and leaves the last seed.',
    source: "Ludii's implementation of Sungka",
    region: 'Philippines',
    parent: 'sungka',
    patch: { rules: { capture: { across: 'opposite' } } },
  },
  jongkak: {
    title: 'Jongkak',
    summary: 'Dakon with five seeds a pit that ends when one side is clear.',
    source: 'Congklak on Wikipedia, with the end when a side is clear',
    region: 'Malaysia',
    parent: 'dakon',
    patch: { ...twoRowBoard(7, 5), rules: { stuck: 'ends' }, end: { clear: 'ends' } },
  },
  ohvulhu: {
    title: 'Ohvalhu',
    summary: 'Eight pits of eight; who cannot move ends the game, and seeds go to whose side they lie on.',
    source: 'Mancala World, Ohvalhu; a single round',
    region: 'Maldives',
    parent: 'dakon',
    patch: { ...twoRowBoard(8, 8), rules: { stuck: 'ends' } },
  },
  'ohvulhu-ludii': {
    title: 'Ohvalhu, from either row',
    summary: 'A last seed in an empty pit of either row takes only the pit opposite.',
    source: 'De Voogt 2000, as in Ludii',
    region: 'Maldives',
    parent: 'ohvulhu',
    patch: { rules: { capture: { across: 'opposite', from: 'either' } } },
  },
};
