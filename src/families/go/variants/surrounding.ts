import type { VariantSource } from '../../../play/family.ts';
import { NO_SCORE_OR_PASSES, SIMPLE_KO_RULES } from './base.ts';

const TERRITORY = { scoring: 'territory', dead: 'estimated', komi: 6.5, repetition: 3 };

/** Variants that are won by surrounding points or stones. */
export const surroundingGoVariants: Record<string, VariantSource> = {
  standard: {
    title: 'Go',
    summary: 'Chinese rules: stones and what they surround are counted, no board comes again, komi 7.5.',
    source: 'Rules of the Chinese Weiqi Association, with the positional superko of their text',
    region: 'China',
    patch: {},
  },
  'go-japanese': {
    title: 'Go, Japanese rules',
    summary: 'Territory and prisoners are counted, not in seki; a cycle leaves the game without a result; komi 6.5.',
    source: 'Nihon Kiin, Rules of Go, 1989',
    year: 1989,
    region: 'Japan',
    patch: { notation: { rules: 'Japanese' }, rules: { ko: 'simple' }, end: TERRITORY },
  },
  'go-korean': {
    title: 'Go, Korean rules',
    summary: 'Territory and prisoners are counted as in Japan; komi 6.5.',
    source: 'Rules of the Korea Baduk Association',
    region: 'Korea',
    parent: 'go-japanese',
    patch: { notation: { rules: 'Korean' } },
  },
  'go-aga': {
    title: 'Go, AGA rules',
    summary:
      'Area is counted, White passes last and gets a point for each handicap stone after the first; no board comes again with the same player to move.',
    source: 'Rules of the American Go Association',
    year: 1991,
    region: 'United States',
    patch: {
      notation: { rules: 'AGA' },
      rules: { ko: 'situational' },
      end: { lastPass: 'white', passStones: true, handicapPoints: true },
    },
  },
  'go-nz': {
    title: 'Go, New Zealand rules',
    summary: 'Area is counted, suicide is allowed, no board comes again with the same player to move; komi 7.',
    source: 'Rules of the New Zealand Go Society',
    region: 'New Zealand',
    patch: { notation: { rules: 'NZ' }, rules: { ko: 'situational', suicide: true }, end: { komi: 7 } },
  },
  'go-tromp-taylor': {
    title: 'Go, Tromp-Taylor rules',
    summary: 'The shortest rules: suicide is allowed, no board comes again, all stones count as alive, no komi.',
    source: 'J. Tromp and B. Taylor, The Game of Go',
    year: 1995,
    patch: { notation: { rules: 'Tromp-Taylor' }, rules: { suicide: true }, end: { komi: 0, listed: false } },
  },
  'go-ing': {
    title: 'Go, Ing rules',
    summary: 'Area is counted, suicide is allowed, komi 8, and Black wins ties; their ko rule is replaced by superko.',
    source: 'Ing Chang-ki, The SST Laws of Go; situational superko stands for hot and cold ko',
    region: 'Taiwan',
    patch: { notation: { rules: 'GOE' }, rules: { ko: 'situational', suicide: true }, end: { komi: 8, ties: 'black' } },
  },
  'go-simple-ko': {
    title: 'Go with simple ko',
    summary:
      'Area is counted; only the position before the last move may not come again, and what comes three times ends it undecided.',
    source: 'Chinese rules as they are practised, without a referee',
    patch: { ...SIMPLE_KO_RULES, notation: { rules: 'Chinese, simple ko' } },
  },
  'go-stone': {
    title: 'Stone counting',
    summary: 'Only stones on the board are counted, so that all but two eyes of a group are filled; no komi.',
    source: 'The counting of ancient China, as historians of the game describe it',
    region: 'China',
    patch: { notation: { rules: 'Stone counting' }, end: { scoring: 'stones', komi: 0, listed: false } },
  },
  'go-no-pass': {
    title: 'No-pass go',
    summary: 'Nobody passes: who has no legal move loses.',
    source: 'No-pass go, as combinatorial game theory plays it',
    patch: { notation: { rules: 'No-pass go' }, rules: { pass: false }, end: NO_SCORE_OR_PASSES },
  },
  'go-toroidal': {
    title: 'Toroidal go',
    summary: 'Opposite sides of the board are joined: there are no corners and no sides.',
    source: 'Go on a torus, after Chinese rules',
    patch: { board: { edges: 'joined' }, notation: { rules: 'Toroidal' } },
  },
  'go-one-colour': {
    title: 'One-colour go',
    summary: 'Both players put white stones, and remember whose they are.',
    source: 'One-colour go, an exercise of strong players',
    patch: { render: { oneColour: true }, notation: { rules: 'One-colour' } },
  },
  'capture-go': {
    title: 'Capture go',
    summary: 'Who takes a stone first wins; nobody passes.',
    source: 'Yasuda Yasutoshi, Go As Communication',
    region: 'Japan',
    patch: {
      notation: { rules: 'Capture go' },
      board: { files: 9, ranks: 9 },
      rules: { ko: 'simple', pass: false },
      end: { ...NO_SCORE_OR_PASSES, captures: 1 },
    },
  },
  'capture-go-n': {
    title: 'Capture go to five stones',
    summary: 'Who has taken five stones first wins; nobody passes.',
    source: 'Capture go with more stones, as it is taught',
    parent: 'capture-go',
    patch: { rules: { ko: 'positional' }, end: { captures: 5 }, notation: { rules: 'Capture go, five stones' } },
  },
};
