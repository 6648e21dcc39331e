import { cellCount, cellName, parseCell } from '../board/grid.ts';
import type { ShownCounts } from '../board/render/counters.ts';
import { describeGrid } from '../board/render/describe-grid.ts';
import type { BoardGround } from '../board/render/ground.ts';
import type { Hands } from '../board/render/hands.ts';
import type { GridPicture } from '../board/render/picture.ts';
import type { PieceFace } from '../board/render/pieces/faces.ts';
import type { BlockedCell } from '../board/render/squares.ts';
import type { CellWords, ViewOptions } from '../play/family-view.ts';
import { type Board, NONE, unmovedBit } from './board/board.ts';
import { codeOf, isPiece, kindOfCode, sideOf, WALL_CODE, wallWord } from './board/kinds.ts';
import type { BoardState } from './board/state.ts';

const SIDES = ['white', 'black'] as const;

/** Converts a position to the data of a picture. */
export function pictureOf(position: BoardState, { ended, ...view }: ViewOptions): GridPicture {
  const { board, cells, turn } = position;
  const picture = {
    ...view,
    grid: board.grid,
    set: view.set ?? board.definition.render.pieces,
    ground: groundOf(board),
    players: board.definition.seats,
    ...(board.royal !== NONE && { royal: board.kinds[board.royal]!.name }),
    pieces: Array.from(cells, (code) => (isPiece(code) ? faceOf(board, kindOfCode(code), sideOf(code)) : null)),
    check: checkedCells(position),
    ...blockedOf(position),
    ...(board.definition.rules.gating && { gates: unmovedCells(position) }),
    ...countersOf(position),
    ...(board.definition.rules.hand && { hands: handsOf(position) }),
    ...(ended === undefined && { turn: SIDES[turn]! }),
  };
  const words = describeGrid(picture);
  return { ...picture, title: board.definition.title, description: ended ? `${words} ${ended}` : words };
}

function groundOf({ grid, definition: { render } }: Board): BoardGround {
  const { cells, stars, river, diagonals: ends = [], crosses = [] } = render;
  const cellsNamed = (names: readonly string[]): number[] => names.flatMap((name) => parseCell(grid, name) ?? []);
  const diagonals = ends.flatMap((names) => {
    const [one, other] = cellsNamed(names);
    return one === undefined || other === undefined ? [] : [[one, other] as const];
  });
  return { cells, stars, river, diagonals, crosses: cellsNamed(crosses) };
}

/**
 * Cells to mark as in check: that of the attacked royal piece of the side to move or, without a royal piece, those of
 * its attacked pieces that must not be lost.
 */
function checkedCells(position: BoardState): number[] {
  const { board, cells, kings, turn } = position;
  if (!position.check()) return [];
  if (board.royal !== NONE) return [kings[turn]!];
  const { extinction } = board.definition.end;
  const guarded = extinction?.guarded && extinction.pieces !== 'all' ? extinction.pieces : [];
  return [...cells.keys()].filter((cell) => {
    const code = cells[cell]!;
    const isOwn = sideOf(code) === turn && guarded.includes(board.kinds[kindOfCode(code)]!.letter);
    return isOwn && position.isAttacked(cell, 1 - turn);
  });
}

/** Cells that nothing can enter: holes of the board, laid walls, and the duck. */
function blockedOf({ board, cells }: BoardState): { blocked?: BlockedCell[] } {
  const laidWall = wallWord(board.definition);
  const blocked = [...cells.keys()]
    .filter((cell) => cells[cell] === WALL_CODE)
    .map((cell): BlockedCell => ({ cell, look: board.holes[cell] ? 'hole' : laidWall }));
  return blocked.length ? { blocked } : {};
}

/** Cells whose piece has not moved yet and may bring in a gated piece with its first move. */
const unmovedCells = ({ board, unmoved }: BoardState): number[] =>
  Array.from({ length: board.cells }, (_, cell) => cell).filter((cell) => unmoved & unmovedBit(board.grid, cell));

/** Counters to show in the picture: checks still to give, and moves within which a player must be mated. */
function countersOf({ board, cells, checks, countLimit, countPly }: BoardState): { counters?: ShownCounts } {
  const { end } = board.definition;
  if (!end.checks && !end.counting) return {};
  // The weaker player draws the game by not being mated within the counted moves, so the count is shown on that side.
  const [white, black] = [0, 1].map((side) => cells.filter((code) => sideOf(code) === side).length);
  const weaker = white! < black! ? 0 : 1;
  const counting = countLimit > 0 && {
    counting: { side: SIDES[weaker]!, moves: Math.ceil(countPly / 2), limit: countLimit / 2 },
  };
  return { counters: { ...(end.checks && { checksLeft: [checks[0]!, checks[1]!] }), ...counting } };
}

/** Parses the name of a square. */
export const parseSquareName = ({ board }: BoardState, name: string): number | undefined => parseCell(board.grid, name);

/** Describes a square: its name, and the piece or wall that stands there. */
export function describeCell({ board, cells }: BoardState, cell: number): CellWords | undefined {
  const code = cells[cell]!;
  const name = cellName(board.grid, cell);
  if (isPiece(code)) {
    const { seats } = board.definition;
    return { name, holds: `${seats[sideOf(code)]} ${board.kinds[kindOfCode(code)]!.name}` };
  }
  if (code !== WALL_CODE) return { name, holds: '' };
  return board.holes[cell] ? undefined : { name, holds: wallWord(board.definition) };
}

export const countBoardCells = ({ board }: BoardState): number => cellCount(board.grid);

/** The face of a kind of piece on a side. */
export function faceOf({ kinds }: Pick<Board, 'kinds'>, kind: number, side: number): PieceFace {
  const { letter, name, image, promoted, face } = kinds[kind]!;
  return { name, image, letter, color: SIDES[side]!, ...(promoted && { promoted, hasOwnName: face === kind }) };
}

function handsOf({ board, hands }: BoardState): Hands {
  const handOf = (side: number) =>
    board.kinds
      .map((_, kind) => ({ face: faceOf(board, kind, side), count: hands[codeOf(kind, side)]! }))
      .filter(({ count }) => count > 0);
  return [handOf(0), handOf(1)];
}
