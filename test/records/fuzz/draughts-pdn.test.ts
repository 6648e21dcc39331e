import { draughts } from '../../../src/families/draughts/index.ts';
import type { Move } from '../../../src/play/move.ts';
import { betweenMoves, COMMON_KEEPING, fuzzRecords, inMoves } from './records-fuzz.ts';
import { moveWords } from './spans.ts';

const RESULTS = ['1/2-1/2', '½-½', '1-0', '0-1', '2-0', '0-2', '1-1', '0-0', '*'];

const MOVE = /[a-n]?\d\d?[-x:–*][a-n\d][-x:*a-n\d]*\*?/y;

/** Squares of a move by number, also with zeros before it, or by name. */
const squares = (text: string): string[] =>
  (text.match(/[a-n]\d\d?|\d+/g) ?? []).map((square) => square.replace(/^0+/, ''));

/** Whether the words for squares are the ends of the move, with others of its path or of its captures between them. */
function isSpelling(word: string, { notation, algebraic, path, from, to }: Move): boolean {
  const [first, ...others] = squares(word.toLowerCase());
  const known = [notation, algebraic, path, from, to].flat().flatMap((part) => squares(String(part)));
  const starts = [String(from), squares(String(algebraic))[0]];
  return starts.includes(first!) && others.length > 0 && others.every((square) => known.includes(square));
}

fuzzRecords({
  title: 'PDN',
  family: draughts,
  slugs: ['standard', 'russian', 'english', 'frisian', 'canadian', 'turkish', 'italian', 'brazilian'],
  maxPlies: 60,
  keeping: [
    ...COMMON_KEEPING,
    betweenMoves((rng) => rng.pick([' $1 ', ' $139', ' ! ', ' ?! '])),
    betweenMoves((rng) => rng.pick([' (1. 32-28) ', '(1. 31-26 (1. 33-28 {:)} 19-23) 18-23)', ' ( $1 ; )\n (())) '])),
    inMoves((text) => text.replace(/(?<=\s)\d+\.+ /g, '')),
    inMoves((text) => text.replace(/(?<=\s\d+\.+) /g, '')),
    inMoves((text) => text.replace(/(?<=\s[a-n]?\d+(?:x[a-n]?\d+)*)x/g, ':')),
    inMoves((text) =>
      text.replace(/(?<=\s[a-n]?\d+)-(?=[a-n]?\d+\s)/g, (sign, at, all) =>
        /^\S*[12]-[012]\s/.test(all.slice(at - 1)) ? sign : ' - ',
      ),
    ),
    inMoves((text, rng) =>
      text.replace(/(?<=\s[a-n]?\d\d[-x][a-n]?\d\d)(?=\s)/g, () => rng.pick(['', '!', '?!', '*', '$4'])),
    ),
  ],
  alphabet: '0123456789-x:abcdefgh .*()[]{};%$!?/"\n',
  moveWords: (text) => moveWords(text.replace(/([a-n\d]) {0,3}([-x:]) {0,3}(?=[a-n\d])/g, '$1$2'), RESULTS, MOVE),
  isSpelling,
});
