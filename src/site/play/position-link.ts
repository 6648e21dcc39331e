import { type Game, movesSoFar, positionStringOf } from '../../play/game.ts';
import { CHANCE_SEAT } from '../../play/position.ts';
import { playPath } from './addresses.ts';

/** Seed of the dice and cards of a game that begins with a link. */
const SEED = 'try';

/** Longest content of a block that is stored without compression, in bytes. */
const MAX_BLOCK = 0xff_ff;

/**
 * Path of the page that plays on from the position of a game. The page's script reads the game from the fragment
 * (`src/web/play/share-link.ts`).
 */
export function positionLink(game: Game): string {
  const { family, definition } = game.variant;
  return `${playPath(family.slug, definition.variant)}#s=${base64Url(stored(JSON.stringify(sharedGame(game))))}`;
}

/**
 * The position as links hold it. The moves belong to it, because they decide what repeats a position; where dice have
 * been rolled they do not, because the page would roll others.
 */
function sharedGame(game: Game) {
  const { fen, made } = movesSoFar(game);
  const moves = made.map(({ notation }) => String(notation));
  return hasChance(game) ? { fen: positionStringOf(game), seed: SEED, moves: [] } : { fen, seed: SEED, moves };
}

function hasChance({ position, played }: Game): boolean {
  let found = false;
  for (const _ of played) {
    position.undo();
    found ||= position.turn === CHANCE_SEAT;
  }
  for (const move of played) position.play(move);
  return found;
}

/** Wraps a text in the format of raw deflate, as one block without compression, which needs no library. */
function stored(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text).slice(0, MAX_BLOCK);
  const { length } = bytes;
  const words = [length, MAX_BLOCK - length].flatMap((word) => [word & 0xff, word >> 8]);
  return Uint8Array.from([1, ...words, ...bytes]);
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
