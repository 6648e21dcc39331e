import { capitalize } from '../lib/wording.ts';
import type { Definition } from '../play/definition.ts';
import type { Outcome } from '../play/position.ts';
import type { PlayedGame } from '../play/record-format.ts';

/** What a format writes into a game of tags and moves. */
export interface WrittenMoveText {
  readonly game: Pick<PlayedGame, 'tags' | 'fen' | 'isUsualStart' | 'isEndedByPlayers' | 'outcome' | 'definition'>;
  readonly moves: readonly string[];
  /** Number of plies before the first move, according to the position string of the start. */
  readonly firstPly: number;
  /** The format's own tags, written after the seven of PGN; those without a value are left out. */
  readonly tags: Readonly<Record<string, string | undefined>>;
  /** The result as the format writes it. */
  readonly result: string;
}

/** Writes a game in the export format of PGN: the seven tag roster first, lines of at most 80 characters. */
export function formatMoveText({ game, moves, firstPly, tags, result }: WrittenMoveText): string {
  const { outcome, isEndedByPlayers, isUsualStart, fen, definition } = game;
  const all = {
    ...UNKNOWN_TAGS,
    ...game.tags,
    Result: result,
    ...tags,
    ...(!isUsualStart && { SetUp: '1', FEN: fen }),
    ...(outcome && isEndedByPlayers && { Termination: terminationText(definition, outcome) }),
  };
  return `${tagLines(all)}\n\n${wrapWords([...numberedMoves(moves, firstPly), result])}\n`;
}

/** The result as PGN writes it, with the points of the first seat before the dash. */
export function resultText(outcome: Outcome | undefined): string {
  if (!outcome) return '*';
  return outcome.winner === null ? '1/2-1/2' : outcome.winner === 0 ? '1-0' : '0-1';
}

/** Number of plies before a position whose string ends like a FEN: the side to move second, the move number last. */
export function pliesBefore(fen: string): number {
  const fields = fen.split(' ');
  return (Number(fields.at(-1)) - 1) * 2 + (fields[1] === 'b' ? 1 : 0);
}

/** How the players ended the game, in the words of large sites: "White won by resignation". */
export function terminationText({ seats }: Definition, { winner, reason }: Outcome): string {
  const words = reason.replaceAll('-', ' ');
  return winner === null ? `Game drawn by ${words}` : `${capitalize(seats[winner]!)} won by ${words}`;
}

/** Writes tag pairs, one per line. */
export const tagLines = (tags: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(tags)
    .flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
    .map(([name, value]) => `[${name} "${value.replace(/[\\"]/g, '\\$&')}"]`)
    .join('\n');

/** The seven tag roster of PGN in order, with PGN's values for unknown tags. */
const UNKNOWN_TAGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'].map((name) => [name, '?'])),
  Date: '????.??.??',
};

/**
 * Puts move numbers before the moves: `12. Nf3`, or `12... Nf6` if the second player moves first. `first` is the number
 * of plies before the first move, according to the position string.
 */
const numberedMoves = (moves: readonly string[], first: number): string[] =>
  moves.flatMap((move, index) => {
    const number = Math.floor((first + index) / 2) + 1;
    if ((first + index) % 2 === 0) return [`${number}.`, move];
    return index === 0 ? [`${number}...`, move] : [move];
  });

/** Joins words into lines of at most 80 characters. */
export function wrapWords(words: readonly string[]): string {
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1)!;
    if (!line) lines[lines.length - 1] = word;
    else if (line.length + word.length < 80) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
