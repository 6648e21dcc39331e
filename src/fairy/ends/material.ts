import { fileOf, rankOf } from '../../board/grid.ts';
import { isPiece, kindOfCode, sideOf } from '../board/kinds.ts';
import type { BoardState } from '../board/state.ts';
import type { FairyDefinition } from '../language/definition.ts';

type Rule = NonNullable<FairyDefinition['end']['insufficient']>;

/** A piece other than a king: its letter, side and square colour. */
interface Man {
  readonly letter: string;
  readonly side: number;
  readonly colour: number;
}

/** Whether neither side can win, whatever both do. The definition lists the kinds that are too weak. */
export function isInsufficient(position: BoardState): boolean {
  const rule = position.board.definition.end.insufficient;
  if (!rule || hasReserves(position)) return false;
  const men = menOf(position, rule);
  if (!men) return false;
  if (rule.lone.length) return [0, 1].every((side) => isTooWeak(men, side, rule));
  if (rule.unmet.length)
    return men.length > 0 && men.every(({ letter }) => rule.unmet.includes(letter)) && areApart(men);
  return isTooLittle(men, rule);
}

/** Whether a piece in hand could still be dropped. */
const hasReserves = ({ hands, board }: BoardState): boolean =>
  board.definition.rules.hand !== undefined && hands.some((held, code) => held > 0 && kindOfCode(code) !== board.king);

/** Pieces other than kings, without helpless kinds; undefined if any is of a kind that the rule does not list. */
function menOf({ board, cells }: BoardState, { single, colourbound, helpless, unmet, lone }: Rule): Man[] | undefined {
  const men: Man[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    const code = cells[cell]!;
    if (!isPiece(code) || kindOfCode(code) === board.king) continue;
    const { letter } = board.kinds[kindOfCode(code)]!;
    if (helpless.includes(letter)) continue;
    if (![single, colourbound, unmet, lone].some((letters) => letters.includes(letter))) return undefined;
    men.push({ letter, side: sideOf(code), colour: (fileOf(board.grid, cell) + rankOf(board.grid, cell)) & 1 });
  }
  return men;
}

/** Whether there is only one piece that cannot mate alone, or only colourbound ones all on one colour. */
function isTooLittle(men: readonly Man[], { colourbound }: Rule): boolean {
  const bound = men.filter(({ letter }) => colourbound.includes(letter));
  if (bound.length < men.length) return men.length === 1;
  return new Set(bound.map(({ colour }) => colour)).size < 2;
}

/** Whether no two pieces of different sides stand on squares of one colour. */
const areApart = (men: readonly Man[]): boolean =>
  [0, 1].every((colour) => new Set(men.filter((man) => man.colour === colour).map(({ side }) => side)).size < 2);

/**
 * Whether a side cannot blow up the other king. Against a bare king that takes more pieces; otherwise pieces of both
 * sides would have to meet.
 */
function isTooWeak(men: readonly Man[], side: number, { lone, pair, unmet }: Rule): boolean {
  const own = men.filter((man) => man.side === side);
  if (!own.length) return true;
  if (own.length < men.length) return men.every(({ letter }) => unmet.includes(letter)) && areApart(men);
  if (own.length === 1) return lone.includes(own[0]!.letter);
  return own.length === 2 && own.every(({ letter }) => pair.includes(letter));
}
