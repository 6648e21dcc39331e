import { expect, it } from 'vitest';
import { families } from '../../src/families/families.ts';
import { Rng } from '../../src/lib/rng.ts';
import { createGame, type Game, legalMovesOf } from '../../src/play/game.ts';
import type { Move } from '../../src/play/move.ts';
import { playMove } from '../../src/play/play-move.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import { drawGame } from '../../src/tools/play/drawing/draw.ts';
import { effort } from '../effort.ts';

/** Moves that touch something other than two squares come first: drops, walls, laps, long jumps. */
const isUnusual = ({ from, to }: Move): boolean =>
  typeof from !== 'string' || typeof to !== 'string' || from.endsWith('@');

const VARIANTS = families.flatMap((family) =>
  Object.keys(family.variants).map((slug) => [family.slug, slug, family] as const),
);

it.each(VARIANTS)('a game of %s %s can be drawn after each move, with that move marked', (_, slug, family) => {
  const variant = resolveVariant(family, slug);
  if (!variant.ok) throw new Error(variant.error.message);
  const rng = Rng.fromSeed(`draw ${slug}`);
  let game: Game = createGame(variant.value, 'draw');
  for (let ply = 0; ply < effort(2, 40); ply++) {
    const moves = legalMovesOf(game);
    if (!moves.length) break;
    const unusual = moves.filter(isUnusual);
    const move = rng.pick(unusual.length && ply % 2 === 0 ? unusual : moves);
    const played = playMove(game, move);
    if (!played.ok) throw new Error(played.error.message);
    game = played.value.game;
    const drawing = drawGame(game, { width: 480, highlights: [] });
    expect(drawing.ok, JSON.stringify(move)).toBe(true);
  }
});
