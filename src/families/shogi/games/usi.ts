import { fail, ok, type Result } from '../../../lib/result.ts';
import type { GameFormat, GameText, PlayedGame } from '../../../play/family.ts';
import { MOST_PLIES, START_TAG } from './starts.ts';

/** `position startpos moves 7g7f …` or `position sfen … moves …`, as engines are told a game; of every variant. */
const GAME = /^\s*(?:position\s+)?(?:startpos|sfen\s+(?<start>.+?))(?:\s+moves(?<moves>(?:\s+\S+)*))?\s*$/i;

/** What has no moves is a position string, unless it is the usual start. */
function matches(text: string): boolean {
  const groups = GAME.exec(text)?.groups;
  return groups !== undefined && (groups['start'] === undefined || groups['moves'] !== undefined);
}

function parse(text: string): Result<GameText, string> {
  const groups = GAME.exec(text)?.groups;
  if (!groups) return fail('expected position startpos moves … or position sfen … moves …');
  const moves = (groups['moves'] ?? '').split(/\s+/).filter(Boolean);
  if (moves.length > MOST_PLIES) return fail(`more than ${MOST_PLIES} moves`);
  const tags: Record<string, string> = groups['start'] === undefined ? {} : { [START_TAG]: groups['start'] };
  return ok({ tags, moves });
}

function format({ fen, made }: PlayedGame): string {
  const moves = made.flatMap(({ usi }) => (typeof usi === 'string' ? [usi] : []));
  return `position sfen ${[fen, ...(moves.length ? ['moves', ...moves] : [])].join(' ')}\n`;
}

export const usiGame: GameFormat = { name: 'USI', matches, parse, format, startTag: START_TAG };
