import { Rng } from '../../src/lib/rng.ts';
import type { Family } from '../../src/play/family.ts';
import { createGame, type Game, legalMovesOf, outcomeOf, positionStringOf } from '../../src/play/game.ts';
import type { Move } from '../../src/play/move.ts';
import { playMove } from '../../src/play/play-move.ts';
import { resolveVariant } from '../../src/play/resolve.ts';

/** How a game ends after its last random move, if it has not ended on the board. */
const ENDINGS: readonly (Move | undefined)[] = [
  { action: 'resign' },
  { action: 'draw', agreed: true },
  { action: 'claim' },
  undefined,
];

export interface Played {
  readonly game: Game;
  /** Position string of the start. */
  readonly fen: string;
  readonly made: readonly Move[];
}

/** Plays a random game of at most `maxPlies` plies and ends it by one of several actions. */
export function playGame(family: Family, slug: string, index: number, maxPlies: number): Played {
  const variant = resolveVariant(family, slug);
  if (!variant.ok) throw new Error(variant.error.message);
  const rng = Rng.fromSeed(`record ${slug} ${index}`);
  let game = createGame(variant.value, `record ${index}`);
  const fen = positionStringOf(game);
  const made: Move[] = [];
  const play = (move: Move) => {
    const played = playMove(game, move);
    if (!played.ok) return;
    game = played.value.game;
    made.push(played.value.move, ...played.value.drawn);
  };
  for (let ply = 0; ply < maxPlies && !outcomeOf(game); ply++) play(rng.pick(legalMovesOf(game)));
  const ending = ENDINGS[(index + slug.length) % ENDINGS.length];
  if (ending && !outcomeOf(game)) play(ending);
  return { game, fen, made };
}
