import { kindOfCode } from '../board/kinds.ts';
import { formsOf, type MaterialFacts, type PieceStrokes, pieceStrokes } from './material-facts.ts';

/**
 * What the royal pieces of a side may meet, over-approximated: attacks pass through whatever stands in the way, blockers
 * stand wherever they are needed, and pieces appear on any cell. What is impossible under this approximation is
 * impossible in every game.
 */

/** Stands for the cell of a royal piece of the opponent that is too far away to matter. */
const FAR = -1;

/**
 * Whether the royal pieces of a side attack those of the other side: not if all of them would be lost by capturing, or
 * if a truce holds between both.
 */
function canKingCapture({ board, armies }: MaterialFacts, by: number): boolean {
  const { blast, petrifies, truce } = board.definition.rules;
  const areAll = (side: number, list: readonly string[]) =>
    armies[side]!.royals.every((code) => list.includes(board.kinds[kindOfCode(code)]!.letter));
  if (areAll(by, petrifies) || (areAll(0, truce) && areAll(1, truce))) return false;
  return blast === undefined || blast.immune.length > 0;
}

/** Whether two pieces on these cells face each other by the rule of the flying general, with nothing between them. */
function mayFace({ board }: MaterialFacts, one: number, other: number): boolean {
  const { flyingGeneral } = board.definition.rules;
  const { files } = board.grid;
  if (flyingGeneral === undefined || one === FAR || other === FAR) return false;
  if ((one - other) % files === 0) return true;
  return flyingGeneral === 'straight' && Math.floor(one / files) === Math.floor(other / files);
}

/** Whether a piece may attack a target from a cell; not if it is far away. */
const reaches = ({ board }: MaterialFacts, strokes: PieceStrokes, from: number, target: number): boolean =>
  from !== FAR && strokes.reaches[from * board.cells + target] === 1;

/** Placements of the two royal pieces, with the strokes that each has there. */
interface Duel {
  readonly king: number;
  readonly kingStrokes: PieceStrokes;
  readonly rival: number;
  readonly rivalStrokes: PieceStrokes;
}

/**
 * Whether `matches` holds for a placement of both royals, in any of their forms, in which the side's opponent has just
 * moved.
 */
function someDuel(facts: MaterialFacts, side: number, matches: (duel: Duel) => boolean): boolean {
  const { board, armies } = facts;
  const attack = canKingCapture(facts, side);
  const isLone = armies[0].others.length + armies[1].others.length === 0;
  const formsOfRoyal = (owner: number) => formsOf(board)[armies[owner]!.royals[0]!]!.map(pieceStrokes(board));
  for (const kingStrokes of formsOfRoyal(side))
    for (const rivalStrokes of formsOfRoyal(1 - side))
      for (const [king, own] of kingStrokes.at.entries())
        for (const rival of own ? rivalCells(facts, [king, ...own.steps], rivalStrokes) : []) {
          if (king === rival) continue;
          // The opponent may not have moved next to a king that could capture.
          if (attack && rival !== FAR && own!.isStepper && reaches(facts, kingStrokes, king, rival)) continue;
          if (isLone && !facts.hasWalls && mayFace(facts, king, rival)) continue;
          if (matches({ king, kingStrokes, rival, rivalStrokes })) return true;
        }
  return false;
}

/** The cells from which the opponent's royal piece could cover one of these cells, and `FAR` for all others. */
function rivalCells({ board }: MaterialFacts, covered: readonly number[], { at, attackersOf }: PieceStrokes) {
  if (board.definition.rules.flyingGeneral !== undefined) return [...at.keys()].filter((cell) => at[cell]);
  return new Set([FAR, ...covered.filter((cell) => at[cell]), ...covered.flatMap((cell) => attackersOf[cell]!)]);
}

/** Whether the opponent's royal piece covers a cell against the king: by its attack, by facing it, or by being there. */
const coversByKing = (facts: MaterialFacts, attacks: boolean, { rival, rivalStrokes }: Duel, cell: number): boolean =>
  cell === rival || mayFace(facts, rival, cell) || (attacks && reaches(facts, rivalStrokes, rival, cell));

/** Whether a royal piece of the side could ever be attacked. */
export function canBeChecked(facts: MaterialFacts, side: number): boolean {
  const { board, armies } = facts;
  const cells = royalCells(facts, side);
  const isAttackedBy = (code: number) =>
    formsOf(board)[code]!.some((form) =>
      pieceStrokes(board)(form).attackersOf.some((from, cell) => from.length > 0 && cells.has(cell)),
    );
  return armies[1 - side]!.others.some(isAttackedBy) || canBeCheckedByKing(facts, side);
}

/** Cells on which the royal pieces of a side may stand. */
function royalCells({ board, armies }: MaterialFacts, side: number): Set<number> {
  const forms = armies[side]!.royals.flatMap((code) => formsOf(board)[code]!);
  return new Set(
    forms.flatMap((form) => pieceStrokes(board)(form).at.flatMap((strokes, cell) => (strokes ? cell : []))),
  );
}

/** Whether a king can attack another one without being attacked by it, as one that looks another way can. */
function canBeCheckedByKing(facts: MaterialFacts, side: number): boolean {
  if (!canKingCapture(facts, 1 - side)) return false;
  const canCapture = canKingCapture(facts, side);
  const { board, armies } = facts;
  const formsOfRoyals = (owner: number) => armies[owner]!.royals.flatMap((code) => formsOf(board)[code]!);
  const rivals = formsOfRoyals(1 - side).map(pieceStrokes(board));
  return formsOfRoyals(side)
    .map(pieceStrokes(board))
    .some((own) =>
      rivals.some((other) =>
        other.at.some((strokes, rival) =>
          strokes?.attacks.some(
            (king) => own.at[king] && !(canCapture && own.at[king].isStepper && reaches(facts, own, king, rival)),
          ),
        ),
      ),
    );
}

/**
 * Whether the king of a side might be without a step to a safe cell, in check if `isChecked`. Own pieces may block a
 * step each; an opponent's piece may cover cells from anywhere. True where this is not examined: with several royal
 * pieces, several pieces of the opponent, or walls.
 */
export function canBeStuck(facts: MaterialFacts, side: number, isChecked: boolean): boolean {
  const { board, armies, hasWalls } = facts;
  const rivals = armies[1 - side]!;
  if (hasWalls || armies[side]!.royals.length > 1 || rivals.royals.length > 1 || rivals.others.length > 1) return true;
  const blockers = armies[side]!.others.length;
  const attacks = canKingCapture(facts, 1 - side);
  const helpers = rivals.others.flatMap((code) => formsOf(board)[code]!.map(pieceStrokes(board)));
  return someDuel(facts, side, (duel) => {
    const { king, kingStrokes, rival, rivalStrokes } = duel;
    const open = kingStrokes.at[king]!.steps.filter((cell) => !coversByKing(facts, attacks, duel, cell));
    const needsCheck = isChecked && !(attacks && reaches(facts, rivalStrokes, rival, king));
    if (open.length <= blockers && !needsCheck) return true;
    return helpers.some((helper) => {
      const canHelp = (cell: number): boolean => {
        if (cell === king || cell === rival) return false;
        let uncovered = 0;
        for (const step of open) if (!reaches(facts, helper, cell, step) && ++uncovered > blockers) return false;
        return true;
      };
      if (needsCheck) return helper.attackersOf[king]!.some(canHelp);
      // The helper covers one of any steps that are one more than the blockers.
      return open.slice(0, blockers + 1).some((step) => helper.attackersOf[step]!.some(canHelp));
    });
  });
}
