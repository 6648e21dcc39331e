import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DraughtsDefinition } from '../../src/families/draughts/definition.ts';
import { compileBoard } from '../../src/families/draughts/engine/board.ts';
import { draughts } from '../../src/families/draughts/index.ts';
import { draughtsRules } from '../../src/families/draughts/rules.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { perft } from '../../src/play/perft.ts';
import type { Position } from '../../src/play/position.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import type { Rules } from '../../src/play/rules.ts';
import { describeMove, fenOf, findMove } from '../notation.ts';
import { VECTORS, vectorFiles } from './vectors.ts';

/** Who won, or null for a draw. */
interface End {
  readonly winner: 'W' | 'B' | null;
  readonly reason: string;
}

type DraughtsRecord = { readonly variant: string } & (
  | {
      readonly kind: 'perft';
      readonly position: string;
      readonly depth: number;
      readonly nodes: number;
      readonly duplicates?: 'kept';
    }
  | { readonly kind: 'moves'; readonly position: string; readonly moves: readonly string[]; readonly end: End | null }
  | {
      readonly kind: 'playthrough';
      readonly start: string;
      readonly moves: readonly string[];
      readonly final: { readonly position: string };
    }
);

const readDraughts = (file: string): DraughtsRecord[] =>
  readFileSync(`${VECTORS}draughts/${file}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as DraughtsRecord);

interface DraughtsEngine {
  readonly engine: string;
  readonly rules: Rules;
  /** Larger perfts are left to the long tests. */
  readonly most: number;
}

/** Maximum nodes of a perft in every run: for the bitboard engine, and for the plain one that it is compared with. */
const MAX_NODES = { sets: 2_000_000, squares: 200_000 };

/**
 * The engines of a variant: square by square, and with bitboards where possible. `keepsRoutes` for records that count
 * routes separately.
 */
export function enginesOf(variant: string, keepsRoutes = false): DraughtsEngine[] {
  const resolved = resolveVariant(draughts, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const definition = resolved.value.definition as DraughtsDefinition;
  const { ai } = resolved.value.rules;
  const plain = draughtsRules(definition, ai, { plain: true, keepsRoutes });
  if (!compileBoard(definition).layout) return [{ engine: 'squares', rules: plain, most: MAX_NODES.sets }];
  return [
    { engine: 'sets', rules: draughtsRules(definition, ai, { keepsRoutes }), most: MAX_NODES.sets },
    { engine: 'squares', rules: plain, most: MAX_NODES.squares },
  ];
}

function open(rules: Rules, fen: string): Position {
  const reading = rules.parse(fen);
  if (!reading.ok) throw new Error(reading.error.map(({ message }) => message).join('; '));
  return reading.value.position;
}

/** The fields of a FEN that records contain: not counters or empty endings. */
const placementOf = (position: Position): string => fenOf(position).split(':').slice(0, 3).join(':');

const notationsOf = (position: Position): string[] =>
  Array.from(legalMoves(position), (move) => String(describeMove(position, move).notation));

const SEATS = { W: 'white', B: 'black' };

function expectDraughts(rules: Rules, record: DraughtsRecord): void {
  if (record.kind === 'perft') {
    expect(perft(open(rules, record.position), record.depth)).toBe(record.nodes);
  } else if (record.kind === 'moves') {
    const position = open(rules, record.position);
    expect(notationsOf(position).sort()).toEqual([...record.moves].sort());
    const outcome = position.outcome();
    const winner = record.end?.winner;
    expect(outcome?.reason).toBe(record.end?.reason);
    if (winner) expect(rules.seats[outcome!.winner!]).toBe(SEATS[winner]);
  } else {
    const position = open(rules, record.start);
    for (const notation of record.moves) {
      const found = findMove(position, { notation });
      if (!found.ok) throw new Error(`${notation}: ${found.error.message}`);
      position.play(found.value);
    }
    expect(placementOf(position)).toBe(record.final.position);
  }
}

/** The dialect of one program in which single jumps are moves. */
const DIALECTS = ['openspiel-checkers'];

const files = vectorFiles('draughts').filter((file) => !DIALECTS.includes(file));

/** Maximum nodes in the long tests: some minutes for the largest. */
const MAX_LONG_NODES = 60_000_000;

/** Checks every record with every engine; `further` checks only the perft counts that are too large for every run. */
export function playDraughts(further: boolean): void {
  const skipped = '(skipped where ../shared/vectors is not there)';
  describe.skipIf(!files.length)(`draughts vectors ${further ? 'counted further ' : ''}${skipped}`, () => {
    it.each(files)('%s', (file) => playFile(file, further), further ? 3_600_000 : 180_000);
  });
}

function playFile(file: string, further: boolean): void {
  const records = readDraughts(file);
  for (const keepsRoutes of [false, true]) {
    const own = records.filter((record) => (record.kind === 'perft' && record.duplicates === 'kept') === keepsRoutes);
    if (!own.length) continue;
    for (const engine of enginesOf(file, keepsRoutes))
      for (const record of own) if (isMeant(record, engine, further)) playRecord(record, engine);
  }
}

function isMeant(record: DraughtsRecord, { most }: DraughtsEngine, further: boolean): boolean {
  const nodes = record.kind === 'perft' ? record.nodes : 0;
  return further ? most === MAX_NODES.sets && nodes > most && nodes <= MAX_LONG_NODES : nodes <= most;
}

function playRecord(record: DraughtsRecord, { engine, rules }: DraughtsEngine): void {
  try {
    expectDraughts(rules, record);
  } catch (error) {
    throw new Error(`by ${engine}: ${JSON.stringify(record)}\n${(error as Error).message}`, { cause: error });
  }
}
