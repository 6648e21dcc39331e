import type { VariantSource } from '../../../play/family.ts';
import { FAIRY_STOCKFISH_SOURCE, noDoubleStep } from './base.ts';
import { AMAZON, COMMONER, SINGLE_STEP_PAWN } from './pieces.ts';

/** Orthodox pieces that start on other squares, or differ between the players. */
export const setupVariants: Record<string, VariantSource> = {
  'advanced-pawn': {
    title: 'Advanced pawns',
    summary: 'The pawns begin on the third rank and have no double step.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      pieces: { P: SINGLE_STEP_PAWN },
      setup: { fen: 'rnbqkbnr/8/pppppppp/8/8/PPPPPPPP/8/RNBQKBNR w KQkq - 0 1' },
      rules: noDoubleStep,
    },
  },
  'corner-rook': {
    title: 'Corner rooks',
    summary: 'Only the rooks stand on the first rank, in the corners; no castling and no double step.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      pieces: { P: SINGLE_STEP_PAWN },
      setup: { fen: 'r6r/1nbqkbn1/pppppppp/8/8/PPPPPPPP/1NBQKBN1/R6R w - - 0 1' },
      rules: { ...noDoubleStep, castling: null },
    },
  },
  'upside-down': {
    title: 'Upside-down chess',
    summary: "Each army begins on the other's side of the board, the pawns one step from promotion.",
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      setup: { fen: 'RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr w - - 0 1' },
      rules: { castling: null },
    },
  },
  'pawns-massacre': {
    title: 'Pawns massacre',
    summary: 'The pieces of each side begin behind the pawns of the other.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      setup: { fen: 'RNBKQBNR/pppppppp/8/8/8/8/PPPPPPPP/rnbkqbnr w - - 0 1' },
      rules: { castling: null },
    },
  },
  'double-army': {
    title: 'Double army',
    summary: 'Two armies a side fill the board; the king in front is an ordinary piece.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      pieces: { C: COMMONER },
      setup: { fen: 'rnbqkbnr/pppppppp/rnbqcbnr/pppppppp/PPPPPPPP/RNBQCBNR/PPPPPPPP/RNBQKBNR w KQkq - 0 1' },
    },
  },
  'peasants-revolt': {
    title: "Peasants' revolt",
    summary: 'A king with eight pawns against a king with three knights and a pawn.',
    source: "R. L. Frey, The Peasants' Revolt, 1947",
    year: 1947,
    patch: {
      setup: { fen: '1nn1k1n1/4p3/8/8/8/8/PPPPPPPP/4K3 w - - 0 1' },
      rules: { castling: null },
    },
  },
  weak: {
    title: 'Weak!',
    summary: 'The orthodox army against seven knights and sixteen pawns.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: { setup: { fen: 'nnnnknnn/pppppppp/2p2p2/1pppppp1/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1' } },
  },
  horde: {
    title: 'Horde chess',
    summary: 'Thirty-six pawns without a king against the orthodox army, which has to capture them all.',
    source: 'Lichess rules of horde',
    patch: {
      setup: { fen: 'rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1' },
      rules: { initial: { P: [1, 2] }, passedFrom: { P: [2] } },
      end: { extinction: { pieces: 'all', result: 'loss' }, insufficient: null },
    },
  },
  maharajah: {
    title: 'Maharajah and the sepoys',
    summary: 'A lone royal amazon against the orthodox army, whose pawns do not promote.',
    source: FAIRY_STOCKFISH_SOURCE,
    region: 'India',
    patch: {
      pieces: { M: { ...AMAZON, name: 'maharajah' } },
      setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/8/4M3 w kq - 0 1' },
      rules: { promotion: { to: [] } },
      end: { extinction: { pieces: ['M'], result: 'loss', guarded: true } },
    },
  },
  'two-maharajahs': {
    title: 'Two maharajahs',
    summary: 'Two amazons that also leap two squares, of which the last is royal, against the orthodox army.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'maharajah',
    patch: {
      pieces: { M: { betza: 'QNAD' } },
      setup: { fen: '3mm3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1' },
    },
  },
  argess: {
    title: 'Argess',
    summary: 'The armies begin in opposite corners; pawns step straight and capture diagonally, in all directions.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      pieces: { P: { betza: 'mWcF', value: 160 } },
      setup: { fen: 'rppppnbk/6qb/7n/7p/PPPP3p/RNPP3p/BQNP3p/KBRP3r b - - 0 1' },
      rules: {
        ...noDoubleStep,
        castling: null,
        promotion: {
          cells: [
            ['g8', 'h8', 'h7'],
            ['b1', 'a1', 'a2'],
          ],
        },
      },
      end: { insufficient: null },
      notation: { writesPawn: true, resets: [] },
    },
  },
  legan: {
    title: 'Legan chess',
    summary: 'The armies begin in opposite corners; pawns step diagonally towards the far corner and capture straight.',
    source: 'L. Legan, Legan Chess, 1913',
    year: 1913,
    patch: {
      pieces: { P: { betza: 'mflFcflW' } },
      setup: { fen: 'knbrp3/bqpp4/npp5/rp1p3P/p3P1PR/5PPN/4PPQB/3PRBNK w - - 0 1' },
      rules: {
        ...noDoubleStep,
        castling: null,
        promotion: {
          cells: [
            ['a5', 'a6', 'a7', 'a8', 'b8', 'c8', 'd8'],
            ['h4', 'h3', 'h2', 'h1', 'g1', 'f1', 'e1'],
          ],
        },
      },
      notation: { writesPawn: true },
    },
  },
};
