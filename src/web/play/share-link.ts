import { pack, unpack } from '../link/packed.ts';

/** A game as a link holds it: the moves from the start, or only the position where they would be too many. */
export interface SharedGame {
  readonly fen?: string | undefined;
  readonly seed: string;
  readonly moves: readonly string[];
  /** Who plays each seat: a person, or a level of the computer. */
  readonly players?: readonly string[];
}

/** How a fragment with a game begins. */
const MARK = '#s=';

/** Length in characters beyond which a link holds the position instead of the moves. */
const MAX_LINK = 2_000;

/** Writes a game as the fragment of a link: `#s=…`. `fen` is the position now, for games too long for a link. */
export async function writeLink(game: SharedGame, fen: string): Promise<string> {
  const link = MARK + (await pack(game));
  return link.length <= MAX_LINK ? link : MARK + (await pack({ ...game, fen, moves: [] }));
}

/** Reads the fragment of a link; undefined if it holds no game. */
export async function readLink(fragment: string): Promise<SharedGame | undefined> {
  if (!fragment.startsWith(MARK)) return undefined;
  const value = await unpack(fragment.slice(MARK.length), 2 * MAX_LINK);
  return value !== null && typeof value === 'object' ? gameOf(value) : undefined;
}

/** Anybody can write a link, so only what a game may hold is taken. */
function gameOf(value: object): SharedGame | undefined {
  const { fen, seed, moves, players } = value as Record<string, unknown>;
  if (typeof seed !== 'string' || !isTexts(moves)) return undefined;
  return { seed, moves, ...(typeof fen === 'string' && { fen }), ...(isTexts(players) && { players }) };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
