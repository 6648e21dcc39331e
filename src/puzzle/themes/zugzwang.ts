import { BISHOP, KNIGHT, QUEEN, ROOK } from '../../fairy/engines/bitboard/sets.ts';
import { suggest } from '../../search/suggest.ts';
import type { Diagram } from './diagram.ts';
import { fensAfter, type SolutionLine, standardRules } from './line.ts';
import type { Theme } from './theme.ts';

/** Maximum number of pieces, without kings and pawns: with more, there is always a harmless move. */
const MAX_PIECES = 2;
const PIECES = [KNIGHT, BISHOP, ROOK, QUEEN];

/** Minimum loss by having to move, in centipawns, and the node limit of the search for it. */
const MIN_HARM = 60;
const NODES = 30_000;

/** Whether the opponent, after a move of the solver, would be better off if it could pass. */
function isZugzwang({ plies, solver, solved }: SolutionLine): boolean {
  const candidates = plies.map(({ side, isCheck, after }) => side === solver && !isCheck && isSparse(after));
  return (
    candidates.includes(true) && fensAfter(solved).some((fen, index) => candidates[index] && isHarmedByMoving(fen))
  );
}

const isSparse = (diagram: Diagram): boolean =>
  diagram.squares(0, ...PIECES).length + diagram.squares(1, ...PIECES).length <= MAX_PIECES;

function isHarmedByMoving(fen: string): boolean {
  const moving = scoreOf(fen);
  if (moving === undefined || moving > 0) return false;
  const passing = scoreOf(withTurnPassed(fen));
  return passing !== undefined && -passing - moving >= MIN_HARM;
}

/** Returns the score of a position for the side to move; undefined if it cannot be searched. */
function scoreOf(fen: string): number | undefined {
  const { ai, parse } = standardRules();
  const reading = parse(fen);
  if (!reading.ok || reading.value.position.count() === 0) return undefined;
  const question = { level: 'expert', seed: fen, clock: () => 0, limits: { nodes: NODES } } as const;
  return suggest(reading.value.position, ai, question).score;
}

/** Returns the position with the other side to move. */
function withTurnPassed(fen: string): string {
  const [board, turn, rights, , ...counters] = fen.split(' ');
  return [board, turn === 'w' ? 'b' : 'w', rights, '-', ...counters].join(' ');
}

export const ZUGZWANG_THEME: Theme = {
  slug: 'zugzwang',
  title: 'Zugzwang',
  description: 'Whatever the opponent moves makes matters worse; it would rather not move at all.',
  find: isZugzwang,
  isSlow: true,
};
