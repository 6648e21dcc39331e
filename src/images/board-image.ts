import type { HighlightedCell } from '../board/render/marks/highlights.ts';
import type { FamilySlug } from '../families/families.ts';
import { ok, type Result } from '../lib/result.ts';
import { splitList } from '../lib/split-list.ts';
import { createGame, type Game } from '../play/game.ts';
import type { Variant } from '../play/resolve.ts';
import { loadText } from '../records/load-text.ts';
import { type Refusal, refuse } from '../tools/errors.ts';
import { drawGame } from '../tools/play/drawing/draw.ts';
import { PICTURE_CHOICES, readChoices } from '../tools/play/drawing/picture-choices.ts';
import { playMoves } from '../tools/play/make-moves.ts';
import { fenRefusal, findVariant } from '../tools/play/open-game.ts';
import { type DrawingResult, readWidth, refuseQuery, refuseUnknownKeys } from './drawing.ts';

type OrRefusal<Value> = Result<Value, Refusal>;

/** Parameters of the picture of a position. */
const KEYS = ['fen', 'moves', 'size', 'highlights', ...PICTURE_CHOICES];

/** Seed of starts that are drawn by chance, so that an address always shows the same board. */
const SEED = 'image';

/** Usual width of a board, in pixels. */
const WIDTH = 480;

/** Maximum length of the parameters `fen` and `moves`, in characters. */
const MAX_TEXT = 4_000;

/** Draws a position of a variant, as the query describes it. Default: the start. */
export function boardImage(family: FamilySlug, slug: string, query: URLSearchParams): DrawingResult {
  const unknown = refuseUnknownKeys(query, KEYS);
  if (unknown) return unknown;
  const variant = findVariant(family, slug);
  if (!variant.ok) return variant;
  const game = gameOf(variant.value, query);
  if (!game.ok) return game;
  const view = readView(game.value, query);
  if (!view.ok) return view;
  const drawing = drawGame(game.value, view.value);
  return drawing.ok ? ok({ svg: drawing.value.svg, width: view.value.width }) : drawing;
}

function gameOf(variant: Variant, query: URLSearchParams): OrRefusal<Game> {
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

function readView(game: Game, query: URLSearchParams) {
  const choices = readChoices(game, Object.fromEntries(query));
  if (!choices.ok) return choices;
  const width = readWidth(query, WIDTH);
  if (!width.ok) return width;
  const highlights = splitList(query.get('highlights') ?? '').map(readHighlight);
  return ok({ ...choices.value, width: width.value, highlights });
}

/** A highlight of a query: a square or the number of a cell, and a colour behind a colon, as in `e4:gold`. */
function readHighlight(text: string): Partial<HighlightedCell> & { square?: string } {
  const [place = '', color] = text.split(':');
  return { ...(/^\d{1,4}$/.test(place) ? { key: Number(place) } : { square: place }), ...(color && { color }) };
}
