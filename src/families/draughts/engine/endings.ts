import type { DrawnEnding } from '../definition.ts';
import { kingCode, manCode } from './pieces.ts';
import type { DraughtsState } from './state.ts';

/** Index in the definition of the drawn ending that the position belongs to; -1 if there is none. */
export function drawnEndingIndexOf(position: DraughtsState): number {
  const { endings } = position.board.definition.end;
  for (let i = 0; i < endings.length; i++) if (isEnding(position, endings[i]!)) return i;
  return -1;
}

function isEnding(position: DraughtsState, ending: DrawnEnding): boolean {
  const [white, black] = [position.pieces(0), position.pieces(1)];
  switch (ending.between) {
    case 'lone-king':
      return hasLoneKing(position, 0, ending) || hasLoneKing(position, 1, ending);
    case 'kings':
      return position.kings(0) > 0 && position.kings(1) > 0 && isWithin(white + black, ending.pieces);
    case 'ones':
      return white === 1 && black === 1;
  }
}

/** Whether a side has nothing but one king, and the other side has the pieces that the ending requires. */
function hasLoneKing(position: DraughtsState, side: number, { pieces, kings, road }: DrawnEnding): boolean {
  if (position.counts[kingCode(side)] !== 1 || position.counts[manCode(side)] !== 0) return false;
  if (!isWithin(position.pieces(1 - side), pieces) || !isWithin(position.kings(1 - side), kings)) return false;
  return road === 'any' || isOnMainRoad(position, kingCode(side)) === (road === 'held');
}

const isWithin = (count: number, [least, most]: readonly [number, number]): boolean => count >= least && count <= most;

function isOnMainRoad({ board, cells }: DraughtsState, code: number): boolean {
  for (let square = 0; square < board.squares; square++)
    if (board.mainRoad[square] && cells[square] === code) return true;
  return false;
}
