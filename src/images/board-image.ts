import type { FamilySlug } from '../families/families.ts';
import { ok } from '../lib/result.ts';
import type { Game } from '../play/game.ts';
import { drawGame } from '../tools/play/drawing/draw.ts';
import { PICTURE_CHOICES, readChoices } from '../tools/play/drawing/picture-choices.ts';
import { gameOfQuery, highlightsOfQuery } from '../tools/play/drawing/position-query.ts';
import { findVariant } from '../tools/play/open-game.ts';
import { type DrawingResult, readWidth, refuseUnknownKeys } from './drawing.ts';

/** Parameters of the picture of a position. */
const KEYS = ['fen', 'moves', 'size', 'highlights', ...PICTURE_CHOICES];

/** Usual width of a board, in pixels. */
const WIDTH = 480;

/** Draws a position of a variant, as the query describes it. Default: the start. */
export function boardImage(family: FamilySlug, slug: string, query: URLSearchParams): DrawingResult {
  const unknown = refuseUnknownKeys(query, KEYS);
  if (unknown) return unknown;
  const variant = findVariant(family, slug);
  if (!variant.ok) return variant;
  const game = gameOfQuery(variant.value, query);
  if (!game.ok) return game;
  const view = readView(game.value, query);
  if (!view.ok) return view;
  const drawing = drawGame(game.value, view.value);
  return drawing.ok ? ok({ svg: drawing.value.svg, width: view.value.width }) : drawing;
}

function readView(game: Game, query: URLSearchParams) {
  const choices = readChoices(game, Object.fromEntries(query));
  if (!choices.ok) return choices;
  const width = readWidth(query, WIDTH);
  if (!width.ok) return width;
  return ok({ ...choices.value, width: width.value, highlights: highlightsOfQuery(query) });
}
