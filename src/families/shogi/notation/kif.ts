import type { FairyDefinition } from '../../../fairy/language/definition.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Move } from '../../../play/move.ts';
import type { ParsedRecord, PlayedGame, RecordedResult, RecordFormat } from '../../../play/record-format.ts';
import { kifNames } from '../variants/kif-names.ts';
import { drawStart } from './kif-drawing.ts';
import { CLOSING_WORD, closingLine, closingResult, endingOf, endWord } from './kif-endings.ts';
import { HANDICAP_HEADER, OTHER_START_NAME, readStart, VARIANT_HEADER } from './kif-start.ts';
import { headerOf, PIECE_LETTERS, PIECE_NAMES, plainText, RANK_DIGITS, wideDigits } from './kif-words.ts';
import { hasPlainRules } from './plain-rules.ts';
import { EVEN_GAME_NAME, MAX_PLIES, NAMED_STARTS, START_TAG, sfenSquare, squareDigits } from './starts.ts';

/**
 * KIF, the usual game format in Japan: header lines such as `手合割：平手`, then one move per line with its number.
 * Comments, times and variations are skipped.
 */

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
  return hasMoveLines(lines) || lines.some((line) => /^\|[^|]{6,18}\|/.test(line));
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
    if (line.startsWith(CLOSING_WORD)) {
      result = closingResult(line);
      break;
    }
    // Comments, rows of a drawn board, and the line of its files.
    const entry = /^[#*&|]|^\s*\d(?: \d)+\s*$/.test(line) ? undefined : LINE.exec(line)?.[1];
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
  return start.ok ? ok({ tags: start.value, moves, result }) : start;
}

const squareOf = ([file, rank]: string): string => sfenSquare(Number(file), RANK_DIGITS.indexOf(rank!));

function usiOf([, , piece, suffix, file, rank]: readonly (string | undefined)[], target: string): string {
  if (file === undefined) return `${PIECE_LETTERS[piece!]}*${target}`;
  return sfenSquare(Number(file), Number(rank)) + target + (suffix === '成' ? '+' : '');
}

/**
 * Writes games with the pieces of shogi on boards of at most nine files and ranks. Starts without a name are drawn, as
 * long as no move has been made.
 */
function format(game: PlayedGame): string | undefined {
  if (!isKifGame(game.definition as FairyDefinition)) return undefined;
  const head = headLines(game);
  const moves = game.made.filter(({ usi }) => typeof usi === 'string');
  const texts = moves.map((move, ply) => moveText(move, moves[ply - 1]?.['to']));
  if (!head || texts.includes(undefined)) return undefined;
  const first = / w /.test(game.fen) ? 1 : 0;
  const end = endWord(game, (first + moves.length) % 2);
  const rows = [...texts, ...(end === undefined ? [] : [end])].map(
    (text, index) => `${String(index + 1).padStart(4)} ${text}`,
  );
  const closing = game.outcome && end === undefined ? [closingLine(game, moves.length)] : [];
  return [...head, '手数----指手---------', ...rows, ...closing, ''].join('\n');
}

/** Whether a variant has no pieces but those of shogi, and a board whose squares KIF can name. */
function isKifGame({ board, pieces, rules, notation }: FairyDefinition): boolean {
  const { forms = {}, back } = rules.turning ?? {};
  const isKnown = (letter: string, piece: unknown) =>
    typeof piece === 'object' && (piece as { kanji?: string }).kanji === PIECE_NAMES[letter];
  return (
    notation.also.includes('japanese') &&
    !back &&
    board.files <= 9 &&
    board.ranks <= 9 &&
    Object.entries(pieces).every(([letter, piece]) => isKnown(letter, piece)) &&
    Object.entries(forms).every(([letter, form]) => isKnown(`+${letter}`, form))
  );
}

/** Lines before the moves; undefined if KIF cannot express the start. */
function headLines({ fen, isUsualStart, variant, definition }: PlayedGame): readonly string[] | undefined {
  const named = kifNames[definition.variant];
  const start = Object.keys(NAMED_STARTS).find((name) => NAMED_STARTS[name] === fen);
  const usual = start ?? (isUsualStart ? EVEN_GAME_NAME : undefined);
  const drawn = usual === undefined ? drawStart(fen) : [];
  if (!drawn) return undefined;
  const seats = (start ?? EVEN_GAME_NAME) === EVEN_GAME_NAME ? ['先手：', '後手：'] : ['下手：', '上手：'];
  const handicap = `${HANDICAP_HEADER}：${named ?? usual ?? OTHER_START_NAME}`;
  // Flags for handicaps change nothing but the start, which the text gives.
  const isNamed = named !== undefined || variant === undefined || hasPlainRules(definition);
  const other = isNamed ? [] : [`${VARIANT_HEADER}：${variant}`];
  return [handicap, ...other, ...drawn, ...seats];
}

function moveText({ from, to, piece, drop, promotion, notation }: Move, last: unknown): string | undefined {
  const name = PIECE_NAMES[String(drop ?? piece)];
  if (name === undefined) return undefined;
  const [file, rank] = squareDigits(String(to));
  const square = to === last ? '同　' : wideDigits(String(file)) + RANK_DIGITS[rank]!;
  if (drop !== undefined) return `${square}${name}打`;
  const face = promotion === '+' ? '成' : notation?.endsWith('=') ? '不成' : '';
  return `${square}${name}${face}(${squareDigits(String(from)).join('')})`;
}

export const kifFormat: RecordFormat = {
  name: 'KIF',
  matches: isKif,
  parse,
  format,
  startTag: START_TAG,
  variantNames: kifNames,
};
