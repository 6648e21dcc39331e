import { expect } from 'vitest';
import { chess } from '../../src/families/chess/index.ts';
import { Rng } from '../../src/lib/rng.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import type { Position } from '../../src/play/position.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import type { Level } from '../../src/search/levels.ts';
import { suggestMove } from '../../src/search/suggest.ts';
import { sample } from '../effort.ts';
import { fenOf } from '../notation.ts';

/** Every variant of the chess family, and a few with flags. */
export const VARIANTS = [...Object.keys(chess.variants), 'grand+drops', 'standard+drops', 'chess960+drops'];

/** Random plies before each of the positions. */
const PLIES = sample([0, 12, 30], 2);

function rulesOf(variant: string) {
  const resolved = resolveVariant(chess, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value.rules;
}

/** The start and two positions from a random game. */
function samples(variant: string): Position[] {
  return PLIES.map((plies) => {
    const rng = Rng.fromSeed(variant);
    const position = rulesOf(variant).start(rng);
    for (let ply = 0; ply < plies; ply++) {
      position.play(rng.pick([...legalMoves(position)]));
      if (!position.outcome()) continue;
      position.undo();
      break;
    }
    return position;
  });
}

/** Checks that each suggestion is legal, leaves the position unchanged and is the same when asked again. */
export function checkSuggestions(variant: string, level: Level): void {
  const { ai } = rulesOf(variant);
  for (const position of samples(variant)) {
    const fen = fenOf(position);
    const ask = () => suggestMove(position, ai, { level, seed: 'a', clock: () => 0, limits: { nodes: 120 } });
    const { move } = ask();
    expect(fenOf(position)).toBe(fen);
    expect(legalMoves(position).includes(move), fen).toBe(true);
    expect(ask().move, fen).toBe(move);
  }
}
