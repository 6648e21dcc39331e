import { describe, expect, it } from 'vitest';
import { shogi } from '../../../src/families/shogi/index.ts';
import type { Rng } from '../../../src/lib/rng.ts';
import { mutateOften } from './mutations.ts';
import { fuzz, loadedFrom, randomRecords, type Tokens } from './random-records.ts';
import { checkSpoilt, gameOf } from './shogi-text.ts';

const draw = randomRecords(shogi, ['standard', 'standard+2-piece'], 'USI', 70);
const JUNK = [...'0159agi+*/ \nxPKR-', 'moves', ' 7g7f ', 'position ', 'startpos ', 'sfen ', ' resign', '0000'];

/** The same game: other blanks and line ends, with or without the command, words in capitals. */
function rewrite(rng: Rng, text: string): string {
  const [command = '', ...words] = text.trim().split(' ');
  const shown = rng.below(2) ? [command] : words.includes('moves') ? [] : [command.toUpperCase()];
  const blank = () => rng.pick([' ', '  ', '\t', '\n', '\r\n']);
  const all = [...shown, ...words].map((word) => (word === 'moves' && rng.below(2) ? 'MOVES' : word));
  return `${rng.pick(['', '\ufeff'])}${all.map((word) => word + blank()).join('')}`;
}

function read(text: string): Tokens | undefined {
  const words = text.replace('\ufeff', '').trim().split(/\s+/);
  const at = words.findIndex((word) => word.toLowerCase() === 'moves');
  return at < 0 ? undefined : { moves: words.slice(at + 1), strays: [] };
}

describe('USI', () => {
  it('is the same game in other words', () => {
    fuzz('usi same', (rng) => {
      const { game, text } = draw(rng);
      const rewritten = rewrite(rng, text);
      const loaded = loadedFrom(shogi, rewritten);
      expect(loaded.notes, rewritten).toEqual([]);
      expect(gameOf(loaded.game), rewritten).toEqual(gameOf(game));
    });
  });

  it('is, spoilt, the game that it says, noted or refused', () => {
    fuzz('usi spoilt', (rng) => {
      const text = mutateOften(rng, draw(rng).text, JUNK, draw(rng).text);
      expect(
        checkSpoilt(text, read, ({ usi }) => String(usi)),
        text,
      ).toBeUndefined();
    });
  });
});
