import { MAX_POINTS, type MorrisDefinition } from './definition.ts';
import { compileBoard, pointsOf } from './engine/board.ts';
import { parseFen } from './fen/parse.ts';

/** Lists the reasons why a definition cannot be played, one sentence each; empty if it can. */
export function contradictions(definition: MorrisDefinition): string[] {
  const { board, rules, seats, setup, end } = definition;
  const reasons: string[] = [];
  if (seats.length !== 2) reasons.push('men of two players stand on the board');
  const points = pointsOf(board);
  if (points.length > MAX_POINTS) return [...reasons, `a board of ${points.length} points is too large`];
  if (rules.men * 2 > points.length) reasons.push(`${points.length} points are too few for ${rules.men} men a player`);
  if (rules.mill === 'win' && end.fewest > 0) reasons.push('where three in a row win, nobody loses men');
  if (rules.exactly && rules.mill === 'win') reasons.push('rows of exactly three do not go with rows that win');
  if (rules.fullBoard && rules.placingMill !== 'nothing')
    reasons.push('where men are taken when the board is full, rows take nothing before that');
  const unknownPoints = rules.home?.flat().filter((name) => !points.includes(name)) ?? [];
  if (unknownPoints.length) reasons.push(`there are no points ${unknownPoints.join(', ')}`);
  const start = parseFen(compileBoard(definition), setup.fen);
  if (!start.ok) reasons.push(`the start cannot be set up: ${start.error[0]!.message}`);
  return reasons;
}
