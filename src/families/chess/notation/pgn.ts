import type { GameFormat, PlayedGame } from '../../../play/family.ts';
import { isMoveText, numberedMoves, parseMoveText, tagLines, UNKNOWN_TAGS, wrapWords } from '../../../play/movetext.ts';

/** Results of games in Portable Game Notation (standard of 1994). */

const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'];

/** Writes PGN in export format: the seven tag roster first, lines of at most 80 characters. */
function formatPgn({
  tags,
  moves,
  fen,
  isUsualStart,
  variant,
  outcome,
}: Omit<PlayedGame, 'made' | 'definition'>): string {
  const result = !outcome ? '*' : outcome.winner === null ? '1/2-1/2' : outcome.winner === 0 ? '1-0' : '0-1';
  const all = {
    ...UNKNOWN_TAGS,
    ...tags,
    Result: result,
    ...(variant !== undefined && { Variant: variant }),
    ...(!isUsualStart && { SetUp: '1', FEN: fen }),
  };
  const fields = fen.split(' ');
  const first = (Number(fields.at(-1)) - 1) * 2 + (fields[1] === 'b' ? 1 : 0);
  return `${tagLines(all)}\n\n${wrapWords([...numberedMoves(moves, first), result])}\n`;
}

export const pgn = {
  name: 'PGN',
  matches: isMoveText,
  parse: (text) => parseMoveText(text, RESULTS),
  format: formatPgn,
  startTag: 'FEN',
} satisfies GameFormat;
