import { fail, ok, type Result } from '../../../lib/result.ts';
import { PIECE_LETTERS, RANK_DIGITS } from './kif-words.ts';
import { EVEN_GAME_NAME, NAMED_STARTS } from './starts.ts';

/** Headers that give the pieces in hand, by seat. */
const HAND_HEADERS = [
  ['先手の持駒', '下手の持駒'],
  ['後手の持駒', '上手の持駒'],
] as const;

/** Letters in hand in the order in which SFEN writes them. */
const HAND_ORDER = 'RBGSNLP';

/**
 * Reads the start of a KIF or KI2 text as SFEN: the board drawn in its lines, with hands, or else the handicap that its
 * header names.
 */
export function readStart(headers: Readonly<Record<string, string>>, lines: readonly string[]): Result<string, string> {
  const rows = lines.filter((line) => line.startsWith('|'));
  if (rows.length) return drawnStart(headers, lines, rows);
  const name = headers['手合割'] ?? EVEN_GAME_NAME;
  const start = NAMED_STARTS[name];
  if (start !== undefined) return ok(start);
  return fail(`the handicap ${JSON.stringify(name.slice(0, 20))} needs a board drawn in lines that begin with |`);
}

function drawnStart(
  headers: Readonly<Record<string, string>>,
  lines: readonly string[],
  rows: readonly string[],
): Result<string, string> {
  if (rows.length !== 9) return fail(`the drawn board has ${rows.length} rows, not 9`);
  const ranks = rows.map(readRow);
  const wrong = ranks.indexOf(undefined);
  if (wrong >= 0) return fail(`row ${wrong + 1} of the drawn board cannot be read: ${rows[wrong]!.slice(0, 40)}`);
  const hands = HAND_HEADERS.map((names) => readHand(names.map((name) => headers[name]).find(Boolean) ?? ''));
  if (hands.includes(undefined)) return fail('the pieces in hand cannot be read');
  const isSecond = lines.some((line) => /^(?:後手|上手)番/.test(line.trim()));
  const hand = hands[0]! + hands[1]!.toLowerCase();
  return ok(`${ranks.join('/')} ${isSecond ? 'w' : 'b'} ${hand || '-'} 1`);
}

/** Reads a row of a drawn board, two characters per square: a mark for gote's pieces, and the piece or a dot. */
function readRow(row: string): string | undefined {
  const [, body = ''] = row.split('|');
  if (body.length !== 18) return undefined;
  const cells = Array.from({ length: 9 }, (_, file) => {
    const [side, name] = [body[2 * file]!, body[2 * file + 1]!];
    if (!/\p{Script=Han}|と/u.test(name)) return '1';
    const letter = PIECE_LETTERS[name];
    return letter && (side === 'v' ? letter.toLowerCase() : letter);
  });
  return cells.includes(undefined) ? undefined : cells.join('').replace(/1+/g, (run) => String(run.length));
}

/** Reads pieces in hand, such as `飛 角二 歩十八`, as in SFEN. */
function readHand(text: string): string | undefined {
  if (!text || text.startsWith('なし')) return '';
  const counts = new Map<string, number>();
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const letter = PIECE_LETTERS[word[0]!];
    const count = countOf(word.slice(1));
    if (letter === undefined || !HAND_ORDER.includes(letter) || count === undefined) return undefined;
    counts.set(letter, count);
  }
  return [...HAND_ORDER]
    .map((letter) => {
      const count = counts.get(letter) ?? 0;
      return count > 1 ? `${count}${letter}` : count ? letter : '';
    })
    .join('');
}

/** A number up to 18 in kanji or digits; 1 if nothing is written. */
function countOf(text: string): number | undefined {
  if (!text) return 1;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const [, tens, units] = /^(十?)([一二三四五六七八九]?)$/.exec(text) ?? [];
  return tens === undefined ? undefined : (tens ? 10 : 0) + (units ? RANK_DIGITS.indexOf(units) : 0);
}
