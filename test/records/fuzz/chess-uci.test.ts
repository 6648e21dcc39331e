import { chess } from '../../../src/families/chess/index.ts';
import type { Played } from '../random-game.ts';
import { fuzzRecords, type Mutation } from './records-fuzz.ts';

const blanks: Mutation = (text, rng) => text.replace(/ /g, () => rng.pick([' ', '  ', '\t', '\n', '\r\n']));

/** The command with the moves from the start. It has no word for an end that players agreed on. */
const text = ({ fen, made }: Played): string =>
  `position fen ${fen} moves ${made.flatMap(({ uci }) => (uci === undefined ? [] : [String(uci)])).join(' ')}`;

fuzzRecords({
  title: 'UCI',
  family: chess,
  slugs: ['standard'],
  maxPlies: 40,
  endsByPlayers: false,
  text,
  keeping: [
    blanks,
    (command) => command.replace('position ', ''),
    (command) => command.replace('position', 'Position').replace('moves', 'MOVES'),
    (command) => command.replace(/(?<= moves .*)[a-h]/gs, (file) => file.toUpperCase()),
    (command) => `\n ${command}\n`,
    (command) => `\ufeff${command}`.replace(/^\ufeff+/, '\ufeff'),
  ],
  alphabet: 'abcdefgh12345678qrnb-=0 ',
  moveWords: (command) =>
    command
      .trim()
      .split(/\s+moves\s*/i)[1]
      ?.split(/\s+/)
      .filter(Boolean) ?? [],
  isSpelling: (word, { uci, to, from, castling }) =>
    [uci, castling && `${from}${to}`].includes(word.toLowerCase()) || (castling !== undefined && word.length === 4),
});
