import type { GameFormat, PlayedGame } from '../../../play/family.ts';
import type { Move } from '../../../play/move.ts';
import { isMoveText, numberedMoves, parseMoveText, tagLines, UNKNOWN_TAGS, wrapWords } from '../../../play/movetext.ts';
import type { DraughtsDefinition } from '../definition.ts';

/**
 * Results in PDN (Portable Draughts Notation), which is PGN for draughts, by the PDN 3.0 standard of the FMJD. A win
 * counts one or two points.
 */
const RESULTS = ['1-0', '0-1', '1/2-1/2', '2-0', '0-2', '1-1', '0-0', '*'];

/**
 * A move written with the squares on which the piece stands: start and end, or all squares if start and end fit several
 * moves.
 */
function formatMove({ from, to, path, algebraic }: Move, usesNames: boolean): string {
  if (usesNames) return String(algebraic);
  return Array.isArray(path) ? path.join('x') : `${String(from)}-${String(to)}`;
}

function formatPdn({ tags, made, fen, isUsualStart, variant, outcome, definition }: PlayedGame): string {
  const { notation, setup } = definition as DraughtsDefinition;
  const result = resultOf(outcome, definition.seats);
  const allTags = {
    ...UNKNOWN_TAGS,
    ...tags,
    Result: result,
    ...(notation.gameType !== undefined && { GameType: String(notation.gameType) }),
    ...(variant !== undefined && { Variant: variant }),
    ...(!isUsualStart && { SetUp: '1', FEN: fen }),
  };
  const number = Number(/:F(\d+)/.exec(fen)?.[1] ?? 1);
  const firstPly = (number - 1) * 2 + (fen[0] === setup.fen[0] ? 0 : 1);
  const moves = made.map((move) => formatMove(move, notation.squares === 'names'));
  return `${tagLines(allTags)}\n\n${wrapWords([...numberedMoves(moves, firstPly), result])}\n`;
}

/** The result with White's points first, even if Black moves first. */
function resultOf(outcome: PlayedGame['outcome'], seats: readonly string[]): string {
  if (!outcome) return '*';
  if (outcome.winner === null) return '1/2-1/2';
  return seats[outcome.winner] === 'white' ? '1-0' : '0-1';
}

/** The format PDN for whole games of draughts. */
export const pdn = {
  name: 'PDN',
  matches: isMoveText,
  parse: (text) => parseMoveText(text, RESULTS),
  format: formatPdn,
  startTag: 'FEN',
} satisfies GameFormat;
