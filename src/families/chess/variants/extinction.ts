import type { VariantSource } from '../../../play/family.ts';
import { FAIRY_STOCKFISH_SOURCE } from './base.ts';

const toKing = { to: ['Q', 'R', 'B', 'N', 'K'] };

/** Games without a single royal king: a player who runs out of certain pieces loses. */
export const extinctionVariants: Record<string, VariantSource> = {
  extinction: {
    title: 'Extinction chess',
    summary: 'A player who has lost all pieces of one kind loses; the king counts as a kind like the others.',
    source: 'R. W. Schmittberger, Extinction Chess, 1985',
    year: 1985,
    region: 'United States',
    patch: {
      rules: { royal: null, promotion: toKing },
      end: { extinction: { pieces: ['P', 'N', 'B', 'R', 'Q', 'K'], result: 'loss' }, insufficient: null },
    },
  },
  kinglet: {
    title: 'Kinglet',
    summary: 'A player who has lost all pawns loses; pawns promote to kings, which are ordinary pieces.',
    source: 'V. R. Parton, Kinglet Chess, 1953',
    year: 1953,
    region: 'United Kingdom',
    patch: {
      rules: { royal: null, promotion: { to: ['K'] } },
      end: { extinction: { pieces: ['P'], result: 'loss' }, insufficient: null },
    },
  },
  'capture-all': {
    title: 'Capture-all chess',
    summary: 'The king is an ordinary piece; a player who has lost all pieces loses.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      rules: { royal: null, promotion: toKing },
      end: { extinction: { pieces: 'all', result: 'loss' }, insufficient: null },
    },
  },
  'three-kings': {
    title: 'Three kings',
    summary: 'Three kings a side and no check: a player who loses any of them has lost.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      setup: { fen: 'knbqkbnk/pppppppp/8/8/8/8/PPPPPPPP/KNBQKBNK w - - 0 1' },
      rules: { royal: null, castling: null },
      end: { extinction: { pieces: ['K'], atMost: 2, result: 'loss' }, insufficient: null },
    },
  },
  'two-kings': {
    title: 'Two kings',
    summary: 'Two kings a side, neither of which may be left attacked.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      setup: { fen: 'rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w - - 0 1' },
      rules: { royal: null, castling: null },
      end: { extinction: { pieces: ['K'], atMost: 1, result: 'loss', guarded: true } },
    },
  },
  coregal: {
    title: 'Coregal chess',
    summary: 'Queens are royal like the king: none of them may be left attacked.',
    source: 'V. R. Parton, Coregal Chess, 1970',
    year: 1970,
    region: 'United Kingdom',
    patch: { end: { extinction: { pieces: ['Q'], atMost: 64, result: 'loss', guarded: true } } },
  },
};
