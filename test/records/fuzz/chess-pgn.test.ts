import { chess } from '../../../src/families/chess/index.ts';
import type { Move } from '../../../src/play/move.ts';
import { betweenMoves, COMMON_KEEPING, fuzzRecords, inMoves } from './records-fuzz.ts';
import { moveWords } from './spans.ts';

const RESULTS = ['1/2-1/2', '1-0', '0-1', '½-½', '1/2', '½', '*'];

/** Letters and digits of a move in lower case, without the sign of captures; zeros of castling as letters. */
const plain = (text: string): string =>
  text
    .replace(/0(?=-?0|$)/g, 'o')
    .replace(/[^A-Za-z0-9]|x/g, '')
    .toLowerCase();

/** Whether a word spells a move as SAN, with more of its origin, or as engines do. */
function isSpelling(word: string, { notation = '', uci, from, to, piece }: Move): boolean {
  const letter = /^[A-Z]/.exec(notation)?.[0] ?? '';
  const [file = '', rank = ''] = String(from);
  const promoted = /=[A-Z]/.exec(notation)?.[0] ?? '';
  const origins = [`${from}`, file, rank, ''].flatMap((origin) => [`${letter}${origin}`, `${piece}${origin}`]);
  const spellings = [notation, String(uci), ...origins.map((origin) => `${origin}${to}${promoted}`)];
  return spellings.some((spelling) => plain(spelling) === plain(word.replace(/e\.?p\.?$/, '')));
}

fuzzRecords({
  title: 'PGN of chess',
  family: chess,
  slugs: ['standard', 'chess960', 'crazyhouse', 'three-check', 'grand', 'seirawan'],
  maxPlies: 40,
  keeping: [
    ...COMMON_KEEPING,
    betweenMoves((rng) => rng.pick([' $1 ', ' $139', ' ! ', ' +/= ', ' ∞ ', ' = '])),
    betweenMoves((rng) => rng.pick([' (1. a4) ', '(1. d4 (1. c4 {:)} c5) d5)', ' ( $1 ; )\n (())) '])),
    inMoves((text) => text.replace(/(?<=\s)\d+\.+ /g, '')),
    inMoves((text) => text.replace(/(?<=\s\d+\.+) /g, '')),
    inMoves((text) => text.replace(/(?<=\s\d+)\.+(?= )/g, '')),
    inMoves((text) => text.replace(/[+#](?=\s)/g, '')),
    inMoves((text) => text.replace(/(?<=\s)O(-O)+/g, (castling) => castling.replaceAll('O', '0'))),
    inMoves((text, rng) =>
      text.replace(/(?<=\s[A-Z]?[a-h]?x?[a-h][1-8])(?=\s)/g, () => rng.pick(['', '!', '?!', '$4'])),
    ),
  ],
  alphabet: 'abcdefgh12345678NBRQKO-x=+#@ .*()[]{};%$!?/0"\n',
  moveWords: (text) => moveWords(text, RESULTS),
  isSpelling,
});
