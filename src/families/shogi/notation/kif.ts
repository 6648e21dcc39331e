import type { FairyDefinition } from '../../../fairy/language/definition.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Move } from '../../../play/move.ts';
import type { ParsedRecord, PlayedGame, RecordedResult, RecordFormat } from '../../../play/record-format.ts';
import { kifNames } from '../variants/kif-names.ts';
import { handicapGame } from './handicaps.ts';
import { drawStart } from './kif-drawing.ts';
import { CLOSING_WORD, closingLine, endingOf, endWord, readClosing } from './kif-endings.ts';
import { firstGame, isLayout, isTime, unreadNotes } from './kif-lines.ts';
import { HANDICAP_HEADER, OTHER_START_NAME, readStart, VARIANT_HEADER } from './kif-start.ts';
import { headerOf, PIECE_LETTERS, PIECE_NAMES, plainText, RANK_DIGITS, wideDigits } from './kif-words.ts';
import { hasPlainRules } from './plain-rules.ts';
import { EVEN_GAME_NAME, MAX_PLIES, NAMED_STARTS, START_TAG, sfenSquare, squareDigits } from './starts.ts';

/**
 * KIF, the usual game format in Japan: header lines such as `手合割：平手`, then one move per line with its number.
 * Comments, times and variations are skipped.
 */

const NUMBERED = /^\s*(\d{1,4})[.:]?\s+(\S.*)$/;
const MOVE =
  /^(同|[1-9][一二三四五六七八九])\s*(成銀|成桂|成香|[玉王飛角金銀桂香歩龍竜馬と全圭杏])(打|不成|生|成)?\s*(?:\(([1-9])([1-9])\))?/;

/** A numbered move, or one without its number: number and text. */
function entryOf(line: string): { readonly number: number | undefined; readonly text: string } | undefined {
  const [, number, text] = NUMBERED.exec(line) ?? [];
  if (text !== undefined) return { number: Number(number), text };
  const bare = line.trim();
  return MOVE.test(bare) ? { number: undefined, text: bare } : undefined;
}

/** Whether a line is a move with its origin or the mark of a drop. */
function isMoveLine(line: string): boolean {
  const text = entryOf(line)?.text;
  return text !== undefined && MOVE.test(text);
}

/** Whether some line is a move, numbered or with its origin. */
export const hasMoveLines = (lines: readonly string[]): boolean => lines.some(isMoveLine);

function isKif(text: string): boolean {
  const plain = plainText(text);
  if (/^#\s?KIF/m.test(plain) || plain.includes('手合割') || plain.includes('手数-')) return true;
  const lines = plain.split('\n');
  return hasMoveLines(lines) || lines.some((line) => /^\|[^|]{6,18}\|/.test(line));
}

function parse(text: string): Result<ParsedRecord, string> {
  const { lines, following } = firstGame(plainText(text), isMoveLine);
  const headers: Record<string, string> = {};
  const moves: string[] = [];
  const unread: string[] = [];
  const notes: string[] = [];
  let target: string | undefined;
  let result: RecordedResult | undefined;
  let lastNumber: number | undefined;
  let isEnded = false;
  for (const line of lines) {
    if (isLayout(line)) continue;
    if (line.trimStart().startsWith(CLOSING_WORD)) {
      const closing = readClosing(line, moves.length, result);
      result = closing.result;
      notes.push(...closing.notes);
      isEnded = true;
      continue;
    }
    const entry = entryOf(line);
    const ending = endingOf(entry?.text ?? line.trim());
    if (ending && !isEnded) {
      result = ending.result;
      if (!isTime(ending.rest)) unread.push(ending.rest);
      isEnded = true;
      continue;
    }
    if (isEnded || !entry) {
      const header = entry || moves.length ? undefined : headerOf(line);
      if (header) headers[header[0]] ??= header[1];
      else unread.push(line);
      continue;
    }
    const match = MOVE.exec(entry.text);
    if (!match) return fail(`line ${JSON.stringify(line.trim().slice(0, 30))} is neither a move nor the end of a game`);
    target = match[1] === '同' ? target : squareOf(match[1]!);
    if (target === undefined)
      return fail(`${JSON.stringify(entry.text.slice(0, 20))}: there is no move before this one`);
    const move = moveOf(match, target);
    if (move === undefined)
      return fail(
        `${JSON.stringify(match[0])} in move ${moves.length + 1} needs its origin, such as (77), or 打 for a drop`,
      );
    moves.push(move);
    const rest = entry.text.slice(match[0].length).trim();
    if (!isTime(rest)) unread.push(rest);
    if (lastNumber !== undefined && entry.number !== undefined && entry.number !== lastNumber + 1)
      notes.push(`move ${entry.number} follows move ${lastNumber}: a line may be missing or written twice`);
    lastNumber = entry.number;
    if (moves.length > MAX_PLIES) return fail(`more than ${MAX_PLIES} moves`);
  }
  const start = readStart(headers, lines);
  if (!start.ok) return start;
  return ok({ tags: start.value, moves, result, following, notes: [...notes.slice(0, 10), ...unreadNotes(unread)] });
}

const squareOf = ([file, rank]: string): string => sfenSquare(Number(file), RANK_DIGITS.indexOf(rank!));

/** The move in USI, with its piece: `7g7f(P)`, `P*5e`. Undefined if it has neither an origin nor the mark of a drop. */
function moveOf([, , piece, suffix, file, rank]: readonly (string | undefined)[], target: string): string | undefined {
  const letter = PIECE_LETTERS[piece!]!;
  if ((suffix === '打') === (file !== undefined)) return undefined;
  if (file === undefined) return `${letter}*${target}`;
  return `${sfenSquare(Number(file), Number(rank))}${target}${suffix === '成' ? '+' : ''}(${letter})`;
}

/** Reads a move as `moveOf` writes it. A move by another piece than the text names is not legal. */
function readMove(text: string): Move {
  const [, notation = text, piece] = /^([^(]+)\((\+?[A-Z])\)$/.exec(text) ?? [];
  return { notation, ...(piece !== undefined && { piece }) };
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
  return [...head, '手数----指手---------消費時間--', ...rows, ...closing, ''].join('\n');
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
  taggedVariant: handicapGame,
  readMove,
  variantNames: kifNames,
};
