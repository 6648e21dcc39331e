import type { DefinitionPatch } from '../../../play/family.ts';

/** Source cited for variants whose first publication is unknown. */
export const FAIRY_STOCKFISH_SOURCE = 'the variant table of Fairy-Stockfish (variants.ini)';

/** All squares on these files and ranks. */
const block = (files: string, ranks: readonly number[]): string[] =>
  ranks.flatMap((rank) => [...files].map((file) => `${file}${rank}`));

/** The palaces of both players, three squares wide and high, on a board with this many ranks. */
export const palaceSquares = (files: string, ranks: number): [string[], string[]] => [
  block(files, [1, 2, 3]),
  block(files, [ranks - 2, ranks - 1, ranks]),
];

/** The diagonal lines in both palaces, as pairs of end points. The first argument names the palaces' outer files. */
export const palaceLines = ([left, right]: string, ranks: number): [string, string][] =>
  [1, ranks - 2].flatMap((rank): [string, string][] => [
    [`${left}${rank}`, `${right}${rank + 2}`],
    [`${right}${rank}`, `${left}${rank + 2}`],
  ]);

/** The squares mirrored for the other player, on a board with this many ranks. */
const mirrored = (cells: readonly string[], ranks: number): string[] =>
  cells.map((cell) => `${cell[0]}${ranks + 1 - Number(cell.slice(1))}`);

/** Squares by player: those of the first, and their mirror images for the second. */
export const mirrorForBothPlayers = (cells: readonly string[], ranks: number): [string[], string[]] => [
  [...cells],
  mirrored(cells, ranks),
];

/** The points of a palace that an advisor can reach: those on its diagonals. */
export const ADVISOR_POINTS = ['d1', 'f1', 'e2', 'd3', 'f3'];

const ELEPHANT_POINTS = ['c1', 'g1', 'a3', 'e3', 'i3', 'c5', 'g5'];

/** Files on which soldiers start. */
const SOLDIER_FILES = 'acegi';

/** Squares that soldiers can reach: their starting files before the river, any square beyond it. */
export const soldierPoints = (before: readonly number[], beyond: readonly number[]): string[] => [
  ...block(SOLDIER_FILES, before),
  ...block('abcdefghi', beyond),
];

/** The starting points of cannons and soldiers, which are marked on the board. */
const STARTS = ['b3', 'h3', 'b8', 'h8', ...block(SOLDIER_FILES, [4, 7])];

const GENERAL = { name: 'general', betza: 'W', image: 'general', value: 0 };
const ADVISOR = { name: 'advisor', betza: 'F', image: 'advisor', value: 200 };
const ELEPHANT = { name: 'elephant', betza: 'nA', image: 'elephant', value: 200 };
export const HORSE = { name: 'horse', betza: 'nN', image: 'horse', value: 400 };
const CHARIOT = { name: 'chariot', betza: 'R', image: 'chariot', value: 900 };
const CANNON = { name: 'cannon', betza: 'mRcpR', image: 'cannon', value: 450 };
/** The soldier: moves straight ahead, and sideways too beyond the river. */
const SOLDIER = { name: 'soldier', betza: 'fWisW', image: 'soldier', value: 100 };

/** Xiangqi, the base of all variants. */
export const base: DefinitionPatch = {
  seats: ['red', 'black'],
  board: { topology: 'grid', files: 9, ranks: 10 },
  pieces: { K: GENERAL, A: ADVISOR, B: ELEPHANT, N: HORSE, R: CHARIOT, C: CANNON, P: SOLDIER },
  setup: { fen: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1' },
  rules: {
    royal: 'K',
    royalAtStake: true,
    initial: { P: [6, 7, 8, 9, 10] },
    confinedCells: {
      K: palaceSquares('def', 10),
      A: mirrorForBothPlayers(ADVISOR_POINTS, 10),
      B: mirrorForBothPlayers(ELEPHANT_POINTS, 10),
      P: mirrorForBothPlayers(soldierPoints([4, 5], [6, 7, 8, 9, 10]), 10),
    },
    flyingGeneral: 'file',
  },
  end: {
    stalemate: 'loss',
    repetition: { claim: 3, automatic: 3, perpetualCheck: 'loss' },
    moves: { claim: 50, automatic: 75 },
    insufficient: { single: [], colourbound: [], helpless: ['A', 'B'] },
  },
  render: {
    cells: 'points',
    pieces: 'discs',
    diagonals: palaceLines('df', 10),
    river: 5,
    crosses: STARTS,
  },
  notation: {
    pawn: 'P',
    writesPawn: true,
    resets: [],
    moves: 'wxf',
    also: ['san', 'iccs', 'chinese'],
    letters: { N: 'H', B: 'E' },
    singly: ['A', 'B'],
    chinese: {
      K: ['帅', '将'],
      A: ['仕', '士'],
      B: ['相', '象'],
      N: ['马', '马'],
      R: ['车', '车'],
      C: ['炮', '炮'],
      P: ['兵', '卒'],
    },
  },
};
