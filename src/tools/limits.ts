/**
 * Limits of a single call. A call beyond a limit is refused immediately, with the limit in the message.
 * Limits of the service (body size, times, concurrent calls) are settings: see `http/settings.ts`.
 */
export const CALL_LIMITS = {
  /** characters of a free text */
  text: 10_000,
  /** characters of a name: variant, game, table, theme … */
  name: 100,
  /** elements of a list */
  list: 1_000,
  /** moves of play_make_moves */
  moves: 2_000,
  /** things drawn, rolled or flipped in one call */
  count: 1_000,
  /** cards of a deck, or dice rolled in place of one */
  cards: 5_000,
  /** a score, above or below 0 */
  score: 1e12,
  /** results of one search or page */
  page: 100,
  /** distance of a map cell from the origin along an axis */
  coordinate: 1_000_000,
  /** hexes that a field of view may reach */
  range: 50,
  /** levels of nesting in a body */
  depth: 32,
} as const;
