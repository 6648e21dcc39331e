import { expect } from 'vitest';
import type { GoDefinition } from '../../src/families/go/definition.ts';
import { parseVertex } from '../../src/families/go/engine/board.ts';
import type { GoPosition } from '../../src/families/go/engine/go-position.ts';
import { scoreOf } from '../../src/families/go/engine/score.ts';
import { go } from '../../src/families/go/index.ts';
import { goRules, SURROUNDING_ENGINES } from '../../src/families/go/rules.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { perft } from '../../src/play/perft.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import type { Rules } from '../../src/play/rules.ts';
import { fenOf } from '../notation.ts';
import type { BoardSuite, Player } from './board-games.ts';
import { legalBoards } from './go-legal-boards.ts';

/** The size of a square board, columns and rows, or rows × columns as text. */
type Size = number | readonly [number, number] | string;

type Pair = readonly [number, number];

interface Start {
  readonly size: Size;
  readonly position: { readonly moves: readonly string[] };
}

interface Counted {
  readonly board: string;
  readonly captured?: Pair;
}

export type GoRecord = { readonly variant: string; readonly nodes?: number } & (
  | ({ readonly kind: 'perft'; readonly depth: number; readonly nodes: number } & Start)
  | ({
      readonly kind: 'moves';
      readonly turn: 'B' | 'W';
      readonly illegal?: readonly string[];
      readonly legalCount?: number;
      readonly area: Pair;
      readonly end: { readonly reason: string; readonly area: Pair } | null;
    } & Start &
      Counted)
  | ({
      readonly kind: 'score';
      readonly dead: readonly string[];
      readonly seki: readonly string[];
      readonly japanese: { readonly territory: Pair; readonly prisoners: Pair; readonly margin: number };
      readonly area: { readonly points: Pair; readonly margin: number };
    } & Start &
      Counted)
  | {
      readonly kind: 'solved';
      readonly position: string | object;
      readonly size?: string;
      readonly value: number | string | { readonly blackMargin: number };
    }
  | {
      readonly kind: 'playthrough';
      readonly size: number;
      readonly komi?: number;
      readonly moves: readonly string[];
      readonly final: {
        readonly winner?: 'B' | 'W';
        readonly capturedByLastMove?: number;
        readonly board?: readonly string[];
        readonly returns?: Pair;
      };
    }
);

/** Files that are not named after a variant, and the variant to play their records with. */
const RULES_OF: Readonly<Record<string, string>> = {
  'go-legal-positions': 'standard',
  'go-openspiel-7x7': 'standard',
  'go-scoring': 'standard',
};

/** Maximum number of points for which legal boards are counted in every run; the next size is in the long tests. */
const MAX_POINTS = 9;

/** The records have no komi, end only by passes, and have various sizes. */
function rulesOf(variant: string, size: Size, komi = 0, keeper = SURROUNDING_ENGINES[0]!): Rules {
  const resolved = resolveVariant(go, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const definition = structuredClone(resolved.value.definition) as GoDefinition;
  const [files, ranks] = sidesOf(size);
  Object.assign(definition.board, { files, ranks });
  definition.end.komi = komi;
  return goRules(definition, keeper);
}

function sidesOf(size: Size): Pair {
  if (typeof size === 'number') return [size, size];
  return typeof size === 'string' ? (size.split('x').map(Number) as unknown as Pair) : size;
}

function playersOf(): Player[] {
  return SURROUNDING_ENGINES.map((keeper, index) => ({
    engine: keeper.name,
    // Rules are made for each record: this entry only says how stones are kept.
    rules: { keeper } as unknown as Rules,
    most: index === 0 ? 2_000_000 : 4000,
    longest: index === 0 ? 20_000_000 : 100_000,
  }));
}

function start(
  variant: string,
  size: Size,
  moves: readonly string[],
  { rules, komi = 0 }: { rules: Rules; komi?: number },
) {
  const { keeper } = rules as unknown as { keeper: (typeof SURROUNDING_ENGINES)[number] };
  const position = rulesOf(RULES_OF[variant] ?? variant, size, komi, keeper).start(undefined as never) as GoPosition;
  playVertices(position, moves);
  return position;
}

/**
 * Plays moves like `findMove` with `notation`, but without listing all legal moves: games are long and boards are
 * large.
 */
function playVertices(position: GoPosition, moves: readonly string[]): void {
  for (const name of moves) {
    const point = name === 'pass' ? position.pass : parseVertex(position.board, name)!;
    const why = point === position.pass ? undefined : position.whyIllegal(point);
    if (why !== undefined || position.isOver()) throw new Error(`${name}: ${why ?? 'the game is over'}`);
    position.play(point);
  }
}

const boardOf = (position: GoPosition): string =>
  fenOf(position)
    .split(' ')[0]!
    .replace(/\d+/g, (run) => '.'.repeat(Number(run)));

const pointsOf = (position: GoPosition, names: readonly string[]): number[] =>
  names.map((name) => parseVertex(position.board, name)!).sort((a, b) => a - b);

function expectGo(rules: Rules, record: GoRecord): void {
  if (record.kind === 'perft') {
    const { variant, size, position, depth, nodes } = record;
    expect(perft(start(variant, size, position.moves, { rules }), depth)).toBe(nodes);
  } else if (record.kind === 'moves') expectMoves(rules, record);
  else if (record.kind === 'score') expectScore(rules, record);
  else if (record.kind === 'playthrough') expectGame(rules, record);
  else expectSolved(record);
}

function expectMoves(rules: Rules, record: Extract<GoRecord, { kind: 'moves' }>): void {
  const { variant, size, position: from, board, turn, illegal, legalCount, captured, area, end } = record;
  const position = start(variant, size, from.moves, { rules });
  expect(boardOf(position)).toBe(board);
  expect('BW'[position.turn]).toBe(turn);
  if (captured) expect([...position.prisoners]).toEqual(captured);
  const { totals } = scoreOf(position.board, position.colors, [], [0, 0]);
  expect(totals).toEqual(area);
  if (end) {
    expect(position.outcome()).toMatchObject({ reason: end.reason });
    expect(position.score().totals).toEqual(end.area);
    return;
  }
  expect(position.outcome()).toBeUndefined();
  const legal = new Set(legalMoves(position));
  const empty = [...board].filter((mark) => mark === '.').length;
  expect(legal.has(position.pass)).toBe(true);
  expect(legal.size - 1).toBe(legalCount);
  expect(empty - legalCount!).toBe(illegal!.length);
  for (const point of pointsOf(position, illegal!)) expect(legal.has(point)).toBe(false);
}

function expectScore(rules: Rules, record: Extract<GoRecord, { kind: 'score' }>): void {
  const { variant, size, position: from, board, dead, seki, captured, japanese, area } = record;
  const position = start(variant, size, from.moves, { rules });
  expect(boardOf(position)).toBe(board);
  expect([...position.prisoners]).toEqual(captured);
  const listed = pointsOf(position, dead);
  const counted = scoreOf(position.board, position.colors, listed, position.prisoners);
  expect(counted.totals).toEqual(area.points);
  expect(counted.margin).toBe(area.margin);
  const territory = rulesOf('go-japanese', size).start(undefined as never) as GoPosition;
  const told = scoreOf(territory.board, position.colors, listed, position.prisoners);
  expect(told.seki).toEqual(pointsOf(position, seki));
  expect(told.territory).toEqual(japanese.territory);
  expect(told.prisoners).toEqual(japanese.prisoners);
  expect(told.margin).toBe(japanese.margin);
}

function expectGame(rules: Rules, record: Extract<GoRecord, { kind: 'playthrough' }>): void {
  const { variant, size, komi, moves, final } = record;
  const last = moves.at(-1)!;
  const position = start(variant, size, moves.slice(0, -1).map(lowered), { rules, komi: komi ?? 0 });
  expect(position.outcome()).toBeUndefined();
  const before = position.prisoners[position.turn]!;
  const mover = position.turn;
  playVertices(position, [lowered(last)]);
  if (final.winner) expect(position.outcome()?.winner).toBe('BW'.indexOf(final.winner));
  if (final.returns) expect(position.outcome()?.winner).toBe(final.returns[0] > 0 ? 0 : 1);
  if (final.capturedByLastMove) expect(position.prisoners[mover]! - before).toBe(final.capturedByLastMove);
  if (final.board)
    expect(boardOf(position)).toBe(final.board.map((row) => row.slice(3).replaceAll('+', '.')).join('/'));
}

const lowered = (move: string): string => (move === 'PASS' ? 'pass' : move);

/** Values of whole boards are tested in test/tactics; legal boards are counted as far as that does not take hours. */
function expectSolved({ position, value }: Extract<GoRecord, { kind: 'solved' }>): void {
  if (typeof position !== 'string') return;
  const [files, ranks] = sidesOf(position);
  if (files * ranks <= MAX_POINTS) expect(legalBoards(files, ranks)).toBe(value);
}

export const GO: BoardSuite<GoRecord> = { family: 'go', players: playersOf, expect: expectGo };
