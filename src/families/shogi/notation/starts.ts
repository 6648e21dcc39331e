/** Placement below gote's two back ranks, which is the same in all starts of shogi. */
const ARMY = 'ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL';

export const EVEN_GAME_NAME = '平手';

/** Start positions of shogi as SFEN, by their Japanese names. */
export const NAMED_STARTS: Readonly<Record<string, string>> = {
  [EVEN_GAME_NAME]: `lnsgkgsnl/1r5b1/${ARMY} b - 1`,
  香落ち: `lnsgkgsn1/1r5b1/${ARMY} w - 1`,
  右香落ち: `1nsgkgsnl/1r5b1/${ARMY} w - 1`,
  角落ち: `lnsgkgsnl/1r7/${ARMY} w - 1`,
  飛車落ち: `lnsgkgsnl/7b1/${ARMY} w - 1`,
  飛香落ち: `lnsgkgsn1/7b1/${ARMY} w - 1`,
  二枚落ち: `lnsgkgsnl/9/${ARMY} w - 1`,
  三枚落ち: `lnsgkgsn1/9/${ARMY} w - 1`,
  四枚落ち: `1nsgkgsn1/9/${ARMY} w - 1`,
  五枚落ち: `2sgkgsn1/9/${ARMY} w - 1`,
  左五枚落ち: `1nsgkgs2/9/${ARMY} w - 1`,
  六枚落ち: `2sgkgs2/9/${ARMY} w - 1`,
  左七枚落ち: `2sgkg3/9/${ARMY} w - 1`,
  右七枚落ち: `3gkgs2/9/${ARMY} w - 1`,
  八枚落ち: `3gkg3/9/${ARMY} w - 1`,
  十枚落ち: `4k4/9/${ARMY} w - 1`,
};

/** Number of pieces of each kind in a set of shogi, without the kings, in the order of hands in SFEN. */
export const FULL_SET: Readonly<Record<string, number>> = { R: 2, B: 2, G: 4, S: 4, N: 4, L: 4, P: 18 };

/** Name of the tag with the position from which a game starts. */
export const START_TAG = 'sfen';

/** Maximum number of moves read; no real game comes near. */
export const MAX_PLIES = 2000;

/** The SFEN name of a square given in digits, which are counted from the upper right: 77 is 7g. */
export const sfenSquare = (file: number, rank: number): string => `${file}${String.fromCharCode(96 + rank)}`;

/** Digits of an SFEN square: 7g is 77. */
export const squareDigits = (square: string): [number, number] => [Number(square[0]), square.charCodeAt(1) - 96];
