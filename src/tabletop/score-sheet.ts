import { sumOf } from './ranking.ts';

/** The scores of one round, in the order of players. Null where none is written. */
export type Round = readonly (number | null)[];

/** Limits of a sheet: what fits on one page of paper, and in an address. */
export const MAX_ROUNDS = 40;
export const MAX_SCORERS = 12;

/** Scores have at most seven digits and three decimals. */
const SCORE = /^[-−]?\d{1,7}(?:[.,]\d{1,3})?$/;

/** Reads a score as people write it; undefined if it is not one. An empty text means no score yet: null. */
export function parseScore(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return SCORE.test(trimmed) ? Number(trimmed.replace('−', '-').replace(',', '.')) + 0 : undefined;
}

/** Writes rounds for an address: `13_5_7*2__-4`, an underscore between players and an asterisk between rounds. */
export const writeRounds = (rounds: readonly Round[]): string =>
  rounds.map((round) => round.map((score) => score ?? '').join('_')).join('*');

/** Reads rounds for a number of players. What is not a score counts as not written; what is too much is dropped. */
export function readRounds(text: string, players: number): Round[] {
  if (text === '') return [];
  return tidyRounds(text.split('*', MAX_ROUNDS).map((line) => roundOf(line.split('_', players), players)));
}

/** Makes a round of texts. */
export const roundOf = (texts: readonly string[], players: number): Round =>
  Array.from({ length: players }, (_, seat) => parseScore(texts[seat] ?? '') ?? null);

/** Drops rounds at the end in which nothing is written. */
export function tidyRounds(rounds: readonly Round[]): Round[] {
  const last = rounds.findLastIndex((round) => round.some((score) => score !== null));
  return rounds.slice(0, last + 1);
}

/** The total of each player. */
export const totalsOf = (rounds: readonly Round[], players: number): number[] =>
  Array.from({ length: players }, (_, seat) => sumOf(rounds.map((round) => round[seat] ?? 0)));
