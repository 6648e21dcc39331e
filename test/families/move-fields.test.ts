import { describe, expect, it } from 'vitest';
import { families } from '../../src/families/families.ts';
import { Rng } from '../../src/lib/rng.ts';
import { createGame, legalMovesOf } from '../../src/play/game.ts';
import { playMove } from '../../src/play/play-move.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import { CALL_LIMITS } from '../../src/tools/limits.ts';
import { sample } from '../effort.ts';

const PLIES = 6;

/** Variants per family in a quick run. */
const VARIANTS = 15;

describe('the move fields of a family', () => {
  it.each(families)('A6: are all those of its moves: $slug', (family) => {
    const rng = Rng.fromSeed(family.slug);
    const unknown = new Set<string>();
    let most = 0;
    for (const slug of sample(Object.keys(family.variants), VARIANTS)) {
      const variant = resolveVariant(family, slug);
      if (!variant.ok) throw new Error(variant.error.message);
      let game = createGame(variant.value, 'fields');
      for (let ply = 0; ply < PLIES; ply++) {
        const moves = legalMovesOf(game);
        if (!moves.length) break;
        for (const move of moves) {
          const fields = Object.keys(move);
          most = Math.max(most, fields.length);
          for (const field of fields) if (!family.moveFields.includes(field)) unknown.add(field);
        }
        const played = playMove(game, rng.pick(moves));
        if (!played.ok) throw new Error(played.error.message);
        game = played.value.game;
      }
    }
    expect([...unknown]).toEqual([]);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(CALL_LIMITS.moveFields);
  });
});
