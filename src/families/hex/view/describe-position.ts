import { lastMoveText } from '../../../board/render/last-move-text.ts';
import { joinNames } from '../../../lib/nearest.ts';
import type { DescribedView } from '../../../play/family-view.ts';
import type { HexDefinition } from '../definition.ts';
import { PLAYER_NAMES, pieceWord } from '../engine/board.ts';
import type { HexPosition } from '../engine/position.ts';
import { SHAPES } from '../engine/shapes.ts';

/** Maximum number of cells listed by name. If there are more, only their number is given. */
const MAX_NAMED = 60;

/** Names of the sides of each shape, in the order of `Shape.sides`. */
const SIDES: Record<HexDefinition['board']['shape'], readonly string[]> = {
  rhombus: ['top', 'bottom', 'left', 'right'],
  triangle: ['the upper side', 'the right side', 'the left side'],
  hexagon: ['the top', 'the upper right', 'the lower right', 'the bottom', 'the lower left', 'the upper left'],
  lattices: ['top', 'bottom', 'left', 'right'],
};

/** Describes the goals in words: "Red joins top and bottom, Black joins left and right." */
function goalsText({ board, end, seats }: HexDefinition): string {
  if (!end.goals.includes('own-sides')) return '';
  const names = SIDES[board.shape];
  const { pairs } = SHAPES[board.shape];
  const joins = seats.map((_, seat) => {
    const [one, other] = pairs[seat]!;
    return `${PLAYER_NAMES[seat]} ${end.misere ? 'must not join' : 'joins'} ${names[one]} and ${names[other]}`;
  });
  return `${joins.join(', ')}.`;
}

/**
 * Describes a position in words: "Red joins top and bottom, … Red has 1 stone: b2. Black has no stones. Black to move."
 */
export function describePosition(position: HexPosition, { marked = [], lastMove = [], ended }: DescribedView): string {
  const { board, turn, end } = position;
  const names = (cells: readonly number[]) =>
    joinNames(
      cells.map((cell) => board.names[cell]!),
      'and',
    );
  const chain = ended === undefined ? [] : position.goalStones();
  return [
    goalsText(board.definition),
    ...board.definition.seats.map((_, seat) => stonesText(position, seat, names)),
    marked.length ? `Highlighted: ${names(marked.slice(0, MAX_NAMED))}.` : '',
    ended ?? `${PLAYER_NAMES[turn]} to move${position.maySwap() ? ' or swap' : ''}.`,
    chain.length ? `The ${end!.reason.replace('own-', '')}: ${names(chain)}.` : '',
    lastMoveText(lastMove.map((cell) => board.names[cell]!)),
  ]
    .filter(Boolean)
    .join(' ');
}

function stonesText(position: HexPosition, seat: number, names: (cells: readonly number[]) => string): string {
  const { board, stones } = position;
  const cells = board.names.flatMap((_, cell) => (stones[cell] === seat + 1 ? [cell] : []));
  const word = pieceWord(board);
  const player = `${PLAYER_NAMES[seat]} has ${position.hasLeft(seat) ? 'left the game and has ' : ''}`;
  if (!cells.length) return `${player}no ${word}s.`;
  const count = `${player}${cells.length} ${word}${cells.length === 1 ? '' : 's'}`;
  return cells.length > MAX_NAMED ? `${count}.` : `${count}: ${names(cells)}.`;
}
