import { shogi } from '../../../src/families/shogi/index.ts';
import type { Rng } from '../../../src/lib/rng.ts';
import { randomRecords, type Tokens } from './random-records.ts';
import { fuzzShogi } from './shogi-text.ts';

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

fuzzShogi({ title: 'USI', junk: JUNK, draw, rewrite, read, spell: ({ usi }) => String(usi) });
