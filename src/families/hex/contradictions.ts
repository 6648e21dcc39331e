import type { HexDefinition } from './definition.ts';
import { SHAPES } from './engine/shapes.ts';

/** Lists the contradictions in a definition, one sentence each; empty if the game can be played. */
export function contradictions({ board, rules, end, seats }: HexDefinition): string[] {
  const { shape: name, files, ranks } = board;
  const shape = SHAPES[name];
  const found: string[] = [];
  if (Math.min(files, ranks) < shape.minSide || Math.max(files, ranks) > shape.maxSide)
    found.push(`the sides of this board have ${shape.minSide} to ${shape.maxSide} cells`);
  if (name !== 'rhombus' && files !== ranks) found.push('all sides of this board are equally long');
  if (end.goals.includes('own-sides')) found.push(...ownSides(seats.length, shape.pairs.length, end.goals.length));
  if (end.goals.includes('two-corners') && shape.sides.length < 5)
    found.push('two corners are joined by one side already');
  if (end.goals.includes('ring') && !shape.steps.length) found.push('links between dots enclose no cell');
  if (end.goals.includes('three-sides') && shape.pairs.length === 2)
    found.push('both players could touch three of four sides');
  if (seats.length > 2 !== end.cutOff)
    found.push('who is cut off is out where there are more than two players, and only there');
  if (end.cutOff && !end.goals.includes('own-sides')) found.push('who can be cut off has sides of its own to join');
  if (end.misere && seats.length > 2) found.push('where one loses there are two who could win');
  if (rules.swap !== 'none' && seats.length !== 2) found.push('two players can swap');
  if (rules.swap === 'pieces' && files !== ranks)
    found.push('a stone can be mirrored on boards with as many rows as columns');
  return found;
}

function ownSides(seats: number, pairs: number, goals: number): string[] {
  return [
    ...(seats > pairs || pairs === 0 ? ['this board has not two sides for each player'] : []),
    ...(goals > 1 ? ['a chain between the own sides is the only goal where it is one'] : []),
  ];
}
