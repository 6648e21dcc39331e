import { joinNames } from '../../../lib/nearest.ts';
import { BLACK, vertexOf, WHITE } from '../engine/board.ts';
import { GoPosition } from '../engine/go-position.ts';
import type { Score } from '../engine/score.ts';
import type { StonePosition } from '../engine/stone-position.ts';

/** Maximum number of stones of one colour that are listed by name. If there are more, only their number is given. */
const MAX_NAMED = 120;

/** Describes a position in words: "Black has 2 stones: D4 and Q16. White has no stones. Black to move." */
export function describePosition(
  position: StonePosition,
  marked: readonly number[],
  ended: string | undefined,
): string {
  const { board, turn, colors, prisoners, ko, passes } = position;
  const last = position.lastPoint;
  const stonesOf = (color: number) =>
    Array.from({ length: board.points }, (_, point) => point).filter((point) => colors[point] === color);
  return [
    `${stonesText(position, 'Black', stonesOf(BLACK))}.`,
    `${stonesText(position, 'White', stonesOf(WHITE))}.`,
    prisoners[0]! + prisoners[1]! > 0 ? `Black has taken ${prisoners[0]}, White ${prisoners[1]}.` : '',
    last === undefined ? '' : `The last stone is on ${vertexOf(board, last)}.`,
    marked.length ? `Highlighted: ${nameList(position, marked)}.` : '',
    ended ?? turnText(turn, ko < 0 ? undefined : vertexOf(board, ko), passes),
    ended !== undefined && position instanceof GoPosition && position.endedByPasses() ? scoreText(position) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const nameList = ({ board }: StonePosition, points: readonly number[]): string =>
  joinNames(
    points.map((point) => vertexOf(board, point)),
    'and',
  );

function stonesText(position: StonePosition, player: string, points: readonly number[]): string {
  if (!points.length) return `${player} has no stones`;
  const count = `${player} has ${points.length} ${points.length === 1 ? 'stone' : 'stones'}`;
  return points.length > MAX_NAMED ? count : `${count}: ${nameList(position, points)}`;
}

function turnText(turn: number, ko: string | undefined, passes: number): string {
  const player = turn === 0 ? 'Black' : 'White';
  const other = turn === 0 ? 'White' : 'Black';
  const before = passes > 0 ? `${other} has passed. ` : '';
  const banned = ko === undefined ? '' : `, and may not retake on ${ko} at once`;
  return `${before}${player} to move${banned}.`;
}

const SCORED: Record<Score['scoring'], string> = {
  area: 'by area',
  territory: 'by territory and prisoners',
  stones: 'by stones alone',
  nothing: '',
};

/** The score in words: "Black has 50 and White 38.5 by area. Dead are D4 and E4." */
function scoreText(position: GoPosition): string {
  const { totals, scoring, dead, seki } = position.score();
  if (scoring === 'nothing') return '';
  return [
    `Black has ${totals[0]} and White ${totals[1]} ${SCORED[scoring]}.`,
    dead.length ? `Dead ${dead.length === 1 ? 'is' : 'are'} ${nameList(position, dead)}.` : '',
    seki.length ? `In seki ${seki.length === 1 ? 'is' : 'are'} ${nameList(position, seki)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
