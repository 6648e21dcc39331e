import { cellAt, fileOf, type Grid } from '../board/grid.ts';
import { type BoardFacts, moveRulesOf } from './board/board.ts';
import { isPiece, kindOfCode, sideOf } from './board/kinds.ts';
import { gridForKind, type MoveRules, PATH_FLAGS, type StrokePath, strokePathOf } from './board/tables.ts';

/**
 * The pieces that may stand on a cell of the start position, over all shuffled orders: their side and possible kinds.
 */
interface Occupant {
  readonly side: number;
  readonly kinds: readonly number[];
  readonly isShuffled: boolean;
}

interface Contact {
  /** Possible captures, as `from>to`. */
  readonly captures: ReadonlySet<string>;
  /** Whether a royal piece could be captured. */
  readonly check: boolean;
}

/**
 * Finds captures that are possible at the start. Treats each shuffled kind as standing on each of the shuffled cells,
 * so it may report more captures than any one order allows, never fewer. Needs no move tables, so that definitions can
 * be checked before they are compiled.
 */
export function findStartCaptures(facts: BoardFacts, cells: Uint8Array, grid: Grid = facts.grid): Contact {
  const occupants = occupantsOf(facts, cells);
  const scene = { facts, grid, occupants, rules: moveRulesOf(facts) };
  const captures = new Set<string>();
  let check = false;
  for (const [from, piece] of occupants.entries()) {
    for (const kind of piece?.kinds ?? []) {
      for (const to of attackedCells(scene, kind, from)) {
        if (occupants[to]?.side !== 1 - piece!.side) continue;
        captures.add(`${from}>${to}`);
        check ||= kindsFacing(scene, kind, from, to).includes(facts.royal);
      }
    }
  }
  return { captures, check };
}

interface Scene {
  readonly facts: BoardFacts;
  readonly grid: Grid;
  readonly occupants: readonly (Occupant | undefined)[];
  readonly rules: MoveRules;
}

/**
 * The occupant that a piece code stands for; undefined for an empty cell. A wall has no kinds, and blocks both sides.
 */
function occupantOf(code: number): Occupant | undefined {
  if (code === 0) return undefined;
  return { side: sideOf(code), kinds: isPiece(code) ? [kindOfCode(code)] : [], isShuffled: false };
}

function occupantsOf({ definition, grid, kinds }: BoardFacts, cells: Uint8Array): (Occupant | undefined)[] {
  const { shuffle } = definition.setup;
  const occupants = Array.from(cells, occupantOf);
  if (!shuffle) return occupants;
  const isLoose = (code: number) => isPiece(code) && !shuffle.keep.includes(kinds[kindOfCode(code)]!.letter);
  const ranks = [shuffle.rank - 1, grid.ranks - shuffle.rank].map((rank) =>
    [...Array(grid.files).keys()].map((file) => cellAt(grid, file, rank)),
  );
  // Both players are shuffled alike: the other player's pieces stand on the same files.
  const first = ranks.find((rank) => rank.some((cell) => isLoose(cells[cell]!))) ?? [];
  const shuffledKinds = [
    ...new Set(
      first
        .map((cell) => cells[cell]!)
        .filter(isLoose)
        .map(kindOfCode),
    ),
  ];
  for (const [side, rank] of ranks.entries()) {
    if (!rank.some((cell) => isLoose(cells[cell]!))) continue;
    for (const [file, cell] of rank.entries()) {
      const code = cells[first[file]!]!;
      occupants[cell] = isLoose(code) ? { side, kinds: shuffledKinds, isShuffled: true } : occupantOf(cells[cell]!);
    }
  }
  return occupants;
}

/**
 * Kinds that a piece may find on a cell when it captures there. Both sides are shuffled alike, so a shuffled piece
 * faces its own kind on its own file.
 */
function kindsFacing({ grid, occupants }: Scene, kind: number, from: number, to: number): readonly number[] {
  const isAlike = occupants[from]!.isShuffled && occupants[to]!.isShuffled && fileOf(grid, from) === fileOf(grid, to);
  return isAlike ? [kind] : occupants[to]!.kinds;
}

/** Cells on which a kind could capture, given the other pieces. */
function attackedCells({ facts, grid, occupants, rules }: Scene, kind: number, from: number): number[] {
  const { side } = occupants[from]!;
  const plane = gridForKind(grid, rules.promotes(kind));
  return facts.kinds[kind]!.strokes.flatMap((stroke) => {
    if (!stroke.capture || !rules.canStart(kind, side, from, stroke)) return [];
    const path = strokePathOf(plane, stroke, side, from, (cell) => rules.canEnter(kind, side, cell, stroke));
    return path ? capturedOn(path, occupants) : [];
  });
}

/** Cell captured along a path: that of the first piece, or for a hopper that of the piece behind it. */
function capturedOn({ flags, cells }: StrokePath, occupants: readonly (Occupant | undefined)[]): number[] {
  const occupied = cells.filter((cell) => occupants[cell]);
  if (!(flags & PATH_FLAGS.hop))
    return flags & PATH_FLAGS.lame && occupied[0] !== cells.at(-1) ? [] : occupied.slice(0, 1);
  const behind = flags & PATH_FLAGS.behind ? [cells[cells.indexOf(occupied[0]!) + 1]!] : [occupied[1]!];
  return occupied.length > 1 ? behind : [];
}
