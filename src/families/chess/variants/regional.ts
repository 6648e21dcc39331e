import type { VariantSource } from '../../../play/family.ts';
import { FAIRY_STOCKFISH_SOURCE, noDoubleStep, promotionOnRank } from './base.ts';
import { AMAZON, ARCHBISHOP, CHANCELLOR, COMMONER, SINGLE_STEP_PAWN } from './pieces.ts';

const FERZ = { name: 'ferz', betza: 'F', image: 'ferz', value: 150 };
const ALFIL = { name: 'elephant', betza: 'A', image: 'elephant', value: 120 };
const SEVENTY = { claim: 70, automatic: 70 };
/**
 * Rule of the bare king: a player left with only the king loses, unless the next move leaves the opponent with only the
 * king, too.
 */
const BARE_KING = { pieces: 'all', atMost: 1, against: 2, reply: true, result: 'loss' };

/** Historical and regional forms of chess. */
export const regionalVariants: Record<string, VariantSource> = {
  chaturanga: {
    title: 'Chaturanga',
    summary:
      'The oldest chess: counsellors step one square diagonally, elephants leap two; a player without a move loses.',
    source: FAIRY_STOCKFISH_SOURCE,
    region: 'India',
    patch: {
      pieces: { P: SINGLE_STEP_PAWN, B: ALFIL, Q: { ...FERZ, name: 'counsellor' } },
      setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1' },
      rules: { ...noDoubleStep, castling: null, promotion: { to: ['Q'] } },
      end: { stalemate: 'loss', moves: SEVENTY, insufficient: { single: [], colourbound: [] } },
      render: { cells: 'plain' },
    },
  },
  shatranj: {
    title: 'Shatranj',
    summary: 'The medieval chess of Persia and Arabia: as chaturanga, and a bare king loses too.',
    source: 'H. J. R. Murray, A History of Chess, 1913',
    region: 'Persia',
    parent: 'chaturanga',
    patch: {
      pieces: { Q: { name: 'fers' } },
      setup: { fen: 'rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1' },
      end: { extinction: BARE_KING, insufficient: null },
    },
  },
  courier: {
    title: 'Courier chess',
    summary: 'The medieval game on twelve by eight, with couriers that move like bishops; a bare king loses.',
    source: 'H. J. R. Murray, A History of Chess, 1913',
    region: 'Germany',
    patch: {
      board: { files: 12, ranks: 8 },
      pieces: {
        P: SINGLE_STEP_PAWN,
        Q: null,
        B: { name: 'courier' },
        E: ALFIL,
        F: FERZ,
        M: { ...COMMONER, name: 'man' },
        W: { name: 'wazir', betza: 'W', image: 'wazir', value: 150 },
      },
      setup: {
        fen: 'rnebmk1wbenr/1ppppp1pppp1/6f5/p5p4p/P5P4P/6F5/1PPPPP1PPPP1/RNEBMK1WBENR w - - 0 1',
      },
      rules: { ...noDoubleStep, castling: null, promotion: { to: ['F'] } },
      end: { stalemate: 'loss', extinction: BARE_KING, insufficient: null },
    },
  },
  raazuvaa: {
    title: 'Raazuvaa',
    summary: 'The chess of the Maldives: no castling and no double step.',
    source: 'Traditional rules of the Maldives',
    region: 'Maldives',
    patch: {
      pieces: { P: SINGLE_STEP_PAWN },
      setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1' },
      rules: { ...noDoubleStep, castling: null },
    },
  },
  georgian: {
    title: 'Georgian chess',
    summary: 'The queen also leaps like a knight; no castling and no capture in passing.',
    source: 'Traditional rules of Georgia',
    region: 'Georgia',
    patch: {
      pieces: { Q: null, A: AMAZON },
      setup: { fen: 'rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w - - 0 1' },
      rules: { enPassant: [], castling: null, promotion: { to: ['A', 'R', 'B', 'N'] } },
    },
  },
  'indian-great': {
    title: 'Indian great chess',
    summary: 'Ten by ten with three compounds of knight and rider; no castling and no double step.',
    source: FAIRY_STOCKFISH_SOURCE,
    region: 'India',
    patch: {
      board: { files: 10, ranks: 10 },
      pieces: {
        P: SINGLE_STEP_PAWN,
        G: { ...AMAZON, name: 'giraffe' },
        V: { ...ARCHBISHOP, name: 'vizir' },
        W: { ...CHANCELLOR, name: 'war machine' },
      },
      setup: { fen: 'rnbqkgvbnr/ppppwwpppp/4pp4/10/10/10/10/4PP4/PPPPWWPPPP/RNBVGKQBNR w - - 0 1' },
      rules: { ...noDoubleStep, castling: null, promotion: { ...promotionOnRank(10), to: ['Q'] } },
    },
  },
  shatar: {
    title: 'Shatar',
    summary: 'Mongolian chess: a mate counts only after a check by bers, rook or knight, and a bare king draws.',
    source: 'Rules of Mongolia as told by F. Forzoni, 1998',
    region: 'Mongolia',
    patch: {
      pieces: { P: SINGLE_STEP_PAWN, Q: null, J: { name: 'bers', betza: 'RF', image: 'lion', value: 650 } },
      setup: { fen: 'rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1' },
      rules: { ...noDoubleStep, castling: null, promotion: { to: ['J'] } },
      end: {
        extinction: { pieces: 'all', atMost: 1, result: 'draw' },
        mateBy: ['R', 'J', 'N'],
        noMateBy: ['N'],
        insufficient: null,
      },
    },
  },
};
