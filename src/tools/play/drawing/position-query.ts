import type { HighlightedCell } from '../../../board/render/marks/highlights.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { splitList } from '../../../lib/split-list.ts';
import { createGame, type Game } from '../../../play/game.ts';
import type { Variant } from '../../../play/resolve.ts';
import { loadText } from '../../../records/load-text.ts';
import { type Refusal, refuse } from '../../errors.ts';
import { playMoves } from '../make-moves.ts';
import { fenRefusal } from '../open-game.ts';
import type { GivenHighlight } from './draw.ts';

type OrRefusal<Value> = Result<Value, Refusal>;

/** Seed of starts that are drawn by chance, so that an address always shows the same board. */
const SEED = 'image';

/** Maximum length of the parameters `fen` and `moves`, in characters. */
const MAX_TEXT = 4_000;

/** Refuses a parameter of a query. */
export function refuseQuery(path: string, expected: string, given: string): { ok: false; error: Refusal } {
  const message = `\`${path}\` must be ${expected}, but is ${JSON.stringify(given.slice(0, 40))}`;
  return fail({ code: 'invalid_arguments', detail: `${message}.`, errors: [{ path, message, expected }] });
}

/** Sets up the position that the query of a picture's address describes with `fen` and `moves`. Default: the start. */
export function gameOfQuery(variant: Variant, query: URLSearchParams): OrRefusal<Game> {
  const [fen, moves] = [query.get('fen'), query.get('moves')];
  for (const [key, text] of Object.entries({ fen, moves })) {
    if (text && text.length > MAX_TEXT) return refuseQuery(key, `at most ${MAX_TEXT} characters`, text);
  }
  const start = (): OrRefusal<Game> => (fen ? loadPosition(variant, fen) : ok(createGame(variant, SEED)));
  if (!moves) return start();
  const played = playMoves(start, [{ text: moves }]);
  if (!played.ok) return played;
  const { stopped, applied, game } = played.value;
  if (stopped) return refuse('illegal_move', `Move ${applied + 1} of \`moves\` cannot be made: ${stopped.error}.`);
  return ok(game);
}

function loadPosition(variant: Variant, fen: string): OrRefusal<Game> {
  const loaded = loadText(variant.family, variant, fen, SEED);
  return loaded.ok ? ok(loaded.value.game) : fenRefusal(loaded.error);
}

/**
 * Reads the highlights of a query: squares or numbers of cells, with a colour behind a colon, as in `e4:gold`. Squares
 * whose names are numbers, as in draughts, have an `@` before them.
 */
export const highlightsOfQuery = (query: URLSearchParams): GivenHighlight[] =>
  splitList(query.get('highlights') ?? '').map(readHighlight);

function readHighlight(text: string): Partial<HighlightedCell> & { square?: string } {
  const [place = '', color] = text.split(':');
  const name = place.startsWith('@') ? place.slice(1) : place;
  return { ...(/^\d{1,4}$/.test(place) ? { key: Number(place) } : { square: name }), ...(color && { color }) };
}
