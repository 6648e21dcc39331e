import { makeFen, parseFen } from 'chessops/fen';
import { parsePgn, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import { describe, expect, it } from 'vitest';
import { chess } from '../../src/families/chess/index.ts';
import { positionStringOf } from '../../src/play/game.ts';
import { writeRecords } from '../../src/records/write-records.ts';
import { effort } from '../effort.ts';
import { playGame } from './random-game.ts';

const GAMES = effort(3, 100);
const MAX_PLIES = effort(100, 300);

/** The variants that chessops knows. */
const VARIANTS = [
  'standard',
  'chess960',
  'antichess',
  'atomic',
  'crazyhouse',
  'horde',
  'king-of-the-hill',
  'racing-kings',
  'three-check',
];

/** The position string after a PGN as chessops reads it. */
function readByChessops(pgn: string): string {
  const [game, ...others] = parsePgn(pgn);
  expect(others).toEqual([]);
  const position = startingPosition(game!.headers).unwrap();
  for (const { san } of game!.moves.mainline()) {
    const move = parseSan(position, san);
    if (!move) throw new Error(`chessops does not read ${san}\n${pgn}`);
    position.play(move);
  }
  return makeFen(position.toSetup());
}

/** A position string as chessops spells it. */
const spelling = (fen: string): string => makeFen(parseFen(fen).unwrap());

describe('chessops reads our PGN to the same position', () => {
  it.each(VARIANTS)('%s', (slug) => {
    for (let index = 0; index < GAMES; index++) {
      const { game, fen, made } = playGame(chess, slug, index, MAX_PLIES);
      const [record] = writeRecords(game, fen, made);
      const end = readByChessops(record!.text);
      expect(end, record!.text).toBe(spelling(positionStringOf(game)));
    }
  });
});
