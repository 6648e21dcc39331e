import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { legalMoves } from '../../src/play/legal-moves.ts';
import type { Position } from '../../src/play/position.ts';
import type { Rules } from '../../src/play/rules.ts';
import { describeMove, findMove } from '../notation.ts';
import { VECTORS, vectorFiles } from './vectors.ts';

/** An engine of a variant, and the maximum nodes of a perft that it counts in every run and in the long tests. */
export interface Player {
  readonly engine: string;
  readonly rules: Rules;
  readonly most: number;
  readonly longest: number;
}

/** Fields of all records. */
interface Common {
  readonly variant: string;
  readonly kind: string;
  readonly nodes?: number;
}

/** How a family checks its vectors. Each file is named after a variant. */
export interface BoardSuite<Rec extends Common> {
  readonly family: string;
  players(variant: string): Player[];
  /** Compares an engine with a record. */
  expect(rules: Rules, record: Rec): void;
}

export const readRecords = <Rec>(family: string, file: string): Rec[] =>
  readFileSync(`${VECTORS}${family}/${file}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Rec);

export function open(rules: Rules, fen: string): Position {
  const reading = rules.parse(fen);
  if (!reading.ok) throw new Error(reading.error.map(({ message }) => message).join('; '));
  if (reading.value.notes.length) throw new Error(`read generously: ${reading.value.notes.join('; ')}`);
  return reading.value.position;
}

export const notationsOf = (position: Position): string[] =>
  Array.from(legalMoves(position), (move) => String(describeMove(position, move).notation)).sort();

/** Plays moves by their notation. */
export function playAll(position: Position, moves: readonly string[]): void {
  for (const notation of moves) {
    const found = findMove(position, { notation });
    if (!found.ok) throw new Error(`${notation}: ${found.error.message}`);
    position.play(found.value);
  }
}

/** Checks every record with every engine; `further` checks only the perft counts that are too large for every run. */
export function playBoards<Rec extends Common>(suite: BoardSuite<Rec>, further: boolean): void {
  const files = vectorFiles(suite.family);
  const name = `${suite.family} vectors ${further ? 'counted further ' : ''}(skipped where ../shared/vectors is not there)`;
  describe.skipIf(!files.length)(name, () => {
    it.each(files)('%s', (file) => playFile(suite, file, further), further ? 3_600_000 : 180_000);
  });
}

function playFile<Rec extends Common>(suite: BoardSuite<Rec>, file: string, further: boolean): void {
  const records = readRecords<Rec>(suite.family, file);
  for (const { engine, rules, most, longest } of suite.players(file)) {
    for (const record of records) {
      const nodes = record.nodes ?? 0;
      if (further ? nodes <= most || nodes > longest : nodes > most) continue;
      try {
        suite.expect(rules, record);
      } catch (error) {
        throw new Error(`by ${engine}: ${JSON.stringify(record)}\n${(error as Error).message}`, { cause: error });
      }
    }
  }
}
