import type { VariantSource } from '../../../play/family.ts';
import { FAIRY_STOCKFISH_SOURCE, noDoubleStep, promotionOnRank } from './base.ts';
import { SINGLE_STEP_PAWN } from './pieces.ts';

const SIXTH = ['*6', '*7', '*8'];
const FIFTH = ['*5', '*4', '*3', '*2', '*1'];

/** Games in which captures cause blasts. */
export const blastVariants: Record<string, VariantSource> = {
  atomic: {
    title: 'Atomic chess',
    summary: 'A capture blows up both pieces and all around it but pawns; blowing up the king wins.',
    source: 'Lichess rules of atomic chess',
    patch: {
      rules: { royal: null, blast: { spares: ['P'] } },
      end: {
        extinction: { pieces: ['K'], result: 'loss', guarded: true },
        insufficient: { single: [], colourbound: [], lone: ['N', 'B', 'R'], pair: ['N'], unmet: ['B'] },
      },
    },
  },
  'no-check-atomic': {
    title: 'No-check atomic',
    summary: 'Atomic chess without check: a king may be left to be blown up or captured.',
    source: 'ICC rules of atomic',
    parent: 'atomic',
    patch: { end: { extinction: { guarded: false }, insufficient: null } },
  },
  atomar: {
    title: 'Atomar',
    summary: 'Atomic chess without check; kings survive blasts, cannot capture each other, and are captured to win.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'no-check-atomic',
    patch: { rules: { blast: { immune: ['K'] }, truce: ['K'] } },
  },
  'atomic-crazyhouse': {
    title: 'Atomic crazyhouse',
    summary: 'Atomic chess in which captured pieces join the hand; no castling.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'atomic',
    patch: {
      setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w - - 0 1' },
      rules: { castling: null, hand: { captures: true, closedRanks: { P: [1, 8] } } },
      end: { insufficient: null },
    },
  },
  'atomic-6x6': {
    title: 'Atomic 6x6',
    summary: 'Atomic chess on six by six without knights; no castling and no double step.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'atomic',
    patch: {
      board: { files: 6, ranks: 6 },
      pieces: { P: SINGLE_STEP_PAWN },
      setup: { fen: 'rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w - - 0 1' },
      rules: { ...noDoubleStep, castling: null, promotion: promotionOnRank(6) },
    },
  },
  'epic-atomic': {
    title: 'Epic atomic',
    summary: 'Atomic chess on ten files with twice the knights; pawns become bishops from the sixth rank on.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'atomic',
    patch: {
      board: { files: 10, ranks: 8 },
      setup: { fen: 'rnnbqkbnnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNNBQKBNNR w - - 0 1' },
      rules: { castling: null, promotion: { to: ['B'], cells: [SIXTH, FIFTH] } },
    },
  },
  'atomic-giveaway': {
    title: 'Atomic giveaway',
    summary: 'Giveaway chess with the blasts of atomic chess.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'giveaway',
    patch: { rules: { blast: { spares: ['P'] } } },
  },
  'atomic-giveaway-hill': {
    title: 'Atomic giveaway of the hill',
    summary: 'Atomic giveaway in which a king on one of the four squares in the middle also wins.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'atomic-giveaway',
    patch: {
      end: {
        goal: {
          pieces: ['K'],
          cells: [
            ['d4', 'e4', 'd5', 'e5'],
            ['d4', 'e4', 'd5', 'e5'],
          ],
        },
      },
    },
  },
  'anti-atomic': {
    title: 'Antiatomic',
    summary: 'Antichess with the blasts of atomic chess.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'antichess',
    patch: { rules: { blast: { spares: ['P'] } }, end: { extinction: { against: 1 }, insufficient: null } },
  },
  'all-explode-atomic': {
    title: 'All-explode atomic',
    summary: 'Atomic chess without check, in which blasts take pawns too.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'no-check-atomic',
    patch: { rules: { blast: { spares: [] } }, notation: { writesPawn: true } },
  },
};
