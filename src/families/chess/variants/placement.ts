import type { VariantSource } from '../../../play/family.ts';
import { capturesToHand, FAIRY_STOCKFISH_SOURCE, noDoubleStep } from './base.ts';
import { SINGLE_STEP_PAWN } from './pieces.ts';

const closedTo = (letters: string, ranks: readonly number[]) =>
  Object.fromEntries([...letters].map((letter) => [letter, ranks]));

/** Games that begin with placing the pieces on the board. */
export const placementVariants: Record<string, VariantSource> = {
  placement: {
    title: 'Placement chess',
    summary: 'The players first drop their pieces on the first rank in turn, bishops on squares of different colours.',
    source: 'P. Benko, Pre-Chess, 1978',
    year: 1978,
    region: 'United States',
    patch: {
      setup: { fen: '8/pppppppp/8/8/8/8/PPPPPPPP/8[KQRRBBNNkqrrbbnn] w - - 0 1' },
      rules: {
        castling: { dropped: true },
        hand: { captures: false, first: true, apart: ['B'], closedRanks: closedTo('KQRBN', [2, 3, 4, 5, 6, 7, 8]) },
      },
    },
  },
  screen: {
    title: 'Screen chess',
    summary: 'All men are first dropped on their own half, one pawn to a file; then the game goes on without castling.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      setup: { fen: '8/8/8/8/8/8/8/8[KQRRBBNNPPPPPPPPkqrrbbnnpppppppp] w - - 0 1' },
      rules: {
        castling: null,
        hand: {
          captures: false,
          first: true,
          apart: ['B'],
          perFile: { P: 1 },
          closedRanks: { ...closedTo('KQRBN', [5, 6, 7, 8]), P: [1, 5, 6, 7, 8] },
        },
      },
    },
  },
  sittuyin: {
    title: 'Sittuyin',
    summary: 'Burmese chess: pieces are first dropped behind the pawns, and a pawn may become the missing general.',
    source: 'Traditional rules of Myanmar',
    region: 'Myanmar',
    patch: {
      pieces: {
        K: { image: 'min-gyi' },
        P: { ...SINGLE_STEP_PAWN, image: 'ne' },
        R: { image: 'yahhta' },
        B: null,
        Q: null,
        S: { name: 'elephant', betza: 'FfW', image: 'elephant', value: 260 },
        F: { name: 'general', betza: 'F', image: 'sit-ke', value: 150 },
      },
      setup: { fen: '8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KSSFRRNNkssfrrnn] w - - 0 1' },
      rules: {
        ...noDoubleStep,
        castling: null,
        promotion: null,
        crowning: {
          piece: 'P',
          to: 'F',
          cells: [
            ['d5', 'e5', 'c6', 'f6', 'b7', 'g7', 'a8', 'h8'],
            ['d4', 'e4', 'c3', 'f3', 'b2', 'g2', 'a1', 'h1'],
          ],
          limit: 1,
          optional: true,
        },
        hand: {
          captures: false,
          first: true,
          closedRanks: { ...closedTo('KSFN', [4, 5, 6, 7, 8]), R: [2, 3, 4, 5, 6, 7, 8] },
        },
      },
      // The lines on which pawns become generals.
      render: {
        cells: 'plain',
        pieces: 'burmese',
        diagonals: [
          ['a1', 'h8'],
          ['a8', 'h1'],
        ],
      },
      end: {
        counting: {
          fromPieces: false,
          bare: [
            { has: { R: 1 }, limit: 16 },
            { has: { S: 1 }, limit: 44 },
            { has: { N: 1 }, limit: 64 },
          ],
        },
        insufficient: { single: ['N', 'P'], colourbound: ['F'] },
      },
      notation: { also: ['lan', 'thai'], thai: { K: 'ข', F: 'ม็', S: 'ค', R: 'ร', N: 'ม' } },
    },
  },
  koedem: {
    title: 'Koedem',
    summary: 'One board of bughouse with kings that are captured and must be dropped at once; owning all kings wins.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      ...capturesToHand,
      setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1' },
      rules: { royal: null, hand: { captures: false, firstKinds: ['K'], closedRanks: { P: [1, 8] } } },
      end: { extinction: { pieces: ['K'], against: 2, result: 'loss' }, stalemate: 'loss', insufficient: null },
    },
  },
};
