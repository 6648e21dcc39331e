import { landlordsGame } from '../../../src/families/landlords-game/index.ts';
import { mancala } from '../../../src/families/mancala/index.ts';
import { morris } from '../../../src/families/morris/index.ts';
import { reversi } from '../../../src/families/reversi/index.ts';
import type { Move } from '../../../src/play/move.ts';
import {
  betweenMoves,
  COMMON_KEEPING,
  type FuzzedFormat,
  fuzzRecords,
  inMoves,
  type Mutation,
} from './records-fuzz.ts';
import { moveWords } from './spans.ts';

const RESULTS = ['1/2-1/2', '1-0', '0-1', '½-½', '1/2', '½', '*'];

/** Actions that end a game, or offer to, are not plies. */
const isPly = (word: string): boolean => !/^(?:resign|draw|claim)/i.test(word);

/** Letters and digits alone, in lower case. */
const plain = (text: unknown): string =>
  String(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const words =
  (move: RegExp) =>
  (text: string): string[] =>
    moveWords(text, RESULTS, move).filter((word) => word !== ',' && isPly(word));

const glyphs = betweenMoves((rng) => rng.pick([' $1 ', ' $139', ' ! ', ' ?! ']));

const variations = betweenMoves((rng) => rng.pick([' (1. a1) ', '(x (y {:)} z) w)', ' ( $1 ; )\n (())) ']));

const withoutNumbers = inMoves((text) => text.replace(/(?<=\s)\d+\. /g, ''));

const commas: Mutation = inMoves((text) => text.replace(/(?<=[a-z\d]) (?=[a-zA-Z]?\d?[a-z]?\d?\s)/g, ', '));

const common = { maxPlies: 40, keeping: [...COMMON_KEEPING, glyphs, variations, withoutNumbers] };

const FORMATS: readonly FuzzedFormat[] = [
  {
    ...common,
    title: 'Othello transcript',
    family: reversi,
    slugs: ['standard', 'standard+6x6', 'reversi'],
    maxPlies: 70,
    keeping: [
      ...COMMON_KEEPING,
      inMoves((text) => text.toUpperCase()),
      inMoves((text) => text.replace(/(?<=[a-z]\d)(?=[a-z]\d)/gi, ' ')),
      inMoves((text) => text.replace(/(?<=[a-z]\d)(?=[a-z]\d)/gi, ', ')),
    ],
    alphabet: 'abcdefgh123456789 -.*()[]{};%$!?/"\n',
    moveWords: words(/swap|pass|pa|ps|--|[a-p](?:1[0-6]|[1-9])(?!\d)|(?:resign|draw|claim)(?![a-z0-9])[:a-z0-9-]*/iy),
    isSpelling: (word, { notation }) => plain(word) === notation || (notation === 'pass' && /^(?:p|--)/i.test(word)),
    countImplied: (made, found) =>
      made.filter(({ notation }) => notation === 'pass').length -
      found.filter((word) => /^(?:p|--)/i.test(word)).length,
  },
  {
    ...common,
    title: 'Mancala list',
    family: mancala,
    slugs: ['standard', 'oware', 'toguz-kumalak', 'bao-la-kiswahili', 'hus'],
    keeping: [...common.keeping, commas],
    alphabet: '0123456789SNsnabcdefLRlr+ .*()[]{};%$!?/"\n',
    moveWords: words(
      /pass|[SN]?\d{1,2}(?!\d|\s?[.…])[cwlr]{0,60}\+?|(?:resign|draw|claim)(?![a-z0-9])[:a-z0-9-]*|[A-I]/iy,
    ),
  },
  {
    ...common,
    title: 'Morris list',
    family: morris,
    slugs: ['standard', 'morabaraba', 'six-mens-morris', 'three-mens-morris', 'shax'],
    keeping: [...common.keeping, inMoves((text) => text.toUpperCase()), inMoves((text) => text.replace(/x/g, ':'))],
    alphabet: 'abcdefg1234567-x: .*()[]{};%$!?/"\n',
    moveWords: words(
      /pass|[a-z]\d(?!\d)(?:[-–]?[a-z]\d(?!\d))?(?:[x:×][a-z]\d(?!\d))?|[x:×][a-z]\d(?!\d)|(?:resign|draw|claim)(?![a-z0-9])[:a-z0-9-]*/iy,
    ),
    isSpelling: (word, { notation }: Move) => plain(word).replace('x', '') === plain(notation).replace('x', ''),
  },
  {
    ...common,
    title: "Landlord's Game list",
    family: landlordsGame,
    slugs: ['standard', '1906', 'single-tax+4p'],
    keeping: [...COMMON_KEEPING, glyphs, variations, withoutNumbers],
    alphabet: 'abcdeLotrsx0123456789- .*()[]{};%$!?/"\n',
    moveWords: words(
      /(?:resign|draw|claim)(?![a-z0-9])[:a-z0-9-]*|[a-z][\w.'’-]{0,60}(?:(?<=[a-z]) (?!1-0|0-1|1\/2)\d[\d-]{0,6}(?![\d.…-]))?/iy,
    ),
    isSpelling: (word, { notation, action }) =>
      plain(notation).includes(plain(word)) || plain(action) === plain(word) || /^throw/i.test(word),
  },
];

for (const format of FORMATS) fuzzRecords(format);
