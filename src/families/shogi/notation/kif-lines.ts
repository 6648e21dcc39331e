import { headerOf } from './kif-words.ts';

/** Lines of KIF and KI2 texts: which belong to the first game, and which are only layout. */

/** Headers with which a game begins. */
const FIRST_HEADERS = ['開始日時', '手合割', '棋戦', '先手', '下手'];

/**
 * The lines of the first game without its variations, and the number of games after it. A header after moves begins the
 * next game.
 */
export function firstGame(
  text: string,
  isMoveLine: (line: string) => boolean,
): { readonly lines: readonly string[]; readonly following: number } {
  const lines: string[] = [];
  let following = 0;
  let hasMoves = false;
  let isVariation = false;
  for (const line of text.split('\n')) {
    const name = headerOf(line)?.[0];
    if (hasMoves && FIRST_HEADERS.includes(name ?? '')) {
      following++;
      hasMoves = false;
    }
    isVariation ||= name === '変化';
    if (following === 0 && !isVariation) lines.push(line);
    hasMoves ||= isMoveLine(line);
  }
  return { lines, following };
}

/** Comments, bookmarks, the edge and the rows of a drawn board. */
const MARKED_LINE = /^\s*(?:[#*&|]|\+-)/;

/** The files above a board, a rule above the moves, the moves made before the board, who moves first. */
const PLAIN_LINE = /^(?:\d(?: \d){1,8}|手数[-=].*|[先後上下]手番)?$/;

/** Whether a line holds neither header, move nor end. */
export const isLayout = (line: string): boolean => MARKED_LINE.test(line) || PLAIN_LINE.test(line.trim());

/** A note that names the first of the texts that were not understood; none if there are none. */
export function unreadNotes(texts: readonly string[]): string[] {
  if (!texts.length) return [];
  const more = texts.length > 1 ? ` and ${texts.length - 1} more` : '';
  return [`not understood and ignored: ${JSON.stringify(texts[0]!.trim().slice(0, 40))}${more}`];
}

/** Whether text behind a move or an end is a time such as `( 0:01/00:00:01)`, or the `+` before variations. */
export const isTime = (text: string): boolean => /^[\d\s:/.()+-]*$/.test(text);
