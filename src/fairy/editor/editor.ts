import { makeEditor } from '../../play/editor/make-editor.ts';
import type { PositionEditor } from '../../play/editor/position-editor.ts';
import { compileBoard, NONE, unmovedBit } from '../board/board.ts';
import { castlingKing } from '../board/castling-king.ts';
import { WALL_CODE } from '../board/kinds.ts';
import { emptySetup, type Setup } from '../board/setup.ts';
import type { BoardPosition } from '../engines/board-position.ts';
import { ReferencePosition } from '../engines/mailbox/reference-position.ts';
import { MAX_IN_HAND, MAX_POCKET } from '../fen/placement.ts';
import { formatPosition, readUnjudged } from '../fen/position-string.ts';
import type { FairyDefinition } from '../language/definition.ts';
import { listRights, setRight } from './castling-rights.ts';
import { boardPalette, handPalette, idOfCode } from './palette.ts';

/** Edits positions of chess, shogi, xiangqi and their variants. */
export function fairyEditor(definition: FairyDefinition): PositionEditor {
  const board = compileBoard(definition);
  const [pieces, held] = [boardPalette(board), handPalette(board)];
  const read = (fen: string) => readUnjudged(board, fen);
  const makePosition = (setup: Setup): BoardPosition => new ReferencePosition(board, setup);
  const isHole = (cell: number): boolean => board.holes[cell] !== 0;

  /** Reads the setup again from its text, which drops rights and en passant squares that the board does not allow. */
  const tidy = (setup: Setup): Setup => read(formatPosition(makePosition(setup))).setup;

  function place(setup: Setup, cell: number, id: string | undefined): Setup {
    if (isHole(cell) || cell >= board.cells) return setup;
    const castlingRooks = setup.castlingRooks.map((rook, index) =>
      [rook, castlingKing(board, setup.cells, index >> 1)].includes(cell) ? NONE : rook,
    );
    setup.cells[cell] = pieces.codes.get(id ?? '') ?? 0;
    const unmoved = setup.unmoved & ~unmovedBit(board.grid, cell);
    return tidy({ ...setup, castlingRooks, unmoved, castled: NONE, countLimit: 0, countPly: 0 });
  }

  function clear({ turn }: Setup): Setup {
    const setup = { ...emptySetup(board), turn };
    for (const cell of setup.cells.keys()) if (isHole(cell)) setup.cells[cell] = WALL_CODE;
    return setup;
  }

  function setCount(setup: Setup, id: string, count: number): Setup {
    const code = held.codes.get(id)!;
    const others = setup.hands.reduce((sum, number) => sum + number, 0) - setup.hands[code]!;
    setup.hands[code] = Math.max(0, Math.min(count, MAX_IN_HAND, MAX_POCKET - others));
    return tidy(setup);
  }

  const { editor, edit } = makeEditor<Setup, BoardPosition>({
    palette: pieces.items,
    read,
    makePosition,
    format: formatPosition,
    itemAt({ cells }, cell) {
      const code = cells[cell];
      return code && !isHole(cell) ? idOfCode(board, code) : undefined;
    },
    place,
    setTurn: (setup, turn) => tidy({ ...setup, turn }),
    clear,
    ...(held.items.length && {
      hand: { palette: held.items, count: ({ hands }, id) => hands[held.codes.get(id) ?? 0]!, setCount },
    }),
  });
  if (!definition.rules.castling) return editor;
  return {
    ...editor,
    rights: {
      list: (fen) => listRights(board, read(fen).setup),
      set: (fen, id, isHeld) => edit(fen, (setup) => setRight(board, setup, id, isHeld)),
    },
  };
}
