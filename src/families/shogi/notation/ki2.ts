import { fail, ok, type Result } from '../../../lib/result.ts';
import type { ParsedRecord, RecordedResult, RecordFormat } from '../../../play/record-format.ts';
import { kifNames } from '../variants/kif-names.ts';
import { hasMoveLines } from './kif.ts';
import { CLOSING_WORD, closingResult } from './kif-endings.ts';
import { readStart } from './kif-start.ts';
import { headerOf, plainText } from './kif-words.ts';
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
const MOVE = /^(同|[1-9][一二三四五六七八九])(\S+)$/;

function isKi2(text: string): boolean {
  const lines = plainText(text).split('\n');
  const marked = lines.flatMap((line) => [...line.matchAll(MARKED)].map(([, , written]) => written!));
  return marked.some((written) => MOVE.test(withoutBlanks(written))) && !hasMoveLines(lines);
}

const withoutBlanks = (text: string): string => text.replace(/\s/g, '');

/** The piece and its marks in the spelling of the legal moves. */
const usualSpelling = (text: string): string => text.replace('竜', '龍').replace('王', '玉').replace('行', '上');

/** Distance from a digit to its full-width form, in which legal moves are written. */
const WIDE_OFFSET = 0xff10 - 0x30;

function parse(text: string): Result<ParsedRecord, string> {
  const headers: Record<string, string> = {};
  const moves: string[] = [];
  const lines = plainText(text).split(/\r?\n/);
  let square: string | undefined;
  let result: RecordedResult | undefined;
  for (const line of lines) {
    const header = headerOf(line);
    if (header?.[0] === '変化') break;
    if (header) headers[header[0]] ??= header[1];
    if (header || /^[#*&|]/.test(line)) continue;
    // The closing words may follow the last moves on their line.
    const closing = line.indexOf(CLOSING_WORD);
    for (const [, mark, written] of line.slice(0, closing < 0 ? undefined : closing).matchAll(MARKED)) {
      const move = MOVE.exec(withoutBlanks(written!));
      if (!move) return fail(`${JSON.stringify(written!.trim().slice(0, 20))} is not a move`);
      square = move[1] === '同' ? square : String.fromCharCode(move[1]!.charCodeAt(0) + WIDE_OFFSET) + move[1]![1];
      if (square === undefined) return fail('同 has no move before it');
      moves.push(SEAT_MARKS[mark!]! + square + usualSpelling(move[2]!));
      if (moves.length > MAX_PLIES) return fail(`more than ${MAX_PLIES} moves`);
    }
    if (closing < 0) continue;
    result = closingResult(line.slice(closing));
    break;
  }
  const start = readStart(headers, lines);
  return start.ok ? ok({ tags: start.value, moves, result }) : start;
}

/** Format of games as Japanese books print them. It is only read, never written. */
export const ki2Format: RecordFormat = {
  name: 'KI2',
  matches: isKi2,
  parse,
  startTag: START_TAG,
  moveField: 'japanese',
  variantNames: kifNames,
};
