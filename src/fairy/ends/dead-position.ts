import { type Board, NONE, oncePerBoard } from '../board/board.ts';
import { sideOf, WALL_CODE } from '../board/kinds.ts';
import { areRoyalsFacing, type BoardState } from '../board/state.ts';
import { isProvenDead } from './dead-material.ts';
import { isRoyal, materialFacts } from './material-facts.ts';

/** Maximum number of pieces on the board for which a proof is tried. */
const MAX_PIECES = 8;

/** Maximum number of piece codes with which a number for so many pieces and walls is exact: 59 to the ninth power. */
const MAX_CODES = 58;

/** Scratch list: codes of the pieces on the board, in ascending order. */
const codes = new Uint8Array(MAX_PIECES);

/** What has been proven on a board so far. */
interface Proofs {
  readonly board: Board;
  /** By a number that stands for the pieces: whether they are dead. */
  readonly bySet: Map<number, boolean>;
  /** By code: 1 for pieces that are not dead even alone beside the royal pieces, so that no set with them is. */
  readonly lively: Uint8Array;
  /** The set asked about last and its answer: consecutive nodes of a search mostly have the same pieces. */
  lastKey: number;
  isLastDead: boolean;
}

const proofsOf = oncePerBoard(
  (board): Proofs => ({
    board,
    bySet: new Map(),
    lively: new Uint8Array(WALL_CODE + 1).fill(board.codes > MAX_CODES ? 1 : 0),
    lastKey: -1,
    isLastDead: false,
  }),
);

/** The proofs used last: a search asks at every node, mostly on the same board. */
let proofs: Proofs | undefined;

/**
 * Whether no series of legal moves can lead to a win, because of the pieces that are left. Cheap enough for every node
 * of a search: it stops at the first piece that is known to be lively, and proves each set of pieces once.
 */
export function isDead(position: BoardState): boolean {
  const { board, cells } = position;
  if (proofs?.board !== board) proofs = proofsOf(board);
  const { lively } = proofs;
  let count = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const code = cells[cell]!;
    if (code === 0 || code === WALL_CODE) continue;
    if (lively[code] === 1 || ++count > MAX_PIECES) return false;
  }
  return isProven(position, proofs) && !canTakeRoyal(position);
}

/** Inserts a code into the first `count` codes of the scratch list, which are in ascending order. */
function insert(code: number, count: number): void {
  let at = count;
  for (; at > 0 && codes[at - 1]! > code; at--) codes[at] = codes[at - 1]!;
  codes[at] = code;
}

/** Whether the pieces of a position, at most `MAX_PIECES`, are proven to be dead. */
function isProven({ board, cells, hands }: BoardState, sets: Proofs): boolean {
  if (board.definition.rules.hand) for (let code = 0; code < hands.length; code++) if (hands[code]) return false;
  let count = 0;
  let hasWalls = false;
  for (let cell = 0; cell < cells.length; cell++) {
    const code = cells[cell]!;
    if (code === WALL_CODE) hasWalls ||= board.holes[cell] === 0;
    else if (code !== 0) insert(code, count++);
  }
  // Walls count as a piece with a code that no piece has, so that no two sets share a number.
  let key = hasWalls ? board.codes : 0;
  for (let i = 0; i < count; i++) key = key * (board.codes + 1) + codes[i]!;
  if (key !== sets.lastKey) {
    sets.isLastDead = sets.bySet.get(key) ?? prove(sets, key, [...codes.subarray(0, count)], hasWalls);
    sets.lastKey = key;
  }
  return sets.isLastDead;
}

/** Whether some pieces are dead, added to what is known. */
function prove({ board, bySet, lively }: Proofs, key: number, pieces: readonly number[], hasWalls: boolean): boolean {
  const isDeadSet = isProvenDead(materialFacts(board, pieces, hasWalls));
  bySet.set(key, isDeadSet);
  if (!isDeadSet) for (const code of pieces) if (isLively(board, pieces, code)) lively[code] = 1;
  return isDeadSet;
}

/** Whether a piece is not dead alone beside one royal piece of each side, as found among some pieces. */
function isLively(board: Board, pieces: readonly number[], code: number): boolean {
  if (isRoyal(board, code)) return false;
  const royals = [0, 1].map((side) => pieces.find((piece) => sideOf(piece) === side && isRoyal(board, piece)));
  if (royals.includes(undefined)) return false;
  return !isProvenDead(materialFacts(board, [...(royals as number[]), code], false));
}

/** Whether the side to move can take the other royal piece at once, as in a position that was set up so. */
function canTakeRoyal(position: BoardState): boolean {
  const { board, kings, turn } = position;
  const { royalAtStake, flyingGeneral } = board.definition.rules;
  if (!royalAtStake || kings[1 - turn] === NONE) return false;
  if (flyingGeneral !== undefined && areRoyalsFacing(position, flyingGeneral)) return true;
  return position.isAttacked(kings[1 - turn]!, turn);
}
