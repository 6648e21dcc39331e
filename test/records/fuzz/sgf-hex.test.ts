import { describe, expect, it } from 'vitest';
import { hex } from '../../../src/families/hex/index.ts';
import { loadText } from '../../../src/records/load-text.ts';
import { mutateOften } from './mutations.ts';
import { faultIn, fuzz, loadedFrom, randomRecords, stateOf } from './random-records.ts';
import { expectNoted, readMainLine, rewriteSgf } from './sgf-text.ts';

const draw = randomRecords(hex, ['standard', 'standard+5x5', 'standard+13x13'], 'SGF', 40);
const JUNK = [
  ...'();[]\\BW:a1z9 \n\u0000é',
  'B[a1]',
  ';W[c3]',
  'W[swap]',
  '(;',
  'RE[B+R]',
  'SZ[9]',
  'C[x]',
  'B[resign]',
];

/** A value as the cell that it names; undefined for an action that ends the game. */
function cellOf(value: string): string | undefined {
  const text = value.toLowerCase();
  if (/^(?:resign|forfeit|draw|claim)$/.test(text)) return undefined;
  if (/^swap/.test(text)) return 'swap';
  return /^[a-z]{2}$/.test(text) ? `${text[0]}${text.charCodeAt(1) - 96}` : text;
}

describe('SGF of hex', () => {
  it('is the same game in other words', () => {
    fuzz('hex same', (rng) => {
      const { game, text } = draw(rng);
      const rewritten = rewriteSgf(rng, text, '(;B[a1];W[b2](;B[c3])(;B[d4]C[\\]))]))');
      const loaded = loadedFrom(hex, rewritten);
      expect(loaded.notes, rewritten).toEqual([]);
      expect(stateOf(loaded.game), rewritten).toEqual(stateOf(game));
    });
  });

  it('is, spoilt, the game that it says, noted or refused', () => {
    fuzz('hex spoilt', (rng) => {
      const text = mutateOften(rng, draw(rng).text, JUNK, draw(rng).text);
      const loaded = loadText(hex, undefined, text, 'fuzz');
      // A text that lost its brackets may be a position string.
      if (!loaded.ok || !text.includes('[')) return;
      const { notes } = loaded.value;
      const { moves, strays } = readMainLine(text);
      const cells = moves.flatMap(({ value }) => cellOf(value) ?? []);
      const fault = faultIn(loaded.value, { moves: cells, strays }, ({ notation }) => String(notation));
      expect(fault, `${text}\n${notes.join('\n')}`).toBeUndefined();
      expectNoted(text, loaded.value);
    });
  });
});
