import { type Board, NONE, oncePerBoard } from '../board/board.ts';
import { codeOfLetter } from '../board/holdings.ts';
import { codeOf, isPiece, kindOfCode, sideOf } from '../board/kinds.ts';
import { type Strokes, strokesOf } from './strokes.ts';

/** What one side has on the board, as piece codes. */
export interface Army {
  /** Royal pieces, and others that may not be left attacked. */
  readonly royals: readonly number[];
  readonly others: readonly number[];
}

/** The pieces on the board, wherever they stand. */
export interface MaterialFacts {
  readonly board: Board;
  /** By side. */
  readonly armies: readonly [Army, Army];
  /** Whether walls other than the holes of the board stand on it. */
  readonly hasWalls: boolean;
}

/** Sorts pieces, given by their codes, into the armies of both sides. */
export function materialFacts(board: Board, codes: readonly number[], hasWalls: boolean): MaterialFacts {
  const armyOf = (side: number): Army => {
    const own = codes.filter((code) => sideOf(code) === side);
    return { royals: own.filter((code) => isRoyal(board, code)), others: own.filter((code) => !isRoyal(board, code)) };
  };
  return { board, armies: [armyOf(0), armyOf(1)], hasWalls };
}

/** Letters of kinds that may not be left attacked, besides the royal kind. */
function lettersOfRoyals({ definition }: Board): readonly string[] {
  const { extinction } = definition.end;
  return extinction?.guarded && extinction.pieces !== 'all' ? extinction.pieces : [];
}

/** Whether a piece is royal, or may not be left attacked as long as its side cannot spare it. */
export const isRoyal = (board: Board, code: number): boolean =>
  kindOfCode(code) === board.royal || lettersOfRoyals(board).includes(board.kinds[kindOfCode(code)]!.letter);

/** Whether a piece could become a royal piece, which frees the other royal piece of its side. */
export const canBecomeRoyal = (board: Board, code: number): boolean =>
  formsOf(board)[code]!.some((form) => isRoyal(board, form));

/**
 * By code: the codes that the piece can have after any number of promotions, its own among them. Turning over, turning
 * back and crowning are promotions here.
 */
export const formsOf = oncePerBoard((board) => {
  const next = Array.from({ length: board.codes }, (_, code) => (isPiece(code) ? nextForms(board, code) : []));
  return next.map((_, code) => {
    const forms = new Set([code]);
    for (const form of forms) for (const later of next[form]!) forms.add(later);
    return [...forms];
  });
});

function nextForms(board: Board, code: number): number[] {
  const { promotesTo, turnsTo, promotionAt, cells, kinds, definition } = board;
  const side = sideOf(code);
  const promotes = promotionAt.subarray(code * cells, (code + 1) * cells).some((value) => value > 0);
  const { crowning } = definition.rules;
  const isCrowned = crowning !== undefined && kinds[kindOfCode(code)]!.letter === crowning.piece;
  return [
    ...(promotes ? promotesTo[side]!.map((kind) => codeOf(kind, side)) : []),
    ...(turnsTo[code] ? [turnsTo[code]!] : []),
    ...(isCrowned ? [codeOfLetter(board, crowning.to, side)] : []),
  ].filter((form) => kindOfCode(form) !== NONE);
}

/** What a piece code can do on each cell. */
export interface PieceStrokes {
  /** By cell; undefined where the piece may not stand. */
  readonly at: readonly (Strokes | undefined)[];
  /** By cell: the cells from which the piece may attack it. */
  readonly attackersOf: readonly (readonly number[])[];
  /** By cell * cells + target: 1 if the piece may attack the target. */
  readonly reaches: Uint8Array;
}

/** Returns a function that reads the strokes of a piece code, once per board. */
export const pieceStrokes = oncePerBoard((board) => {
  const known = new Map<number, PieceStrokes>();
  return (code: number): PieceStrokes => {
    let strokes = known.get(code);
    if (!strokes) {
      const at = Array.from({ length: board.cells }, (_, cell) =>
        mayStand(board, code, cell) ? strokesOf(board, code, cell) : undefined,
      );
      const attackersOf = at.map((): number[] => []);
      const reaches = new Uint8Array(board.cells * board.cells);
      for (const [cell, standing] of at.entries()) {
        for (const target of standing?.attacks ?? []) {
          if (!reaches[cell * board.cells + target]) attackersOf[target]!.push(cell);
          reaches[cell * board.cells + target] = 1;
        }
      }
      strokes = { at, attackersOf, reaches };
      known.set(code, strokes);
    }
    return strokes;
  };
});

const mayStand = ({ homes, holes }: Board, code: number, cell: number): boolean =>
  !holes[cell] && (homes[code]?.has(cell) ?? true);

/** Whether the pieces of a side, in any of their forms, have one of the letters. */
export const canHaveLetter = ({ board, armies }: MaterialFacts, side: number, letters: readonly string[]): boolean =>
  [...armies[side]!.royals, ...armies[side]!.others].some((code) =>
    formsOf(board)[code]!.some((form) => letters.includes(board.kinds[kindOfCode(form)]!.letter)),
  );
