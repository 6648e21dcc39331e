import { fail, ok, type Result } from '../../../lib/result.ts';
import { kifNames } from '../variants/kif-names.ts';
import { PIECE_LETTERS, RANK_DIGITS } from './kif-words.ts';
import { EVEN_GAME_NAME, FULL_SET, NAMED_STARTS, START_TAG } from './starts.ts';

/** Headers that give the pieces in hand, by seat. */
const HAND_HEADERS = [
  ['先手の持駒', '下手の持駒'],
  ['後手の持駒', '上手の持駒'],
] as const;

/** Headers that name a variant in full. Ours is `変則`, "irregular"; other programs have no such header. */
const VARIANT_HEADERS = ['変則', '棋種', 'Variant', 'variant'];

export const VARIANT_HEADER = VARIANT_HEADERS[0]!;
export const HANDICAP_HEADER = '手合割';
/** The handicap of starts without a name. */
export const OTHER_START_NAME = 'その他';

/**
 * Reads what the headers and a drawn board of a KIF or KI2 text say of variant and start, as tags: the name of the
 * variant, and the start as SFEN. Without either, the usual start is meant.
 */
export function readStart(
  headers: Readonly<Record<string, string>>,
  lines: readonly string[],
): Result<Record<string, string>, string> {
  const handicap = headers[HANDICAP_HEADER];
  const named = VARIANT_HEADERS.map((name) => headers[name]).find(Boolean);
  const variant = named ?? (Object.values(kifNames).includes(handicap ?? '') ? handicap : undefined);
  const tags = { ...headers, ...(variant !== undefined && { variant }) };
  const rows = lines.filter((line) => line.startsWith('|'));
  if (rows.length) {
    const drawn = drawnStart(headers, lines, rows, variant === undefined ? 9 : rows.length);
    return drawn.ok ? ok({ ...tags, [START_TAG]: drawn.value }) : drawn;
  }
  const isUsual = handicap === undefined || (variant !== undefined && [variant, EVEN_GAME_NAME].includes(handicap));
  if (isUsual) return ok(tags);
  const start = NAMED_STARTS[handicap];
  if (start !== undefined) return ok({ ...tags, [START_TAG]: start });
  return fail(`the handicap ${JSON.stringify(handicap.slice(0, 20))} needs a board drawn in lines that begin with |`);
}

function drawnStart(
  headers: Readonly<Record<string, string>>,
  lines: readonly string[],
  rows: readonly string[],
  ranksOfBoard: number,
): Result<string, string> {
  if (rows.length !== ranksOfBoard) return fail(`the drawn board has ${rows.length} rows, not ${ranksOfBoard}`);
  const ranks = rows.map(readRow);
  const wrong = ranks.indexOf(undefined);
  if (wrong >= 0) return fail(`row ${wrong + 1} of the drawn board cannot be read: ${rows[wrong]!.slice(0, 40)}`);
  const hands = HAND_HEADERS.map((names) => names.map((name) => headers[name]).find(Boolean) ?? '');
  const counts = hands.map((hand) => (isRest(hand) ? new Map<string, number>() : readHand(hand)));
  if (counts.includes(undefined)) return fail('the pieces in hand cannot be read');
  const rest = hands.findIndex(isRest);
  if (rest >= 0) counts[rest] = restOfSet(ranks.join(''), counts[1 - rest]!);
  const isSecond = lines.some((line) => /^(?:後手|上手)番/.test(line.trim()));
  const hand = handText(counts[0]!) + handText(counts[1]!).toLowerCase();
  return ok(`${ranks.join('/')} ${isSecond ? 'w' : 'b'} ${hand || '-'} 1`);
}

/** Whether a hand holds all pieces that are left, as the defender's does in mate problems: `残り全部`. */
const isRest = (hand: string): boolean => hand.startsWith('残り');

/** The pieces of a set of shogi that are neither on the board nor in the other hand. */
function restOfSet(board: string, other: ReadonlyMap<string, number>): Map<string, number> {
  const onBoard = (letter: string) => [...board.toUpperCase()].filter((piece) => piece === letter).length;
  return new Map(
    Object.entries(FULL_SET).map(([letter, count]) => [
      letter,
      Math.max(0, count - onBoard(letter) - (other.get(letter) ?? 0)),
    ]),
  );
}

/** Signs for an empty square, after normalisation. */
const EMPTY_SQUARE = '・.･· *';

/** Reads a row of a drawn board, two characters per square: a mark for gote's pieces, and the piece or a dot. */
function readRow(row: string): string | undefined {
  const [, body = ''] = row.split('|');
  if (body.length % 2 || body.length > 18) return undefined;
  const cells = Array.from({ length: body.length / 2 }, (_, file) => {
    const [side, name] = [body[2 * file]!, body[2 * file + 1]!];
    if (EMPTY_SQUARE.includes(name) && side === ' ') return '1';
    if (side !== ' ' && side !== 'v') return undefined;
    const letter = PIECE_LETTERS[name];
    return letter && (side === 'v' ? letter.toLowerCase() : letter);
  });
  return cells.includes(undefined) ? undefined : cells.join('').replace(/1+/g, (run) => String(run.length));
}

/** Reads pieces in hand, such as `飛 角二 歩十八`, as numbers by letter; undefined if they cannot be read. */
function readHand(text: string): Map<string, number> | undefined {
  const counts = new Map<string, number>();
  if (!text || text.startsWith('なし')) return counts;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const letter = PIECE_LETTERS[word[0]!];
    const count = countOf(word.slice(1));
    if (letter === undefined || !Object.hasOwn(FULL_SET, letter) || count === undefined) return undefined;
    counts.set(letter, (counts.get(letter) ?? 0) + count);
  }
  return counts;
}

/** Pieces in hand as SFEN writes those of sente. */
const handText = (counts: ReadonlyMap<string, number>): string =>
  Object.keys(FULL_SET)
    .map((letter) => {
      const count = counts.get(letter) ?? 0;
      return count > 1 ? `${count}${letter}` : count ? letter : '';
    })
    .join('');

/** A number up to 18 in kanji or digits; 1 if nothing is written. */
function countOf(text: string): number | undefined {
  if (!text) return 1;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const [, tens, units] = /^(十?)([一二三四五六七八九]?)$/.exec(text) ?? [];
  return tens === undefined ? undefined : (tens ? 10 : 0) + (units ? RANK_DIGITS.indexOf(units) : 0);
}
