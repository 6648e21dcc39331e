import { cellAt } from '../../src/board/grid.ts';
import { type Board, compileBoard } from '../../src/fairy/board/board.ts';
import { codeOf, fenLetter, isPiece, kindOfCode, sideOf } from '../../src/fairy/board/kinds.ts';
import { isProvenDead } from '../../src/fairy/ends/dead-material.ts';
import { materialFacts } from '../../src/fairy/ends/material-facts.ts';
import type { BoardPosition } from '../../src/fairy/engines/board-position.ts';
import { FairyDefinition } from '../../src/fairy/language/definition.ts';
import { fairyRules } from '../../src/fairy/rules.ts';
import { Rng } from '../../src/lib/rng.ts';
import type { Ai } from '../../src/play/ai.ts';
import type { Family } from '../../src/play/family.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import type { Rules } from '../../src/play/rules.ts';

/** A variant for trying out pieces: its board, and rules for reading positions. */
export interface Table {
  readonly name: string;
  readonly board: Board;
  readonly rules: Rules;
  /** By side: codes of the royal pieces at the start. */
  readonly royals: readonly [readonly number[], readonly number[]];
}

export function tableOf(family: Family, slug: string): Table {
  const resolved = resolveVariant(family, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const definition = FairyDefinition.parse(resolved.value.definition);
  const board = compileBoard(definition);
  const start = resolved.value.rules.start(Rng.fromSeed('royals'));
  const codes = [...(start as BoardPosition).cells].filter(isPiece);
  const { armies } = materialFacts(board, codes, false);
  const rules = fairyRules(definition, {} as Ai);
  return { name: `${family.slug}/${slug}`, board, rules, royals: [armies[0].royals, armies[1].royals] };
}

export const isDeadMaterial = ({ board }: Table, codes: readonly number[]): boolean =>
  isProvenDead(materialFacts(board, codes, false));

/** Puts pieces on random cells; undefined if the position is refused. */
export function randomPosition({ board, rules }: Table, codes: readonly number[], rng: Rng): BoardPosition | undefined {
  const at = new Map<number, number>();
  for (const code of codes) {
    const free = [...Array(board.cells).keys()].filter((cell) => !at.has(cell) && !board.holes[cell]);
    at.set(rng.pick(free), code);
  }
  const read = rules.parse(
    `${placementOf(board, at)}${board.definition.rules.hand ? '[]' : ''} ${rng.pick(['w', 'b'])}`,
  );
  return read.ok ? (read.value.position as BoardPosition) : undefined;
}

function placementOf({ grid, kinds, holes }: Board, at: ReadonlyMap<number, number>): string {
  const rows = Array.from({ length: grid.ranks }, (_, index) =>
    Array.from({ length: grid.files }, (__, file) => {
      const cell = cellAt(grid, file, grid.ranks - 1 - index);
      const code = at.get(cell);
      return code === undefined ? (holes[cell] ? '*' : '1') : fenLetter(kinds, kindOfCode(code), sideOf(code));
    }).join(''),
  );
  return rows.map((row) => row.replace(/1+/g, ({ length }) => String(length))).join('/');
}

/** The winner on the board, regardless of the material; undefined if there is none. */
function winnerOn(position: BoardPosition): number | undefined {
  const end = position.boardEnd() ?? (position.hasMoves() ? undefined : position.outcome());
  // Where draws go to one seat, only a mate is a win of its own.
  const { drawsTo } = position.board.definition.end;
  return drawsTo !== undefined && end?.reason !== 'checkmate' ? undefined : (end?.winner ?? undefined);
}

/** Plays random moves from a position until somebody has won. Returns the winning position, or undefined. */
export function findWin(position: BoardPosition, plies: number, rng: Rng): BoardPosition | undefined {
  for (let ply = 0; ply < plies; ply++) {
    if (winnerOn(position) !== undefined) return position;
    const moves = legalMoves(position);
    if (!moves.length) return undefined;
    for (const move of moves) {
      position.play(move);
      if (winnerOn(position) !== undefined) return position;
      position.undo();
    }
    position.play(moves[rng.below(moves.length)]!);
  }
  return undefined;
}

/** Random codes of pieces other than royal ones, of either side. */
export const randomOthers = ({ board, royals }: Table, count: number, rng: Rng): number[] =>
  Array.from({ length: count }, () => codeOf(rng.below(board.kinds.length), rng.below(2))).filter(
    (code) => !royals.flat().includes(code),
  );
