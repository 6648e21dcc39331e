import { lastMoveText } from '../../../board/render/last-move-text.ts';
import { joinNames } from '../../../lib/nearest.ts';
import type { DescribedView } from '../../../play/family-view.ts';
import { PHASE_CODE } from '../engine/phases.ts';
import type { MorrisPosition } from '../engine/position.ts';

const PLAYERS = ['White', 'Black'];

/** Describes a position in words: "White: men d7 and g7, 7 in hand. Black: man a1, 8 in hand. White to move." */
export function describePosition(
  position: MorrisPosition,
  { marked = [], lastMove = [], ended }: DescribedView,
): string {
  const { board, turn } = position;
  return [
    ...PLAYERS.map((player, seat) => `${player}: ${menOf(position, seat)}.`),
    marked.length
      ? `Highlighted: ${joinNames(
          marked.map((point) => board.points[point]!),
          'and',
        )}.`
      : '',
    ended ?? `${PLAYERS[turn]} ${taskOf(position)}.`,
    lastMoveText(lastMove.map((point) => board.points[point]!)),
  ]
    .filter(Boolean)
    .join(' ');
}

function menOf({ board, men, hands }: MorrisPosition, seat: number): string {
  const names = board.points.filter((_, point) => men[seat]! & (1 << point));
  const standing = names.length
    ? `${names.length === 1 ? 'man' : 'men'} ${joinNames(names, 'and')}`
    : 'no men on the board';
  return hands[seat] ? `${standing}, ${hands[seat]} in hand` : standing;
}

/** Describes what the player to move must do next. */
function taskOf({ board, phase, hands, turn }: MorrisPosition): string {
  if (phase === PHASE_CODE.take2 || phase === PHASE_CODE.take1) return 'to take a man';
  if (phase === PHASE_CODE.way) return 'to open a way for the other side';
  if (!hands[turn]) return 'to move';
  return board.definition.rules.mixes ? 'to place or move a man' : 'to place a man';
}
