import { shogi } from '../../../src/families/shogi/index.ts';
import type { Rng } from '../../../src/lib/rng.ts';
import { randomRecords, type Tokens } from './random-records.ts';
import { digitsOf, fuzzShogi, joinLines } from './shogi-text.ts';

const draw = randomRecords(shogi, ['standard', 'standard+2-piece', 'standard+lance'], 'CSA', 70);
const JUNK = [
  ..."0159+-PTFUKIOU,'%/ \nx",
  'T10',
  '%TORYO\n',
  '+7776FU\n',
  '-3334FU',
  '/\n',
  'PI\n',
  "'x\n",
  'P+00FU\n',
];
const COMMENTS = ["'a comment", "'** 30 -3334FU", "'+7776FU", '', '$EVENT:x', 'N+A, B', 'N-%TORYO'];

/** The same game: times on the same line or the next, comments, remarks, other line ends, several statements in a line. */
function rewrite(rng: Rng, text: string): string {
  const lines = text.trimEnd().split('\n');
  const timed = lines.flatMap((line) => {
    if (!/^[-+]\d{4}|^%/.test(line)) return [rng.below(2) ? line : line.trimEnd()];
    return rng.pick([[line], [line, 'T5'], [`${line},T1.25`], [`${line},T1,'note`], [`${line}  `]]);
  });
  const version = rng.pick(['V2.2', 'V3.0', 'V2.1']);
  return joinLines(rng, [version, ...timed.slice(1)], COMMENTS);
}

/** Moves of the first game up to its end. */
function read(text: string): Tokens {
  const moves: string[] = [];
  const strays: string[] = [];
  for (const line of text.replace('\ufeff', '').split(/\r\n|\r|\n/)) {
    if (line.trim() === '/') break;
    if (/^['N$]/.test(line)) continue;
    for (const part of line.split(',')) {
      if (part.startsWith('%')) return { moves, strays };
      if (part.startsWith("'")) break;
      if (/^[-+]\d{4}[A-Z]{2}\s*$/.test(part)) moves.push(part.trim());
      else if (!/^(?:V\d.*|P.*|[-+]|T[\d.]+)?\s*$/.test(part)) strays.push(part);
    }
  }
  return { moves, strays };
}

const CODES: Readonly<Record<string, string>> = {
  ...{
    P: 'FU',
    L: 'KY',
    N: 'KE',
    S: 'GI',
    G: 'KI',
    B: 'KA',
    R: 'HI',
    K: 'OU',
    '+P': 'TO',
    '+L': 'NY',
    '+N': 'NK',
    '+S': 'NG',
  },
  ...{ '+B': 'UM', '+R': 'RY' },
};

const spell = ({ from, to, piece, drop, promotion, japanese }: Record<string, unknown>): string => {
  const sign = String(japanese).startsWith('▲') ? '+' : '-';
  if (drop !== undefined) return `${sign}00${digitsOf(to)}${CODES[String(drop)]}`;
  return `${sign}${digitsOf(from)}${digitsOf(to)}${CODES[promotion === '+' ? `+${piece}` : String(piece)]}`;
};

fuzzShogi({ title: 'CSA', junk: JUNK, draw, rewrite, read, spell });
