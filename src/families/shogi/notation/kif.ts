import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Move } from '../../../play/move.ts';
import type { Outcome } from '../../../play/position.ts';
import type { ParsedRecord, PlayedGame, RecordedResult, RecordFormat } from '../../../play/record-format.ts';
import { readStart } from './kif-start.ts';
import { endingOf, headerOf, PIECE_LETTERS, PIECE_NAMES, plainText, RANK_DIGITS } from './kif-words.ts';
import { EVEN_GAME_NAME, MAX_PLIES, NAMED_STARTS, START_TAG, sfenSquare, squareDigits } from './starts.ts';

/**
 * KIF, the usual game format in Japan: header lines such as `手合割：平手`, then one move per line with its number.
 * Comments, times and variations are skipped.
 */

/** Full-width digits, in which KIF writes files. */
const WIDE = '０１２３４５６７８９';

const LINE = /^\s*\d{1,4}\s+(\S.*)$/;
const MOVE =
  /^(同|[1-9][一二三四五六七八九])\s*(成銀|成桂|成香|[玉王飛角金銀桂香歩龍竜馬と全圭杏])(打|不成|成)?\s*(?:\(([1-9])([1-9])\))?/;

/** Whether some line is a numbered move. */
export const hasMoveLines = (lines: readonly string[]): boolean =>
  lines.some((line) => MOVE.test(LINE.exec(line)?.[1] ?? ''));

function isKif(text: string): boolean {
  const plain = plainText(text);
  if (/^#\s?KIF/m.test(plain) || plain.includes('手合割') || plain.includes('手数-')) return true;
  const lines = plain.split('\n');
  return hasMoveLines(lines) || lines.some((line) => /^\|.{18}\|/.test(line));
}

function parse(text: string): Result<ParsedRecord, string> {
  const headers: Record<string, string> = {};
  const moves: string[] = [];
  const lines = plainText(text).split(/\r?\n/);
  let target: string | undefined;
  let result: RecordedResult | undefined;
  for (const line of lines) {
    const header = headerOf(line);
    if (header?.[0] === '変化') break;
    if (header && !moves.length) headers[header[0]] ??= header[1];
    // Comments, rows of a drawn board, and the line of its files.
    const entry = /^[#*&|]|^\s*9 8 7 /.test(line) ? undefined : LINE.exec(line)?.[1];
    if (entry === undefined) continue;
    const match = MOVE.exec(entry);
    if (!match) {
      const ending = endingOf(entry);
      if (ending === undefined)
        return fail(`line ${JSON.stringify(line.trim().slice(0, 30))} is neither a move nor the end of a game`);
      result = ending ?? undefined;
      break;
    }
    target = match[1] === '同' ? target : squareOf(match[1]!);
    if (target === undefined) return fail(`${JSON.stringify(entry.slice(0, 20))}: there is no move before this one`);
    moves.push(usiOf(match, target));
    if (moves.length > MAX_PLIES) return fail(`more than ${MAX_PLIES} moves`);
  }
  const start = readStart(headers, lines);
  return start.ok ? ok({ tags: { ...headers, [START_TAG]: start.value }, moves, result }) : start;
}

const squareOf = ([file, rank]: string): string => sfenSquare(Number(file), RANK_DIGITS.indexOf(rank!));

function usiOf([, , piece, suffix, file, rank]: readonly (string | undefined)[], target: string): string {
  if (file === undefined) return `${PIECE_LETTERS[piece!]}*${target}`;
  return sfenSquare(Number(file), Number(rank)) + target + (suffix === '成' ? '+' : '');
}

/** Writes games that begin from the start of shogi, with or without a handicap; KIF has no name for other starts. */
function format({ fen, made, outcome }: PlayedGame): string | undefined {
  const start = Object.keys(NAMED_STARTS).find((name) => NAMED_STARTS[name] === fen);
  if (start === undefined) return undefined;
  const lines: string[] = [];
  let last: unknown;
  for (const move of made) {
    if (typeof move['usi'] !== 'string') continue;
    const text = moveText(move, last);
    if (text === undefined) return undefined;
    lines.push(text);
    last = move['to'];
  }
  if (outcome) lines.push(endWord(outcome));
  const rows = lines.map((text, index) => `${String(index + 1).padStart(4)} ${text}`);
  const seats = start === EVEN_GAME_NAME ? ['先手：', '後手：'] : ['下手：', '上手：'];
  return [`手合割：${start}`, ...seats, '手数----指手---------', ...rows, ''].join('\n');
}

function moveText({ from, to, piece, drop, promotion, notation }: Move, last: unknown): string | undefined {
  const name = PIECE_NAMES[String(drop ?? piece)];
  if (name === undefined) return undefined;
  const [file, rank] = squareDigits(String(to));
  const square = to === last ? '同　' : WIDE[file]! + RANK_DIGITS[rank]!;
  if (drop !== undefined) return `${square}${name}打`;
  const face = promotion === '+' ? '成' : notation?.endsWith('=') ? '不成' : '';
  return `${square}${name}${face}(${squareDigits(String(from)).join('')})`;
}

const END_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^checkmate$|^stalemate$/, '詰み'],
  [/^resignation$/, '投了'],
  [/-fold-repetition$/, '千日手'],
  [/^perpetual-check$/, '反則勝ち'],
  [/^impasse$/, '入玉勝ち'],
];

/** The KIF word for the end of the game; "interrupted" if there is none. */
function endWord({ reason, winner }: Outcome): string {
  if (reason === 'impasse' && winner === null) return '持将棋';
  return END_WORDS.find(([pattern]) => pattern.test(reason))?.[1] ?? '中断';
}

export const kifFormat: RecordFormat = { name: 'KIF', matches: isKif, parse, format, startTag: START_TAG };
