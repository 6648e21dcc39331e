import { leastCommonMultiple } from '../lib/divisor.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { Rng } from '../lib/rng.ts';
import { content } from './content.ts';

/** `content/jams/themes.json`. A theme is a pattern with one piece of each part in it. */
export interface ThemeBook {
  source: string;
  licence: string;
  kinds: Record<string, { pattern: string; parts: Record<string, string[]> }>;
  /** Questions and dares to think on with. */
  sparks: string[];
}

export interface Theme {
  theme: string;
  kind: string;
  spark: string;
}

const book = (): ThemeBook => content<ThemeBook>('jams/themes');

/** How many different themes a kind has, or all kinds together. */
export function themeCount(kind?: string): number {
  const kinds = kind === undefined ? Object.keys(book().kinds) : [kind];
  return kinds.reduce((sum, name) => sum + Deck.size(book().kinds[name]!.parts), 0);
}

/**
 * Themes that differ from each other. Kinds take turns in an order of chance, so that a few themes are of different
 * kinds, and a piece comes again only when all of its part have come.
 */
export function drawThemes(count: number, rng: Rng): Result<Theme[], string> {
  const most = themeCount();
  if (count > most) return fail(`There are ${most} themes, so ${count} different ones cannot be drawn.`);
  const decks = Object.entries(book().kinds).map(([kind, { pattern, parts }]) => new Deck(kind, pattern, parts, rng));
  const sparks = rng.shuffle(book().sparks);
  const themes: Theme[] = [];
  while (themes.length < count) {
    for (const deck of rng.shuffle(decks.filter(({ left }) => left > 0)).slice(0, count - themes.length)) {
      themes.push({ theme: deck.draw(), kind: deck.kind, spark: sparks[themes.length % sparks.length]! });
    }
  }
  return ok(themes);
}

/** The themes of one kind in an order of chance, none twice. */
class Deck {
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
    this.#size = Deck.size(parts);
  }

  get left(): number {
    return this.#size - this.#drawn;
  }

  draw(): string {
    const places = this.#places(this.#drawn++);
    return this.#parts.reduce(
      (text, [part, pieces], i) => text.replace(`{${part}}`, () => pieces[places[i]!]!),
      this.#pattern,
    );
  }

  /**
   * Two wheels of a and b pieces that turn together come back to where they began after lcm(a, b) steps; then the
   * second is put one further. So every pair comes once, and pieces are used up evenly.
   */
  #places(step: number): number[] {
    const [a = 1, b = 1] = this.#parts.map(([, pieces]) => pieces.length);
    return [step % a, (step + Math.floor(step / leastCommonMultiple(a, b))) % b];
  }
}
