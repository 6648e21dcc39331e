import type { VariantSource } from '../../../play/family.ts';
import { FAIRY_STOCKFISH_SOURCE, noDoubleStep } from './base.ts';
import { SINGLE_STEP_PAWN } from './pieces.ts';

const KHON = { name: 'khon', betza: 'FfW', image: 'khon', value: 260 };
const MET = { name: 'met', betza: 'F', image: 'met', value: 150 };

/** The drawings of those pieces that do not move in a way of their own. */
const KING = { image: 'khun' };
const ROOK = { image: 'ruea' };
const PAWN = { ...SINGLE_STEP_PAWN, image: 'cowrie' };

/**
 * Limits of moves within which a lone king must be mated. The first limit whose pieces the opponent still has applies.
 */
const thaiLimits = (limits: readonly [number, number, number, number, number, number]) => {
  const [rooks, rook, khons, knights, khon, others] = limits;
  return [
    { has: { R: 2 }, limit: rooks },
    { has: { R: 1 }, limit: rook },
    { has: { S: 2 }, limit: khons },
    { has: { N: 2 }, limit: knights },
    { has: { S: 1 }, limit: khon },
    { has: {}, limit: others },
  ];
};

/**
 * Limits of moves in ASEAN chess, with its letter for the khon. No limit applies while both players have more than the
 * king.
 */
const aseanLimits = (khon: string) => ({
  fromPieces: false,
  bare: [
    { has: { R: 1 }, limit: 16 },
    { has: { [khon]: 1 }, limit: 44 },
    { has: { N: 1 }, limit: 64 },
  ],
});

const thai = { K: 'ข', M: 'ม็', A: 'ว', S: 'ค', R: 'ร', N: 'ม' };

/** Variants of makruk, the chess of Thailand, Cambodia and Burma. */
export const makrukVariants: Record<string, VariantSource> = {
  makruk: {
    title: 'Makruk',
    summary:
      'Thai chess: short-range khon and met beside the king, pawns promote on the sixth rank, moves are counted.',
    source: 'Traditional rules of Thailand',
    region: 'Thailand',
    patch: {
      pieces: {
        K: KING,
        P: PAWN,
        B: null,
        Q: null,
        S: KHON,
        M: MET,
        R: { ...ROOK, name: 'ruea' },
        N: { name: 'ma' },
      },
      setup: { fen: 'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1' },
      rules: { ...noDoubleStep, castling: null, promotion: { from: 6, must: 6, to: ['M'] } },
      end: {
        moves: null,
        counting: {
          whole: { limit: 64, most: 16, pawns: false },
          bare: thaiLimits([8, 16, 22, 32, 44, 64]),
          fromPieces: true,
        },
        insufficient: { single: ['N', 'P'], colourbound: ['M'] },
      },
      render: { cells: 'plain' },
      notation: { also: ['lan', 'thai'], thai },
    },
  },
  makpong: {
    title: 'Makpong',
    summary: 'Makruk in which a king in check may not step aside: the check must be met by another piece or a capture.',
    source: 'Traditional rules of Thailand',
    region: 'Thailand',
    parent: 'makruk',
    // A lone king is mated by any check that it cannot answer with a capture, so no material is too weak.
    patch: { rules: { kingStays: true }, end: { insufficient: { single: [], colourbound: [] } } },
  },
  'ai-wok': {
    title: 'Ai-wok',
    summary: 'Makruk in which the met is a super piece: rook, knight and ferz in one.',
    source: FAIRY_STOCKFISH_SOURCE,
    region: 'Thailand',
    parent: 'makruk',
    patch: {
      pieces: { M: null, A: { name: 'ai-wok', betza: 'RNF', image: 'spired knight', value: 1050 } },
      setup: { fen: 'rnsaksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKASNR w - - 0 1' },
      rules: { promotion: { to: ['A'] } },
      end: { insufficient: { single: ['N'], colourbound: [] } },
    },
  },
  makhouse: {
    title: 'Makhouse',
    summary: 'Makruk with drops: captured pieces join the hand.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'makruk',
    patch: {
      setup: { fen: 'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR[] w - - 0 1' },
      rules: { hand: { captures: true, closedRanks: { P: [8] } } },
      end: { insufficient: null },
      notation: { thai: { 'M~': 'ง' } },
    },
  },
  cambodian: {
    title: 'Cambodian chess',
    summary: 'Makruk in which the king may first leap like a knight and the met two squares ahead.',
    source: 'Traditional rules of Cambodia (Ouk Chaktrang)',
    region: 'Cambodia',
    parent: 'makruk',
    patch: {
      setup: { fen: 'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1' },
      rules: { unmoved: ['K', 'M'], firstLeaps: { K: 'fsmN', M: 'fmD' }, leapEndedBy: ['R'] },
      end: {
        counting: {
          whole: { limit: 63, most: 3, pawns: true },
          bare: thaiLimits([7, 15, 21, 31, 43, 63]),
        },
      },
    },
  },
  karouk: {
    title: 'Ka Ouk',
    summary: 'Cambodian chess in which the first check wins.',
    source: 'Traditional rules of Cambodia',
    region: 'Cambodia',
    parent: 'cambodian',
    patch: {
      setup: { fen: 'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 1+1 0 1' },
      // Any piece beside the kings can give check, so only lone kings draw by insufficient material.
      end: { checks: 1, insufficient: { single: [], colourbound: [] } },
    },
  },
  asean: {
    title: 'ASEAN chess',
    summary: 'Makruk for all of South-East Asia: pawns promote on the last rank, to any piece.',
    source: 'Rules of the ASEAN Chess Confederation',
    region: 'South-East Asia',
    patch: {
      pieces: { K: KING, P: PAWN, R: ROOK, B: KHON, Q: MET },
      setup: { fen: 'rnbqkbnr/8/pppppppp/8/8/PPPPPPPP/8/RNBQKBNR w - - 0 1' },
      rules: { ...noDoubleStep, castling: null, promotion: { to: ['R', 'N', 'B', 'Q'] } },
      end: { counting: aseanLimits('B'), insufficient: { single: ['N'], colourbound: ['Q'] } },
      notation: { also: ['lan', 'thai'], thai: { K: 'ข', Q: 'ม็', B: 'ค', R: 'ร', N: 'ม' } },
    },
  },
};
