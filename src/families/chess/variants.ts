import type { Patch, Source } from '../../play/family.ts';

const FIDE = 'FIDE Laws of Chess, in force from 1 January 2023';

/** Orthodox chess: what every variant starts from. */
export const base: Patch = {
  seats: ['white', 'black'],
  board: { topology: 'grid', files: 8, ranks: 8 },
  pieces: {
    P: { name: 'pawn', betza: 'fmWfceFifmnD', image: 'pawn', value: 100 },
    N: { name: 'knight', betza: 'N', image: 'knight', value: 320 },
    B: { name: 'bishop', betza: 'B', image: 'bishop', value: 330 },
    R: { name: 'rook', betza: 'R', image: 'rook', value: 500 },
    Q: { name: 'queen', betza: 'Q', image: 'queen', value: 950 },
    K: { name: 'king', betza: 'K', image: 'king', value: 0 },
  },
  setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' },
  rules: {
    royal: 'K',
    initial: { P: [2] },
    enPassant: ['P'],
    castling: {
      king: 'K',
      rook: 'R',
      kingFile: 'e',
      rookFiles: ['h', 'a'],
      kingTo: ['g', 'c'],
      rookTo: ['f', 'd'],
      spelling: 'king-target',
    },
    promotion: { pieces: ['P'], to: ['Q', 'R', 'B', 'N'], from: 8, must: 8 },
  },
  end: {
    stalemate: 'draw',
    repetition: { claim: 3, automatic: 5 },
    moves: { claim: 50, automatic: 75 },
    insufficient: { single: ['N'], colourbound: ['B'] },
  },
  notation: { pawn: 'P', resets: ['P'] },
};

/** Castling from wherever king and rooks begin. */
export const anyStart: Patch = {
  rules: { castling: { kingFile: null, rookFiles: null, spelling: 'king-takes-rook' } },
};

/** Captured pieces change sides and are dropped. */
export const hand: Patch = {
  rules: { hand: { captures: true, closedRanks: { P: [1, 8] } } },
  end: { insufficient: null },
};

export const variants: Record<string, Source> = {
  standard: { title: 'Chess', summary: 'The orthodox game.', source: FIDE, patch: {} },
  chess960: {
    title: 'Chess960',
    summary: 'The pieces behind the pawns are mixed, alike for both; king between the rooks, bishops apart.',
    source: 'FIDE Laws of Chess, guidelines II (Chess960 rules)',
    year: 1996,
    patch: {
      ...anyStart,
      setup: {
        fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1',
        shuffle: { rank: 1, kingBetweenRooks: true },
      },
    },
  },
  crazyhouse: {
    title: 'Crazyhouse',
    summary: 'Captured pieces join your hand, and a turn may drop one on an empty square.',
    source: 'Lichess and FICS rules of crazyhouse',
    patch: { ...hand, setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1' } },
  },
  grand: {
    title: 'Grand chess',
    summary:
      'Ten by ten with marshal and cardinal, no castling; pawns promote from rank 8 on, to pieces that were lost.',
    source: 'C. Freeling, Grand Chess, 1984',
    year: 1984,
    region: 'Netherlands',
    patch: {
      board: { files: 10, ranks: 10 },
      pieces: {
        A: { name: 'cardinal', betza: 'BN', image: 'archbishop', value: 800 },
        C: { name: 'marshal', betza: 'RN', image: 'chancellor', value: 880 },
      },
      setup: {
        fen: 'r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1',
      },
      rules: {
        initial: { P: [3] },
        castling: null,
        promotion: {
          to: ['A', 'C', 'Q', 'R', 'B', 'N'],
          from: 8,
          must: 10,
          limits: { A: 1, C: 1, Q: 1, R: 2, B: 2, N: 2 },
        },
      },
    },
  },
};

/** Other names under which variants are known; the keys are as `resolve` reads names. */
export const aliases: Record<string, string> = {
  chess: 'standard',
  orthodox: 'standard',
  'fischer-random': 'chess960',
  fischerandom: 'chess960',
  'chess-960': 'chess960',
  'grand-chess': 'grand',
};
