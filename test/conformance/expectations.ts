import { effort } from '../effort.ts';

/** What the suite expects of one family in addition to what it expects of all. */
export interface Expectations {
  /** Fields that every move of a player has. */
  readonly fields: readonly string[];
  /** Fields that each identify a move. */
  readonly names: readonly string[];
  /** The reason why its positions have no pictures. */
  readonly undrawn?: string;
}

const OF_ALL: Expectations = { fields: ['notation'], names: ['notation'] };

const FAMILIES: Readonly<Record<string, Expectations>> = {
  chess: { fields: ['from', 'to', 'uci', 'notation'], names: ['uci', 'notation'] },
  shogi: { fields: ['from', 'to', 'uci', 'usi', 'notation'], names: ['uci', 'usi', 'notation'] },
  draughts: { fields: ['from', 'to', 'piece', 'notation', 'algebraic'], names: ['notation', 'algebraic'] },
  go: { fields: ['notation'], names: ['notation', 'coord', 'vertex'] },
  xiangqi: {
    fields: ['from', 'to', 'uci', 'notation', 'san'],
    names: ['uci', 'notation', 'iccs', 'chinese', 'korean'],
  },
  'dice-race': { ...OF_ALL, undrawn: 'it is a family for tests alone, which nobody looks at' },
};

export const expectationsOf = (family: string): Expectations => FAMILIES[family] ?? OF_ALL;

/** Variants with flags that the suite cannot test: `family/variant` and the reason. */
export const SKIPPED: Readonly<Record<string, string>> = {};

/**
 * Variants with about a thousand moves per position, whose games take more than ten times as long: what every run plays
 * of them.
 */
export const COSTLY: Readonly<Record<string, { games: number; plies: number }>> = {
  'chess/atomic-duck': { games: 2, plies: effort(10, 40) },
  'chess/duck': { games: 4, plies: effort(20, 80) },
};
/** What the long tests play of them; a variant gets a quarter of an hour. */
export const LONG_COSTLY: typeof COSTLY = {
  'chess/atomic-duck': { games: 10, plies: 60 },
  'chess/duck': { games: 40, plies: 120 },
};
