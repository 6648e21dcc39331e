import type { VariantSource } from '../../../play/family.ts';
import { FAIRY_STOCKFISH_SOURCE, promotionOnRank, wideCastling } from './base.ts';
import { ARCHBISHOP, CANNON, CENTAUR, CHAMPION, CHANCELLOR, NIGHTRIDER, WIZARD } from './pieces.ts';

const WIDE = { files: 10, ranks: 8 };
const nineCastling = { kingFile: 'e', rookFiles: ['i', 'a'], kingTo: ['g', 'c'], rookTo: ['f', 'd'] };

/** Games on boards with more than eight files or ranks. */
export const largeBoardVariants: Record<string, VariantSource> = {
  capablanca: {
    title: 'Capablanca chess',
    summary: 'Ten files with an archbishop (bishop and knight) and a chancellor (rook and knight).',
    source: 'J. R. Capablanca, 1920s',
    region: 'Cuba',
    patch: {
      board: WIDE,
      pieces: { A: ARCHBISHOP, C: CHANCELLOR },
      setup: { fen: 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1' },
      rules: { castling: wideCastling, promotion: { to: ['Q', 'C', 'A', 'R', 'B', 'N'] } },
    },
  },
  gothic: {
    title: 'Gothic chess',
    summary: 'The pieces of Capablanca chess in an array that leaves no pawn unguarded.',
    source: 'E. Trice, Gothic Chess, 2000',
    year: 2000,
    region: 'United States',
    parent: 'capablanca',
    patch: { setup: { fen: 'rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w KQkq - 0 1' } },
  },
  embassy: {
    title: 'Embassy chess',
    summary: 'The pieces of Capablanca chess in the order of Grand chess; the king castles to the b- or h-file.',
    source: 'K. Hill, Embassy Chess, 2005',
    year: 2005,
    parent: 'capablanca',
    patch: {
      setup: { fen: 'rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR w KQkq - 0 1' },
      rules: { castling: { kingFile: 'e', kingTo: ['h', 'b'], rookTo: ['g', 'c'] } },
    },
  },
  janus: {
    title: 'Janus chess',
    summary: 'Ten files with two januses (bishop and knight); the king castles to the b- or i-file.',
    source: 'W. Schöndorf, Janus Chess, 1978',
    year: 1978,
    region: 'Germany',
    patch: {
      board: WIDE,
      pieces: { J: { ...ARCHBISHOP, name: 'janus' } },
      setup: { fen: 'rjnbkqbnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1' },
      rules: {
        castling: { ...wideCastling, kingFile: 'e', kingTo: ['i', 'b'], rookTo: ['h', 'c'] },
        promotion: { to: ['Q', 'J', 'R', 'B', 'N'] },
      },
    },
  },
  gemini: {
    title: 'Gemini chess',
    summary: 'Ten files with two archbishops (bishop and knight).',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      board: WIDE,
      pieces: { A: ARCHBISHOP },
      setup: { fen: 'rnbaqkabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBAQKABNR w KQkq - 0 1' },
      rules: { castling: wideCastling, promotion: { to: ['Q', 'A', 'R', 'B', 'N'] } },
    },
  },
  centaur: {
    title: 'Centaur chess',
    summary: 'Ten files with two centaurs (king and knight).',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      board: WIDE,
      pieces: { C: CENTAUR },
      setup: { fen: 'rcnbqkbncr/pppppppppp/10/10/10/10/PPPPPPPPPP/RCNBQKBNCR w KQkq - 0 1' },
      rules: { castling: wideCastling, promotion: { to: ['Q', 'C', 'R', 'B', 'N'] } },
    },
  },
  chancellor: {
    title: 'Chancellor chess',
    summary: 'Nine by nine with a chancellor (rook and knight).',
    source: 'B. R. Foster, Chancellor Chess, 1887',
    year: 1887,
    region: 'United States',
    patch: {
      board: { files: 9, ranks: 9 },
      pieces: { C: CHANCELLOR },
      setup: { fen: 'rnbqkcnbr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKCNBR w KQkq - 0 1' },
      rules: { castling: nineCastling, promotion: { ...promotionOnRank(9), to: ['Q', 'C', 'R', 'B', 'N'] } },
    },
  },
  modern: {
    title: 'Modern chess',
    summary: 'Nine by nine with a minister (bishop and knight), the armies turned rather than mirrored.',
    source: 'G. V. Maura, Ajedrez Moderno, 1968',
    year: 1968,
    region: 'Puerto Rico',
    patch: {
      board: { files: 9, ranks: 9 },
      pieces: { M: { ...ARCHBISHOP, name: 'minister' } },
      setup: { fen: 'rnbqkmbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBMKQBNR w KQkq - 0 1' },
      rules: { castling: nineCastling, promotion: { ...promotionOnRank(9), to: ['Q', 'M', 'R', 'B', 'N'] } },
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
  opulent: {
    title: 'Opulent chess',
    summary: 'Grand chess with wizards and lions, and knights that also step straight.',
    source: 'G. Strong, Opulent Chess, 2005',
    year: 2005,
    region: 'United States',
    parent: 'grand',
    patch: {
      pieces: {
        N: { betza: 'NW', value: 430 },
        A: ARCHBISHOP,
        C: CHANCELLOR,
        W: WIZARD,
        L: { name: 'lion', betza: 'HFD', image: 'lion', value: 440 },
      },
      setup: { fen: 'rw6wr/clbnqknbla/pppppppppp/10/10/10/10/PPPPPPPPPP/CLBNQKNBLA/RW6WR w - - 0 1' },
      rules: { promotion: { to: ['A', 'C', 'Q', 'R', 'B', 'N', 'W', 'L'], limits: { W: 2, L: 2 } } },
      end: { insufficient: { single: [] } },
    },
  },
  'ten-cubed': {
    title: 'TenCubed chess',
    summary: 'Ten by ten with champions, wizards, archbishop and marshal; no castling.',
    source: 'D. Paulowich, TenCubed Chess, 2005',
    year: 2005,
    region: 'Canada',
    patch: {
      board: { files: 10, ranks: 10 },
      pieces: { A: ARCHBISHOP, M: { ...CHANCELLOR, name: 'marshal' }, C: CHAMPION, W: WIZARD },
      setup: { fen: '2cwamwc2/1rnbqkbnr1/pppppppppp/10/10/10/10/PPPPPPPPPP/1RNBQKBNR1/2CWAMWC2 w - - 0 1' },
      rules: { initial: { P: [3] }, castling: null, promotion: { ...promotionOnRank(10), to: ['Q', 'M', 'A'] } },
    },
  },
  shako: {
    title: 'Shako',
    summary:
      'Ten by ten with cannons, which capture by jumping, and elephants, which go one or two squares diagonally.',
    source: 'J.-L. Cazaux, Shako, 1990',
    year: 1990,
    region: 'France',
    patch: {
      board: { files: 10, ranks: 10 },
      pieces: { C: CANNON, E: { name: 'elephant', betza: 'FA', image: 'elephant', value: 260 } },
      setup: { fen: 'c8c/ernbqkbnre/pppppppppp/10/10/10/10/PPPPPPPPPP/ERNBQKBNRE/C8C w KQkq - 0 1' },
      rules: {
        initial: { P: [3] },
        castling: { rank: 2, kingFile: 'f', rookFiles: ['i', 'b'], kingTo: ['h', 'd'], rookTo: ['g', 'e'] },
        promotion: { ...promotionOnRank(10), to: ['Q', 'R', 'B', 'N', 'C', 'E'] },
      },
      end: { insufficient: { single: ['N', 'C'], colourbound: ['B', 'E'] } },
    },
  },
  xhess: {
    title: 'Xhess',
    summary: 'Ten by ten with cannons, nightriders and pawns that leap; a king on the last rank wins.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      board: { files: 10, ranks: 10 },
      pieces: {
        H: { name: 'hare', betza: 'fmWfcFmnfhN', image: 'hare', value: 180 },
        C: CANNON,
        I: NIGHTRIDER,
      },
      setup: { fen: 'r8r/3nkqn3/hcb1ii1bch/1hhhhhhhh1/10/10/1HHHHHHHH1/HCB1II1BCH/3NKQN3/R8R w - - 0 1' },
      rules: {
        castling: null,
        promotion: { ...promotionOnRank(10), pieces: ['H'], to: ['Q', 'R', 'B', 'N', 'C', 'I'] },
      },
      end: { goal: { pieces: ['K'], cells: [['*10'], ['*1']] }, insufficient: null },
      // Hares are written with their letter, since there are no pawns.
      notation: { resets: ['H'] },
    },
  },
  active: {
    title: 'Active chess',
    summary: 'Nine files with a second queen.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      board: { files: 9, ranks: 8 },
      setup: { fen: 'rnbkqbnrq/ppppppppp/9/9/9/9/PPPPPPPPP/RNBKQBNRQ w KQkq - 0 1' },
      rules: { castling: { kingFile: 'd' } },
    },
  },
  wildebeest: {
    title: 'Wildebeest chess',
    summary: 'Eleven by ten with camels and wildebeests (knight and camel); pawns begin with up to three steps.',
    source: 'R. W. Schmittberger, Wildebeest Chess, 1987',
    year: 1987,
    region: 'United States',
    patch: {
      board: { files: 11, ranks: 10 },
      pieces: {
        P: { betza: 'fmWfceFifmnDifmnH' },
        C: { name: 'camel', betza: 'C', image: 'camel', value: 260 },
        W: { name: 'wildebeest', betza: 'NC', image: 'wildebeest', value: 560 },
      },
      setup: { fen: 'rnccwkqbbnr/ppppppppppp/11/11/11/11/11/11/PPPPPPPPPPP/RNBBQKWCCNR w - - 0 1' },
      rules: {
        initial: { P: [2, 3] },
        initialTo: { P: 5 },
        castling: null,
        promotion: { from: 9, must: 10, to: ['Q', 'W'] },
      },
      end: { insufficient: null },
    },
  },
  'quasi-shatranj': {
    title: 'Quasi-shatranj',
    summary: 'Ten by ten with short-range pieces and four kings a side, none of which may be lost.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      board: { files: 10, ranks: 10 },
      pieces: {
        B: null,
        R: null,
        Q: null,
        Z: { name: 'dabbaba-wazir', betza: 'WD', image: 'siege tower', value: 300 },
        N: { name: 'knight' },
        E: { name: 'elephant', betza: 'FA', image: 'elephant', value: 300 },
        G: { name: 'general', betza: 'K', image: 'general', value: 320 },
        A: { name: 'alibaba', betza: 'AD', image: 'antelope', value: 260 },
        I: { name: 'dabbaba-ferz', betza: 'FD', image: 'rhinoceros', value: 300 },
        F: { name: 'alfil-wazir', betza: 'WA', image: 'giraffe', value: 300 },
      },
      setup: {
        fen: 'kifkaakfik/znegaagenz/pppppppppp/10/10/10/10/PPPPPPPPPP/ZNEGAAGENZ/KIFKAAKFIK w - - 0 1',
      },
      rules: {
        royal: null,
        initial: { P: [3] },
        castling: null,
        promotion: { ...promotionOnRank(10), to: ['G', 'N', 'E', 'Z', 'I', 'F', 'A'] },
      },
      end: { extinction: { pieces: ['K'], atMost: 3, result: 'loss', guarded: true }, insufficient: null },
    },
  },
};
