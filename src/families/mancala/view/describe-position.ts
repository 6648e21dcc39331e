import { lastMoveText } from '../../../board/render/last-move-text.ts';
import { joinNames } from '../../../lib/nearest.ts';
import type { DescribedView } from '../../../play/family-view.ts';
import { cellName, PLAYER_NAMES } from '../engine/board.ts';
import { scoreOf } from '../engine/ends.ts';
import type { MancalaPosition } from '../engine/position.ts';
import { hasStores } from '../engine/stores.ts';

/**
 * Describes a position in words: "South: pits 4, 4, 0 and 5, store 1. North: pits 4, 4, 4 and 4, store 0. South to
 * move."
 */
export function describePosition(
  position: MancalaPosition,
  { marked = [], lastMove = [], ended }: DescribedView,
): string {
  const { turn } = position;
  const names = marked.map((cell) => cellWord(position, cell));
  return [
    ...PLAYER_NAMES.map((player, seat) => `${player}: ${sideWords(position, seat)}.`),
    ...tuzdikWords(position),
    names.length ? `Highlighted: ${joinNames(names, 'and')}.` : '',
    ended === undefined ? `${PLAYER_NAMES[turn]} to move.` : `${scoreWords(position)}${ended}`,
    lastMoveText(lastMove.map((cell) => cellWord(position, cell))),
  ]
    .filter(Boolean)
    .join(' ');
}

const cellWord = ({ board }: MancalaPosition, cell: number): string =>
  cell < board.pits
    ? cellName(board, cell)
    : `${PLAYER_NAMES[cell - board.pits]}'s ${board.definition.setup.hand > 0 ? 'hand' : 'store'}`;

function sideWords(position: MancalaPosition, seat: number): string {
  const { board, state } = position;
  const { half, definition, marksAt } = board;
  const { rows } = definition.board;
  const seeds = Array.from({ length: half }, (_, pit) => String(state[seat * half + pit]));
  const pits =
    rows === 2
      ? `pits ${joinNames(seeds, 'and')}`
      : `outer row ${joinNames(seeds.slice(0, half / 2), 'and')}, inner row from the right ${joinNames(seeds.slice(half / 2), 'and')}`;
  const store = definition.setup.hand > 0 ? `${position.storeOf(seat)} in hand` : `store ${position.storeOf(seat)}`;
  const nyumba = definition.rules.circuit === 'front-rows' && state[marksAt + seat]! & 1 ? ', the nyumba owned' : '';
  const mark = state[marksAt + seat]! >> 1;
  const barred = definition.rules.takasia && mark ? `, pit ${mark} barred` : '';
  return `${pits}${hasStores(board) ? `, ${store}` : ''}${nyumba}${barred}`;
}

/** Lists the tuzdiks: "N3 is a tuzdik of South." */
function tuzdikWords({ board, state }: MancalaPosition): string[] {
  if (!board.definition.rules.capture.tuzdik) return [];
  return PLAYER_NAMES.flatMap((player, seat) => {
    const pit = state[board.marksAt + seat]! - 1;
    return pit < 0 ? [] : [`${cellName(board, pit)} is a tuzdik of ${player}.`];
  });
}

/** Describes the score: "The score is 26 for South and 22 for North. " Empty in games where seeds do not count. */
function scoreWords(position: MancalaPosition): string {
  const { goal, clear } = position.board.definition.end;
  if (goal !== 'seeds' || clear === 'wins' || clear === 'wins-on-turn') return '';
  const [south, north] = scoreOf(position);
  return `The score is ${south} for South and ${north} for North. `;
}
