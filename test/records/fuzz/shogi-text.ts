import { describe, expect, it } from 'vitest';
import { shogi } from '../../../src/families/shogi/index.ts';
import type { Rng } from '../../../src/lib/rng.ts';
import { type Game, movesSoFar, outcomeOf, positionStringOf } from '../../../src/play/game.ts';
import { loadText } from '../../../src/records/load-text.ts';
import { mutateOften } from './mutations.ts';
import { faultIn, fuzz, loadedFrom, type RandomRecord, type Tokens } from './random-records.ts';

/** What the texts of shogi have in common: line ends, comments, and the comparison of moves. */

/** Joins lines with line ends and blanks of any kind, and puts comments and blank lines between some. */
export function joinLines(rng: Rng, lines: readonly string[], comments: readonly string[]): string {
  const end = rng.pick(['\n', '\r\n', '\r']);
  const all = lines.flatMap((line) => (rng.below(4) ? [line] : [rng.pick(comments), line]));
  return `${rng.pick(['', '\ufeff'])}${all.join(end)}${rng.pick(['', end, end + end])}`;
}

const DIGITS = '一二三四五六七八九';

/** A square such as 7g in digits: 77. */
export const digitsOf = (square: unknown): string => `${String(square)[0]}${String(square).charCodeAt(1) - 96}`;

/** A square of a Japanese text in digits, after normalisation. */
export const digitsOfJapanese = ([file, rank]: string): string =>
  `${file}${DIGITS.includes(rank!) ? DIGITS.indexOf(rank!) + 1 : rank}`;

const LETTERS: Readonly<Record<string, string>> = {
  ...{ 玉: 'K', 王: 'K', 飛: 'R', 角: 'B', 金: 'G', 銀: 'S', 桂: 'N', 香: 'L', 歩: 'P', 龍: '+R', 竜: '+R', 馬: '+B' },
  ...{ 成銀: '+S', 全: '+S', 成桂: '+N', 圭: '+N', 成香: '+L', 杏: '+L', と: '+P' },
};

export const letterOf = (name: string): string => LETTERS[name] ?? name;

/**
 * Checks a spoilt text: read as the game it says, noted or refused. Returns what is wrong. `reads` limits the check to
 * texts that still look like the format.
 */
function checkSpoilt(
  text: string,
  reads: (text: string) => Tokens | undefined,
  spell: (move: Record<string, unknown>) => string | undefined,
): string | undefined {
  const loaded = loadText(shogi, undefined, text, 'fuzz');
  if (!loaded.ok) return loaded.error[0]!.message ? undefined : 'a refusal without a message';
  const tokens = reads(text);
  return tokens && faultIn(loaded.value, tokens, spell);
}

/** A game whatever its variant is called: KIF and CSA show a handicap as a start of shogi. */
function gameOf(game: Game) {
  const { fen, made } = movesSoFar(game);
  const rules = game.variant.definition.variant.split('+')[0];
  return {
    rules,
    start: fen,
    moves: made.map(({ notation }) => notation),
    end: positionStringOf(game),
    outcome: outcomeOf(game),
  };
}

/** A format of shogi with what its fuzz needs to know of it. */
interface FuzzedShogi {
  readonly title: string;
  /** What spoils a text. */
  readonly junk: readonly string[];
  draw(rng: Rng): RandomRecord;
  /** Changes a text so that it means the same game. */
  rewrite(rng: Rng, text: string): string;
  read(text: string): Tokens | undefined;
  spell(move: Record<string, unknown>): string;
  /** Whether a text is in the format. Default: every text is. */
  isRecord?(text: string): boolean;
}

/** Tests a reader with texts of random games: changed so that they mean the same, and spoilt. */
export function fuzzShogi({ title, junk, draw, rewrite, read, spell, isRecord = () => true }: FuzzedShogi): void {
  const seed = title.toLowerCase();
  describe(title, () => {
    it('is the same game in other words', () => {
      fuzz(`${seed} same`, (rng) => {
        const { game, text } = draw(rng);
        if (!isRecord(text)) return;
        const rewritten = rewrite(rng, text);
        const loaded = loadedFrom(shogi, rewritten);
        expect(loaded.notes, rewritten).toEqual([]);
        expect(gameOf(loaded.game), rewritten).toEqual(gameOf(game));
      });
    });

    it('is, spoilt, the game that it says, noted or refused', () => {
      fuzz(`${seed} spoilt`, (rng) => {
        const text = mutateOften(rng, draw(rng).text, junk, draw(rng).text);
        if (isRecord(text)) expect(checkSpoilt(text, read, spell), text).toBeUndefined();
      });
    });
  });
}
