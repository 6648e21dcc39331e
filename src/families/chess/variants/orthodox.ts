import type { VariantSource } from '../../../play/family.ts';
import { castlingFromAnyStart, FAIRY_STOCKFISH_SOURCE, FIDE_LAWS_SOURCE } from './base.ts';

export const BALANCE_STUDY_SOURCE = 'Tomašev, Paquet, Hassabis and Kramnik, Assessing Game Balance, 2020';

/** The orthodox game, and games with its army that change a few rules. */
export const orthodoxVariants: Record<string, VariantSource> = {
  standard: {
    title: 'Chess',
    summary: 'Sixteen pieces a side on 64 squares: checkmate the king to win.',
    source: FIDE_LAWS_SOURCE,
    patch: {},
  },
  chess960: {
    title: 'Chess960',
    summary:
      'The pieces behind the pawns start in a random order, the same for both; king between the rooks, bishops apart.',
    source: 'FIDE Laws of Chess, guidelines II (Chess960 rules)',
    year: 1996,
    patch: {
      ...castlingFromAnyStart,
      setup: {
        fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1',
        shuffle: { rank: 1, keep: ['P'], kingBetweenRooks: true },
      },
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
  armageddon: {
    title: 'Armageddon',
    summary: 'Every draw is a win for Black.',
    source: 'FIDE, tie-breaks by sudden-death game',
    patch: { end: { drawsTo: 1 } },
  },
  checkmateless: {
    title: 'Checkmateless chess',
    summary: 'Nobody may give check; a player without a move loses.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: { rules: { mayCheck: false }, end: { stalemate: 'loss', insufficient: null } },
  },
  nocastle: {
    title: 'No-castling chess',
    summary: 'Chess without castling.',
    source: BALANCE_STUDY_SOURCE,
    year: 2019,
    patch: { setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1' }, rules: { castling: null } },
  },
  'opposite-castling': {
    title: 'Opposite castling',
    summary: 'Nobody may castle to the side to which the opponent has castled already.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: { rules: { castling: { opposite: true } } },
  },
};
