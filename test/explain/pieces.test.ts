import { describe, expect, it } from 'vitest';
import { cellName, parseCell } from '../../src/board/grid.ts';
import { kindOfCode, sideOf } from '../../src/fairy/board/kinds.ts';
import type { BoardPosition } from '../../src/fairy/engines/board-position.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { visitMoves } from './samples.ts';

/** The fields of a move in the piece games that claims are compared with. */
interface PieceMove {
  readonly from?: string;
  readonly to?: string;
  readonly captured?: string;
  readonly enPassant?: boolean;
  readonly promotion?: string;
  readonly castling?: string;
  readonly notation?: string;
}

/** A position and a move in it, with questions about both that use only the legal moves and the placement. */
class Board {
  readonly position: BoardPosition;
  readonly describe: (move: number) => PieceMove;

  constructor(position: BoardPosition, describeMove: (move: number) => PieceMove) {
    this.position = position;
    this.describe = describeMove;
  }

  cell = (square: string) => parseCell(this.position.board.grid, square)!;
  pieceOn = (square: string) => this.position.cells[this.cell(square)]!;
  nameOn = (square: string) => this.position.board.kinds[kindOfCode(this.pieceOn(square))]?.name;
  isOf = (side: number, square: string) => sideOf(this.pieceOn(square)) === side;

  /** The legal captures on a square. */
  capturesOn = (square: string) =>
    [...legalMoves(this.position)].filter((move) => {
      const { to, captured, enPassant } = this.describe(move);
      return to === square && captured !== undefined && !enPassant;
    });

  after<Value>(move: number, look: () => Value): Value {
    this.position.play(move);
    const seen = look();
    this.position.undo();
    return seen;
  }

  afterPass<Value>(look: () => Value): Value {
    this.position.pass();
    const seen = look();
    this.position.undo();
    return seen;
  }
}

/** Checks one claim about a move, or says that it does not know the claim. */
function checkClaim(board: Board, move: number, fact: string): void {
  const { position } = board;
  const side = position.turn;
  const own = board.describe(move);
  const at = `${fact}: ${own.notation}`;
  const claims: [RegExp, (...parts: string[]) => void][] = [
    [
      /^(captures|recaptures) the (undefended )?(.+) on (\w+)$/,
      (verb, isUndefended, name, square) => {
        expect([own.to, board.nameOn(square!), board.isOf(1 - side, square!)], at).toEqual([square, name, true]);
        board.after(move, () => {
          expect(board.isOf(1 - side, square!), at).toBe(false);
          if (isUndefended) expect(board.capturesOn(square!), at).toEqual([]);
        });
        if (verb !== 'recaptures') return;
        const last = position.moveAt(1);
        position.undo();
        expect(board.describe(last), at).toMatchObject({ to: square, captured: expect.any(String) });
        position.play(last);
      },
    ],
    [/^captures the (.+) en passant$/, () => expect(own.enPassant, at).toBe(true)],
    [
      /^(promotes to|turns back into) an? (.+)$/,
      (_verb, name) => {
        expect(own.promotion, at).toBeDefined();
        board.after(move, () => expect(board.nameOn(own.to!), at).toBe(name));
      },
    ],
    [
      /^(forks|attacks) (.+)$/,
      (verb, list) => {
        const targets = [...list!.matchAll(/the ([^,]+?) on (\w+)/g)];
        expect(targets.length, at).toBeGreaterThan(verb === 'forks' ? 1 : 0);
        board.after(move, () => {
          expect(board.capturesOn(own.to!), at).toEqual([]);
          for (const [, name, square] of targets) {
            expect([board.nameOn(square!), board.isOf(1 - side, square!)], at).toEqual([name, true]);
            const hits = board.afterPass(() =>
              board.capturesOn(square!).some((capture) => board.describe(capture).from === own.to),
            );
            expect(hits, at).toBe(true);
          }
        });
      },
    ],
    [
      /^gives check$/,
      () =>
        expect(
          board.after(move, () => position.check()),
          at,
        ).toBe(true),
    ],
    [/^(parries the check|moves the .+ out of check)$/, () => expect(position.check(), at).toBe(true)],
    [
      /^moves the attacked (.+) on (\w+) to safety$/,
      (name, square) => {
        expect([own.from, board.nameOn(square!)], at).toEqual([square, name]);
        expect(board.afterPass(() => board.capturesOn(square!)).length, at).toBeGreaterThan(0);
        expect(
          board.after(move, () => board.capturesOn(own.to!)),
          at,
        ).toEqual([]);
      },
    ],
    [
      /^(removes the threat to the|defends the attacked) (.+) on (\w+)$/,
      (verb, name, square) => {
        expect([board.nameOn(square!), board.isOf(side, square!)], at).toEqual([name, true]);
        expect(board.afterPass(() => board.capturesOn(square!)).length, at).toBeGreaterThan(0);
        board.after(move, () => {
          expect([board.nameOn(square!), board.isOf(side, square!)], at).toEqual([name, true]);
          const captures = board.capturesOn(square!);
          expect(captures.length > 0, at).toBe(verb !== 'removes the threat to the');
          for (const capture of captures)
            expect(board.after(capture, () => board.capturesOn(square!)).length, at).toBeGreaterThan(0);
        });
      },
    ],
    [
      /^drops an? (.+) on (\w+)$/,
      (name, square) => {
        expect([own.to, board.pieceOn(square!)], at).toEqual([square, 0]);
        board.after(move, () => expect(board.nameOn(square!), at).toBe(name));
      },
    ],
    [/^castles (king|queen)-side$/, (wing) => expect(own.castling, at).toBe(`${wing}-side`)],
  ];
  const claim = claims.find(([pattern]) => pattern.test(fact));
  expect(claim, `unknown claim: ${fact}`).toBeDefined();
  claim![1](...claim![0].exec(fact)!.slice(1));
}

describe('every fact about a move of a piece game holds on the board', () => {
  it.each([
    ['chess', 'standard'],
    ['chess', 'crazyhouse'],
    ['chess', 'atomic'],
    ['chess', 'antichess'],
    ['chess', 'capablanca'],
    ['shogi', 'standard'],
    ['shogi', 'minishogi'],
    ['xiangqi', 'standard'],
    ['xiangqi', 'janggi'],
  ])('%s: %s', (family, variant) => {
    let facts = 0;
    visitMoves(family, variant, 1, (explained) => {
      const { rules, move } = explained;
      const position = explained.position as BoardPosition;
      const before = rules.notation.fen(position);
      const board = new Board(position, (other) => rules.notation.describe(position, other) as PieceMove);
      for (const fact of explained.facts) checkClaim(board, move, fact);
      facts += explained.facts.length;
      expect(rules.notation.fen(position)).toBe(before);
    });
    expect(facts).toBeGreaterThan(20);
  });

  it('names squares as the family does', () => {
    visitMoves('shogi', 'standard', 1, ({ facts, position }) => {
      const { grid } = (position as BoardPosition).board;
      const names = new Set(Array.from({ length: 81 }, (_, cell) => cellName(grid, cell)));
      for (const fact of facts)
        for (const [, square] of fact.matchAll(/ on (\w+)/g)) expect(names.has(square!)).toBe(true);
    });
  });
});
