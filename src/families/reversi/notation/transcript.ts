import { moveListFormat } from '../../../records/move-list.ts';

/** Spellings of a pass in lower case. */
const PASSES = ['pass', 'pa', 'ps', '--'];

/** Runs squares together, as players of Othello do; words among them stand apart. */
const joinMoves = (words: readonly string[]): string => {
  const isRun = words.every((word) => /\d$/.test(word));
  return words.join(isRun ? '' : ' ');
};

/**
 * Transcripts of Othello and its relatives: the squares in order, usually run together, `f5d6c3d3`. A forced pass is
 * usually left out.
 */
export const transcriptFormat = moveListFormat({
  name: 'Othello transcript',
  move: /swap|pass|pa|ps|--|[a-p](?:1[0-6]|[1-9])(?!\d)/iy,
  positionSign: /\/|\s(?:[a-z*●○]|black|white)$/i,
  readMove: (text) => ({ notation: PASSES.includes(text.toLowerCase()) ? 'pass' : text }),
  joinMoves,
  impliedMove: 'pass',
});
