import type { VariantSource } from '../../../play/family.ts';
import { FAIRY_STOCKFISH_SOURCE } from './base.ts';
import { lastRanks } from './pieces.ts';

/** Shogi on smaller boards. */
export const smallBoardVariants: Record<string, VariantSource> = {
  minishogi: {
    title: 'Minishogi',
    summary:
      'Five by five without lances and knights; promotion on the last rank, and repetition is lost by the first player.',
    source: 'S. Kusumoto, Gogo shogi; repetition as in the UEC Cup',
    year: 1970,
    region: 'Japan',
    patch: {
      board: { files: 5, ranks: 5 },
      pieces: { N: null, L: null },
      setup: { fen: 'rbsgk/4p/5/P4/KGSBR[] w - - 0 1' },
      rules: { turning: { forms: { N: null, L: null }, cells: lastRanks(5, 1) } },
      end: { repetition: { first: 'loss' } },
      render: { stars: [1, 1] },
    },
  },
  'anti-minishogi': {
    title: 'Anti-minishogi',
    summary:
      'Minishogi in which captures are compulsory, the king is a piece like others, and who loses everything wins.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'minishogi',
    patch: {
      rules: { royal: null, mustCapture: true, hand: { noMate: [] } },
      end: { stalemate: 'win', extinction: { pieces: 'all', result: 'win' } },
    },
  },
  judkins: {
    title: 'Judkins shogi',
    summary: 'Six by six with one knight each and no lances; promotion on the last two ranks.',
    source: 'P. Judkins, Judkins shogi, before 1998',
    region: 'United Kingdom',
    patch: {
      board: { files: 6, ranks: 6 },
      pieces: { L: null },
      setup: { fen: 'rbnsgk/5p/6/6/P5/KGSNBR[] w - - 0 1' },
      rules: { turning: { forms: { L: null }, cells: lastRanks(6, 2) } },
      render: { stars: [2, 2] },
    },
  },
  gorogoro: {
    title: 'Goro goro shogi',
    summary: 'Five by six with generals and three pawns each; promotion on the last two ranks.',
    source: 'Japan Shogi Association, Gorogoro Dobutsu shogi',
    year: 2012,
    region: 'Japan',
    patch: {
      board: { files: 5, ranks: 6 },
      pieces: { R: null, B: null, N: null, L: null },
      setup: { fen: 'sgkgs/5/1ppp1/1PPP1/5/SGKGS[] w - - 0 1' },
      rules: { turning: { forms: { R: null, B: null, N: null, L: null }, cells: lastRanks(6, 2) } },
      render: { stars: [1, 2] },
    },
  },
  'gorogoro-plus': {
    title: 'Goro goro plus',
    summary: 'Goro goro shogi with a lance and a knight in hand.',
    source: 'PyChess, Gorogoro+ Shogi',
    year: 2021,
    patch: {
      board: { files: 5, ranks: 6 },
      pieces: { R: null, B: null },
      setup: { fen: 'sgkgs/5/1ppp1/1PPP1/5/SGKGS[NLnl] w - - 0 1' },
      rules: { turning: { forms: { R: null, B: null }, cells: lastRanks(6, 2) } },
      render: { stars: [1, 2] },
    },
  },
  dobutsu: {
    title: 'Dobutsu shogi',
    summary: 'Three by four with animals: take the lion, or bring yours safely to the last rank.',
    source: 'M. Kitao and M. Fujita, Dobutsu shogi, 2008; fourfold repetition as on Lishogi',
    year: 2008,
    region: 'Japan',
    patch: {
      board: { files: 3, ranks: 4 },
      pieces: {
        R: null,
        B: null,
        G: { name: 'giraffe', betza: 'W', image: 'giraffe', value: 500, kanji: '麒' },
        S: null,
        N: null,
        L: { name: 'lion', betza: 'K', image: 'lion', value: 2000, kanji: '獅' },
        P: null,
        K: null,
        E: { name: 'elephant', betza: 'F', image: 'elephant', value: 450, kanji: '象' },
        C: { name: 'chick', betza: 'fW', image: 'chick', value: 150, kanji: '雛' },
      },
      setup: { fen: 'gle/1c1/1C1/ELG[] w - - 0 1' },
      rules: {
        royal: null,
        turning: {
          forms: {
            R: null,
            B: null,
            S: null,
            N: null,
            L: null,
            P: null,
            C: { name: 'hen', betza: 'WfF', image: 'hen', value: 600, kanji: '鶏' },
          },
          cells: lastRanks(4, 1),
          must: true,
        },
        deadEnds: true,
        hand: { perFile: { P: null }, noMate: [] },
      },
      end: {
        extinction: { pieces: ['L'], result: 'loss' },
        goal: { pieces: ['L'], cells: lastRanks(4, 1), safe: true },
        repetition: { perpetualCheck: 'draw' },
      },
      render: { pieces: 'koma-letters', stars: null },
      notation: { pawn: 'C' },
    },
  },
  euroshogi: {
    title: 'EuroShogi',
    summary: 'Eight by eight with knights that also step sideways; promotion on the last three ranks is compulsory.',
    source: 'V. Pribylinec, EuroShogi, 2000',
    year: 2000,
    patch: {
      board: { files: 8, ranks: 8 },
      pieces: { S: null, L: null, N: { betza: 'fNsW', value: 450 } },
      setup: { fen: '1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1[] w - - 0 1' },
      rules: { turning: { forms: { S: null, L: null }, cells: lastRanks(8, 3), must: true } },
    },
  },
};
