import type { VariantSource } from '../../../play/family.ts';
import { ALL_DIRECTIONS, BOARD_OF_64, DCTL_SOURCE, STRAIGHT_MOVES, TURKISH_MAN_DIRECTIONS } from './base.ts';

/** Variants played on all squares or points of the board. */
export const allSquareVariants: Record<string, VariantSource> = {
  turkish: {
    title: 'Turkish draughts',
    summary: 'Dama: men go straight ahead and aside, kings fly like rooks, the most pieces must be taken.',
    source: `dama as played in Turkey; ${DCTL_SOURCE}`,
    region: 'Turkey, Near East',
    patch: {
      board: { ...BOARD_OF_64, squares: 'all' },
      setup: { fen: 'W:W41-56:B9-24' },
      man: TURKISH_MAN_DIRECTIONS,
      king: STRAIGHT_MOVES,
      capture: { removal: 'at-once', reversal: false },
      promotion: 'continues',
      end: { quiet: null, endings: [{ between: 'ones', pieces: [2, 2], moves: 0, waits: true }] },
      notation: { squares: 'names', gameType: 30 },
      render: { cells: 'plain' },
    },
  },
  armenian: {
    title: 'Armenian draughts',
    summary: 'Tama: Turkish draughts in which pieces also move, but never capture, along diagonals.',
    parent: 'turkish',
    source: 'tama as on Wikipedia and igGameCenter',
    region: 'Armenia',
    patch: {
      man: { moves: ['ahead', 'slanting-ahead', 'aside'] },
      king: { moves: ALL_DIRECTIONS },
      notation: { gameType: null },
    },
  },
  dameo: {
    title: 'Dameo',
    summary: 'Lines of men move together; captures are straight, and the most pieces must be taken.',
    source: 'Chr. Freeling, Dameo (mindsports.nl)',
    region: 'Netherlands',
    year: 2000,
    patch: {
      board: { ...BOARD_OF_64, squares: 'all' },
      setup: { fen: 'W:W43-46,50-55,57-64:B1-8,10-15,19-22' },
      man: { moves: ['ahead', 'slanting-ahead'], captures: STRAIGHT_MOVES.captures, columns: true },
      king: { moves: ALL_DIRECTIONS, captures: STRAIGHT_MOVES.captures },
      end: { quiet: null, endings: [] },
      notation: { squares: 'names' },
    },
  },
  alquerque: {
    title: 'Alquerque',
    summary:
      'The ancestor of draughts: five points by five joined by lines, captures in every direction, moves ahead and aside, no kings.',
    source:
      'Libro de los juegos of Alfonso X, 1283, as read by H. J. R. Murray, A History of Board-Games other than Chess',
    region: 'Spain',
    year: 1283,
    patch: {
      board: { files: 5, ranks: 5, squares: 'all', slants: 'alternate' },
      setup: { fen: 'W:W14-25:B1-12' },
      man: { moves: ['ahead', 'slanting-ahead', 'aside'], captures: ALL_DIRECTIONS },
      capture: { priority: [], removal: 'at-once' },
      promotion: 'never',
      end: { quiet: null, endings: [] },
      notation: { squares: 'names' },
      render: { cells: 'points' },
    },
  },
};
