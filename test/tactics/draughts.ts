import { draughts } from '../../src/families/draughts/index.ts';
import { resolve } from '../../src/play/resolve.ts';
import type { Level } from '../../src/search/levels.ts';
import { suggest } from '../../src/search/suggest.ts';
import { type Problem, readProblems } from './tactics.ts';

/** A quiet move that gives men and wins at least two net by force; no other move wins nearly as much. */
export const shots = (): Problem[] => readProblems('draughts');

/** Those in which the level, with so many nodes, chooses another move. */
export function missedShots(problems: readonly Problem[], level: Level, nodes: number): Problem[] {
  return problems.filter(({ id, variant, fen, best }) => {
    const resolved = resolve(draughts, variant!);
    if (!resolved.ok) throw new Error(resolved.error.message);
    const { rules } = resolved.value;
    const reading = rules.parse(fen);
    if (!reading.ok) throw new Error(`${fen}: ${reading.error[0]!.message}`);
    const { position } = reading.value;
    const { move } = suggest(position, rules.ai, { level, seed: id, clock: () => 0, limits: { nodes } });
    return !best!.includes(String(position.describe(move).notation));
  });
}
