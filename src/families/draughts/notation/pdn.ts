import type { GameFormat, PlayedGame } from '../../../play/family.ts';
import type { Move } from '../../../play/move.ts';
import { isMoveText, numberedMoves, parseMoveText, tagLines, UNKNOWN_TAGS, wrapWords } from '../../../play/movetext.ts';
import type { DraughtsDefinition } from '../definition.ts';

/**
 * Portable Draughts Notation: PGN with moves of draughts, after the PDN 3.0 standard of the FMJD. Results count one or two
 * points for a win.
 */

const RESULTS = ['1-0', '0-1', '1/2-1/2', '2-0', '0-2', '1-1', '0-0', '*'];

/** Each move by the squares that it stands on, of which PDN wants all where the ends alone are not enough. */
function writtenMove({ from, to, path, algebraic }: Move, names: boolean): string {
  if (names) return String(algebraic);
  return Array.isArray(path) ? path.join('x') : `${String(from)}-${String(to)}`;
}

function formatPdn({ tags, made, fen, isUsualStart, variant, outcome, definition }: PlayedGame): string {
  const { notation, setup } = definition as DraughtsDefinition;
  const result = resultOf(outcome, definition.seats);
  const all = {
    ...UNKNOWN_TAGS,
    ...tags,
    Result: result,
    ...(notation.gameType !== undefined && { GameType: String(notation.gameType) }),
    ...(variant !== undefined && { Variant: variant }),
    ...(!isUsualStart && { SetUp: '1', FEN: fen }),
  };
  const number = Number(/:F(\d+)/.exec(fen)?.[1] ?? 1);
  const first = (number - 1) * 2 + (fen[0] === setup.fen[0] ? 0 : 1);
  const moves = made.map((move) => writtenMove(move, notation.squares === 'names'));
  return `${tagLines(all)}\n\n${wrapWords([...numberedMoves(moves, first), result])}\n`;
}

/** White's points first, whoever begins. */
function resultOf(outcome: PlayedGame['outcome'], seats: readonly string[]): string {
  if (!outcome) return '*';
  if (outcome.winner === null) return '1/2-1/2';
  return seats[outcome.winner] === 'white' ? '1-0' : '0-1';
}

export const pdn = {
  name: 'PDN',
  matches: isMoveText,
  parse: (text) => parseMoveText(text, RESULTS),
  format: formatPdn,
  startTag: 'FEN',
} satisfies GameFormat;
