import { type BoardFacts, NONE } from '../board/board.ts';
import { codeOf } from '../board/kinds.ts';
import type { Setup } from '../board/setup.ts';

/**
 * Whether positions may be mate problems (tsume), in which the attacker has no king and so cannot be checked: in games
 * like shogi, whose players exchange them, unless kings do more than be mated.
 */
function hasMateProblems({ definition, royal, hasRoyal }: BoardFacts): boolean {
  const { rules, end, notation } = definition;
  const isLikeShogi = notation.sfen === 'written' && rules.hand?.captures === true && rules.turning !== undefined;
  const hasOtherAims = end.goal || end.checks || end.extinction || rules.flyingGeneral || rules.royalAtStake;
  return isLikeShogi && !hasOtherAims && royal !== NONE && hasRoyal.every(Boolean);
}

/** The side that has no king in a mate problem, which is the attacker; NONE if the position is not one. */
export function kinglessAttacker(board: BoardFacts, { cells, hands }: Setup): number {
  if (!hasMateProblems(board)) return NONE;
  const counts = [0, 1].map((side) => {
    const code = codeOf(board.royal, side);
    return cells.reduce((count, other) => count + Number(other === code), hands[code]!);
  });
  if (counts[0] === 0 && counts[1] === 1) return 0;
  return counts[0] === 1 && counts[1] === 0 ? 1 : NONE;
}
