import { describe, expect, it } from 'vitest';
import { parseVertex, vertexOf } from '../../src/families/go/engine/board.ts';
import type { GoPosition } from '../../src/families/go/engine/go-position.ts';
import { Playout } from '../../src/families/go/engine/playout.ts';
import { go } from '../../src/families/go/index.ts';
import { Rng } from '../../src/lib/rng.ts';
import type { Ai } from '../../src/play/ai.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import { suggestMove } from '../../src/search/suggest.ts';
import { readProblems, tacticsAreThere } from '../tactics/tactics.ts';

/**
 * Fewer nodes than an expert searches in its second; a node limit makes the result independent of the machine's load.
 */
const EXPERT_NODES = 60_000;

interface Problem {
  readonly id: string;
  readonly position: { readonly size: number; readonly moves: readonly string[] };
  readonly best: readonly string[];
  readonly target: string;
}

const problems = tacticsAreThere ? (readProblems('go') as unknown as Problem[]) : [];

const nameOf = (position: GoPosition, move: number): string =>
  move === position.pass ? 'pass' : vertexOf(position.board, move);

function positionOf({ position: { size, moves } }: Problem): { position: GoPosition; ai: Ai } {
  const resolved = resolveVariant(go, `standard+${size}x${size}`);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const { rules } = resolved.value;
  const position = rules.start(Rng.fromSeed('start')) as GoPosition;
  for (const text of moves) {
    const [, vertex] = text.split(' ');
    const move = [...legalMoves(position)].find((one) => nameOf(position, one) === vertex);
    if (move === undefined) throw new Error(`${text} is not legal`);
    position.play(move);
  }
  return { position, ai: rules.ai };
}

/** A computer opponent that only hunts one chain: the hunter has won if the chain is gone at the end of the game. */
function huntFor(target: string, position: GoPosition, ai: Ai): Ai {
  const point = parseVertex(position.board, target)!;
  const hunted = position.colors[point]!;
  const hunter = position.turn;
  const playout = new Playout(position.board);
  return {
    ...ai,
    playouts: {
      ...ai.playouts!,
      play({ colors, ko, turn }: GoPosition, rng, holders) {
        playout.load(colors, ko);
        playout.run(rng, turn, true);
        holders.set(playout.firstOwner);
        return playout.colors[point] === hunted ? 1 - hunter : hunter;
      },
    } as Ai['playouts'] & object,
  };
}

/** The problems that an expert solves when playing for the whole board, or for the chain only. */
function solved(isHunt: boolean): Problem[] {
  return problems.filter((problem) => {
    const { position, ai } = positionOf(problem);
    const own = isHunt ? huntFor(problem.target, position, ai) : ai;
    const limits = { nodes: EXPERT_NODES };
    const { move } = suggestMove(position, own, { level: 'expert', seed: problem.id, clock: () => 0, limits });
    return problem.best.includes(nameOf(position, move));
  });
}

describe.skipIf(!tacticsAreThere)('stones of Go to take (skipped where ../shared/tactics is not there)', () => {
  it('asked for the chain alone, an expert finds four of five', { timeout: 600_000 }, () => {
    const found = solved(true);
    const missed = problems.filter((problem) => !found.includes(problem)).map(({ id }) => id);
    expect(found.length / problems.length, missed.join(' ')).toBeGreaterThanOrEqual(0.8);
  });
});
