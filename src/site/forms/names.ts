import type { Parameters } from './address.ts';

/** Limits of players in an address: their number, and the length of a name in characters. */
export const MAX_PLAYERS = 60;
export const MAX_NAME = 30;

/**
 * Reads the players of an address: each `player` is one name, `names` is a text with a name per line or between commas.
 * Names are trimmed and cut at the limit.
 */
export function playersIn(query: URLSearchParams, max = MAX_PLAYERS): string[] {
  const pasted = (query.get('names') ?? '').split(/[\n,;]/);
  return [...query.getAll('player'), ...pasted]
    .map((name) => name.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME).trim())
    .filter((name) => name !== '')
    .slice(0, max);
}

/** The parameters that hold players in the one address of a page. */
export const playerParameters = (players: readonly string[]): Parameters =>
  players.map((player) => ['player', player] as const);
