import { FIT, type Fit } from '../play/position.ts';
import type { BoardPosition } from './board-position.ts';
import type { FairyDefinition } from './definition.ts';
import { agrees, formatSan, parseSan } from './san.ts';
import { formatHodges, readShogiText } from './shogi-text.ts';

/** How the moves of a game are written for people, and how well a text says a legal move. */
interface MoveText {
  readonly format: (position: BoardPosition, move: number) => string;
  readonly read: (position: BoardPosition, move: number, text: string) => Fit;
}

function readSan(position: BoardPosition, move: number, text: string): Fit {
  const said = parseSan(text);
  if (!said || !agrees(position, move, said)) return FIT.no;
  return text === formatSan(position, move) ? FIT.exact : FIT.loose;
}

const TEXTS: Readonly<Record<FairyDefinition['notation']['moves'], MoveText>> = {
  san: { format: formatSan, read: readSan },
  hodges: { format: formatHodges, read: readShogiText },
};

export const moveText = ({ board }: BoardPosition): MoveText => TEXTS[board.definition.notation.moves];

/** The move in the notation of its game. */
export const formatMove = (position: BoardPosition, move: number): string => moveText(position).format(position, move);
