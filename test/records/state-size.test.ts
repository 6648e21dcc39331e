import { expect, it } from 'vitest';
import { families } from '../../src/families/families.ts';
import { Rng } from '../../src/lib/rng.ts';
import { createGame, legalMovesOf, outcomeOf } from '../../src/play/game.ts';
import { playMove } from '../../src/play/play-move.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import { encodeGame } from '../../src/play/state.ts';

/** Characters of all states of a random game of 200 plies, which a language model writes one after the other. */
function charactersOfStates(slug: string, name: string): number {
  const variant = resolveVariant(families.find((family) => family.slug === slug)!, name);
  if (!variant.ok) throw new Error(variant.error.message);
  const rng = Rng.fromSeed('tok1');
  let game = createGame(variant.value, 'x');
  let characters = 0;
  for (let ply = 0; ply < 200; ply++) {
    expect(outcomeOf(game)).toBeUndefined();
    const played = playMove(game, { notation: rng.pick(legalMovesOf(game)).notation });
    if (!played.ok) throw new Error(played.error.message);
    game = played.value.game;
    characters += JSON.stringify(encodeGame(game)).length;
  }
  return characters;
}

// The limits are 36,000, 58,000 and 23,000 tokens with the moves themselves, at 1.69, 1.64 and 1.91 characters per token
// (o200k, measured on these games), less 1,400 tokens for the moves.
it.each([
  ['go', 'standard+9x9', 58_400],
  ['shogi', 'standard', 92_800],
  ['chess', 'standard', 41_200],
])('the states of 200 plies of %s fit what a model can write', (family, variant, limit) => {
  expect(charactersOfStates(family, variant)).toBeLessThan(limit);
});
