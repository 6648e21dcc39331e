import type { CastlingRight } from '../../play/editor/position-editor.ts';
import type { BoardFacts } from '../board/board.ts';
import { CASTLING_WINGS, NONE } from '../board/board.ts';
import type { Setup } from '../board/setup.ts';
import { readCastling } from '../fen/castling.ts';
import { SetupReader } from '../fen/reader.ts';

/** Letters of castling rights in position strings, at index side * 2 + wing. */
const RIGHT_LETTERS = 'KQkq';

/** Castling rights that king and rooks on their squares allow. */
export const listRights = (board: BoardFacts, setup: Setup): CastlingRight[] =>
  [...RIGHT_LETTERS].flatMap((id, index) => {
    if (rookOfRight(board, setup, index) === NONE) return [];
    const name = `${board.definition.seats[index >> 1]} ${CASTLING_WINGS[index & 1]}`;
    return [{ id, name, isHeld: setup.castlingRooks[index] !== NONE }];
  });

/** Gives or takes a castling right. One that the pieces do not allow is not given. */
export function setRight(board: BoardFacts, setup: Setup, id: string, isHeld: boolean): Setup {
  const index = RIGHT_LETTERS.indexOf(id);
  const castlingRooks = setup.castlingRooks.slice();
  castlingRooks[index] = isHeld ? rookOfRight(board, setup, index) : NONE;
  return { ...setup, castlingRooks };
}

/** The rook that castles if the right is given; NONE if king and rook do not stand where they must. */
function rookOfRight(board: BoardFacts, setup: Setup, index: number): number {
  const held = setup.castlingRooks[index]!;
  if (held !== NONE) return held;
  const reader = new SetupReader(board);
  reader.setup.cells.set(setup.cells);
  reader.setup.hands.set(setup.hands);
  readCastling(reader, RIGHT_LETTERS[index]!);
  return reader.setup.castlingRooks[index]!;
}
