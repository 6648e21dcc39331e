import { FIT, type Fit } from '../../play/position.ts';
import { kindOf, MOVE } from '../board/move-code.ts';
import type { BoardPosition } from '../engines/board-position.ts';
import type { FairyDefinition } from '../language/definition.ts';
import { formatChinese, plainChinese } from './chinese.ts';
import { formatIccs } from './iccs.ts';
import { formatJanggi, formatKorean } from './janggi.ts';
import { agrees, formatSan, parseSan } from './san.ts';
import { formatHodges, readShogiText } from './shogi.ts';
import { formatUci } from './uci.ts';
import { formatWxf, plainText, strictWxf, wxfMove } from './wxf.ts';

/** How the moves of a game are written for people, and how well a text says a legal move. */
interface MoveText {
  readonly format: (position: BoardPosition, move: number) => string;
  readonly read: (position: BoardPosition, move: number, text: string) => Fit;
}

export function readSan(position: BoardPosition, move: number, text: string): Fit {
  const said = parseSan(text);
  if (!said || !agrees(position, move, said)) return FIT.no;
  return text === formatSan(position, move) ? FIT.exact : FIT.loose;
}

/** Also with the letters and signs of others, in Chinese, by coordinates, or as chess is written. */
function readWxf(position: BoardPosition, move: number, text: string): Fit {
  const wxf = formatWxf(position, move);
  if (text === wxf) return FIT.exact;
  const isMeant =
    plainText(text) === plainText(wxf) ||
    (kindOf(move) === MOVE.normal && plainText(text) === strictWxf(position, wxfMove(position, move))) ||
    plainChinese(text) === plainChinese(formatChinese(position, move)) ||
    text === formatIccs(position, move) ||
    text === formatUci(position, move) ||
    readSan(position, move, text) !== FIT.no;
  return isMeant ? FIT.loose : FIT.no;
}

/** Also without the marks of captures and checks, or in Korean. */
function readJanggi(position: BoardPosition, move: number, text: string): Fit {
  const janggi = formatJanggi(position, move);
  if (text === janggi) return FIT.exact;
  const plain = (marked: string) => plainText(marked).replace(/[X+-]/g, '');
  const isMeant = plain(text) === plain(janggi) || text === formatKorean(position, move);
  return isMeant ? FIT.loose : FIT.no;
}

const TEXTS: Readonly<Record<FairyDefinition['notation']['moves'], MoveText>> = {
  san: { format: formatSan, read: readSan },
  hodges: { format: formatHodges, read: readShogiText },
  wxf: { format: formatWxf, read: readWxf },
  janggi: { format: formatJanggi, read: readJanggi },
};

export const moveText = ({ board }: BoardPosition): MoveText => TEXTS[board.definition.notation.moves];

/** The move in the notation of its game. */
export const formatMove = (position: BoardPosition, move: number): string => moveText(position).format(position, move);
