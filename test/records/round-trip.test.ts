import { describe, expect, it } from 'vitest';
import { families } from '../../src/families/families.ts';
import type { Game } from '../../src/play/game.ts';
import { encodeGame } from '../../src/play/state.ts';
import { loadText } from '../../src/records/load-text.ts';
import { writeRecords } from '../../src/records/write-records.ts';
import { effort } from '../effort.ts';
import { playGame } from './random-game.ts';

/** Limit of plies by family: random games need not end. Games on small boards are played longer. */
const MAX_PLIES: Readonly<Record<string, number>> = { chess: effort(30, 400), draughts: effort(40, 400) };
const MAX_OTHER_PLIES = effort(50, 1500);
const GAMES = effort(1, 20);

/** Variants with flags, for more players and other boards. */
const FLAGGED: Readonly<Record<string, readonly string[]>> = {
  hex: ['standard+19x19', 'hex+4x7'],
  'landlords-game': ['standard+3p', '1906+6p', 'single-tax+4p+no-tickets'],
  reversi: ['standard+6x6', 'othello-octagon+anti'],
  shogi: ['standard+lance', 'standard+2-piece', 'standard+10-piece'],
};

/** The state without the generator, which a record does not hold, and the checksum over it. */
const withoutRng = (game: Game) => ({ ...encodeGame(game), rng: undefined, checksum: undefined });

describe.each([...families])('S2: records of $slug', (family) => {
  it.each([...Object.keys(family.variants), ...(FLAGGED[family.slug] ?? [])])(
    'are read back whole without the variant: %s',
    (slug) => {
      for (let index = 0; index < GAMES; index++) {
        const { game, fen, made } = playGame(family, slug, index, MAX_PLIES[family.slug] ?? MAX_OTHER_PLIES);
        const records = writeRecords(game, fen, made);
        expect(records).not.toEqual([]);
        for (const { text } of records) {
          const loaded = loadText(family, undefined, text, 'other');
          if (!loaded.ok) throw new Error(`${loaded.error[0]!.message}\n${text}`);
          expect(loaded.value.notes, text).toEqual([]);
          expect(withoutRng(loaded.value.game), text).toEqual(withoutRng(game));
        }
      }
    },
  );
});
