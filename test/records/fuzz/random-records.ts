import { Rng } from '../../../src/lib/rng.ts';
import type { Family } from '../../../src/play/family.ts';
import { type Game, movesSoFar } from '../../../src/play/game.ts';
import { encodeGame } from '../../../src/play/state.ts';
import { loadText } from '../../../src/records/load-text.ts';
import type { LoadedGame } from '../../../src/records/play-record.ts';
import { writeRecords } from '../../../src/records/write-records.ts';
import { effort } from '../../effort.ts';
import { playGame } from '../random-game.ts';

/** Number of texts per kind of fuzz. */
const RUNS = effort(100, 10_000);

/** Different random games per variant. The texts made of them differ in every run. */
const GAMES = 25;

export interface RandomRecord {
  readonly game: Game;
  readonly text: string;
}

/** Random games in one format, which are made once and drawn again and again. Games that it cannot express are skipped. */
export function randomRecords(family: Family, slugs: readonly string[], format: string, maxPlies: number) {
  const made = new Map<string, RandomRecord | undefined>();
  const make = (slug: string, index: number): RandomRecord | undefined => {
    const played = playGame(family, slug, index, 2 + ((index * 7) % maxPlies));
    const text = writeRecords(played.game, played.fen, played.made).find((record) => record.format === format)?.text;
    return text === undefined ? undefined : { game: played.game, text };
  };
  return (rng: Rng): RandomRecord => {
    for (;;) {
      const [slug, index] = [rng.pick(slugs), rng.below(GAMES)];
      const key = `${slug} ${index}`;
      if (!made.has(key)) made.set(key, make(slug, index));
      const record = made.get(key);
      if (record) return record;
    }
  };
}

/** The state without the generator, which a record does not hold, and the checksum over it. */
export const stateOf = (game: Game) => ({ ...encodeGame(game), rng: undefined, checksum: undefined });

/** Reads a text that must load. */
export function loadedFrom(family: Family, text: string): LoadedGame {
  const loaded = loadText(family, undefined, text, 'fuzz');
  if (!loaded.ok) throw new Error(`${loaded.error[0]!.message}\n${text}`);
  return loaded.value;
}

/** Calls `run` with a generator of its own for each number. */
export function fuzz(name: string, run: (rng: Rng) => void): void {
  for (let index = 0; index < RUNS; index++) run(Rng.fromSeed(`${name} ${index}`));
}

/** What a text holds besides moves, by a reader of the test's own. */
export interface Tokens {
  /** Moves of the main line, spelt so that they can be compared with those that were played. */
  readonly moves: readonly string[];
  /** What is neither a move, a tag, a comment, a variation, a number nor a result. */
  readonly strays: readonly string[];
}

/**
 * Checks a game read from a spoilt text: its moves are the first of those in the text, a note says if there are more,
 * and notes name the strays. Returns what is wrong, undefined if nothing is.
 */
export function faultIn(
  { game, notes }: LoadedGame,
  { moves, strays }: Tokens,
  spell: (move: Record<string, unknown>) => string | undefined,
): string | undefined {
  const played = movesSoFar(game).made.flatMap((move) => spell(move) ?? []);
  const wrong = played.findIndex((move, index) => move !== moves[index]);
  if (wrong >= 0) return `move ${wrong + 1} is ${played[wrong]}, but the text has ${moves[wrong]}`;
  const [unread] = moves.slice(played.length);
  if (unread !== undefined && !notes.length) return `${unread} was not played, without a note`;
  const unnamed = strays.find((stray) => !notes.some((note) => note.includes(stray.slice(0, 8))));
  return unnamed === undefined || notes.length > 0 ? undefined : `${unnamed} is not named by a note`;
}
