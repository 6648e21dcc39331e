/** Other names of Reversi variants, normalised in the same way as `resolveVariant` normalises a name. */
export const aliases: Record<string, string> = {
  othello: 'standard',
  'othello-8x8': 'standard',
  flipello: 'standard',
  flipello6: 'othello-6x6',
  flipello10: 'othello-10x10',
  'grand-othello': 'othello-10x10',
  'reversi-1883': 'reversi',
  flipersi: 'reversi',
  'classic-reversi': 'reversi',
  'othello-parallel': 'reversi-parallel',
  'anti-reversi': 'antireversi',
  'anti-othello': 'antireversi',
  antiothello: 'antireversi',
  'reversed-othello': 'antireversi',
  octagon: 'othello-octagon',
  'octagonal-othello': 'othello-octagon',
  'octagonal-reversi': 'othello-octagon',
  'barred-othello': 'othello-barred',
};

/** Other names of the family, each with the variant it means. */
export const otherNames: Record<string, string> = { othello: 'standard', オセロ: 'standard' };
