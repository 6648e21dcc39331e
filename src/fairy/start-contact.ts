import { cellAt, fileOf, type Grid } from '../board/grid.ts';
import { type BoardFacts, moveRules } from './board/board.ts';
import { isPiece, kindOfCode, sideOf } from './board/kinds.ts';
import { gridForKind, type MoveRules, PATH, type Path, pathOf } from './board/tables.ts';

/** What stands on a cell of the start, in any order that chance may give it: whose, and which kinds it may be. */
interface Standing {
  readonly side: number;
  readonly kinds: readonly number[];
  readonly isMixed: boolean;
}

interface Contact {
  /** `from>to` */
  readonly captures: ReadonlySet<string>;
  /** A royal piece is among what may be captured. */
  readonly check: boolean;
}

/**
 * Who touches whom at the start, as if all kinds that are mixed stood on each of their cells at once: more than can
 * happen in any one order, never less. No tables are needed, so that definitions can be judged before they are compiled.
 */
export function startContact(facts: BoardFacts, cells: Uint8Array, grid: Grid = facts.grid): Contact {
  const standing = standingOf(facts, cells);
  const scene = { facts, grid, standing, rules: moveRules(facts) };
  const captures = new Set<string>();
  let check = false;
  for (const [from, piece] of standing.entries()) {
    for (const kind of piece?.kinds ?? []) {
      for (const to of attackedBy(scene, kind, from)) {
        if (standing[to]?.side !== 1 - piece!.side) continue;
        captures.add(`${from}>${to}`);
        check ||= facedBy(scene, kind, from, to).includes(facts.royal);
      }
    }
  }
  return { captures, check };
}

interface Scene {
  readonly facts: BoardFacts;
  readonly grid: Grid;
  readonly standing: readonly (Standing | undefined)[];
  readonly rules: MoveRules;
}

/** A wall stands in the way of both. */
function asItStands(code: number): Standing | undefined {
  if (code === 0) return undefined;
  return { side: sideOf(code), kinds: isPiece(code) ? [kindOfCode(code)] : [], isMixed: false };
}

function standingOf({ definition, grid, kinds }: BoardFacts, cells: Uint8Array): (Standing | undefined)[] {
  const { shuffle } = definition.setup;
  const standing = Array.from(cells, asItStands);
  if (!shuffle) return standing;
  const isLoose = (code: number) => isPiece(code) && !shuffle.keep.includes(kinds[kindOfCode(code)]!.letter);
  const ranks = [shuffle.rank - 1, grid.ranks - shuffle.rank].map((rank) =>
    [...Array(grid.files).keys()].map((file) => cellAt(grid, file, rank)),
  );
  // both are mixed alike: the other player's pieces take the files of the first's
  const first = ranks.find((rank) => rank.some((cell) => isLoose(cells[cell]!))) ?? [];
  const mixed = [
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
      standing[cell] = isLoose(code) ? { side, kinds: mixed, isMixed: true } : asItStands(cells[cell]!);
    }
  }
  return standing;
}

/** What a kind may find on a cell: both players are mixed alike, so that on one file it meets its like. */
function facedBy({ grid, standing }: Scene, kind: number, from: number, to: number): readonly number[] {
  const isAlike = standing[from]!.isMixed && standing[to]!.isMixed && fileOf(grid, from) === fileOf(grid, to);
  return isAlike ? [kind] : standing[to]!.kinds;
}

/** Where a kind on a cell captures, as the others stand. */
function attackedBy({ facts, grid, standing, rules }: Scene, kind: number, from: number): number[] {
  const { side } = standing[from]!;
  const plane = gridForKind(grid, rules.promotes(kind));
  return facts.kinds[kind]!.strokes.flatMap((stroke) => {
    if (!stroke.capture || !rules.canStart(kind, side, from, stroke)) return [];
    const way = pathOf(plane, stroke, side, from, (cell) => rules.canEnter(kind, side, cell, stroke));
    return way ? metOn(way, standing) : [];
  });
}

/** The piece that a way leads to: the first it meets, or what a hopper finds behind that. */
function metOn({ flags, cells }: Path, standing: readonly (Standing | undefined)[]): number[] {
  const met = cells.filter((cell) => standing[cell]);
  if (!(flags & PATH.hop)) return flags & PATH.lame && met[0] !== cells.at(-1) ? [] : met.slice(0, 1);
  const behind = flags & PATH.behind ? [cells[cells.indexOf(met[0]!) + 1]!] : [met[1]!];
  return met.length > 1 ? behind : [];
}
