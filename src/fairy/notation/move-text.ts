import { joinNames, limitNames } from '../../lib/nearest.ts';
import { legalMoves } from '../../play/legal-moves.ts';
import { MATCH_QUALITY, type MatchQuality } from '../../play/notation.ts';
import { kindOf, MOVE_KIND } from '../board/move-code.ts';
import type { BoardState } from '../board/state.ts';
import type { FairyDefinition } from '../language/definition.ts';
import { formatChinese, normalizeChinese } from './chinese.ts';
import { matchesCoordinates, parseCoordinates } from './coordinates.ts';
import { formatJanggi, formatKorean } from './janggi.ts';
import { formatSan, matchesSan, parseSan } from './san.ts';
import { formatHodges, rateShogiText } from './shogi.ts';
import { formatFullWxf, formatWxf, normalizeWxf, toWxfMove } from './wxf.ts';

/** The main notation of a game: writes moves, and rates how well a text matches a legal move. */
interface MainNotation {
  readonly format: (position: BoardState, move: number) => string;
  readonly read: (position: BoardState, move: number, text: string) => MatchQuality;
}

const looseMatchIf = (isMatch: boolean): MatchQuality => (isMatch ? MATCH_QUALITY.loose : MATCH_QUALITY.no);

/** Rates how well a text, read as SAN, matches a legal move. */
export function rateSanText(position: BoardState, move: number, text: string): MatchQuality {
  const parsed = parseSan(text);
  if (!parsed || !matchesSan(position, move, parsed)) return MATCH_QUALITY.no;
  return text === formatSan(position, move) ? MATCH_QUALITY.exact : MATCH_QUALITY.loose;
}

/**
 * Rates how well a text, read as WXF, matches a legal move. Accepts other programs' letters and signs, Chinese,
 * coordinates and SAN as well.
 */
function readWxf(position: BoardState, move: number, text: string): MatchQuality {
  const coordinates = parseCoordinates(text);
  if (coordinates) return looseMatchIf(matchesCoordinates(position, move, coordinates));
  if (/\p{Script=Han}/u.test(text))
    return looseMatchIf(normalizeChinese(text) === normalizeChinese(formatChinese(position, move)));
  const wxf = formatWxf(position, move);
  if (text === wxf) return MATCH_QUALITY.exact;
  const isMatch =
    normalizeWxf(text) === normalizeWxf(wxf) ||
    (kindOf(move) === MOVE_KIND.normal && normalizeWxf(text) === formatFullWxf(position, toWxfMove(position, move))) ||
    rateSanText(position, move, text) !== MATCH_QUALITY.no;
  return looseMatchIf(isMatch);
}

/**
 * Rates how well a text, read as janggi notation, matches a legal move. Accepts texts without marks of captures and
 * checks, Korean and coordinates as well.
 */
function readJanggi(position: BoardState, move: number, text: string): MatchQuality {
  const coordinates = parseCoordinates(text);
  if (coordinates) return looseMatchIf(matchesCoordinates(position, move, coordinates));
  const janggi = formatJanggi(position, move);
  if (text === janggi) return MATCH_QUALITY.exact;
  const plain = (marked: string) => normalizeWxf(marked).replace(/[X+-]/g, '');
  return looseMatchIf(plain(text) === plain(janggi) || text === formatKorean(position, move));
}

const TEXTS: Readonly<Record<FairyDefinition['notation']['moves'], MainNotation>> = {
  san: { format: formatSan, read: rateSanText },
  hodges: { format: formatHodges, read: rateShogiText },
  wxf: { format: formatWxf, read: readWxf },
  janggi: { format: formatJanggi, read: readJanggi },
};

/** The main notation of the position's variant. */
export const mainNotation = ({ board }: BoardState): MainNotation => TEXTS[board.definition.notation.moves];

/** Writes the move in the main notation of its variant. */
export const formatMove = (position: BoardState, move: number): string => mainNotation(position).format(position, move);

/** Lists a few legal moves as text: "Nf3 or Nh3". The order does not depend on the engine. */
export function listSomeMoves(position: BoardState, isWanted: (move: number) => boolean): string {
  const texts = [...legalMoves(position)].filter(isWanted).map((move) => formatMove(position, move));
  return joinNames(limitNames(texts.sort(), 8));
}
