import type { VariantSource } from '../../../play/family.ts';
import { twoRowBoard } from './base.ts';

/** Variants in which the last seed captures if it brings a pit to certain numbers of seeds. */
export const countCaptureVariants: Record<string, VariantSource> = {
  oware: {
    title: 'Oware',
    summary:
      'The last seed takes twos and threes of the other side, and those before them; a hungry player must be fed.',
    source: 'Oware Abapa as the Oware Society plays it; a capture of everything takes nothing',
    region: 'West Africa and the Caribbean',
    patch: {
      rules: {
        origin: 'skipped',
        capture: { counts: [2, 3], chain: true },
        grandSlam: 'nothing',
        feeding: 'must',
      },
      end: { majority: true },
    },
  },
  awari: {
    title: 'Awari',
    summary: 'Oware as it was solved: with best play it is a draw.',
    source: 'Romein and Bal 2002, whose rules differ from those of Oware in details that the paper leaves open',
    parent: 'oware',
    patch: {},
  },
  wari: {
    title: 'Wari',
    summary: 'Oware in which a capture of everything is a capture like others.',
    source: 'Russ 1984',
    region: 'West Africa',
    parent: 'oware',
    patch: { rules: { grandSlam: 'taken' } },
  },
  ouri: {
    title: 'Ouri',
    summary: 'Single seeds are sown only for want of larger pits; who takes everything moves again and must feed.',
    source: 'Mancala World, Ouri',
    region: 'Cape Verde',
    parent: 'oware',
    patch: {
      rules: { least: 2, lesser: 'last-resort', grandSlam: 'taken', again: ['grand-slam'] },
      end: { rest: 'other' },
    },
  },
  songo: {
    title: 'Songo',
    summary: 'Seven pits of five, sown clockwise; twos and fours are taken.',
    source: 'Russ 1984',
    region: 'Equatorial Guinea',
    patch: {
      ...twoRowBoard(7, 5),
      rules: {
        direction: 'clockwise',
        origin: 'skipped',
        capture: { counts: [2, 4], chain: true },
        feeding: 'must',
      },
    },
  },
  'mangala-ii': {
    title: 'Mangala II',
    summary: 'Six pits of six; twos, fours and sixes of the other side are taken, but never all that it has.',
    source: 'Valdez 2023, the only text of these rules',
    region: 'Turkey',
    patch: {
      ...twoRowBoard(6, 6),
      rules: { capture: { counts: [2, 4, 6], chain: true }, grandSlam: 'nothing', feeding: 'must' },
    },
  },
  bohnenspiel: {
    title: 'Bohnenspiel',
    summary: 'Six pits of six; twos, fours and sixes on either side are taken.',
    source: 'The Baltic bean game as H. Jakobs and others tell it',
    region: 'Germany and Estonia',
    patch: {
      ...twoRowBoard(6, 6),
      rules: { capture: { counts: [2, 4, 6], where: 'either', chain: true } },
      end: { rest: 'other' },
    },
  },
  halusa: {
    title: 'Halusa',
    summary: 'The last seed takes even pits of the own side, and those before it.',
    source: "Mancala World, Halusa and Al-manqala; Ludii's rules text after Hyde 1694",
    year: 1694,
    region: 'Iraq',
    patch: {
      ...twoRowBoard(6, 6),
      rules: { capture: { counts: 'even', where: 'own', chain: true }, feeding: 'if-possible' },
      end: { rest: 'other' },
    },
  },
  'halusa-single': {
    title: 'Halusa, one pit',
    summary: 'One pit at a time is taken, and who is not fed gets the rest.',
    source: 'Valdez 2023, as in MancalaGames',
    parent: 'halusa',
    patch: { rules: { capture: { chain: false } }, end: { rest: 'unfed' } },
  },
  mbangbi: {
    title: 'Mbangbi',
    summary: 'Five pits of eight, sown either way; twos and fours are taken, back along the way.',
    source: 'Russ 1984',
    region: 'Central Africa',
    patch: {
      ...twoRowBoard(5, 8),
      rules: {
        direction: 'chosen',
        least: 2,
        origin: 'skipped',
        capture: { counts: [2, 4], chain: true },
        stuck: 'passes',
      },
    },
  },
  'vai-lung-thlan': {
    title: 'Vai Lung Thlan',
    summary:
      'Six pits of five, sown clockwise; a last seed in an empty pit is taken with all single seeds right before it.',
    source: 'Vai lung thlan of the Mizo, as MancalaGames and Mancala World have it',
    region: 'Mizoram',
    patch: {
      ...twoRowBoard(6, 5),
      rules: {
        direction: 'clockwise',
        capture: { counts: [1], where: 'either', chain: true },
        stuck: 'passes',
      },
    },
  },
  'toguz-kumalak': {
    title: 'Toguz Kumalak',
    summary:
      'Nine pits of nine; even pits are taken, and a pit of three becomes a tuzdik, whose seeds are the own for good.',
    source: 'Rules of the Toguz Kumalak federation',
    region: 'Kazakhstan',
    patch: {
      ...twoRowBoard(9, 9),
      rules: { origin: 'first', capture: { counts: 'even', tuzdik: true } },
      end: { majority: true, rest: 'other' },
    },
  },
};
