import { fileOf, rankOf } from '../../board/grid.ts';
import { isPiece, kindOfCode, sideOf } from '../board/kinds.ts';
import type { BoardState } from '../board/state.ts';
import type { FairyDefinition } from '../language/definition.ts';
import { isDead } from './dead-position.ts';

type Rule = NonNullable<FairyDefinition['end']['insufficient']>;

/** A piece other than a king: its letter, side and square colour. */
interface Piece {
  readonly letter: string;
  readonly side: number;
  readonly colour: number;
}

/**
 * Whether neither side has the material to win: by the list of weak kinds in the definition, which tells what the game's
 * source says, or by proof.
 */
export const isMaterialInsufficient = (position: BoardState): boolean =>
  isDeclaredInsufficient(position) || isDead(position);

/** Whether the definition lists the material as too weak. */
export function isDeclaredInsufficient(position: BoardState): boolean {
  const rule = position.board.definition.end.insufficient;
  if (!rule || hasReserves(position)) return false;
  const pieces = otherPieces(position, rule);
  if (!pieces) return false;
  if (rule.lone.length) return [0, 1].every((side) => isTooWeak(pieces, side, rule));
  if (rule.unmet.length)
    return pieces.length > 0 && pieces.every(({ letter }) => rule.unmet.includes(letter)) && areApart(pieces);
  return isTooLittle(pieces, rule);
}

/** Whether a piece in hand could still be dropped. */
const hasReserves = ({ hands, board }: BoardState): boolean =>
  board.definition.rules.hand !== undefined &&
  hands.some((count, code) => count > 0 && kindOfCode(code) !== board.king);

/**
 * Pieces other than kings, without kinds that never help to mate; undefined if a piece is of a kind that the rule does
 * not list.
 */
function otherPieces(
  { board, cells }: BoardState,
  { single, colourbound, helpless, unmet, lone }: Rule,
): Piece[] | undefined {
  const pieces: Piece[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    const code = cells[cell]!;
    if (!isPiece(code) || kindOfCode(code) === board.king) continue;
    const { letter } = board.kinds[kindOfCode(code)]!;
    if (helpless.includes(letter)) continue;
    if (![single, colourbound, unmet, lone].some((letters) => letters.includes(letter))) return undefined;
    pieces.push({ letter, side: sideOf(code), colour: (fileOf(board.grid, cell) + rankOf(board.grid, cell)) & 1 });
  }
  return pieces;
}

/**
 * Whether there is too little to mate besides the kings: one piece that cannot mate alone, or only colourbound pieces,
 * all on squares of one colour.
 */
function isTooLittle(pieces: readonly Piece[], { colourbound }: Rule): boolean {
  const bound = pieces.filter(({ letter }) => colourbound.includes(letter));
  if (bound.length < pieces.length) return pieces.length === 1;
  return new Set(bound.map(({ colour }) => colour)).size < 2;
}

/** Whether no two pieces of different sides stand on squares of the same colour. */
const areApart = (pieces: readonly Piece[]): boolean =>
  [0, 1].every((colour) => new Set(pieces.filter((man) => man.colour === colour).map(({ side }) => side)).size < 2);

/**
 * Whether a side has too few pieces to blow up the opponent's king, as in atomic chess. Against a bare king it needs
 * more of them; otherwise a piece of one side must be able to meet a piece of the other.
 */
function isTooWeak(pieces: readonly Piece[], side: number, { lone, pair, unmet }: Rule): boolean {
  const ownPieces = pieces.filter((man) => man.side === side);
  if (!ownPieces.length) return true;
  if (ownPieces.length < pieces.length) return pieces.every(({ letter }) => unmet.includes(letter)) && areApart(pieces);
  if (ownPieces.length === 1) return lone.includes(ownPieces[0]!.letter);
  return ownPieces.length === 2 && ownPieces.every(({ letter }) => pair.includes(letter));
}
