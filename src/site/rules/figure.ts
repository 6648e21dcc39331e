import { type FamilySlug, familyOf } from '../../families/families.ts';
import { drawMoves, MOVES_ROOT } from '../../gallery/pieces/piece-moves.ts';
import { outcomeOf } from '../../play/game.ts';
import { diagramOf } from '../../rulebook/diagrams.ts';
import { IMAGE_ROOT } from '../../tools/image-address.ts';
import { drawGame } from '../../tools/play/drawing/draw.ts';
import { readChoices } from '../../tools/play/drawing/picture-choices.ts';
import { gameOfQuery, highlightsOfQuery } from '../../tools/play/drawing/position-query.ts';
import { findVariant } from '../../tools/play/open-game.ts';
import { escapeHtml } from '../page.ts';
import { playPath } from '../play/addresses.ts';
import { positionLink } from '../play/position-link.ts';

/** What a page needs to know of a picture that the service draws. */
export interface FigureFacts {
  readonly width: number;
  readonly height: number;
  /** The picture in words. */
  readonly text: string;
  /** Path of the page on which the position can be played. */
  readonly play?: string | undefined;
}

/** Width of a position in a page, in pixels, as its picture has by default. */
const WIDTH = 480;

/**
 * Returns the facts of the picture at a path: a position or the moves of a piece below `/img`, or the start of a variant
 * below `/rules`. Undefined for other pictures; throws if a position is not legal, because we wrote all texts ourselves.
 */
export function figureFacts(src: string): FigureFacts | undefined {
  const [path = '', query = ''] = src.split('?');
  const parts = path.split('/').slice(1).map(decodeURIComponent);
  if (path.startsWith(`${MOVES_ROOT}/`)) return drawMoves(parts[2]!, parts[3]!, withoutEnding(parts[4]!));
  if (path.startsWith(`${IMAGE_ROOT}/`)) return positionFacts(parts[1]!, withoutEnding(parts[2]!), query);
  const [, game, , file] = parts;
  return parts[0] === 'rules' && parts[2] === 'diagrams' ? startFacts(game!, withoutEnding(file!)) : undefined;
}

const withoutEnding = (file: string): string => file.slice(0, -'.svg'.length);

function startFacts(game: string, variant: string): FigureFacts | undefined {
  const drawn = diagramOf(game, variant);
  return drawn && { ...drawn, play: familyOf(game) && playPath(game, variant) };
}

function positionFacts(family: string, slug: string, text: string): FigureFacts | undefined {
  if (!familyOf(family)) return undefined;
  const query = new URLSearchParams(text);
  const variant = findVariant(family as FamilySlug, slug);
  const game = variant.ok ? gameOfQuery(variant.value, query) : variant;
  if (!game.ok) throw new Error(`${family}/${slug}?${text}: ${game.error.detail}`);
  const choices = readChoices(game.value, Object.fromEntries(query));
  if (!choices.ok) throw new Error(`${text}: ${choices.error.detail}`);
  const drawn = drawGame(game.value, { ...choices.value, width: WIDTH, highlights: highlightsOfQuery(query) });
  if (!drawn.ok) throw new Error(`${text}: ${drawn.error.detail}`);
  const { width, height, text: words } = drawn.value;
  return { width, height, text: words, play: outcomeOf(game.value) ? undefined : positionLink(game.value) };
}

/** A picture with its caption, and a link to play on from the position it shows. */
export function figureHtml(src: string, caption: string): string {
  const facts = figureFacts(src);
  const size = facts ? ` width="${facts.width}" height="${facts.height}"` : '';
  const tryIt = facts?.play ? ` <a href="${facts.play}">Try it</a>` : '';
  const words = facts?.text ?? caption;
  return `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(words)}"${size} loading="lazy"><figcaption>${escapeHtml(caption)}${tryIt}</figcaption></figure>`;
}
