import { BISHOP, KNIGHT, QUEEN, ROOK } from '../../fairy/engines/bitboard/sets.ts';
import { suggest } from '../../search/suggest.ts';
import type { Diagram } from './diagram.ts';
import { fensAfter, type Line, standardRules } from './line.ts';
import type { Theme } from './theme.ts';

/** With more pieces besides kings and pawns than these somebody always has a harmless move. */
const MOST_PIECES = 2;
const PIECES = [KNIGHT, BISHOP, ROOK, QUEEN];

/** So much the opponent must lose by having to move, in hundredths of a pawn, and how far that is looked into. */
const HARM = 60;
const NODES = 30_000;

/** After a move of the solver the opponent comes out worse by moving than it would if it might pass. */
function isZugzwang({ plies, solver, solved }: Line): boolean {
  const candidates = plies.map(({ side, isCheck, after }) => side === solver && !isCheck && isSparse(after));
  return (
    candidates.includes(true) && fensAfter(solved).some((fen, index) => candidates[index] && isHarmedByMoving(fen))
  );
}

const isSparse = (diagram: Diagram): boolean =>
  diagram.squares(0, ...PIECES).length + diagram.squares(1, ...PIECES).length <= MOST_PIECES;

function isHarmedByMoving(fen: string): boolean {
  const moving = worth(fen);
  if (moving === undefined || moving > 0) return false;
  const passing = worth(passed(fen));
  return passing !== undefined && -passing - moving >= HARM;
}

/** What a position is worth to the player on turn; undefined where it can't be searched. */
function worth(fen: string): number | undefined {
  const { ai, parse } = standardRules();
  const reading = parse(fen);
  if (!reading.ok || reading.value.position.count() === 0) return undefined;
  const question = { level: 'expert', seed: fen, clock: () => 0, limits: { nodes: NODES } } as const;
  return suggest(reading.value.position, ai, question).score;
}

/** The same with the other player on turn. */
function passed(fen: string): string {
  const [board, turn, rights, , ...counters] = fen.split(' ');
  return [board, turn === 'w' ? 'b' : 'w', rights, '-', ...counters].join(' ');
}

export const ZUGZWANG: Theme = {
  slug: 'zugzwang',
  title: 'Zugzwang',
  description: 'Whatever the opponent moves makes matters worse; it would rather not move at all.',
  find: isZugzwang,
  isSlow: true,
};
