import { lastMoveText } from '../../../board/render/last-move-text.ts';
import { joinNames } from '../../../lib/nearest.ts';
import type { CellWords, DescribedView } from '../../../play/family-view.ts';
import { isKing, sideOf } from '../engine/pieces.ts';
import type { DraughtsPosition } from '../engine/position.ts';
import { squareName, squareNumber } from '../engine/squares.ts';

const PLAYERS = ['White', 'Black'];

/** Minimum number of consecutive squares that are shortened to a range such as "31 to 50". */
const MIN_RUN = 4;

/** Describes a position in words: "White: king 3, men 31 to 50. Black: man 7. White to move." */
export function describePosition(
  position: DraughtsPosition,
  { marked = [], lastMove = [], ended }: DescribedView,
): string {
  return [
    ...PLAYERS.map((player, side) => `${player}: ${piecesOf(position, side) || 'no pieces'}.`),
    towersOf(position),
    marked.length ? `Marked: ${squaresOf(position, marked)}.` : '',
    ended ?? `${PLAYERS[position.side]} to move.`,
    lastMoveText(lastMove.map((cell) => squaresOf(position, [position.board.squareAt[cell]!]))),
  ]
    .filter(Boolean)
    .join(' ');
}

function piecesOf(position: DraughtsPosition, side: number): string {
  const standing = [...position.cells.subarray(0, position.board.squares).keys()];
  const squaresWith = (kings: boolean) =>
    standing.filter((square) => {
      const code = position.cells[square]!;
      return code > 0 && sideOf(code) === side && isKing(code) === kings;
    });
  const [kings, men] = [squaresWith(true), squaresWith(false)];
  return [
    kings.length ? `${kings.length === 1 ? 'king' : 'kings'} ${squaresOf(position, kings)}` : '',
    men.length ? `${men.length === 1 ? 'man' : 'men'} ${squaresOf(position, men)}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Describes a square: its number or name, and what stands there. */
export function describeCell(position: DraughtsPosition, cell: number): CellWords | undefined {
  const square = position.board.squareAt[cell];
  if (square === undefined || square === position.board.squares) return undefined;
  const code = position.cells[square]!;
  const man = isKing(code) ? 'king' : 'man';
  return { name: squaresOf(position, [square]), holds: code ? `${PLAYERS[sideOf(code)]!.toLowerCase()} ${man}` : '' };
}

/** Lists squares by number or name. Consecutive numbers are shortened to a range. */
function squaresOf({ board }: DraughtsPosition, squares: readonly number[]): string {
  if (board.definition.notation.squares === 'names')
    return joinNames(
      squares.map((square) => squareName(board, square)),
      'and',
    );
  const runs: number[][] = [];
  for (const square of squares) {
    const run = runs.at(-1);
    if (run?.at(-1) === square - 1) run.push(square);
    else runs.push([square]);
  }
  const words = runs.flatMap((run) =>
    run.length < MIN_RUN
      ? run.map((square) => String(squareNumber(square)))
      : [`${squareNumber(run[0]!)} to ${squareNumber(run.at(-1)!)}`],
  );
  return joinNames(words, 'and');
}

/** Lists the pieces below the tops of towers, from above: "Under c3: 2 black men and 1 white man." */
function towersOf(position: DraughtsPosition): string {
  const { towers } = position;
  if (!towers) return '';
  const phrases = [...towers.heights.keys()].flatMap((square) => {
    const under = towers.piecesUnder(square);
    if (!under.length) return [];
    return [`under ${squaresOf(position, [square])}: ${pieceRuns(under)}`];
  });
  if (!phrases.length) return '';
  const text = phrases.join('; ');
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}

/** Lists pieces in order. Consecutive pieces of the same kind are counted together. */
function pieceRuns(codes: readonly number[]): string {
  const runs: { code: number; count: number }[] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last?.code === code) last.count++;
    else runs.push({ code, count: 1 });
  }
  return joinNames(
    runs.map(({ code, count }) => {
      const kind = isKing(code) ? ['king', 'kings'] : ['man', 'men'];
      return `${count} ${['white', 'black'][sideOf(code)]} ${kind[count === 1 ? 0 : 1]}`;
    }),
    'and',
  );
}
