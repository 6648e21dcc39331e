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

const HILL = ['d4', 'e4', 'd5', 'e5'];

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
  antichess: {
    title: 'Antichess',
    summary: 'Who can capture must; who has no pieces or no move left wins. The king is a piece like others.',
    source: 'Lichess rules of antichess',
    patch: {
      setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1' },
      rules: { royal: null, castling: null, mustCapture: true, promotion: { to: ['Q', 'R', 'B', 'N', 'K'] } },
      end: { stalemate: 'win', extinction: { pieces: 'all', result: 'win' }, insufficient: null },
    },
  },
  atomic: {
    title: 'Atomic chess',
    summary: 'A capture blows up both pieces and all but pawns around; who blows up the king wins.',
    source: 'Lichess rules of atomic chess',
    patch: {
      rules: { royal: null, blast: { spares: ['P'] } },
      end: {
        extinction: { pieces: ['K'], result: 'loss', guarded: true },
        insufficient: { single: [], colourbound: [] },
      },
    },
  },
  'king-of-the-hill': {
    title: 'King of the hill',
    summary: 'A king that reaches one of the four squares in the middle wins.',
    source: 'Lichess rules of King of the Hill',
    patch: {
      end: { goal: { pieces: ['K'], cells: [HILL, HILL] }, insufficient: null },
    },
  },
  'three-check': {
    title: 'Three-check chess',
    summary: 'The third check wins.',
    source: 'Lichess rules of three-check',
    patch: {
      setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1' },
      end: { checks: 3, insufficient: { single: [], colourbound: [] } },
    },
  },
  'five-check': {
    title: 'Five-check chess',
    summary: 'The fifth check wins.',
    source: 'Chess.com and Fairy-Stockfish rules of five-check',
    parent: 'three-check',
    patch: {
      setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 5+5 0 1' },
      end: { checks: 5 },
    },
  },
  'racing-kings': {
    title: 'Racing kings',
    summary: 'The first king on the last rank wins; nobody may give check.',
    source: 'Lichess rules of racing kings; V. R. Alexander',
    year: 1961,
    patch: {
      setup: { fen: '8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1' },
      rules: { castling: null, promotion: null, mayCheck: false },
      end: { goal: { pieces: ['K'], cells: [['*8'], ['*8']], reply: true }, insufficient: null },
    },
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
  kingofthehill: 'king-of-the-hill',
  koth: 'king-of-the-hill',
  '3check': 'three-check',
  'three-checks': 'three-check',
  '5check': 'five-check',
  racingkings: 'racing-kings',
};
