import type { Board } from '../board/board.ts';
import { codesOfLetters } from '../board/kinds.ts';
import { canBeChecked, canBeStuck } from './king-cover.ts';
import {
  type Army,
  canBecomeRoyal,
  canHaveLetter,
  formsOf,
  type MaterialFacts,
  pieceStrokes,
} from './material-facts.ts';

/**
 * Proves that pieces are dead: that no series of legal moves leads to a win for either side, wherever they stand and
 * whoever is to move. For each rule by which a game can be won there is a test that says whether it might ever apply;
 * all tests err on the side of "yes". Captures and promotions are covered: every test looks at the pieces in all forms
 * that they can take, and none is more likely to say "no" with more pieces on the board than with fewer.
 *
 * Definition of a dead position: FIDE Laws of Chess 5.2.2.
 */
export function isProvenDead(facts: MaterialFacts): boolean {
  return isExamined(facts) && !WAYS_TO_WIN.some((mayWin) => mayWin(facts));
}

/** Whether the tests below understand the material and the rules that matter for it. */
function isExamined(facts: MaterialFacts): boolean {
  const { board, armies } = facts;
  const { rules, end } = board.definition;
  const { atMost = 0, together = false } = end.extinction ?? {};
  const mostRoyals = together || board.royal >= 0 ? 1 : atMost + 1;
  if (armies.some(({ royals }) => royals.length === 0 || royals.length > mostRoyals)) return false;
  if (!rules.mayCheck && SIDES.some((side) => canBeChecked(facts, side))) return false;
  if (!rules.deadEnds && armies.some(({ royals }) => royals.some((code) => hasDeadEnd(board, code)))) return false;
  if (!hasOthers(facts)) return true;
  if (armies.some(({ others }) => others.some((code) => canBecomeRoyal(board, code)))) return false;
  return !rules.blast && !rules.truce.length && !rules.petrifies.length && rules.mayCheck && !rules.hand?.captures;
}

/** Whether a piece could stand where it has no step. */
const hasDeadEnd = (board: Board, code: number): boolean =>
  formsOf(board)[code]!.some((form) => pieceStrokes(board)(form).at.some((strokes) => strokes?.steps.length === 0));

type MayWin = (facts: MaterialFacts) => boolean;

const SIDES = [0, 1] as const;

const hasOthers = ({ armies }: MaterialFacts): boolean => armies.some(({ others }) => others.length > 0);

const byGoal: MayWin = (facts) => {
  const { goal } = facts.board.definition.end;
  return goal !== undefined && SIDES.some((side) => canHaveLetter(facts, side, goal.pieces));
};

/** Castling wins and points decide without regard to what the pieces can do. */
const byOtherRules: MayWin = ({ board }) => {
  const { castling, points } = board.definition.end;
  return castling !== undefined || points !== undefined;
};

/** Repetitions that lose, by whoever is to move or by the checks and chases in between. */
const byRepetition: MayWin = (facts) => {
  const { repetition } = facts.board.definition.end;
  if (!repetition) return false;
  const { onTurn, first, perpetualCheck, perpetualChase, toAndFro } = repetition;
  if (onTurn !== 'draw' || first !== 'draw') return true;
  if ((perpetualChase || toAndFro !== undefined) && hasOthers(facts)) return true;
  return perpetualCheck === 'loss' && SIDES.some((side) => canBeChecked(facts, side));
};

const byImpasse: MayWin = ({ board, armies }) => {
  const { impasse } = board.definition.end;
  return impasse !== undefined && armies.some(({ others }) => others.length >= impasse.pieces);
};

const byChecks: MayWin = (facts) =>
  facts.board.definition.end.checks !== undefined && SIDES.some((side) => canBeChecked(facts, side));

const byMate: MayWin = (facts) => {
  const { rules, end } = facts.board.definition;
  if (end.mate === 'draw') return false;
  return SIDES.some(
    (side) => canBeChecked(facts, side) && (rules.walls || rules.kingStays || canBeStuck(facts, side, true)),
  );
};

const byStalemate: MayWin = (facts) => {
  const { rules, end } = facts.board.definition;
  if (end.stalemate === 'draw' || rules.pass !== 'never') return false;
  return SIDES.some((side) => rules.walls || rules.mustCapture || canBeStuck(facts, side, false));
};

/** The numbers of pieces that a side may come to have of those that the extinction rule counts together. */
interface Range {
  readonly least: number;
  readonly most: number;
}

const byExtinction: MayWin = (facts) => {
  const { rules, end } = facts.board.definition;
  const { extinction } = end;
  if (!extinction || extinction.result === 'draw') return false;
  // Guarded pieces are mated instead of captured, unless they can be blown up or turned into walls.
  if (extinction.guarded && !rules.blast && !rules.petrifies.length) return false;
  const groups = extinction.pieces === 'all' ? [undefined] : extinction.pieces;
  return groups.some((letter) =>
    SIDES.some((side) => {
      const [own, other] = [rangeOf(facts, side, letter), rangeOf(facts, 1 - side, letter)];
      return own.least <= extinction.atMost && other.most >= extinction.against;
    }),
  );
};

/** Range of the pieces of a side with a letter, or of all its pieces. Royal pieces are never captured. */
function rangeOf({ board, armies }: MaterialFacts, side: number, letter: string | undefined): Range {
  const { royals, others } = armies[side] as Army;
  const codes = letter === undefined ? undefined : codesOfLetters(board.kinds, [letter], side);
  const counts = (code: number) => codes === undefined || codes[code] === 1;
  const mayCount = (code: number) => formsOf(board)[code]!.some(counts);
  const mustCount = (code: number) => formsOf(board)[code]!.every(counts);
  return {
    least: royals.filter(mustCount).length,
    most: [...royals, ...others].filter(mayCount).length,
  };
}

const WAYS_TO_WIN: readonly MayWin[] = [
  byGoal,
  byOtherRules,
  byRepetition,
  byImpasse,
  byExtinction,
  byChecks,
  byMate,
  byStalemate,
];
