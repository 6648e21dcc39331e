import type { PaletteItem } from '../../play/editor/position-editor.ts';
import type { BoardFacts } from '../board/board.ts';
import { codeOf, fenLetter, kindOfCode, sideOf, WALL_CODE, wallWord } from '../board/kinds.ts';
import { armyOf } from '../fen/army.ts';

/** A palette whose ids stand for piece codes. */
export interface CodePalette {
  readonly items: readonly PaletteItem[];
  /** Piece code by id. */
  readonly codes: ReadonlyMap<string, number>;
}

/** Id of what a piece code stands for: its text in FEN. */
export const idOfCode = ({ kinds }: BoardFacts, code: number): string =>
  code === WALL_CODE ? '*' : fenLetter(kinds, kindOfCode(code), sideOf(code));

/** All pieces that each player can ever have, then the wall in games that lay some. */
export function boardPalette(board: BoardFacts): CodePalette {
  const { walls, petrifies } = board.definition.rules;
  const { possible } = armyOf(board);
  const pieces = codesInOrder(board).filter((code) => possible[code]);
  return paletteOf(board, walls || petrifies.length ? [...pieces, WALL_CODE] : pieces);
}

/** All pieces that each player can ever have in hand. */
export function handPalette(board: BoardFacts): CodePalette {
  const { kinds, royal, definition } = board;
  const { possible, refills, start } = armyOf(board);
  const { hand } = definition.rules;
  const taken = kinds.flatMap(({ inHand }, kind) =>
    refills
      ? [0, 1].filter((side) => !hand!.captures || possible[codeOf(kind, 1 - side)]).map((side) => codeOf(inHand, side))
      : [],
  );
  const mayHold = (code: number): boolean =>
    (kindOfCode(code) !== royal || hand?.first === true) && (start.hands[code]! > 0 || taken.includes(code));
  return paletteOf(board, hand ? codesInOrder(board).filter(mayHold) : []);
}

/** All piece codes, the first player's first: the royal piece, then others by value, then promoted ones. */
function codesInOrder({ kinds, royal }: BoardFacts): number[] {
  const rank = (kind: number): number => {
    const { promoted, value } = kinds[kind]!;
    return kind === royal ? Number.NEGATIVE_INFINITY : (promoted ? 1e6 : 0) - value;
  };
  const sorted = [...kinds.keys()].sort((one, other) => rank(one) - rank(other));
  return [0, 1].flatMap((side) => sorted.map((kind) => codeOf(kind, side)));
}

function paletteOf(board: BoardFacts, codes: readonly number[]): CodePalette {
  const items = codes.map((code): PaletteItem => {
    const id = idOfCode(board, code);
    if (code === WALL_CODE) return { id, name: wallWord(board.definition) };
    const { name, promoted } = board.kinds[kindOfCode(code)]!;
    const seat = sideOf(code);
    return { id, name: `${board.definition.seats[seat]} ${name}`, seat, ...(promoted && { promoted }) };
  });
  return { items, codes: new Map(codes.map((code, index) => [items[index]!.id, code])) };
}
