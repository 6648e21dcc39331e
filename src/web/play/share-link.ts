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

const through = (data: Blob, transform: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(data.stream().pipeThrough(transform)).arrayBuffer();

/** Base64 for addresses, without padding. */
const encode = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const decode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** Writes a game as the fragment of a link: `#s=…`. `fen` is the position now, for games too long for a link. */
export async function writeLink(game: SharedGame, fen: string): Promise<string> {
  const pack = async (shared: SharedGame) =>
    `${MARK}${encode(await through(new Blob([JSON.stringify(shared)]), new CompressionStream('deflate-raw')))}`;
  const link = await pack(game);
  return link.length <= MAX_LINK ? link : pack({ ...game, fen, moves: [] });
}

/** Reads the fragment of a link; undefined if it holds no game. */
export async function readLink(fragment: string): Promise<SharedGame | undefined> {
  const packed = fragment.slice(MARK.length);
  if (!fragment.startsWith(MARK) || fragment.length > 2 * MAX_LINK || !/^[\w-]+$/.test(packed)) return undefined;
  try {
    const bytes = await through(new Blob([decode(packed)]), new DecompressionStream('deflate-raw'));
    return gameOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}

/** Anybody can write a link, so only what a game may hold is taken. */
function gameOf(value: unknown): SharedGame | undefined {
  const { fen, seed, moves, players } = value as Record<string, unknown>;
  if (typeof seed !== 'string' || !isTexts(moves)) return undefined;
  return { seed, moves, ...(typeof fen === 'string' && { fen }), ...(isTexts(players) && { players }) };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
