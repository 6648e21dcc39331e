import { expect } from 'vitest';
import type { MorrisDefinition } from '../../src/families/morris/definition.ts';
import { pointsOf } from '../../src/families/morris/engine/board.ts';
import { morris } from '../../src/families/morris/index.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { perft } from '../../src/play/perft.ts';
import type { Position } from '../../src/play/position.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import type { Rules } from '../../src/play/rules.ts';
import { describeMove, fenOf, findMove, matchField } from '../notation.ts';
import { type BoardSuite, notationsOf, open, type Player, playAll } from './board-games.ts';

interface End {
  readonly winner: 'W' | 'B' | null;
  readonly reason?: string;
}

interface Solved {
  readonly result: 'win' | 'loss' | 'draw';
  readonly plies?: number | null;
}

export type MorrisRecord = { readonly variant: string; readonly nodes?: number } & (
  | { readonly kind: 'topology'; readonly points: readonly string[] }
  | { readonly kind: 'perft'; readonly position: string; readonly depth: number; readonly nodes: number }
  | {
      readonly kind: 'moves';
      readonly position: string;
      readonly moves: readonly string[];
      readonly to?: readonly string[];
      readonly end: End | null;
    }
  | { readonly kind: 'solved'; readonly position: string; readonly value: Solved }
  | {
      readonly kind: 'playthrough';
      readonly start?: string;
      readonly moves?: readonly string[];
      readonly rawMoves?: readonly string[];
      readonly final: {
        readonly position?: string;
        readonly board?: readonly string[];
        readonly end?: End;
      } & Partial<End>;
    }
);

/** Our reasons for ends, by their names in the records. */
const REASONS: Readonly<Record<string, string>> = { 'fewer than three': 'two-left' };

function playersOf(variant: string): Player[] {
  const resolved = resolveVariant(morris, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return [{ engine: 'sets of points', rules: resolved.value.rules, most: 2_000_000, longest: 20_000_000 }];
}

function expectEnd(position: Position, { winner, reason }: Partial<End>): void {
  const outcome = position.outcome();
  expect(outcome && 'WB'[outcome.winner!]).toBe(winner);
  if (reason) expect(outcome!.reason).toBe(REASONS[reason] ?? reason);
}

function expectMorris(rules: Rules, record: MorrisRecord): void {
  if (record.kind === 'topology') {
    const resolved = resolveVariant(morris, record.variant);
    expect(resolved.ok && pointsOf((resolved.value.definition as MorrisDefinition).board)).toEqual(record.points);
  } else if (record.kind === 'perft') {
    expect(perft(open(rules, record.position), record.depth)).toBe(record.nodes);
  } else if (record.kind === 'moves') expectMoves(rules, record);
  else if (record.kind === 'solved') {
    // Values are checked by search in test/tactics.
    expect(fenOf(open(rules, record.position))).toBe(record.position);
  } else expectGame(rules, record);
}

function expectMoves(rules: Rules, { position: fen, moves, to, end }: Extract<MorrisRecord, { kind: 'moves' }>): void {
  const position = open(rules, fen);
  expect(notationsOf(position)).toEqual([...moves].sort());
  if (end) expectEnd(position, end);
  else expect(position.outcome()).toBeUndefined();
  for (const [index, after] of to?.entries() ?? []) {
    playAll(position, [moves[index]!]);
    expect(fenOf(position)).toBe(after);
    position.undo();
  }
}

function expectGame(rules: Rules, record: Extract<MorrisRecord, { kind: 'playthrough' }>): void {
  const { start, moves, rawMoves, final } = record;
  const position = start === undefined ? rules.start(undefined as never) : open(rules, start);
  if (moves) playAll(position, moves);
  else playRaw(position, rawMoves!);
  if (final.position) expect(fenOf(position)).toBe(final.position);
  if (final.board) expect(fenOf(position).split(' ')[0]).toBe(final.board.join('').replace(/[^WB.]/g, ''));
  expectEnd(position, final.end ?? final);
}

/**
 * Plays separate placements, slides and removals: a removal belongs to the move before it if several captures are
 * possible.
 */
function playRaw(position: Position, raw: readonly string[]): void {
  const numbers = raw.map((text) => (text.match(/\d+/g) ?? []).map(Number));
  for (let at = 0; at < numbers.length; at++) {
    const [from, to] = numbers[at]!.length === 2 ? numbers[at]! : [undefined, numbers[at]![0]];
    const isCapture = [...legalMoves(position)].some((move) => {
      const { capture, ...rest } = describeMove(position, move);
      return capture !== undefined && findsPoint(position, move, from, to) && rest !== undefined;
    });
    const said = { ...(from !== undefined && { from }), to, ...(isCapture && { capture: numbers[++at]![0] }) };
    const found = findMove(position, said);
    if (!found.ok) throw new Error(`${raw[at]}: ${found.error.message}`);
    position.play(found.value);
  }
}

const findsPoint = (position: Position, move: number, from: number | undefined, to: number | undefined): boolean =>
  (from === undefined || matchField(position, move, 'from', from) === 2) && matchField(position, move, 'to', to) === 2;

export const MORRIS: BoardSuite<MorrisRecord> = { family: 'morris', players: playersOf, expect: expectMorris };
