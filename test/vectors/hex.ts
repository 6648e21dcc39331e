import { expect } from 'vitest';
import { HexSolver } from '../../src/families/hex/ai/solver.ts';
import type { HexDefinition } from '../../src/families/hex/definition.ts';
import { PlainHex } from '../../src/families/hex/engine/plain-position.ts';
import type { HexPosition } from '../../src/families/hex/engine/position.ts';
import { hex } from '../../src/families/hex/index.ts';
import { HEX_ENGINES, hexRules } from '../../src/families/hex/rules.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { perft } from '../../src/play/perft.ts';
import type { Position } from '../../src/play/position.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import type { Rules } from '../../src/play/rules.ts';
import { fenOf } from '../notation.ts';
import { type BoardSuite, type Player, playAll } from './board-games.ts';

/** A seat by its letter, or by the order of play. */
type Side = 'R' | 'B' | 'first' | 'second';

interface Start {
  readonly moves: readonly string[];
}

type HexRecord = { readonly variant: string; readonly size: number; readonly nodes?: number } & (
  | { readonly kind: 'perft'; readonly position: Start; readonly depth: number; readonly nodes: number }
  | { readonly kind: 'solved'; readonly position: Start; readonly value: { readonly winner: Side } }
  | {
      readonly kind: 'playthrough';
      readonly moves: readonly string[];
      readonly final: { readonly winner: Side; readonly plies?: number; readonly board?: readonly string[] };
    }
);

/** Maximum size of boards that are solved by full search; the values of larger ones are as published. */
const SOLVED_SIDE = 4;

/** Files contain boards of several sizes, so that the rules here only select the engine. */
function playersOf(variant: string): Player[] {
  return HEX_ENGINES.map((engine) => ({
    engine: engine.name,
    rules: rulesOf(variant, engine),
    most: engine === PlainHex ? 3000 : 2_000_000,
    longest: engine === PlainHex ? 20_000 : 10_000_000,
  }));
}

/** The engine of each set of rules. */
const engineOf = new Map<Rules, (typeof HEX_ENGINES)[number]>();

function rulesOf(slug: string, engine: (typeof HEX_ENGINES)[number]): Rules {
  const resolved = resolveVariant(hex, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const rules = hexRules(resolved.value.definition as HexDefinition, engine);
  engineOf.set(rules, engine);
  return rules;
}

const seatOf = (side: Side): number => (side === 'R' || side === 'first' ? 0 : 1);

function started({ variant, size }: HexRecord, rules: Rules, moves: readonly string[]): Position {
  const position = rulesOf(`${variant}+${size}x${size}`, engineOf.get(rules)!).start(undefined as never);
  playAll(position, moves);
  return position;
}

function expectHex(rules: Rules, record: HexRecord): void {
  if (record.kind === 'perft')
    expect(perft(started(record, rules, record.position.moves), record.depth)).toBe(record.nodes);
  else if (record.kind === 'solved') expectSolved(started(record, rules, record.position.moves), record);
  else expectGame(started(record, rules, []), record);
}

function expectSolved(position: Position, { size, value }: Extract<HexRecord, { kind: 'solved' }>): void {
  expect(position.outcome()).toBeUndefined();
  if (size > SOLVED_SIDE || position instanceof PlainHex) return;
  expect(winnerOf(position as HexPosition)).toBe(seatOf(value.winner));
}

/** The winner with best play, by full search. */
function winnerOf(position: HexPosition): number {
  const solution = new HexSolver().solve(position, [...legalMoves(position)], 50_000_000, () => false);
  return solution!.score > 0 ? position.turn : 1 - position.turn;
}

function expectGame(position: Position, { moves, final }: Extract<HexRecord, { kind: 'playthrough' }>): void {
  for (const notation of moves) {
    expect(position.outcome()).toBeUndefined();
    expect(position.count()).toBe(legalMoves(position).length);
    playAll(position, [notation]);
  }
  expect(position.outcome()?.winner).toBe(seatOf(final.winner));
  if (final.plies !== undefined) expect(moves).toHaveLength(final.plies);
  if (final.board) expect(stonesOf(position)).toBe(drawn(final.board));
}

const stonesOf = (position: Position): string => fenOf(position).split(' ')[0]!.replaceAll('/', '');

/** A board as OpenSpiel draws it: its marks in reading order, without coordinates. */
const drawn = (board: readonly string[]): string =>
  board
    .map((row) => row.replaceAll(/[a-z]\b(?= [a-z]\b|$)/g, (mark) => (/[xo]/.test(mark) ? mark : '')))
    .join(' ')
    .replaceAll(/[^.@Oxo]/g, '')
    .replaceAll(/[Ox]/g, 'R')
    .replaceAll(/[@o]/g, 'B');

export const HEX: BoardSuite<HexRecord> = { family: 'hex', players: playersOf, expect: expectHex };
