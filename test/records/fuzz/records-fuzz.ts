import { describe, expect, it } from 'vitest';
import { Rng } from '../../../src/lib/rng.ts';
import type { Family } from '../../../src/play/family.ts';
import { type Game, movesSoFar } from '../../../src/play/game.ts';
import type { Move } from '../../../src/play/move.ts';
import { encodeGame } from '../../../src/play/state.ts';
import { loadText } from '../../../src/records/load-text.ts';
import { writeRecords } from '../../../src/records/write-records.ts';
import { effort } from '../../effort.ts';
import { type Played, playGame } from '../random-game.ts';

/** Changes a text in one place or all over. */
export type Mutation = (text: string, rng: Rng) => string;

/** A format with what its fuzz needs to know of it. */
export interface FuzzedFormat {
  readonly title: string;
  readonly family: Family;
  /** Variants of the games, with flags. */
  readonly slugs: readonly string[];
  readonly maxPlies: number;
  /** Text of a game. Default: the first of its records. */
  text?(played: Played): string;
  /** Whether the format can express that players ended the game. Default: true. */
  readonly endsByPlayers?: boolean;
  /** Changes that keep the game. */
  readonly keeping: readonly Mutation[];
  /** Characters that spoil a text. */
  readonly alphabet: string;
  /** The words of a text that should be moves of its first game. */
  moveWords(text: string): readonly string[];
  /** Whether a word may stand for the move that was played. Default: any word may. */
  isSpelling?(word: string, move: Move): boolean;
  /** Number of plies that the format leaves out, such as forced passes. Default: none. */
  countImplied?(made: readonly Move[], words: readonly string[]): number;
}

/** Milliseconds for all runs of a kind. */
const TIMEOUT = effort(60_000, 3_600_000);
const GAMES = effort(3, 20);

const stateOf = (game: Game) => ({ ...encodeGame(game), rng: undefined, checksum: undefined });

interface FuzzedGame {
  readonly state: ReturnType<typeof stateOf>;
  readonly text: string;
}

function playGames({ family, slugs, maxPlies, text, endsByPlayers = true }: FuzzedFormat): FuzzedGame[] {
  return slugs.flatMap((slug) =>
    Array.from({ length: GAMES }, (_, index) => {
      const played = playGame(family, slug, index, 1 + ((index * 7 + slug.length) % maxPlies));
      const { ended, drawOffers, ...open } = played.game;
      const game = endsByPlayers ? played.game : open;
      const { fen, made } = played;
      return { state: stateOf(game), text: text?.(played) ?? writeRecords(game, fen, made)[0]!.text };
    }),
  );
}

/** Tests a reader with texts of random games: changed so that they mean the same, and spoilt. */
export function fuzzRecords(format: FuzzedFormat): void {
  describe(`fuzz of ${format.title}`, () => {
    const games = playGames(format);
    const runs = effort(100, 10_000);
    it('changes that keep the game give an equal game without notes', { timeout: TIMEOUT }, () => {
      for (let run = 0; run < runs; run++) {
        const rng = Rng.fromSeed(`${format.title} kept ${run}`);
        const { state, text } = rng.pick(games);
        const changed = mutate(text, format.keeping, rng);
        const loaded = loadText(format.family, undefined, changed, 'other');
        if (!loaded.ok) throw new Error(`${loaded.error[0]!.message}\n${JSON.stringify(changed)}\n${text}`);
        expect(loaded.value.notes, JSON.stringify(changed)).toEqual([]);
        expect(stateOf(loaded.value.game), JSON.stringify(changed)).toEqual(state);
      }
    });

    it('spoilt texts are refused, or every word is a move, or is noted', { timeout: TIMEOUT }, () => {
      const spoiling = spoilers(format, games);
      for (let run = 0; run < runs; run++) {
        const rng = Rng.fromSeed(`${format.title} spoilt ${run}`);
        const changed = mutate(rng.pick(games).text, spoiling, rng);
        expect(lostIn(format, changed), JSON.stringify(changed)).toBeUndefined();
      }
    });
  });
}

function mutate(text: string, mutations: readonly Mutation[], rng: Rng): string {
  let changed = text;
  for (let count = 1 + rng.below(3); count > 0; count--) changed = rng.pick(mutations)(changed, rng);
  return changed;
}

/** What a text lost without a note, if it was read at all. */
function lostIn(format: FuzzedFormat, text: string): string | undefined {
  const loaded = loadText(format.family, undefined, text, 'other');
  if (!loaded.ok || loaded.value.notes.length) return undefined;
  const words = format.moveWords(text);
  const { made } = movesSoFar(loaded.value.game);
  const implied = format.countImplied?.(made, words) ?? 0;
  if (words.length + implied !== made.length)
    return `${words.length} words for ${made.length} moves: ${words.join(' ')}`;
  const wrong = implied ? -1 : words.findIndex((word, index) => !(format.isSpelling?.(word, made[index]!) ?? true));
  return wrong < 0 ? undefined : `${words[wrong]} was read as ${made[wrong]!.notation}`;
}

function spoilers({ alphabet }: FuzzedFormat, games: readonly FuzzedGame[]): Mutation[] {
  const place = (text: string, rng: Rng) => rng.below(text.length + 1);
  const letter = (rng: Rng) => rng.pick([...alphabet]);
  const splice = (text: string, from: number, to: number, inserted: string) =>
    text.slice(0, from) + inserted + text.slice(to);
  return [
    (text, rng) => {
      const at = place(text, rng);
      return splice(text, at, at + 1 + rng.below(6), '');
    },
    (text, rng) => {
      const at = place(text, rng);
      return splice(text, at, at, text.slice(at, at + 1 + rng.below(8)));
    },
    (text, rng) => {
      const at = place(text, rng);
      return splice(text, at, at + 2, [...text.slice(at, at + 2)].reverse().join(''));
    },
    (text, rng) => {
      const at = place(text, rng);
      return splice(text, at, at, letter(rng));
    },
    (text, rng) => {
      const at = place(text, rng);
      return splice(text, at, at + 1, letter(rng));
    },
    (text, rng) => text.slice(0, place(text, rng)),
    (text, rng) => {
      const other = rng.pick(games).text;
      return text.slice(0, place(text, rng)) + other.slice(place(other, rng));
    },
    (text, rng) => {
      const at = place(text, rng);
      return splice(text, at, at, Array.from({ length: 1 + rng.below(9) }, () => letter(rng)).join(''));
    },
    (text, rng) => {
      const words = text.split(' ');
      words.splice(rng.below(words.length), 1);
      return words.join(' ');
    },
  ];
}

/** Changes a random one of the places between words of the moves, behind the tags. */
export const betweenMoves =
  (inserted: (rng: Rng) => string): Mutation =>
  (text, rng) => {
    const at = rng.pick(wordBorders(text));
    return text.slice(0, at) + inserted(rng) + text.slice(at);
  };

/** Places of blanks outside comments and variations, behind the tags, and the end. */
function wordBorders(text: string): number[] {
  const places: number[] = [];
  let depth = 0;
  const beyond = /\{[^}]*\}|;[^\r\n]*\s?|(?<=^|[\r\n])%[^\r\n]*\s?|[()]|(?<![-:])\s(?!\s*[-:])/g;
  beyond.lastIndex = startOfMoves(text);
  for (const found of text.matchAll(beyond)) {
    const [sign] = found;
    if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (sign.length === 1 && !depth) places.push(found.index);
  }
  return [...places, text.length];
}

const TAG = /\[\s*[\w-]+\s*"(?:\\.|[^"\\])*"\s*\]/g;

/** Place of the first move: behind the last tag. */
const startOfMoves = (text: string): number => {
  const tag = [...text.matchAll(TAG)].at(-1);
  return tag ? tag.index + tag[0].length : 0;
};

/** Changes the moves alone. */
export const inMoves =
  (change: Mutation): Mutation =>
  (text, rng) => {
    const start = startOfMoves(text);
    return text.slice(0, start) + change(text.slice(start), rng);
  };

/** Changes the tags alone, and drops comments between them. */
const inTags =
  (change: (tags: readonly string[], rng: Rng) => readonly string[], joint = '\n'): Mutation =>
  (text, rng) => {
    const tags = text.match(TAG) ?? [];
    return tags.length ? change(tags, rng).join(joint) + text.slice(startOfMoves(text)) : text;
  };

/** Changes that keep the game in every format of tags and moves. */
export const COMMON_KEEPING: readonly Mutation[] = [
  (text) => `\ufeff${text}`.replace(/^\ufeff+/, '\ufeff'),
  (text) => text.replace(/\r?\n/g, '\r\n'),
  (text) => text.replace(/\r?\n/g, '\r'),
  (text) => `${text}\n\n \t`,
  (text, rng) => text.replace(/^\ufeff?/, rng.pick(['\n', '\n\n', '{before}\n', '; before\n', '% before\n'])),
  betweenMoves((rng) => rng.pick([' ', '\t', '\n', ' \n ', '\n\n'])),
  betweenMoves((rng) => rng.pick([' {c} ', '{x (} ', ' {[%clk 0:01:02]}', '{1. e4 1-0}', ' {a\nb;c} '])),
  betweenMoves(() => ' ; to the end (of { the line\n'),
  betweenMoves(() => '\n% escaped 1-0\n'),
  inTags((tags, rng) => rng.shuffle(tags)),
  inTags((tags) => tags.map((tag) => tag.replace(/^\[\s*[\w-]+/, (name) => name.toUpperCase()))),
  inTags((tags) => tags.map((tag) => tag.replace(/^\[\s*[\w-]+/, (name) => name.toLowerCase()))),
  inTags((tags) => tags.map((tag) => tag.replace(/^\[(\w+) "/, '[ $1\t  "').replace(/\]$/, ' ]'))),
  inTags((tags) => tags, ''),
  inTags((tags) => [...tags, '[Annotator "A. \\"B\\" {C} (D"]']),
];
