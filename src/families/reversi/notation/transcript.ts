import { ok, type Result } from '../../../lib/result.ts';
import type { ParsedRecord, RecordFormat } from '../../../play/record-format.ts';
import { moveListFormat } from '../../../records/move-list.ts';

/** Spellings of a pass in lower case. */
const PASSES = ['pass', 'pa', 'ps', '--'];

/** Runs squares together, as players of Othello do; words among them stand apart. */
const joinMoves = (words: readonly string[]): string => {
  const isRun = words.every((word) => /\d$/.test(word));
  return words.join(isRun ? '' : ' ');
};

const listFormat = moveListFormat({
  name: 'Othello transcript',
  move: /swap|pass|pa|ps|--|[a-p](?:1[0-6]|[1-9])(?!\d)/iy,
  positionSign: /\/|\s(?:[a-z*●○]|black|white)$/i,
  readMove: (text) => ({ notation: PASSES.includes(text.toLowerCase()) ? 'pass' : text }),
  joinMoves,
  impliedMove: 'pass',
});

/**
 * Finds the lines of the first game in a text of transcripts, one per line, and counts the other games. A line that
 * begins with a square already played begins another game.
 */
function firstGame(text: string): { first: string; following: number } {
  const first: string[] = [];
  let played = new Set<string>();
  let following = 0;
  for (const line of text.split(/\r\n?|\n/)) {
    const squares = line.toLowerCase().match(/[a-p]\d{1,2}/g) ?? [];
    if (squares[0] !== undefined && played.has(squares[0])) {
      following++;
      played = new Set();
    }
    for (const square of squares) played.add(square);
    if (!following) first.push(line);
  }
  return { first: first.join('\n'), following };
}

function parseTranscript(text: string): Result<ParsedRecord, string> {
  // Squares in tags and comments are not moves.
  if (/[[{(;]/.test(text)) return listFormat.parse(text);
  const { first, following } = firstGame(text);
  const parsed = listFormat.parse(first);
  return parsed.ok && following ? ok({ ...parsed.value, following }) : parsed;
}

/**
 * Transcripts of Othello and its relatives: the squares in order, usually run together, `f5d6c3d3`. A forced pass is
 * usually left out.
 */
export const transcriptFormat: RecordFormat = { ...listFormat, parse: parseTranscript };
