import { PIECE_NAMES, RANK_DIGITS, wideDigits } from './kif-words.ts';

/** One character per piece, as a drawn board needs it: promoted silvers, knights and lances have names of two. */
const SHORT_NAMES: Readonly<Record<string, string>> = { ...PIECE_NAMES, '+S': '全', '+N': '圭', '+L': '杏' };

/**
 * Draws a start as KIF does, from an SFEN: gote's hand, the board with `v` before gote's pieces, sente's hand, and who
 * moves first if that is gote. Undefined if the position is not the first of a game, which KIF does not show.
 */
export function drawStart(sfen: string): readonly string[] | undefined {
  const [board = '', side, hand = '', number] = sfen.split(' ');
  if (number !== '1') return undefined;
  const rows = board.split('/').map(cellsOf);
  const files = rows[0]!.length;
  const edge = `+${'-'.repeat(3 * files)}+`;
  return [
    `後手の持駒：${handText(hand, (letter) => letter === letter.toLowerCase())}`,
    `  ${Array.from({ length: files }, (_, index) => wideDigits(String(files - index))).join(' ')}`,
    edge,
    ...rows.map((cells, index) => `|${cells.map(cellText).join('')}|${RANK_DIGITS[index + 1]}`),
    edge,
    `先手の持駒：${handText(hand, (letter) => letter === letter.toUpperCase())}`,
    ...(side === 'w' ? ['後手番'] : []),
  ];
}

/** The squares of a rank: letters of pieces, empty text for empty squares. */
const cellsOf = (rank: string): string[] =>
  (rank.match(/\d|\+?[a-z]/gi) ?? []).flatMap((token) =>
    /\d/.test(token) ? Array<string>(Number(token)).fill('') : token,
  );

function cellText(letter: string): string {
  if (!letter) return ' ・';
  return (letter === letter.toUpperCase() ? ' ' : 'v') + SHORT_NAMES[letter.toUpperCase()];
}

/** Pieces in hand of one side, `飛　角二　歩十八`. */
function handText(hand: string, isOwn: (letter: string) => boolean): string {
  const pieces = [...hand.matchAll(/(\d{0,2})([a-z])/gi)].filter(([, , letter]) => isOwn(letter!));
  const words = pieces.map(([, count, letter]) => SHORT_NAMES[letter!.toUpperCase()] + countText(Number(count || 1)));
  return words.join('　') || 'なし';
}

/** A number from 2 to 18 in kanji; empty for 1. */
const countText = (count: number): string =>
  count === 1 ? '' : `${count >= 10 ? '十' : ''}${count % 10 ? RANK_DIGITS[count % 10] : ''}`;
