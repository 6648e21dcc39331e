import { describe, expect, it } from 'vitest';
import { families } from '../../src/families/families.ts';
import { encodeGame } from '../../src/play/state.ts';
import { loadText } from '../../src/records/load-text.ts';
import { writeRecords } from '../../src/records/write-records.ts';
import { effort } from '../effort.ts';
import { playGame } from './random-game.ts';

/** Limit of plies: random games need not end. */
const MAX_PLIES = effort(120, 400);
const GAMES = effort(2, 20);

/** Families whose records name the variant, so that they are read back without it. */
const NAMED = ['chess', 'draughts', 'go', 'xiangqi', 'shogi'];

describe.each(families.filter(({ slug }) => NAMED.includes(slug)))('records of $slug', (family) => {
  it.each(Object.keys(family.variants))('are read back whole without the variant: %s', (slug) => {
    for (let index = 0; index < GAMES; index++) {
      const { game, fen, made } = playGame(family, slug, index, MAX_PLIES);
      for (const { text } of writeRecords(game, fen, made)) {
        const loaded = loadText(family, undefined, text, 'other');
        if (!loaded.ok) throw new Error(`${loaded.error[0]!.message}\n${text}`);
        expect(loaded.value.notes, text).toEqual([]);
        expect(encodeGame(loaded.value.game), text).toEqual(encodeGame(game));
      }
    }
  });
});
