import { cellBeyond, cellCount, fileOf, type Grid, rankOf, ranksWrap } from '../../board/grid.ts';
import type { BetzaStroke } from '../language/betza.ts';
import { codeOf, type Kind, kindOfCode, sideOf } from './kinds.ts';

/** Flags of a path: what a piece may do along the path's cells. */
export const PATH_FLAGS = { move: 1, capture: 2, enPassant: 4, lame: 8, hop: 16, behind: 32 } as const;

/**
 * Moves of all pieces in one array. `start[code * cells + cell]` is the index in `pool` of a piece's moves from a cell:
 *
 *   leaps:  count, then one target each (to move or capture)
 *   rays:   count, then for each: length, cells (a slider runs until something is in the way)
 *   paths:  count, then for each: flags, length, cells (everything else: pawns, lame leapers, hoppers)
 */
export interface MoveTables {
  readonly pool: Int16Array;
  readonly start: Int32Array;
  /** Whether some piece can reach a cell in two ways, so that equal moves must be filtered out. */
  readonly overlapping: boolean;
}

/**
 * Attackers of each cell. `start[cell]` is the index in `pool` of the cell's lines: a count, then for each line its
 * length and pairs of a cell and a row number. Walking outward from the target, the first piece on a line attacks it if
 * `hits[row * codes + code]` is set; in the tables for hoppers, the second piece does.
 */
export interface AttackTables {
  readonly pool: Int32Array;
  readonly start: Int32Array;
  readonly hits: Uint8Array;
  /** Whether no cell lies on two lines to the same target, so that a cell identifies the line of a pin or block. */
  readonly disjoint: boolean;
}

export interface StrokePath {
  flags: number;
  cells: number[];
}

const BOTH = PATH_FLAGS.move | PATH_FLAGS.capture;

/** A step on the board: files to the right, ranks up. */
interface Step {
  readonly dx: number;
  readonly dy: number;
}

const stepOf = ({ dx, dy }: BetzaStroke, side: number): Step => (side === 0 ? { dx, dy } : { dx: 0 - dx, dy: 0 - dy });

/**
 * Cells reached by repeating a step from a cell, in order, at most `maxSteps` of them (0 for no limit). Stops at the
 * edge, before a cell that is not open and, on boards that wrap, before returning to the start.
 */
function walk(
  grid: Grid,
  { dx, dy }: Step,
  maxSteps: number,
  from: number,
  isOpen: (cell: number) => boolean = () => true,
): number[] {
  const cells: number[] = [];
  let file = fileOf(grid, from) + dx;
  let rank = rankOf(grid, from) + dy;
  for (;;) {
    const cell = cellBeyond(grid, file, rank);
    if (cell === undefined || cell === from || !isOpen(cell)) break;
    cells.push(cell);
    if (cells.length === maxSteps) break;
    file += dx;
    rank += dy;
  }
  return cells;
}

/** Cells that a lame leaper passes, first straight, then diagonally, such as the cell beside a xiangqi horse. */
export function cellsPassedByLeaper(grid: Grid, from: number, { dx, dy }: Step): number[] {
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: steps - 1 }, (_, index) => {
    const fraction = (index + 1) / steps;
    const [file, rank] = [
      fileOf(grid, from) + Math.trunc(dx * fraction),
      rankOf(grid, from) + Math.trunc(dy * fraction),
    ];
    return cellBeyond(grid, file, rank)!;
  });
}

/** Cells that a stroke (see `BetzaStroke`) reaches on an empty board. */
export const reachedCells = (grid: Grid, stroke: BetzaStroke, side: number, from: number): number[] =>
  walk(grid, stepOf(stroke, side), stroke.range, from);

/** Grid on which a kind moves. Kinds that promote never cross the edge between first and last rank, even on a torus. */
export const gridForKind = (grid: Grid, promotes: boolean): Grid =>
  promotes && ranksWrap(grid) ? { ...grid, topology: 'cylinder' } : grid;

export function strokePathOf(
  grid: Grid,
  stroke: BetzaStroke,
  side: number,
  from: number,
  isOpen: (cell: number) => boolean,
): StrokePath | undefined {
  const step = stepOf(stroke, side);
  const cells = walk(grid, step, stroke.range, from, isOpen);
  if (!cells.length) return undefined;
  const flags =
    (stroke.move ? PATH_FLAGS.move : 0) |
    (stroke.capture ? PATH_FLAGS.capture : 0) |
    (stroke.enPassant ? PATH_FLAGS.enPassant : 0) |
    (stroke.lame ? PATH_FLAGS.lame : 0) |
    (stroke.hop === 'none' ? 0 : PATH_FLAGS.hop) |
    (stroke.hop === 'behind' ? PATH_FLAGS.behind : 0);
  if (!stroke.lame) return { flags, cells };
  return { flags, cells: [...cellsPassedByLeaper(grid, from, step), cells[0]!] };
}

/** A condition on a stroke of a kind (see `BetzaStroke`), for a side and a cell. */
type StrokeRule = (kind: number, side: number, cell: number, stroke: BetzaStroke) => boolean;

export interface MoveRules {
  /** Whether the stroke may begin on the cell. */
  readonly canStart: StrokeRule;
  /** Whether the stroke may pass or reach the cell. */
  readonly canEnter: StrokeRule;
  /** Whether the kind may promote: all its moves are then stored as paths. */
  readonly promotes: (kind: number) => boolean;
}

export function moveTables(grid: Grid, kinds: readonly Kind[], rules: MoveRules): MoveTables {
  const { canStart, canEnter, promotes } = rules;
  let overlapping = false;
  const cells = cellCount(grid);
  const targets = new TargetMarks(cells);
  const pool: number[] = [];
  const start = new Int32Array(codeOf(kinds.length, 0) * cells);
  kinds.forEach(({ strokes }, kind) => {
    const arePaths = promotes(kind);
    const kindGrid = gridForKind(grid, arePaths);
    for (const side of [0, 1])
      for (let cell = 0; cell < cells; cell++) {
        start[codeOf(kind, side) * cells + cell] = pool.length;
        const paths: StrokePath[] = [];
        for (const stroke of strokes) {
          if (!canStart(kind, side, cell, stroke)) continue;
          const path = strokePathOf(kindGrid, stroke, side, cell, (target) => canEnter(kind, side, target, stroke));
          if (path) paths.push(path);
        }
        overlapping ||= targets.areShared(paths);
        addMoves(pool, paths, arePaths);
      }
  });
  return { pool: Int16Array.from(pool), start, overlapping };
}

/** Adds the moves of a piece from a cell to the pool of `MoveTables`: all of them as paths if `arePaths`. */
function addMoves(pool: number[], all: readonly StrokePath[], arePaths: boolean): void {
  const [leaps, rays, paths]: [StrokePath[], StrokePath[], StrokePath[]] = [[], [], []];
  for (const path of all) {
    if (arePaths || path.flags !== BOTH) paths.push(path);
    else (path.cells.length === 1 ? leaps : rays).push(path);
  }
  pool.push(leaps.length);
  for (const { cells } of leaps) pool.push(cells[0]!);
  pool.push(rays.length);
  for (const { cells } of rays) pool.push(cells.length, ...cells);
  pool.push(paths.length);
  for (const { flags, cells } of paths) pool.push(flags, cells.length, ...cells);
}

/** Marks the targets of paths, to find those that two paths share. One array serves all cells: a set for each is slow. */
class TargetMarks {
  readonly #marks: Int32Array;
  #mark = 0;

  constructor(cells: number) {
    this.#marks = new Int32Array(cells);
  }

  /** Whether two of the paths have a target to which both can move, or on which both can capture. */
  areShared(paths: readonly StrokePath[]): boolean {
    return this.#areSharedBy(paths, PATH_FLAGS.move) || this.#areSharedBy(paths, PATH_FLAGS.capture);
  }

  #areSharedBy(paths: readonly StrokePath[], flag: number): boolean {
    this.#mark++;
    for (const { flags, cells } of paths) {
      if (!(flags & flag)) continue;
      for (let at = flags & PATH_FLAGS.lame ? cells.length - 1 : 0; at < cells.length; at++) {
        if (this.#marks[cells[at]!] === this.#mark) return true;
        this.#marks[cells[at]!] = this.#mark;
      }
    }
    return false;
  }
}

/**
 * Which captures an attack table contains: those without jumping (`none`), or those that jump over one piece and ride
 * on (`on`). Neither table contains hops that land right behind the jumped piece.
 */
export type HopMode = 'none' | 'on';

export function attackTables(
  grid: Grid,
  kinds: readonly Kind[],
  rules: MoveRules,
  reach: HopMode = 'none',
): AttackTables {
  const cells = cellCount(grid);
  const rows = new AttackRows(codeOf(kinds.length, 0));
  const attackers = new Attackers(grid, kinds, rules, reach);
  const pool: number[] = [];
  const start = new Int32Array(cells);
  let disjoint = true;
  for (let cell = 0; cell < cells; cell++) {
    start[cell] = pool.length;
    const lines = mergePrefixes(attackers.linesTo(cell));
    const seen = new Set<number>();
    pool.push(lines.length);
    for (const line of lines) {
      pool.push(line.cells.length);
      for (const [index, at] of line.cells.entries()) {
        pool.push(at, rows.row(line.codes[index]!));
        if (seen.has(at)) disjoint = false;
        seen.add(at);
      }
    }
  }
  return { pool: Int32Array.from(pool), start, hits: rows.hits(), disjoint };
}

/**
 * One direction away from a target. `reach[n]` has the codes of the pieces that attack the target from n + 1 steps
 * away.
 */
interface Direction extends Step {
  readonly reach: number[][];
}

/** Collects the attackers of each cell, as lines from the cell outward. */
class Attackers {
  readonly #grid: Grid;
  /** Upper limit for the steps of a ride: on a torus it may pass every cell. */
  readonly #maxSteps: number;
  readonly #directions = new Map<string, Direction>();
  /** By target cell: lines of strokes that some cells lack or that a piece in between can block as a lame leaper. */
  readonly #irregularLines: Line[][];

  constructor(grid: Grid, kinds: readonly Kind[], { canStart, canEnter, promotes }: MoveRules, reach: HopMode) {
    this.#grid = grid;
    const cells = [...Array(cellCount(grid)).keys()];
    this.#maxSteps = ranksWrap(grid) ? cells.length : Math.max(grid.files, grid.ranks);
    this.#irregularLines = cells.map(() => []);
    for (let code = 1; code < codeOf(kinds.length, 0); code++) {
      const [kind, side] = [kindOfCode(code), sideOf(code)];
      const kindGrid = gridForKind(grid, promotes(kind));
      for (const stroke of kinds[kind]!.strokes) {
        if (!stroke.capture || stroke.hop !== reach) continue;
        const opens = (target: number) => canEnter(kind, side, target, stroke);
        const starts = cells.filter((cell) => canStart(kind, side, cell, stroke));
        const isUniform = kindGrid === grid && starts.length === cells.length && cells.every(opens);
        if (isUniform && !stroke.lame) this.#addDirection(stroke, code);
        else for (const from of starts) this.#addIrregular(kindGrid, stroke, code, from, opens);
      }
    }
  }

  #addDirection(stroke: BetzaStroke, code: number): void {
    const step = stepOf(stroke, sideOf(code));
    const key = `${step.dx},${step.dy}`;
    const direction = this.#directions.get(key) ?? { ...step, reach: [] };
    const maxSteps = stroke.range || this.#maxSteps;
    for (let step = 0; step < maxSteps; step++) {
      direction.reach[step] ??= [];
      direction.reach[step]!.push(code);
    }
    this.#directions.set(key, direction);
  }

  #addIrregular(
    kindGrid: Grid,
    stroke: BetzaStroke,
    code: number,
    from: number,
    opens: (target: number) => boolean,
  ): void {
    const path = strokePathOf(kindGrid, stroke, sideOf(code), from, opens);
    path?.cells.forEach((target, index) => {
      if (path.flags & PATH_FLAGS.lame && index < path.cells.length - 1) return;
      // Seen from the target, the cells between come first, nearest first, then the attacker.
      const cells = [...path.cells.slice(0, index).reverse(), from];
      this.#irregularLines[target]!.push({ cells, codes: cells.map((_, at) => (at === index ? [code] : [])) });
    });
  }

  linesTo(target: number): Line[] {
    const lines = [...this.#irregularLines[target]!];
    for (const { dx, dy, reach } of this.#directions.values()) {
      const cells = walk(this.#grid, { dx: -dx, dy: -dy }, reach.length, target);
      if (cells.length) lines.push({ cells, codes: reach.slice(0, cells.length) });
    }
    return lines;
  }
}

interface Line {
  cells: number[];
  /** By index in `cells`: codes of the pieces that attack from there. */
  codes: number[][];
}

/** Merges each line that is the beginning of a longer one into that line. */
function mergePrefixes(lines: Line[]): Line[] {
  const longest: Line[] = [];
  for (const line of lines.sort((a, b) => b.cells.length - a.cells.length)) {
    const longer = longest.find(({ cells }) => line.cells.every((cell, index) => cells[index] === cell));
    if (!longer) longest.push(line);
    else for (const [index, codes] of line.codes.entries()) longer.codes[index] = [...longer.codes[index]!, ...codes];
  }
  return longest;
}

/** Numbers the distinct sets of attacking codes; lines refer to a set by its row number. */
class AttackRows {
  readonly #codes: number;
  readonly #index = new Map<string, number>();
  /** Row number by list of codes. Lists are compared by identity, because many lines share one list. */
  readonly #rowByList = new Map<readonly number[], number>();
  readonly #rows: number[][] = [];

  constructor(codes: number) {
    this.#codes = codes;
  }

  row(codes: readonly number[]): number {
    const known = this.#rowByList.get(codes) ?? this.#find(codes);
    this.#rowByList.set(codes, known);
    return known;
  }

  #find(codes: readonly number[]): number {
    const key = [...codes].sort((a, b) => a - b).join();
    const known = this.#index.get(key);
    if (known !== undefined) return known;
    this.#index.set(key, this.#rows.length);
    this.#rows.push([...codes]);
    return this.#rows.length - 1;
  }

  hits(): Uint8Array {
    const hits = new Uint8Array(this.#rows.length * this.#codes);
    this.#rows.forEach((codes, row) => {
      for (const code of codes) hits[row * this.#codes + code] = 1;
    });
    return hits;
  }
}
