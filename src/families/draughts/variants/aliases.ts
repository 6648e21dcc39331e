/** Other names of draughts variants, normalised in the same way as `resolveVariant` normalises a name. */
export const aliases: Record<string, string> = {
  draughts: 'standard',
  international: 'standard',
  'international-draughts': 'standard',
  polish: 'standard',
  checkers: 'english',
  'american-checkers': 'english',
  'english-draughts': 'english',
  shashki: 'russian',
  poddavki: 'russian-giveaway',
  'suicide-checkers': 'english-giveaway',
  dama: 'turkish',
  tama: 'armenian',
  makhos: 'thai',
  damii: 'ghanaian',
  laska: 'lasca',
  'three-move': 'american-3-move',
};
