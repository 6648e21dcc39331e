import { fail, ok, type Result } from '../lib/result.ts';
import type { FamilyEngine } from '../play/family.ts';
import type { Move } from '../play/move.ts';
import type { ParsedRecord, RecordFormat } from '../play/record-format.ts';

/** Moves given as text, such as `1. e4 e5 2. Nf3` or a single `e4`. */
export interface ReadMoves {
  /** The moves in each way to read them, usually one. */
  readonly readings: readonly (readonly Move[])[];
  /** What the text has besides moves, such as a result, one sentence each. */
  readonly notes: readonly string[];
}

/** A single word with a digit, also a Japanese or Chinese one, is a move in some notation. */
const WORD_WITH_DIGIT = /^[^\s\d０-９一二三四五六七八九]{0,9}[\d０-９一二三四五六七八九]\S{0,9}$/;

const isMoveWord = (word: string): boolean => WORD_WITH_DIGIT.test(word) || /^pass$/i.test(word);

/** A move number before a move: `1.`, `12...`. */
const MOVE_NUMBER = /^\d{1,4}\.{1,3}$/;

/** The function that converts the text of a move in a format to JSON. */
export const moveReader = ({ readMove, moveField = 'notation' }: RecordFormat): ((text: string) => Move) =>
  readMove ?? ((text) => ({ [moveField]: text }));

/** Maximum number of characters, as for whole games. */
const MAX_LENGTH = 200_000;

/**
 * Reads moves as the family's formats write them. Returns an error if the text is not move text, or if it is a whole
 * game with tags, which may belong to another position.
 */
export function readMoves(family: FamilyEngine, text: string): Result<ReadMoves, string> {
  const { recordFormats = [] } = family;
  if (text.length > MAX_LENGTH) return fail(`the text is longer than ${MAX_LENGTH} characters`);
  const spaced = text.replace(/,(?=\s|$)/g, ' ');
  const format = recordFormats.find((known) => known.matches(spaced));
  if (format) return readWith(format, spaced);
  const words = spaced.split(/[\s,]+/).filter((word) => word !== '' && !MOVE_NUMBER.test(word));
  if (words.length && words.every(isMoveWord)) {
    return ok({ readings: [words.map((notation) => ({ notation }))], notes: [] });
  }
  const names = recordFormats.map(({ name }) => name).join(', ');
  return fail(`${JSON.stringify(text.slice(0, 40))} is not move text of ${family.title} (${names})`);
}

function readWith(format: RecordFormat, text: string): Result<ReadMoves, string> {
  const parsed = format.parse(text);
  if (!parsed.ok) return fail(`${format.name}: ${parsed.error}`);
  const { tags, moves, readings = [{ moves }] } = parsed.value;
  const [tag] = Object.keys(tags);
  if (tag !== undefined) return fail(`${format.name}: the text is a whole game, with the tag ${tag}; load it as one`);
  const readMove = moveReader(format);
  return ok({ readings: readings.map((reading) => reading.moves.map(readMove)), notes: notesOf(parsed.value) });
}

function notesOf({ result, following, notes = [] }: ParsedRecord): string[] {
  const resultNotes = result
    ? [`the result ${result.text} is not a move: end the game with an action such as resign`]
    : [];
  return [...notes, ...resultNotes, ...(following ? ['more follows after the first game, not read'] : [])];
}
