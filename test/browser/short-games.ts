/** Short games that come to their end: of each family one, with the variant that has a short one. */
export const SHORT_GAMES: readonly (readonly [family: string, variant: string, moves: readonly string[]])[] = [
  ['chess', 'standard', ['f3', 'e5', 'g4', 'Qh4#']],
  [
    'draughts',
    'international-6x6',
    [
      '13-10',
      '6-8',
      '14-12',
      '2-6',
      '18-14',
      '8-11',
      '14x9x5x6x11',
      '3-6',
      '9x2x6',
      '4-7',
      '10x5x7',
      '1x8x5',
      '12x5x8',
    ],
  ],
  ['go', 'standard+9x9', ['E5', 'C3', 'pass', 'pass']],
  ['reversi', '6x6', ['e4', 'e5', 'e6', 'e3', 'e2', 'd2', 'c2', 'b4', 'a4']],
  ['shogi', 'minishogi', ['B-1d', 'G-3b', 'R-2e', 'S-4b', 'P-5c', 'G-4c', 'S-4d', 'Sx5c', 'B-2c', 'Sx4d']],
  ['xiangqi', 'minixiangqi', ['C6+2', 'P7=6', 'C6=4']],
  ['mancala', 'pallanguzhi-wikipedia', ['6', '7']],
  ['morris', 'three-mens-morris', ['b2', 'c3', 'c1', 'b3', 'a3']],
  ['hex', 'bridg-it', ['g5', 'f8', 'g3', 'd4', 'g1', 'c5', 'b6', 'f2', 'e9', 'i3', 'f4', 'b8', 'g9', 'e5', 'g7']],
  // With dice, a game has no end that is short: both players move, and one resigns.
  ['landlords-game', 'standard', ['', '', 'resign']],
];
