import { leastCommonMultiple } from '../lib/divisor.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { Rng } from '../lib/rng.ts';
import { content } from './content.ts';

/** The file `content/jams/themes.json`. Each kind of theme has a pattern with gaps, and phrases for each gap. */
export interface JamThemeBook {
  source: string;
  licence: string;
  kinds: Record<string, { pattern: string; parts: Record<string, string[]> }>;
  /** Questions and challenges to inspire further ideas. */
  sparks: string[];
}

/** A theme for a game jam, with its kind and a question or challenge. */
export interface JamTheme {
  theme: string;
  kind: string;
  spark: string;
}

const themeBook = (): JamThemeBook => content<JamThemeBook>('jams/themes');

/** Number of possible themes of a kind, or of all kinds together. */
export function countThemes(kind?: string): number {
  const kinds = kind === undefined ? Object.keys(themeBook().kinds) : [kind];
  return kinds.reduce((sum, name) => sum + ThemeDeck.size(themeBook().kinds[name]!.parts), 0);
}

/**
 * Draws different themes. Kinds take turns in random order, so that a few themes are usually of different kinds. No
 * phrase is repeated until all phrases for the same gap have been used. Fails if there are not enough themes.
 */
export function drawThemes(count: number, rng: Rng): Result<JamTheme[], string> {
  const available = countThemes();
  if (count > available) return fail(`There are ${available} themes, so ${count} different ones cannot be drawn.`);
  const decks = Object.entries(themeBook().kinds).map(
    ([kind, { pattern, parts }]) => new ThemeDeck(kind, pattern, parts, rng),
  );
  const sparks = rng.shuffle(themeBook().sparks);
  const themes: JamTheme[] = [];
  while (themes.length < count) {
    for (const deck of rng.shuffle(decks.filter(({ left }) => left > 0)).slice(0, count - themes.length)) {
      themes.push({ theme: deck.draw(), kind: deck.kind, spark: sparks[themes.length % sparks.length]! });
    }
  }
  return ok(themes);
}

/** Draws themes of one kind in random order, without repetition. */
class ThemeDeck {
  readonly kind: string;
  readonly #pattern: string;
  readonly #parts: [string, string[]][];
  readonly #size: number;
  #drawn = 0;

  static size(parts: Record<string, string[]>): number {
    return Object.values(parts).reduce((size, pieces) => size * pieces.length, 1);
  }

  constructor(kind: string, pattern: string, parts: Record<string, string[]>, rng: Rng) {
    this.kind = kind;
    this.#pattern = pattern;
    this.#parts = Object.entries(parts).map(([part, pieces]) => [part, rng.shuffle(pieces)]);
    this.#size = ThemeDeck.size(parts);
  }

  get left(): number {
    return this.#size - this.#drawn;
  }

  draw(): string {
    const places = this.#pieceIndices(this.#drawn++);
    return this.#parts.reduce(
      (text, [part, pieces], i) => text.replace(`{${part}}`, () => pieces[places[i]!]!),
      this.#pattern,
    );
  }

  /**
   * Indices of the phrases for both gaps at a step. Two wheels of a and b phrases that turn together repeat after
   * lcm(a, b) steps; then the second wheel is advanced by one. In this way each pair occurs once, and all phrases are
   * used evenly.
   */
  #pieceIndices(step: number): number[] {
    const [a = 1, b = 1] = this.#parts.map(([, pieces]) => pieces.length);
    return [step % a, (step + Math.floor(step / leastCommonMultiple(a, b))) % b];
  }
}
