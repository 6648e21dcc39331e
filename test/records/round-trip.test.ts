import { describe, expect, it } from 'vitest';
import { families } from '../../src/families/families.ts';
import { Rng } from '../../src/lib/rng.ts';
import type { Family } from '../../src/play/family.ts';
import { createGame, type Game, legalMovesOf, outcomeOf, positionStringOf } from '../../src/play/game.ts';
import type { Move } from '../../src/play/move.ts';
import { playMove } from '../../src/play/play-move.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import { encodeGame } from '../../src/play/state.ts';
import { loadText } from '../../src/records/load-text.ts';
import { writeRecords } from '../../src/records/write-records.ts';
import { effort } from '../effort.ts';

/** Limit of plies: random games need not end. */
const MAX_PLIES = effort(120, 400);
const GAMES = effort(2, 20);

/** Families whose records name the variant, so that they are read back without it. */
const NAMED = ['chess', 'draughts', 'go', 'xiangqi', 'shogi'];

/** How a game ends after its last random move, if it has not ended on the board. */
const ENDINGS: readonly (Move | undefined)[] = [
  { action: 'resign' },
  { action: 'draw', agreed: true },
  { action: 'claim' },
  undefined,
];

interface Played {
  readonly game: Game;
  readonly fen: string;
  readonly made: readonly Move[];
}

function playGame(family: Family, slug: string, index: number): Played {
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
    made.push(played.value.move);
  };
  for (let ply = 0; ply < MAX_PLIES && !outcomeOf(game); ply++) play(rng.pick(legalMovesOf(game)));
  const ending = ENDINGS[(index + slug.length) % ENDINGS.length];
  if (ending && !outcomeOf(game)) play(ending);
  return { game, fen, made };
}

describe.each(families.filter(({ slug }) => NAMED.includes(slug)))('records of $slug', (family) => {
  it.each(Object.keys(family.variants))('are read back whole without the variant: %s', (slug) => {
    for (let index = 0; index < GAMES; index++) {
      const { game, fen, made } = playGame(family, slug, index);
      for (const { text } of writeRecords(game, fen, made)) {
        const loaded = loadText(family, undefined, text, 'other');
        if (!loaded.ok) throw new Error(`${loaded.error[0]!.message}\n${text}`);
        expect(loaded.value.notes, text).toEqual([]);
        expect(encodeGame(loaded.value.game), text).toEqual(encodeGame(game));
      }
    }
  });
});
