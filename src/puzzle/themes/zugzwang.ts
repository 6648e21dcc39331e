import { BISHOP, KNIGHT, QUEEN, ROOK } from '../../fairy/engines/bitboard/sets.ts';
import { suggestMove } from '../../search/suggest.ts';
import type { BoardSnapshot } from './diagram.ts';
import { fensAfterMoves, type SolutionLine, standardChessRules } from './line.ts';
import type { PuzzleTheme } from './theme.ts';

/** Maximum number of pieces other than kings and pawns. With more, a player always has a harmless move. */
const MAX_PIECES = 2;
const PIECES = [KNIGHT, BISHOP, ROOK, QUEEN];

/** Minimum loss, in centipawns, that having to move must cause. */
const MIN_HARM = 60;
/** Maximum number of nodes of the search that measures this loss. */
const NODES = 30_000;

/** Whether the opponent would be better off passing than moving after some move of the solver. */
function isZugzwang({ plies, solver, solved }: SolutionLine): boolean {
  const candidates = plies.map(({ side, isCheck, after }) => side === solver && !isCheck && isSparse(after));
  return (
    candidates.includes(true) && fensAfterMoves(solved).some((fen, index) => candidates[index] && isHarmedByMoving(fen))
  );
}

const isSparse = (diagram: BoardSnapshot): boolean =>
  diagram.squares(0, ...PIECES).length + diagram.squares(1, ...PIECES).length <= MAX_PIECES;

function isHarmedByMoving(fen: string): boolean {
  const moving = scoreOf(fen);
  if (moving === undefined || moving > 0) return false;
  const passing = scoreOf(withTurnPassed(fen));
  return passing !== undefined && -passing - moving >= MIN_HARM;
}

/** Returns the score of a position, as seen by the side to move; undefined if it cannot be searched. */
function scoreOf(fen: string): number | undefined {
  const { ai, parse } = standardChessRules();
  const reading = parse(fen);
  if (!reading.ok || reading.value.position.count() === 0) return undefined;
  const question = { level: 'expert', seed: fen, clock: () => 0, limits: { nodes: NODES } } as const;
  return suggestMove(reading.value.position, ai, question).score;
}

/** Returns the position with the turn passed to the other side. */
function withTurnPassed(fen: string): string {
  const [board, turn, rights, , ...counters] = fen.split(' ');
  return [board, turn === 'w' ? 'b' : 'w', rights, '-', ...counters].join(' ');
}

export const ZUGZWANG_THEME: PuzzleTheme = {
  slug: 'zugzwang',
  title: 'Zugzwang',
  description: 'Whatever the opponent moves makes matters worse; it would rather not move at all.',
  find: isZugzwang,
  isSlow: true,
};
