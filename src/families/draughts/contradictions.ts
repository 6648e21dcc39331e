import type { DraughtsDefinition } from './definition.ts';

/** Lists the reasons why a definition cannot be played, one sentence each; empty if it can. */
export function findContradictions({
  board,
  setup,
  seats,
  promotion,
  end,
  man,
  capture,
}: DraughtsDefinition): string[] {
  const first = setup.fen.startsWith('B') ? 'black' : 'white';
  const isDiagonal = [...man.moves, ...man.captures].every((way) => way.startsWith('slanting'));
  return [
    seats[0] !== first && `the start gives ${first} the first move, but ${seats[0]} is the first seat`,
    promotion === 'never' && end.firstKing && 'the first king wins, but there are no kings',
    board.squares === 'dark' && board.slants === 'alternate' && 'alternate slanting lines need every square',
    man.columns && board.squares === 'dark' && isDiagonal && 'columns of men need straight lines',
    capture.removal === 'at-once' && capture.prisoners === 'carried' && 'prisoners are carried until the move ends',
  ].filter((sentence) => typeof sentence === 'string');
}
