import { fail, ok, type Result } from '../../../lib/result.ts';
import type { ParsedRecord, PlayedGame, RecordFormat } from '../../../play/record-format.ts';
import { handicapGame } from './handicaps.ts';
import { hasPlainRules } from './plain-rules.ts';
import { MAX_PLIES, START_TAG } from './starts.ts';

/**
 * Reads the `position` command of USI, `position startpos moves 7g7f …` or `position sfen … moves …`, for every
 * variant. Text without moves is a position string, except for the usual start.
 */
function parseCommand(text: string): { start: string | undefined; moves: string[] | undefined } | undefined {
  const words = text.trim().split(/\s+/);
  if (isWord(words[0], 'position')) words.shift();
  const kind = words.shift()?.toLowerCase();
  const at = words.findIndex((word) => isWord(word, 'moves'));
  const start = (at < 0 ? words : words.slice(0, at)).join(' ');
  const moves = at < 0 ? undefined : words.slice(at + 1);
  if (kind === 'startpos' && !start) return { start: undefined, moves };
  return kind === 'sfen' && start ? { start, moves } : undefined;
}

const isWord = (word: string | undefined, known: string): boolean => word?.toLowerCase() === known;

/** Whether the text is a command, also a broken one; a position alone is left to the reader of position strings. */
function matches(text: string): boolean {
  const words = parseCommand(text);
  if (words) return words.start === undefined || words.moves !== undefined;
  return /^\s*(?:position|startpos|sfen)(?:\s|$)/i.test(text.slice(0, 100));
}

function parse(text: string): Result<ParsedRecord, string> {
  const words = parseCommand(text);
  if (!words) return fail('expected position startpos moves … or position sfen … moves …');
  const { start, moves = [] } = words;
  if (moves.length > MAX_PLIES) return fail(`more than ${MAX_PLIES} moves`);
  const tags: Record<string, string> = start === undefined ? {} : { [START_TAG]: start };
  return ok({ tags, moves });
}

/** Writes games of shogi that go on or ended on the board: the command names no variant and no result. */
function format({ fen, made, definition, isEndedByPlayers }: PlayedGame): string | undefined {
  if (!hasPlainRules(definition) || isEndedByPlayers) return undefined;
  const moves = made.flatMap(({ usi }) => (typeof usi === 'string' ? [usi] : []));
  return `position sfen ${[fen, ...(moves.length ? ['moves', ...moves] : [])].join(' ')}\n`;
}

export const usiFormat: RecordFormat = {
  name: 'USI',
  matches,
  parse,
  format,
  startTag: START_TAG,
  taggedVariant: handicapGame,
};
