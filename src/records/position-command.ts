import { fail, ok, type Result } from '../lib/result.ts';
import type { ParsedRecord } from '../play/record-format.ts';

const MAX_PLIES = 2000;

/**
 * Pattern of the `position` command of engine protocols: `position startpos moves e2e4 …` or `position fen … moves …`;
 * the word `position` is optional, and case does not matter.
 */
const POSITION_COMMAND = /^(?:position\s+)?(?:startpos|fen)(?:\s|$)/i;

/** Whether the text is a `position` command of UCI or UCCI. */
export const isPositionCommand = (text: string): boolean => POSITION_COMMAND.test(text.trim());

/** Parses a `position` command. The position string is in the tag `fen`; the moves are as written. */
export function parsePositionCommand(text: string): Result<ParsedRecord, string> {
  const words = text.trim().split(/\s+/);
  if (isWord(words[0], 'position')) words.shift();
  const kind = words.shift()!.toLowerCase();
  const at = words.findIndex((word) => isWord(word, 'moves'));
  const start = (at < 0 ? words : words.slice(0, at)).join(' ');
  const moves = at < 0 ? [] : words.slice(at + 1);
  if (kind === 'startpos' && start) return fail(`expected moves after startpos, not "${start.slice(0, 20)}"`);
  if (kind === 'fen' && !start) return fail('expected a position string after fen');
  if (moves.length > MAX_PLIES) return fail(`more than ${MAX_PLIES} moves`);
  const tags: Record<string, string> = kind === 'fen' ? { fen: start } : {};
  return ok({ tags, moves });
}

const isWord = (word: string | undefined, keyword: string): boolean => word?.toLowerCase() === keyword;
