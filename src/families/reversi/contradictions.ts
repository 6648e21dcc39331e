import type { ReversiDefinition } from './definition.ts';

/** Lists the contradictions in a definition, one sentence each; empty if the game can be played. */
export function findContradictions(definition: ReversiDefinition): string[] {
  const { board, setup, rules, end, seats } = definition;
  const reasons: string[] = [];
  if (seats.length !== 2) reasons.push('discs have two sides, for two players');
  if (board.files % 2 || board.ranks % 2)
    reasons.push(`a board of ${board.ranks}×${board.files} has no four squares in its middle`);
  if (2 * board.cut >= Math.min(board.files, board.ranks)) reasons.push('so much is cut off that nobody can move');
  if (rules.placesCentre !== (setup.centre === 'empty'))
    reasons.push('the squares in the middle are filled in play if, and only if, nothing lies there at the start');
  if (end.goal === 'fewest' && end.empties === 'winner')
    reasons.push('where the fewest discs win, squares that stay empty are no gain to count for the winner');
  return reasons;
}
