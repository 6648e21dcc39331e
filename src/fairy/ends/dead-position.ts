import { NONE, oncePerBoard } from '../board/board.ts';
import { WALL_CODE } from '../board/kinds.ts';
import { areRoyalsFacing, type BoardState } from '../board/state.ts';
import { isProvenDead } from './dead-material.ts';
import { materialFacts } from './material-facts.ts';

/** Maximum number of pieces on the board for which a proof is tried. A search counts no further at any node. */
const MAX_PIECES = 8;

/** Maximum number of piece codes with which a number for so many pieces and walls is exact: 59 to the ninth power. */
const MAX_CODES = 58;

/** Scratch list: codes of the pieces on the board, in ascending order. */
const codes = new Uint8Array(MAX_PIECES);

/** Proofs of a board, by a number that stands for the pieces: true for those that are dead. */
const proofsOf = oncePerBoard(() => new Map<number, boolean>());

/**
 * Whether no series of legal moves can lead to a win, because of the pieces that are left. Cheap enough for every node
 * of a search: a proof is made once for the same pieces on the same board.
 */
export function isDead(position: BoardState): boolean {
  const { board, cells, hands } = position;
  if (board.codes > MAX_CODES) return false;
  let count = 0;
  let hasWalls = false;
  for (let cell = 0; cell < cells.length; cell++) {
    const code = cells[cell]!;
    if (code === 0) continue;
    if (code === WALL_CODE) {
      if (!board.holes[cell]) hasWalls = true;
    } else {
      if (count === MAX_PIECES) return false;
      insert(code, count++);
    }
  }
  for (let code = 0; code < hands.length; code++) if (hands[code]) return false;
  // Walls count as a piece with a code that no piece has, so that no two sets share a number.
  let key = hasWalls ? board.codes : 0;
  for (let i = 0; i < count; i++) key = key * (board.codes + 1) + codes[i]!;
  const proofs = proofsOf(board);
  let isProven = proofs.get(key);
  if (isProven === undefined) {
    isProven = isProvenDead(materialFacts(board, [...codes.subarray(0, count)], hasWalls));
    proofs.set(key, isProven);
  }
  return isProven && !canTakeRoyal(position);
}

/** Inserts a code into the first `count` codes of the scratch list, which are in ascending order. */
function insert(code: number, count: number): void {
  let at = count;
  for (; at > 0 && codes[at - 1]! > code; at--) codes[at] = codes[at - 1]!;
  codes[at] = code;
}

/** Whether the side to move can take the other royal piece at once, as in a position that was set up so. */
function canTakeRoyal(position: BoardState): boolean {
  const { board, kings, turn } = position;
  const { royalAtStake, flyingGeneral } = board.definition.rules;
  if (!royalAtStake || kings[1 - turn] === NONE) return false;
  if (flyingGeneral !== undefined && areRoyalsFacing(position, flyingGeneral)) return true;
  return position.isAttacked(kings[1 - turn]!, turn);
}
