import { moveListFormat } from '../../../records/move-list.ts';

/** Reads the letters of pits, as players of oware write them: capitals for South, small letters for North. */
function readLetter(text: string): string {
  if (/^[A-I]$/.test(text)) return `S${text.charCodeAt(0) - 64}`;
  return /^[a-i]$/.test(text) ? `N${text.charCodeAt(0) - 96}` : text;
}

/**
 * Games of mancala as lists of pits: `1. 3 4 2. 6 1`, or by letters `FbEc`. A number with a dot behind it counts the
 * moves.
 */
export const mancalaListFormat = moveListFormat({
  name: 'Mancala list',
  move: /[Pp]ass|[SNsn]?\d{1,2}(?!\d|\s?[.…])[cwlrCWLR]{0,60}\+?|[A-Ia-i]/y,
  positionSign: /\//,
  readMove: (text) => ({ notation: readLetter(text) }),
});
