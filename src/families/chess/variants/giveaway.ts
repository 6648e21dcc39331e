import type { VariantSource } from '../../../play/family.ts';
import { FAIRY_STOCKFISH_SOURCE, noDoubleStep, promotionOnRank } from './base.ts';
import { SINGLE_STEP_PAWN } from './pieces.ts';

const toKing = { to: ['Q', 'R', 'B', 'N', 'K'] };
/** Rules under which the king is an ordinary piece that may be captured. */
const ordinaryKing = { royal: null, promotion: toKing };
const NO_CASTLING = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1';

/** Games in which captures are compulsory or losing wins. */
export const giveawayVariants: Record<string, VariantSource> = {
  antichess: {
    title: 'Antichess',
    summary: 'Captures are compulsory; a player without pieces or without a move wins. The king is an ordinary piece.',
    source: 'Lichess rules of antichess',
    patch: {
      setup: { fen: NO_CASTLING },
      rules: { ...ordinaryKing, castling: null, mustCapture: true },
      end: {
        stalemate: 'win',
        extinction: { pieces: 'all', result: 'win' },
        insufficient: { single: [], colourbound: [], unmet: ['B'] },
      },
    },
  },
  giveaway: {
    title: 'Giveaway chess',
    summary: 'Captures are compulsory; a player without pieces or without a move wins. Castling is allowed.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      rules: { ...ordinaryKing, mustCapture: true },
      end: { stalemate: 'win', extinction: { pieces: 'all', result: 'win' }, insufficient: null },
    },
  },
  suicide: {
    title: 'Suicide chess',
    summary: 'Antichess in which a player without a move wins only with fewer pieces than the opponent.',
    source: 'FICS rules of suicide',
    parent: 'antichess',
    patch: { end: { stalemate: 'fewer-pieces-win' } },
  },
  'anti-antichess': {
    title: 'Anti-antichess',
    summary: 'Antichess moves, but a player without pieces or without a move loses.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'antichess',
    patch: { end: { stalemate: 'loss', extinction: { result: 'loss' } } },
  },
  'anti-los-alamos': {
    title: 'Anti Los Alamos',
    summary: 'Antichess on the six by six board of Los Alamos chess.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'antichess',
    patch: {
      board: { files: 6, ranks: 6 },
      pieces: { P: SINGLE_STEP_PAWN, B: null },
      setup: { fen: 'rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1' },
      rules: { ...noDoubleStep, promotion: { ...promotionOnRank(6), to: ['Q', 'R', 'N', 'K'] } },
      end: { insufficient: null },
    },
  },
  losers: {
    title: 'Losers chess',
    summary: 'Legal captures are compulsory; a player who is mated, has no move or only the king left wins.',
    source: 'FICS and ICC rules of losers',
    patch: {
      rules: { mustCapture: true },
      end: {
        mate: 'win',
        stalemate: 'win',
        extinction: { pieces: 'all', atMost: 1, result: 'win' },
        insufficient: null,
      },
    },
  },
  codrus: {
    title: 'Codrus',
    summary: 'Captures are compulsory; a player who loses the king wins.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      rules: { royal: null, mustCapture: true },
      end: { stalemate: 'win', extinction: { pieces: ['K'], result: 'win' }, insufficient: null },
    },
  },
  misere: {
    title: 'Misère chess',
    summary: 'A player who is checkmated wins.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: { end: { mate: 'win' } },
  },
  'kamikaze-rooks': {
    title: 'Kamikaze rooks',
    summary: 'Chess, but a player who has lost all rooks wins.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: { end: { extinction: { pieces: ['R'], result: 'win' }, insufficient: null } },
  },
  'must-capture': {
    title: 'Must-capture chess',
    summary: 'Ordinary chess in which captures are compulsory.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: { rules: { mustCapture: true } },
  },
  elimination: {
    title: 'Elimination chess',
    summary: 'Captures are compulsory; a player left with one piece or without a move loses.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      rules: { ...ordinaryKing, mustCapture: true },
      end: { stalemate: 'loss', extinction: { pieces: 'all', atMost: 1, result: 'loss' }, insufficient: null },
    },
  },
  massacre: {
    title: 'Massacre',
    summary: 'A full board on which every move is a capture; a player who cannot capture loses.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      pieces: {
        N: { betza: 'cN' },
        B: { betza: 'cB' },
        R: { betza: 'cR' },
        Q: { betza: 'cQ' },
        K: null,
      },
      setup: {
        fen: 'rBbnbqNn/bQrnQRRr/rrqbNqQb/bBNqbNBN/bNRrrrBQ/QRQqRnNB/qBRnnqNQ/BBQnqnRR w - - 0 1',
      },
      rules: { royal: null, castling: null, promotion: null, mustCapture: true },
      end: { stalemate: 'loss', extinction: { pieces: 'all', result: 'loss' }, insufficient: null },
    },
  },
  'anders-antichess': {
    title: 'Anders antichess',
    summary: 'Antichess in which a player who cannot move passes.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'antichess',
    patch: { rules: { pass: 'stuck' } },
  },
  'anders-giveaway': {
    title: 'Anders giveaway',
    summary: 'Giveaway chess in which a player who cannot move passes.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'giveaway',
    patch: { rules: { pass: 'stuck' } },
  },
};
