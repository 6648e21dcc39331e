import type { VariantSource } from '../../../play/family.ts';
import { FAIRY_STOCKFISH_SOURCE, promotionOnRank } from './base.ts';
import { AMAZON, CHAMPION, WIZARD } from './pieces.ts';

/** Rule: the game is won by capturing the king, and there is no check. */
const kingHunt = { extinction: { pieces: ['K'], result: 'loss' }, insufficient: null };
/** Rule: the king may not be left attacked, as in check, but the game ends only when it is lost. */
const kingGuard = { extinction: { pieces: ['K'], result: 'loss', guarded: true }, insufficient: null };

/** Games on boards with holes, and games that make squares unusable. */
export const wallVariants: Record<string, VariantSource> = {
  duck: {
    title: 'Duck chess',
    summary: 'After each move the duck goes to another empty square, where nothing passes it; capturing the king wins.',
    source: 'T. Paulden, Duck Chess, 2016',
    year: 2016,
    region: 'United Kingdom',
    patch: {
      rules: { royal: null, walls: { laid: 'after', moves: true } },
      end: { ...kingHunt, stalemate: 'win' },
    },
  },
  'atomic-duck': {
    title: 'Atomic duck',
    summary: 'Atomic chess with a duck that is moved to another empty square after each move.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'atomic',
    patch: { rules: { walls: { laid: 'after', moves: true } }, end: { stalemate: 'win', insufficient: null } },
  },
  atlantis: {
    title: 'Atlantis chess',
    summary: 'Instead of moving, a player may sink an empty square at the rim of what is left of the board.',
    source: FAIRY_STOCKFISH_SOURCE,
    // Sunken squares take the place of pieces, so that a knight or a bishop alone can give mate.
    patch: {
      rules: { walls: { laid: 'instead', edges: true } },
      end: { insufficient: { single: [], colourbound: [] } },
    },
  },
  petrified: {
    title: 'Petrified chess',
    summary: 'A piece that captures turns into a wall; pawns also step sideways, and kings may not capture.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      pieces: { P: { betza: 'fsmWfceFifmnD' } },
      rules: { royal: null, petrifies: ['N', 'B', 'R', 'Q', 'K'] },
      end: kingGuard,
      notation: { writesPawn: true },
    },
  },
  nuclear: {
    title: 'Nuclear chess',
    summary:
      'Atomic chess in which blasts take pawns too and leave a wall where the capture was; no capture in passing.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'atomic',
    patch: {
      rules: { blast: { spares: [] }, petrifies: ['P', 'N', 'B', 'R', 'Q', 'K'], enPassant: [] },
      end: { insufficient: null },
      notation: { writesPawn: true },
    },
  },
  'cross-derby': {
    title: 'Cross derby',
    summary: 'Knights and pawns on a board with holes; the kings cannot move, and a player without a move loses.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      pieces: { B: null, R: null, Q: null },
      setup: { fen: 'n*nnnn*k/**pppp**/pp4pp/8/8/PP4PP/**PPPP**/K*NNNN*N w - - 0 1' },
      rules: { castling: null, promotion: { to: ['N'] } },
      end: { stalemate: 'loss', insufficient: null },
    },
  },
  gustav3: {
    title: 'Gustav III chess',
    summary: 'Orthodox chess with two amazons a side, which begin on squares added beside the corners.',
    source: 'G. J. Billberg, Hand-bibliothek för sällskapsnöjen, 1838–1839',
    year: 1839,
    region: 'Sweden',
    patch: {
      board: { files: 10, ranks: 8 },
      pieces: { A: AMAZON },
      setup: { fen: 'arnbqkbnra/*pppppppp*/*8*/*8*/*8*/*8*/*PPPPPPPP*/ARNBQKBNRA w KQkq - 0 1' },
      rules: {
        castling: { kingFile: 'f', rookFiles: ['i', 'b'], kingTo: ['h', 'd'], rookTo: ['g', 'e'] },
        promotion: { to: ['A', 'Q', 'R', 'B', 'N'] },
      },
      // A bishop or a knight alone can give mate in a corner beside a hole in the board.
      end: { insufficient: { single: [], colourbound: [] } },
    },
  },
  omicron: {
    title: 'Omicron chess',
    summary: 'Ten by ten with champions, and a wizard in each corner outside the board; castling on the second rank.',
    source: 'D. Zacharias at The Chess Variant Pages, Omicron Chess',
    patch: {
      board: { files: 12, ranks: 10 },
      pieces: { C: CHAMPION, W: WIZARD },
      setup: {
        fen: 'w**********w/*crnbqkbnrc*/*pppppppppp*/*10*/*10*/*10*/*10*/*PPPPPPPPPP*/*CRNBQKBNRC*/W**********W w KQkq - 0 1',
      },
      rules: {
        initial: { P: [3] },
        castling: { rank: 2, kingFile: 'g', rookFiles: ['j', 'c'], kingTo: ['i', 'e'], rookTo: ['h', 'f'] },
        promotion: { ...promotionOnRank(9), to: ['Q', 'R', 'B', 'N', 'C', 'W'] },
      },
      // A bishop or a wizard alone can give mate on one of the extra squares at the corners.
      end: { insufficient: { single: ['N'], colourbound: [] } },
    },
  },
  troitzky: {
    title: 'Troitzky chess',
    summary: 'Ten by ten with rounded corners; pawns promote where their file ends.',
    source: 'A. Troitzky, 1930',
    year: 1930,
    region: 'Soviet Union',
    patch: {
      board: { files: 10, ranks: 10 },
      setup: {
        fen: '****qk****/**rnbbnr**/*pppppppp*/*8*/10/10/*8*/*PPPPPPPP*/**RNBBNR**/****QK**** w - - 0 1',
      },
      rules: {
        initial: { P: [3] },
        castling: null,
        promotion: {
          cells: [
            ['a6', 'b8', 'c9', 'd9', 'e10', 'f10', 'g9', 'h9', 'i8', 'j6'],
            ['a5', 'b3', 'c2', 'd2', 'e1', 'f1', 'g2', 'h2', 'i3', 'j5'],
          ],
        },
      },
    },
  },
};
