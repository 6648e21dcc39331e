import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Move } from '../../../play/move.ts';
import type { Outcome } from '../../../play/position.ts';
import type { ParsedRecord, PlayedGame, RecordedResult, RecordFormat } from '../../../play/record-format.ts';
import { EVEN_GAME_NAME, MAX_PLIES, NAMED_STARTS, START_TAG, sfenSquare, squareDigits } from './starts.ts';

/**
 * Full-width digits of KIF, the usual game format in Japan: header lines such as `手合割：平手`, then one move per line.
 * Comments, times and everything after the main line are skipped. A start drawn as a board is not read.
 */
const WIDE = '０１２３４５６７８９';
const RANKS = '〇一二三四五六七八九';

/** Names of pieces in KIF, by the letters used in moves. `龍` and `竜` are the same piece, and so are `玉` and `王`. */
const NAMES: Readonly<Record<string, string>> = {
  K: '玉',
  R: '飛',
  B: '角',
  G: '金',
  S: '銀',
  N: '桂',
  L: '香',
  P: '歩',
  '+R': '龍',
  '+B': '馬',
  '+S': '成銀',
  '+N': '成桂',
  '+L': '成香',
  '+P': 'と',
};
const OTHER_NAMES: Readonly<Record<string, string>> = { 王: 'K', 竜: '+R', 全: '+S', 圭: '+N', 杏: '+L' };
const LETTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(NAMES).map(([letter, name]) => [name, letter])),
  ...OTHER_NAMES,
};

const isKif = (text: string): boolean =>
  /^#KIF|^# KIF|手合割|手数-|^ {0,3}1 [１-９1-9][一二三四五六七八九]/m.test(text);

const LINE = /^\s*\d+\s+(\S.*)$/;
const MOVE =
  /^(同|[１-９1-9][一二三四五六七八九])\s?(成銀|成桂|成香|[玉王飛角金銀桂香歩龍竜馬と全圭杏])(打|不成|成)?(?:\(([1-9])([1-9])\))?/;

function parse(text: string): Result<ParsedRecord, string> {
  const tags: Record<string, string> = {};
  const moves: string[] = [];
  let target: string | undefined;
  let result: RecordedResult | undefined;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const [name = '', value] = headOf(line);
    if (name === '変化') break;
    if (value !== undefined && !moves.length) tags[name] = value;
    if (line.startsWith('|')) return fail('the start is drawn as a board: give it as SFEN, with the moves in USI');
    const entry = LINE.exec(line)?.[1];
    if (entry === undefined) continue;
    const match = MOVE.exec(entry);
    if (!match) {
      result = resultOf(entry);
      break;
    }
    target = match[1] === '同' ? target : squareOf(match[1]!);
    if (target === undefined) return fail(`${JSON.stringify(entry.slice(0, 20))}: there is no move before this one`);
    moves.push(usiOf(match, target));
    if (moves.length > MAX_PLIES) return fail(`more than ${MAX_PLIES} moves`);
  }
  const start = startOf(tags);
  return start.ok ? ok({ tags: { ...tags, [START_TAG]: start.value }, moves, result }) : start;
}

/** Splits a header line such as `手合割：平手` into name and value; other lines have no value. */
function headOf(line: string): string[] {
  const at = line.search(/[：:]/);
  return at < 1 || /^[#*&]/.test(line) ? [] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/** The end of a game by its word, as the words at the end of KIF files say it. */
function resultOf(line: string): RecordedResult | undefined {
  const word = Object.keys(RESULTS).find((known) => line.startsWith(known));
  return word === undefined ? undefined : { text: word, ...RESULTS[word]! };
}

/** What the words at the end of a game mean; those of games that were broken off are missing. */
const RESULTS: Readonly<Record<string, Omit<RecordedResult, 'text'>>> = {
  投了: { winner: 'opponent', reason: 'resignation' },
  詰み: { winner: 'opponent', reason: 'checkmate' },
  切れ負け: { winner: 'opponent', reason: 'time-forfeit' },
  反則負け: { winner: 'opponent', reason: 'rules-infraction' },
  不戦敗: { winner: 'opponent', reason: 'forfeit' },
  反則勝ち: { winner: 'mover', reason: 'rules-infraction' },
  入玉勝ち: { winner: 'mover', reason: 'impasse' },
  千日手: { winner: null, reason: 'repetition' },
  持将棋: { winner: null, reason: 'impasse' },
};

function startOf(tags: Readonly<Record<string, string>>): Result<string, string> {
  const name = tags['手合割'] ?? EVEN_GAME_NAME;
  const start = NAMED_STARTS[name];
  if (start === undefined) return fail(`${JSON.stringify(name.slice(0, 20))} is no start known here: give it as SFEN`);
  return ok(start);
}

function squareOf([file, rank]: string): string {
  return sfenSquare(WIDE.includes(file!) ? WIDE.indexOf(file!) : Number(file), RANKS.indexOf(rank!));
}

function usiOf([, , piece, suffix, file, rank]: readonly (string | undefined)[], target: string): string {
  if (file === undefined) return `${LETTERS[piece!]}*${target}`;
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
  const name = NAMES[String(drop ?? piece)];
  if (name === undefined) return undefined;
  const [file, rank] = squareDigits(String(to));
  const square = to === last ? '同　' : WIDE[file]! + RANKS[rank]!;
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
