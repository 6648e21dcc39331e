/**
 * Limits of a single call. A call beyond one of them is refused immediately, and the message states the limit. Limits
 * of the service (body size, times, concurrent calls) are settings in `http/settings.ts`.
 */
export const CALL_LIMITS = {
  /** Maximum number of characters of a free text. */
  text: 10_000,
  /** Maximum number of characters of the record of a whole game. */
  record: 200_000,
  /** Maximum number of characters of a JSON object or array that is given as text. */
  json: 1_000_000,
  /** Maximum number of characters of a name, for example of a variant, game, table or theme. */
  name: 100,
  /** Maximum number of elements of a list. */
  list: 1_000,
  /** Maximum number of moves in one call of play_make_moves. */
  moves: 2_000,
  /** Maximum number of fields of a move. */
  moveFields: 16,
  /** Maximum number of things drawn, rolled or flipped in one call. */
  count: 1_000,
  /** Maximum number of cards of a deck, or of dice rolled in place of cards. */
  cards: 5_000,
  /** Maximum absolute value of a score. */
  score: 1e12,
  /** Maximum number of results of one search or page. */
  page: 100,
  /** Maximum distance of a hex from the origin along an axis. */
  coordinate: 1_000_000,
  /** Maximum radius of a field of view, in hexes. */
  range: 50,
  /** Maximum number of arguments of a call, far more than any tool has. */
  arguments: 100,
  /** Maximum depth of nesting in the arguments. */
  depth: 32,
} as const;
