import type { HighlightedCell } from '../board/render/squares.ts';
import { THEME_NAMES, THEMES, type ThemeName } from '../board/render/themes.ts';
import type { FamilySlug } from '../families/families.ts';
import { ok, type Result } from '../lib/result.ts';
import { splitList } from '../lib/split-list.ts';
import { createGame, type Game } from '../play/game.ts';
import type { Move } from '../play/move.ts';
import type { Variant } from '../play/resolve.ts';
import { loadText } from '../records/load-text.ts';
import { type Refusal, refuse } from '../tools/errors.ts';
import { drawGame } from '../tools/play/draw.ts';
import { playMoves } from '../tools/play/make-moves.ts';
import { fenRefusal, findVariant } from '../tools/play/open-game.ts';
import { type DrawingResult, readWidth, refuseQuery, refuseUnknownKeys } from './drawing.ts';

type OrRefusal<Value> = Result<Value, Refusal>;

/** Parameters of the picture of a position. */
const KEYS = ['fen', 'moves', 'theme', 'orientation', 'size', 'last', 'highlights'];

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
  const shown = gameOf(variant.value, query);
  if (!shown.ok) return shown;
  const view = readView(shown.value, query);
  if (!view.ok) return view;
  const drawing = drawGame(shown.value.game, view.value);
  return drawing.ok ? ok({ svg: drawing.value.svg, width: view.value.width }) : drawing;
}

/** A game, with the last move that the query made. */
interface ShownGame {
  readonly game: Game;
  readonly lastMove?: Move | undefined;
}

function gameOf(variant: Variant, query: URLSearchParams): OrRefusal<ShownGame> {
  const [fen, moves] = [query.get('fen'), query.get('moves')];
  for (const [key, text] of Object.entries({ fen, moves })) {
    if (text && text.length > MAX_TEXT) return refuseQuery(key, `at most ${MAX_TEXT} characters`, text);
  }
  const start = (): OrRefusal<Game> => (fen ? loadPosition(variant, fen) : ok(createGame(variant, SEED)));
  if (!moves) {
    const game = start();
    return game.ok ? ok({ game: game.value }) : game;
  }
  const played = playMoves(start, [{ text: moves }]);
  if (!played.ok) return played;
  const { stopped, applied, game, plies } = played.value;
  if (stopped) return refuse('illegal_move', `Move ${applied + 1} of \`moves\` cannot be made: ${stopped.error}.`);
  return ok({ game, lastMove: plies.at(-1) });
}

function loadPosition(variant: Variant, fen: string): OrRefusal<Game> {
  const loaded = loadText(variant.family, variant, fen, SEED);
  return loaded.ok ? ok(loaded.value.game) : fenRefusal(loaded.error);
}

function readView({ game, lastMove }: ShownGame, query: URLSearchParams) {
  const theme = query.get('theme') || undefined;
  if (theme !== undefined && !isTheme(theme)) return refuseQuery('theme', `one of ${THEME_NAMES.join(', ')}`, theme);
  const seat = query.get('orientation') ? seatBelow(game, query.get('orientation')!) : ok(undefined);
  if (!seat.ok) return seat;
  const width = readWidth(query, WIDTH);
  if (!width.ok) return width;
  const squares = query.get('last') ? splitList(query.get('last')!) : squaresOf(game, lastMove);
  const last = squares.map((square) => ({ square, color: THEMES[theme ?? 'walnut'].lastMove }));
  const marked = splitList(query.get('highlights') ?? '').map(readHighlight);
  return ok({ width: width.value, theme, orientation: seat.value, highlights: [...last, ...marked] });
}

const isTheme = (name: string): name is ThemeName => (THEME_NAMES as readonly string[]).includes(name);

/** The seat at the bottom of the board, by its name in the family. */
function seatBelow(game: Game, name: string): OrRefusal<0 | 1> {
  const { rules, family } = game.variant;
  const seats = family.view.isTurnable ? rules.seats.slice(0, 2) : rules.seats.slice(0, 1);
  const seat = seats.indexOf(name.toLowerCase());
  return seat === 0 || seat === 1 ? ok(seat) : refuseQuery('orientation', seats.join(' or '), name);
}

/** Squares that a move left and reached. */
function squaresOf({ variant, position }: Game, { from, to, at }: Move = {}): string[] {
  const { cellOf } = variant.family.view;
  return [from, to, at].filter(
    (square): square is string => typeof square === 'string' && cellOf(position, square) !== undefined,
  );
}

/** A highlight of a query: a square or the number of a cell, and a colour behind a colon, as in `e4:gold`. */
function readHighlight(text: string): Partial<HighlightedCell> & { square?: string } {
  const [place = '', color] = text.split(':');
  return { ...(/^\d{1,4}$/.test(place) ? { key: Number(place) } : { square: place }), ...(color && { color }) };
}
