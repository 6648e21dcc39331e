import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Positions with their moves, ends, counts and notation, computed by other engines. Too big to be part of the project.
 */
export const VECTORS = fileURLToPath(new URL('../../../shared/vectors/', import.meta.url));

export interface Ending {
  result: string;
  reason: string;
}

interface Common {
  variant: string;
  chess960?: boolean;
  fen: string;
}

export type VectorRecord = Common &
  (
    | { kind: 'perft'; depth: number; nodes: number; nodesNoDropMate?: number }
    | { kind: 'moves'; moves: string[]; check: boolean; end: Ending | null; claim?: Ending; dropMate?: string[] }
    | {
        kind: 'line';
        tag: string;
        line: string[];
        moves: string[];
        check: boolean;
        end: Ending | null;
        claim?: Ending;
        dropMate?: string[];
        /** Our correction: the line's last move is illegal, and nothing follows. */
        lastIsIllegal?: boolean;
      }
    | { kind: 'san'; uci: string; notation: string; san: string }
  );

/** Names of the files of a family, without extension; empty if the vectors are not available. */
export function vectorFiles(family: string): string[] {
  const folder = `${VECTORS}${family}`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => name.replace('.jsonl', ''));
}

export function readVectors(family: string, file: string): VectorRecord[] {
  const text = readFileSync(`${VECTORS}${family}/${file}.jsonl`, 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as VectorRecord);
}
