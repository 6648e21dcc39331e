import { normalizedCsaLines, parseCsaHeader, parseCsaMovesOrDrops } from 'shogiops/notation/csa';
import { normalizedKifLines, parseKifHeader, parseKifMovesOrDrops } from 'shogiops/notation/kif';
import { makeSfen } from 'shogiops/sfen';
import { describe, expect, it } from 'vitest';
import { shogi } from '../../src/families/shogi/index.ts';
import { positionStringOf } from '../../src/play/game.ts';
import { writeRecords } from '../../src/records/write-records.ts';
import { effort } from '../effort.ts';
import { type Played, playGame } from './random-game.ts';

const GAMES = effort(3, 100);
const MAX_PLIES = effort(120, 400);

/** The SFEN after a KIF text as shogiops reads it. */
function readKif(text: string): string {
  const position = parseKifHeader(text).unwrap();
  const lines = normalizedKifLines(text).filter((line) => /^\d+\s/.test(line));
  for (const move of parseKifMovesOrDrops(lines)) position.play(move);
  return makeSfen(position);
}

/** The SFEN after a CSA text as shogiops reads it. */
function readCsa(text: string): string {
  const position = parseCsaHeader(text).unwrap();
  const lines = normalizedCsaLines(text).filter((line) => /^[+-]\d{4}/.test(line));
  for (const move of parseCsaMovesOrDrops(position, lines)) position.play(move);
  return makeSfen(position);
}

const textOf = ({ game, fen, made }: Played, format: string): string | undefined =>
  writeRecords(game, fen, made).find((record) => record.format === format)?.text;

describe('shogiops reads our records to the same position', () => {
  it.each([
    ['KIF', 'standard', readKif],
    ['KIF', 'standard+2-piece', readKif],
    ['KIF', 'minishogi', readKif],
    ['CSA', 'standard', readCsa],
    ['CSA', 'standard+4-piece', readCsa],
  ])('%s of %s', (format, slug, read) => {
    let count = 0;
    for (let index = 0; index < GAMES; index++) {
      const played = playGame(shogi, slug, index, MAX_PLIES);
      const text = textOf(played, format);
      if (text === undefined) continue;
      expect(read(text), text).toBe(positionStringOf(played.game));
      count++;
    }
    expect(count).toBeGreaterThan(GAMES / 2);
  });

  it('KIF of check shogi, whose position strings are FEN here', () => {
    for (let index = 0; index < GAMES; index++) {
      const played = playGame(shogi, 'check-shogi', index, MAX_PLIES);
      const [board] = positionStringOf(played.game).split(/[[ ]/);
      expect(readKif(textOf(played, 'KIF')!).split(' ')[0]).toBe(board);
    }
  });

  it('KIF of a drawn start', () => {
    for (let index = 0; index < GAMES; index++) {
      const { game } = playGame(shogi, 'standard', index, 80);
      const fen = positionStringOf(game).replace(/\d+$/, '1');
      const text = textOf(
        { game: { variant: game.variant, position: game.position, played: [] }, fen, made: [] },
        'KIF',
      )!;
      expect(readKif(text), text).toBe(fen);
    }
  });
});
