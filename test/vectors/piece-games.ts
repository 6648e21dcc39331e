import { expect } from 'vitest';
import { compileBoard } from '../../src/fairy/board/board.ts';
import { isDeclaredInsufficient } from '../../src/fairy/ends/material.ts';
import type { BoardPosition } from '../../src/fairy/engines/board-position.ts';
import { ReferencePosition } from '../../src/fairy/engines/mailbox/reference-position.ts';
import type { Engine } from '../../src/fairy/engines.ts';
import { enginesFor } from '../../src/fairy/engines.ts';
import { FairyDefinition } from '../../src/fairy/language/definition.ts';
import { formatUci } from '../../src/fairy/notation/uci.ts';
import { fairyRules } from '../../src/fairy/rules.ts';
import { mergePatch } from '../../src/lib/merge-patch.ts';
import type { DefinitionPatch, Family } from '../../src/play/family.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { perft } from '../../src/play/perft.ts';
import type { Outcome } from '../../src/play/position.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import type { Rules } from '../../src/play/rules.ts';
import { effort } from '../effort.ts';
import { describeMove, findMove } from '../notation.ts';
import type { Ending, VectorRecord } from './vectors.ts';

/**
 * The role of an engine: fast, the only one of its variant, or the reference that the others are compared with. The
 * reference tries every move on the board and is too slow for millions of nodes; a variant that only it can play has no
 * second count.
 */
type Part = 'fast' | 'alone' | 'measure';

/** Maximum nodes of a perft, by the role of the engine. */
export type Effort = Readonly<Record<Part, number>>;

/** Effort in every run. */
export const EFFORT: Effort = {
  fast: effort(80_000, 2_000_000),
  alone: effort(15_000, 250_000),
  measure: effort(5_000, 50_000),
};
/** Effort in the long tests, which start where every run stops. */
export const LONG_EFFORT: Effort = { fast: 200_000_000, alone: 2_000_000, measure: 400_000 };

/** A variant with one of its engines: all must agree with the record. */
export interface Played {
  engine: string;
  part: Part;
  rules: Rules;
}

/** The engines of a variant; `reading` changes its rules to those of the records. */
export function everyEngine(family: Family, variant: string, reading: DefinitionPatch = {}): Played[] {
  const resolved = resolveVariant(family, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const definition = FairyDefinition.parse(mergePatch(resolved.value.definition as never, reading));
  const engines: Engine[] = enginesFor(compileBoard(definition));
  return engines.map((engine) => ({
    engine: engine.name,
    part: engine !== ReferencePosition ? 'fast' : engines.length === 1 ? 'alone' : 'measure',
    rules: fairyRules(definition, resolved.value.rules.ai, engine),
  }));
}

export function load(rules: Rules, fen: string): BoardPosition {
  const reading = rules.parse(fen);
  if (!reading.ok) throw new Error(`${fen}: ${reading.error.map(({ message }) => message).join('; ')}`);
  return reading.value.position as BoardPosition;
}

/** The fields of moves that contain a notation of the records, where it is not the game's own. */
const FIELDS: Record<string, string> = {
  san: 'san',
  lan: 'lan',
  'thai-san': 'thai',
  'hodges-number': 'hodgesNumber',
  hosking: 'hosking',
};

const uciOf = (position: BoardPosition): string[] =>
  [...legalMoves(position)].map((move) => formatUci(position, move)).sort();

/**
 * Compares a position with a record, including its line. `shared` matches names that several moves share, which cannot
 * be read back.
 */
export function expectRecord(rules: Rules, record: VectorRecord, shared?: RegExp): void {
  const position = load(rules, record.fen);
  if (record.kind === 'perft') {
    expect(perft(position, record.depth)).toBe(record.nodesNoDropMate ?? record.nodes);
    return;
  }
  if (record.kind === 'san') {
    const found = findMove(position, { uci: record.uci });
    if (!found.ok) throw new Error(found.error.message);
    const described = describeMove(position, found.value);
    const { uci } = described;
    const isOwn = record.notation === position.board.definition.notation.moves;
    const field = isOwn ? 'notation' : FIELDS[record.notation]!;
    const notation = described[field] as string | undefined;
    // Check marks vary where no king can be in check as in chess.
    const marks = position.board.royal === -1 ? /[+#]/g : /^$/;
    expect(uci).toBe(record.uci);
    expect(notation!.replace(marks, '')).toBe(record.san.replace(marks, ''));
    // In Thai, khon and the c-file share a letter: the notation cannot always be read back.
    if (field !== 'thai' && !shared?.test(record.san))
      expect(findMove(position, { [field]: record.san })).toEqual(found);
    return;
  }
  for (const [index, uci] of record.kind === 'line' ? record.line.entries() : []) {
    const found = findMove(position, { uci });
    if (record.kind === 'line' && record.lastIsIllegal && index === record.line.length - 1) {
      expect(found.ok, `${uci} is legal`).toBe(false);
      return;
    }
    if (!found.ok) throw new Error(`${uci}: ${found.error.message}`);
    position.play(found.value);
  }
  const { end } = record;
  const outcome = position.outcome();
  expect(uciOf(position)).toEqual(record.moves.filter((move) => !record.dropMate?.includes(move)).sort());
  expect(position.check()).toBe(record.check);
  if (end) expect(endingOf(outcome)).toEqual(end);
  // The records know positions that nobody can win from lists of material alone.
  if (!end && outcome?.reason === 'insufficient-material' && !isDeclaredInsufficient(position)) return;
  // A possible claim is reported as a claim, or the automatic counterpart of the rule has ended the game.
  const claim = position.claimable() ?? outcome;
  if (record.claim) expect(endingOf(claim)).toEqual(record.claim);
  else if (!end) expect(claim).toBeUndefined();
}

const REASONS: [RegExp, string][] = [
  [/-fold-repetition$/, 'repetition'],
  [/-move-rule$/, 'n-move'],
  [/^insufficient-material$/, 'insufficient'],
  [/^(perpetual-(check|chase)|to-and-fro)$/, 'repetition'],
];

/** An outcome in the terms of the records. */
function endingOf(outcome: Outcome | undefined): Ending | undefined {
  if (!outcome) return undefined;
  const result = outcome.winner === null ? '1/2-1/2' : outcome.winner === 0 ? '1-0' : '0-1';
  const reason = REASONS.find(([pattern]) => pattern.test(outcome.reason))?.[1] ?? outcome.reason;
  return { result, reason };
}
