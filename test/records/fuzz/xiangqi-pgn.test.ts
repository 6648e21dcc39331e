import { xiangqi } from '../../../src/families/xiangqi/index.ts';
import type { Move } from '../../../src/play/move.ts';
import type { Played } from '../random-game.ts';
import { betweenMoves, COMMON_KEEPING, type FuzzedFormat, fuzzRecords, inMoves } from './records-fuzz.ts';
import { moveWords } from './spans.ts';

const RESULTS = ['1/2-1/2', '1-0', '0-1', '½-½', '1/2', '红胜', '和棋', '和', '*'];

/** A move in one of the notations, without signs of check. */
const MOVE =
  /(?:[一-龥\d]{2}[进進退平][=平]?[一-龥\d]{1,2}|(?:[a-z]@|[a-p]\d\d?[-x]?)[a-p]\d\d?|[a-z][1-9+-]\d?[-+.=–−]=?\d\d?|[+-][a-z][-+.=–−]=?\d|\d\d[-+.=–−]=?\d)(?!\d)[+#]?/iy;

/** The start and the end of a move by coordinates; undefined of other notations. */
const pointsOf = (text: string): string | undefined =>
  /^[a-p]\d\d?[-x]?[a-p]\d\d?$/i.test(text) ? text.toLowerCase().replace(/[-x]/, '') : undefined;

/** Whether a word by coordinates names the points of the move. Other notations have too many spellings to compare. */
function isSpelling(word: string, { iccs, uci }: Move): boolean {
  const points = pointsOf(word);
  return points === undefined || points === pointsOf(String(iccs)) || points === pointsOf(String(uci));
}

const common: Omit<FuzzedFormat, 'title' | 'text'> = {
  family: xiangqi,
  slugs: ['standard'],
  maxPlies: 50,
  keeping: [
    ...COMMON_KEEPING,
    betweenMoves((rng) => rng.pick([' $1 ', ' $139', ' ! ', ' ?! ', '！'])),
    betweenMoves((rng) => rng.pick([' (1. C2=5) ', '(1. 炮二平五 (1. h2e2 {:)}) 马8进7)', ' ( $1 ; )\n (())) '])),
    betweenMoves(() => '\u3000'),
    inMoves((text) => text.replace(/(?<=\s)\d+\.+ /g, '')),
    inMoves((text) => text.replace(/(?<=\s\d+\.+) /g, '')),
    inMoves((text) => text.replace(/(?<=\s\d+)\.+ /g, '、')),
  ],
  alphabet: '0123456789-+=.abcdefghiCHREAKP@ 炮马车兵二五进退平前*()[]{};%$!?/"\n',
  moveWords: (text) =>
    moveWords(
      text
        .replace(/[、，]/g, '. ')
        .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
        .replace(/\u3000/g, ' '),
      RESULTS,
      MOVE,
    ),
  isSpelling,
};

/** The moves in a field of theirs, with tags for how players ended the game. */
const textBy =
  (field: string, write = (text: string) => text) =>
  ({ game: { ended }, made }: Played): string => {
    const moves = made.flatMap(({ [field]: move }) => (move === undefined ? [] : [write(String(move))]));
    const result = !ended ? '*' : ended.winner === null ? '1/2-1/2' : ended.winner === 0 ? '1-0' : '0-1';
    const numbered = moves.map((move, index) => (index % 2 ? move : `${index / 2 + 1}. ${move}`));
    return `[Event "?"]\n[Termination "won by ${ended?.reason.replaceAll('-', ' ')}"]\n\n${numbered.join(' ')} ${result}\n`;
  };

fuzzRecords({ ...common, title: 'PGN of xiangqi (WXF)' });
fuzzRecords({ ...common, title: 'PGN of xiangqi (Chinese)', text: textBy('chinese') });
fuzzRecords({ ...common, title: 'PGN of xiangqi (ICCS)', text: textBy('iccs') });
