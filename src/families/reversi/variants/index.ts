import type { VariantSource } from '../../../play/family.ts';

const LARGER = 'Othello on larger boards, as programs and clubs play it';

export const variants: Record<string, VariantSource> = {
  standard: {
    title: 'Othello',
    summary: 'Close in discs between two of yours to flip them; the player with the most discs at the end wins.',
    source: 'Rules of the World Othello Federation',
    year: 1971,
    region: 'Japan',
    patch: {},
  },
  reversi: {
    title: 'Reversi of 1883',
    summary: 'The board is empty at first: the first four discs go to the four squares in the middle.',
    source: 'L. Waterman and J. W. Mollett, Reversi, 1883; its limit of 32 discs a player is left out',
    year: 1883,
    region: 'England',
    patch: { setup: { centre: 'empty' }, rules: { placesCentre: true } },
  },
  'reversi-parallel': {
    title: 'Reversi, parallel start',
    summary: 'The first four discs lie side by side by colour.',
    source: 'Reversi rules that let discs of one colour begin beside each other',
    patch: { setup: { centre: 'parallel' } },
  },
  antireversi: {
    title: 'Antireversi',
    summary: 'Who has the fewest discs at the end wins.',
    source: 'Othello with the goal reversed, as players have long done',
    patch: { end: { goal: 'fewest' } },
  },
  'othello-swap': {
    title: 'Othello with swap',
    summary: 'The second player may change sides after the first move: all discs are turned over.',
    source: 'Othello with the pie rule',
    patch: { rules: { swap: true } },
  },
  'othello-octagon': {
    title: 'Octagonal Othello',
    summary: 'Ten by ten with the corners cut off: 88 squares, eight of which can never be turned over.',
    source: 'Octagonal Othello boards of 88 squares',
    region: 'Japan',
    patch: { board: { files: 10, ranks: 10, cut: 2 } },
  },
  'othello-barred': {
    title: 'Othello without corners',
    summary: 'The four squares in the corners are barred, so that eight squares beside them are safe instead.',
    source: 'Othello with the corner squares taken out',
    patch: { board: { cut: 1 } },
  },
  'othello-4x4': {
    title: 'Othello 4×4',
    summary: 'The smallest board: with best play White wins by 11 to 3.',
    source: 'Othello on a board of 16 squares',
    patch: { board: { files: 4, ranks: 4 } },
  },
  'othello-6x6': {
    title: 'Othello 6×6',
    summary: 'A small board: with best play White wins by 20 to 16.',
    source: 'J. Feinstein, 1993, who solved it',
    patch: { board: { files: 6, ranks: 6 } },
  },
  'othello-8x10': {
    title: 'Othello 8×10',
    summary: 'Eight rows of ten squares.',
    source: LARGER,
    patch: { board: { files: 10, ranks: 8 } },
  },
  'othello-10x10': {
    title: 'Othello 10×10',
    summary: 'A hundred squares: half as many again as usual.',
    source: LARGER,
    patch: { board: { files: 10, ranks: 10 } },
  },
  'othello-12x12': {
    title: 'Othello 12×12',
    summary: 'Twelve by twelve squares.',
    source: LARGER,
    patch: { board: { files: 12, ranks: 12 } },
  },
};
