/** Moves of the gold general in Betza notation; most promoted pieces move like it. */

const GOLD_MOVES = 'WfF';
const SILVER_MOVES = 'FfW';

export const KING = { name: 'king', betza: 'K', image: 'king', value: 0, kanji: '玉' };
export const ROOK = { name: 'rook', betza: 'R', image: 'rook', value: 1000, kanji: '飛' };
export const BISHOP = { name: 'bishop', betza: 'B', image: 'bishop', value: 850, kanji: '角' };
export const GOLD = { name: 'gold general', betza: GOLD_MOVES, image: 'gold', value: 600, kanji: '金' };
export const SILVER = { name: 'silver general', betza: SILVER_MOVES, image: 'silver', value: 550, kanji: '銀' };
export const KNIGHT = { name: 'knight', betza: 'fN', image: 'knight', value: 350, kanji: '桂' };
export const LANCE = { name: 'lance', betza: 'fR', image: 'lance', value: 300, kanji: '香' };
export const PAWN = { name: 'pawn', betza: 'fW', image: 'pawn', value: 100, kanji: '歩' };
/** A piece that moves like a king but is not royal. */
export const GUARD = { name: 'guard', betza: 'K', image: 'guard', value: 650 };

export const DRAGON = { name: 'dragon', betza: 'RF', image: 'dragon', value: 1300, kanji: '龍' };
export const HORSE = { name: 'horse', betza: 'BW', image: 'horse', value: 1150, kanji: '馬' };
const PROMOTED_SILVER = {
  name: 'promoted silver',
  betza: GOLD_MOVES,
  image: 'promoted silver',
  value: 600,
  kanji: '成銀',
};
const PROMOTED_KNIGHT = {
  name: 'promoted knight',
  betza: GOLD_MOVES,
  image: 'promoted knight',
  value: 580,
  kanji: '成桂',
};
const PROMOTED_LANCE = {
  name: 'promoted lance',
  betza: GOLD_MOVES,
  image: 'promoted lance',
  value: 580,
  kanji: '成香',
};
const TOKIN = { name: 'tokin', betza: GOLD_MOVES, image: 'tokin', value: 600, kanji: 'と' };

/** The promoted form of each piece, by the piece's letter. */
export const PROMOTED_FORMS = {
  R: DRAGON,
  B: HORSE,
  S: PROMOTED_SILVER,
  N: PROMOTED_KNIGHT,
  L: PROMOTED_LANCE,
  P: TOKIN,
};

/** By player: the last `depth` ranks of a board with `ranks` ranks. */
export function lastRanks(ranks: number, depth: number): [string[], string[]] {
  const row = Array.from({ length: depth }, (_, index) => index);
  return [row.map((index) => `*${ranks - index}`), row.map((index) => `*${index + 1}`)];
}
