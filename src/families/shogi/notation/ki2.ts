import { fail, ok, type Result } from '../../../lib/result.ts';
import type { ParsedRecord, RecordedResult, RecordFormat } from '../../../play/record-format.ts';
import { kifNames } from '../variants/kif-names.ts';
import { handicapGame } from './handicaps.ts';
import { hasMoveLines } from './kif.ts';
import { CLOSING_WORD, type Ending, endingOf, readClosing } from './kif-endings.ts';
import { firstGame, isLayout, isTime, unreadNotes } from './kif-lines.ts';
import { readStart } from './kif-start.ts';
import { headerOf, plainText, RANK_DIGITS } from './kif-words.ts';
import { MAX_PLIES, START_TAG } from './starts.ts';

/**
 * KI2, the format of Japanese books: headers as in KIF, then moves without their origins, `▲７六歩 △３四歩`, of which
 * several stand in a line.
 */

/** Marks before the moves of the first player and of the second. */
const SEAT_MARKS: Readonly<Record<string, string>> = { '▲': '▲', '▼': '▲', '☗': '▲', '△': '△', '▽': '△', '☖': '△' };

/** A mark and what follows up to the next one. */
const MARKED = /([▲▼☗△▽☖])([^▲▼☗△▽☖]*)/g;

/** A move without blanks: its square or 同, then its piece with any marks. */
const MOVE = /^(同|[1-9][一二三四五六七八九1-9])(\S+)$/;

function isKi2(text: string): boolean {
  const lines = plainText(text).split('\n');
  const marked = lines.flatMap((line) => [...line.matchAll(MARKED)].map(([, , written]) => written!));
  return marked.some((written) => MOVE.test(withoutBlanks(written))) && !hasMoveLines(lines);
}

const withoutBlanks = (text: string): string => text.replace(/\s/g, '');

/** The piece and its marks in the spelling of the legal moves. */
const usualSpelling = (text: string): string =>
  text.replace('竜', '龍').replace('王', '玉').replace('行', '上').replace('生', '不成');

/** Distance from a digit to its full-width form, in which legal moves are written. */
const WIDE_OFFSET = 0xff10 - 0x30;

/** A square as legal moves write it, from a file in half width and a rank in kanji or as a digit. */
const squareText = ([file, rank]: string): string =>
  String.fromCharCode(file!.charCodeAt(0) + WIDE_OFFSET) + (/\d/.test(rank!) ? RANK_DIGITS[Number(rank)] : rank);

const isMoveLine = (line: string): boolean => /[▲▼☗△▽☖]/.test(line) && !isLayout(line);

/** Moves of a line, up to the closing words that may follow them. */
interface MoveLine {
  /** What stands before the first move. */
  readonly before: string;
  /** Moves, each with its mark. */
  readonly marked: readonly string[];
  readonly closing: string | undefined;
}

function splitLine(line: string): MoveLine {
  const at = line.indexOf(CLOSING_WORD);
  const [before = '', ...marked] = line.slice(0, at < 0 ? undefined : at).split(/(?=[▲▼☗△▽☖])/);
  const isMarked = SEAT_MARKS[before[0]!] !== undefined;
  return {
    before: isMarked ? '' : before.trim(),
    marked: isMarked ? [before, ...marked] : marked,
    closing: at < 0 ? undefined : line.slice(at),
  };
}

function parse(text: string): Result<ParsedRecord, string> {
  const headers: Record<string, string> = {};
  const moves: string[] = [];
  const unread: string[] = [];
  const notes: string[] = [];
  const { lines, following } = firstGame(plainText(text), isMoveLine);
  let square: string | undefined;
  let result: RecordedResult | undefined;
  let isEnded = false;
  for (const line of lines) {
    if (isLayout(line)) continue;
    const header = isMoveLine(line) || moves.length || isEnded ? undefined : headerOf(line);
    if (header) {
      headers[header[0]] ??= header[1];
      continue;
    }
    const { before, marked, closing } = splitLine(line);
    // Some books number the moves.
    if (before && !/^\d{1,4}[.:]?$/.test(before)) {
      const ending: Ending | undefined = isEnded ? undefined : endingOf(before);
      isEnded ||= ending !== undefined;
      result = ending?.result ?? result;
      if (!ending || !isTime(ending.rest)) unread.push(before);
    }
    for (const part of marked) {
      if (isEnded) {
        unread.push(part);
        continue;
      }
      const { written, ending } = splitEnding(part.slice(1));
      const move = MOVE.exec(withoutBlanks(written));
      if (!move) return fail(`${JSON.stringify(part.trim().slice(0, 20))} is not a move`);
      square = move[1] === '同' ? square : squareText(move[1]!);
      if (square === undefined) return fail('同 has no move before it');
      moves.push(SEAT_MARKS[part[0]!]! + square + usualSpelling(move[2]!));
      if (moves.length > MAX_PLIES) return fail(`more than ${MAX_PLIES} moves`);
      isEnded = ending !== undefined;
      result = ending?.result ?? result;
    }
    if (closing === undefined) continue;
    const read = readClosing(closing, moves.length, result);
    result = read.result;
    notes.push(...read.notes);
    isEnded = true;
  }
  const start = readStart(headers, lines);
  if (!start.ok) return start;
  return ok({ tags: start.value, moves, result, following, notes: [...notes.slice(0, 10), ...unreadNotes(unread)] });
}

/** Splits a word that ends the game from the move before it: `３四歩 投了`. */
function splitEnding(text: string): { readonly written: string; readonly ending: Ending | undefined } {
  const words = text.trim().split(/\s+/);
  const ending = words.length > 1 ? endingOf(words.at(-1)!) : undefined;
  return ending?.rest === '' ? { written: words.slice(0, -1).join(' '), ending } : { written: text, ending: undefined };
}

/** Format of games as Japanese books print them. It is only read, never written. */
export const ki2Format: RecordFormat = {
  name: 'KI2',
  matches: isKi2,
  parse,
  startTag: START_TAG,
  taggedVariant: handicapGame,
  moveField: 'japanese',
  variantNames: kifNames,
};
