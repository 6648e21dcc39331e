import type { GoDefinition } from './definition.ts';
import { maxHandicap } from './engine/stars.ts';

/** Lists the contradictions in a definition, one sentence each; empty if the game can be played. */
export function contradictions(definition: GoDefinition): string[] {
  const { board, end, rules, seats } = definition;
  const found: string[] = [];
  if (seats.length !== 2) found.push('stones have two colours, for two players');
  if (board.files * board.ranks < 2) found.push('on a board of one point nobody can move');
  if (board.edges === 'joined' && Math.min(board.files, board.ranks) < 3)
    found.push('a board whose sides are joined has three rows and columns at least');
  if (!rules.pass && end.scoring !== 'nothing') found.push('a score is counted when players pass, and nobody does');
  return [...found, ...handicapFaults(definition), ...rowFaults(definition)];
}

function handicapFaults({ board, setup, rules }: GoDefinition): string[] {
  const { handicap } = setup;
  if (handicap < 2) return [];
  if (rules.row) return ['there is no handicap where rows win'];
  const maxStones = maxHandicap(board.files, board.ranks);
  if (handicap <= maxStones) return [];
  const room =
    maxStones === 0 ? 'no handicap stones have a place' : `at most ${maxStones} handicap stones have a place`;
  return [`on a board of ${board.ranks}×${board.files} ${room}`];
}

function rowFaults({ board, rules, end }: GoDefinition): string[] {
  const { row, capture } = rules;
  if (!row) return capture === 'surrounded' ? [] : ['stones that are not surrounded win by rows'];
  const found: string[] = [];
  if (row.length > Math.max(board.files, board.ranks)) found.push(`a row of ${row.length} has no place on the board`);
  if (capture === 'surrounded') found.push('where rows win, stones are taken in pairs or not at all');
  if (end.scoring !== 'nothing') found.push('where rows win, nothing is counted');
  if (board.edges === 'joined') found.push('rows end at the sides of the board');
  return found;
}
