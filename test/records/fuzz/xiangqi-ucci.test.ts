import { xiangqi } from '../../../src/families/xiangqi/index.ts';
import type { Played } from '../random-game.ts';
import { fuzzRecords } from './records-fuzz.ts';

const plain = (iccs: unknown): string => String(iccs).toLowerCase().replace('-', '');

/** The command with the moves from the start. It has no word for an end that players agreed on. */
const text = ({ fen, made }: Played): string =>
  `position fen ${fen} moves ${made.flatMap(({ iccs }) => (iccs === undefined ? [] : [plain(iccs)])).join(' ')}`;

fuzzRecords({
  title: 'UCCI',
  family: xiangqi,
  slugs: ['standard'],
  maxPlies: 50,
  endsByPlayers: false,
  text,
  keeping: [
    (command, rng) => command.replace(/ /g, () => rng.pick([' ', '  ', '\t', '\n', '\r\n'])),
    (command) => command.replace('position ', ''),
    (command) => command.replace('position', 'Position').replace('moves', 'MOVES'),
    (command) => command.replace(/(?<=\s[a-i]\d)(?=[a-i]\d)/g, '-'),
    (command) => command.replace(/\s[a-i]\d-?[a-i]\d/g, (move) => move.toUpperCase()),
    (command) => `\n ${command}\n`,
    (command) => `\ufeff${command}`.replace(/^\ufeff+/, '\ufeff'),
  ],
  alphabet: 'abcdefghi0123456789- ',
  moveWords(command) {
    // What lost the words of the command and its position is a list of moves.
    const [start = '', moves = start.includes('/') ? '' : start] = command.split(/(?:^|\s+)moves\s*/i);
    return moves.split(/\s+/).filter(Boolean);
  },
  isSpelling: (word, { iccs, uci }) => [plain(iccs), uci].includes(plain(word)),
});
