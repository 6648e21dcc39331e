import { describe, expect, it } from 'vitest';
import { go } from '../../../src/families/go/index.ts';
import { loadText } from '../../../src/records/load-text.ts';
import { mutateOften } from './mutations.ts';
import { faultIn, fuzz, loadedFrom, randomRecords, stateOf } from './random-records.ts';
import { expectNoted, readMainLine, rewriteSgf } from './sgf-text.ts';

const SLUGS = [
  'standard+9x9',
  'go-japanese+9x9',
  'go-aga+7x7',
  'go-nz+5x5',
  'go-japanese+9x9+h2',
  'standard+9x13',
  'gomoku',
];
const draw = randomRecords(go, SLUGS, 'SGF', 60);
const JUNK = [
  ...'();[]\\BW:atz 5;\n\u0000é',
  'B[aa]',
  ';B[cc]',
  'W[]',
  '(;',
  'AB[aa]',
  'RE[B+R]',
  'SZ[9]',
  'C[x]',
  'PL[W]',
  'tt',
];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A vertex for two letters on a board of this many rows; a pass for an empty value. */
const vertexOf = (value: string, rows: number): string =>
  value === '' || (value === 'tt' && rows <= 19)
    ? 'pass'
    : `${'ABCDEFGHJKLMNOPQRSTUVWXYZ'[LETTERS.indexOf(value[0]!)]}${rows - LETTERS.indexOf(value[1]!)}`;

describe('SGF of go', () => {
  it('is the same game in other words', () => {
    fuzz('sgf same', (rng) => {
      const { game, text } = draw(rng);
      const rewritten = rewriteSgf(rng, text, '(;B[aa];W[bb](;B[cc])(;B[dd]C[\\]))]))');
      const loaded = loadedFrom(go, rewritten);
      expect(loaded.notes, rewritten).toEqual([]);
      expect(stateOf(loaded.game), rewritten).toEqual(stateOf(game));
    });
  });

  it('is, spoilt, the game that it says, noted or refused', () => {
    fuzz('sgf spoilt', (rng) => {
      const text = mutateOften(rng, draw(rng).text, JUNK, draw(rng).text);
      const loaded = loadText(go, undefined, text, 'fuzz');
      if (!loaded.ok) return;
      const { game, notes } = loaded.value;
      // A text that lost its brackets may be a position string.
      if (!text.includes('[')) return;
      const { moves, strays } = readMainLine(text);
      const rows = (game.variant.definition as unknown as { board: { ranks: number } }).board.ranks;
      const spelt = moves.map(({ value }) => vertexOf(value, rows));
      const isPassed = notes.some((note) => note.includes('twice in a row'));
      const isAdded = (notation: unknown) => isPassed && notation === 'pass';
      const kept = spelt.filter((notation) => !isAdded(notation));
      const fault = faultIn(loaded.value, { moves: kept, strays }, ({ notation }) =>
        isAdded(notation) ? undefined : String(notation),
      );
      expect(fault, `${text}\n${notes.join('\n')}`).toBeUndefined();
      expectNoted(text, loaded.value);
    });
  });
});
