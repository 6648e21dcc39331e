import type { VariantSource } from '../../../play/family.ts';
import { FAIRY_STOCKFISH_SOURCE } from './base.ts';

const HILL = ['d4', 'e4', 'd5', 'e5'];
const CORNERS = [
  ['a8', 'h8'],
  ['a1', 'h1'],
];
const LAST = [['*8'], ['*1']];
const ANY = ['P', 'N', 'B', 'R', 'Q', 'K'];

/** Games won by reaching certain squares. */
export const goalVariants: Record<string, VariantSource> = {
  'king-of-the-hill': {
    title: 'King of the hill',
    summary: 'A king that reaches one of the four squares in the middle wins.',
    source: 'Lichess rules of King of the Hill',
    patch: {
      end: { goal: { pieces: ['K'], cells: [HILL, HILL] }, insufficient: null },
    },
  },
  'racing-kings': {
    title: 'Racing kings',
    summary: 'The first king on the last rank wins; nobody may give check.',
    source: 'Lichess rules of racing kings; V. R. Parton',
    year: 1961,
    patch: {
      setup: { fen: '8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1' },
      rules: { castling: null, promotion: null, mayCheck: false },
      end: { goal: { pieces: ['K'], cells: [['*8'], ['*8']], reply: true }, insufficient: null },
    },
  },
  'coffee-race': {
    title: 'Coffee racing kings',
    summary: 'Racing kings in which captures are compulsory.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'racing-kings',
    patch: { rules: { mustCapture: true } },
  },
  'racing-chess': {
    title: 'Racing chess',
    summary: 'Chess without checks; the first king on the last rank wins.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      rules: { mayCheck: false },
      end: { goal: { pieces: ['K'], cells: LAST, reply: true }, insufficient: null },
    },
  },
  crossing: {
    title: 'Crossing',
    summary: 'A king that crosses to the other half of the board wins.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      end: {
        goal: {
          pieces: ['K'],
          cells: [
            ['*5', '*6', '*7', '*8'],
            ['*1', '*2', '*3', '*4'],
          ],
        },
        insufficient: null,
      },
    },
  },
  river: {
    title: 'River chess',
    summary: 'Any piece on the last rank wins; the king is an ordinary piece.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: { rules: { royal: null }, end: { goal: { pieces: ANY, cells: LAST }, insufficient: null } },
  },
  squatter: {
    title: 'Squatter',
    summary: 'Any piece that stands on the last rank without being attacked wins.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: { end: { goal: { pieces: ANY, cells: LAST, safe: true }, insufficient: null } },
  },
  'rook-square': {
    title: 'Rook square',
    summary: 'Any piece that reaches one of the far corners, where the rooks of the opponent begin, wins.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: { end: { goal: { pieces: ANY, cells: CORNERS }, insufficient: null } },
  },
  'sixth-rank': {
    title: 'Sixth rank',
    summary: 'A pawn that reaches its sixth rank wins.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: { end: { goal: { pieces: ['P'], cells: [['*6'], ['*3']] }, insufficient: null } },
  },
  'pawns-only': {
    title: 'Pawns only',
    summary: 'Nothing but pawns: the first queen wins, and a player without a move loses.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      pieces: { N: null, B: null, R: null, K: null },
      setup: { fen: '8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1' },
      rules: { royal: null, castling: null, promotion: { to: ['Q'] } },
      end: { stalemate: 'loss', goal: { pieces: ['Q'], cells: LAST }, insufficient: null },
    },
  },
  'pawns-and-king': {
    title: 'Pawns and kings',
    summary: 'Pawns and a king that may be captured; any piece that reaches the last rank wins.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'pawns-only',
    patch: {
      pieces: { K: { name: 'king', betza: 'K', image: 'king', value: 400 } },
      setup: { fen: '4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1' },
      end: {
        stalemate: 'draw',
        extinction: { pieces: ['K'], result: 'loss' },
        goal: { pieces: ['K', 'Q', 'P'], cells: LAST },
      },
    },
  },
  'jeson-mor': {
    title: 'Jeson Mor',
    summary: 'Nine knights a side on nine by nine: a knight that still stands in the middle after the reply wins.',
    source: FAIRY_STOCKFISH_SOURCE,
    region: 'Mongolia',
    patch: {
      board: { files: 9, ranks: 9 },
      pieces: { B: null, R: null, Q: null, K: null },
      setup: { fen: 'nnnnnnnnn/9/9/9/9/9/9/9/NNNNNNNNN w - - 0 1' },
      rules: { royal: null, castling: null, promotion: null },
      end: { stalemate: 'loss', goal: { pieces: ['N'], cells: [['e5'], ['e5']], held: true }, insufficient: null },
    },
  },
  castle: {
    title: 'Castle chess',
    summary: 'Black wins by castling queen-side, and loses when the right to it is lost.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: { end: { castling: { wing: 'queen-side', seats: [1] } } },
  },
};
