import type { PlayedGame, RecordedResult } from '../../../play/record-format.ts';

/** How KIF and KI2 write the end of a game: a word in place of a move, and a closing line. */

/** Meaning of the words that end a game; null for games that were broken off. */
const RESULTS: Readonly<Record<string, Omit<RecordedResult, 'text'> | null>> = {
  投了: { winner: 'opponent', reason: 'resignation' },
  詰み: { winner: 'opponent', reason: 'checkmate' },
  詰: { winner: 'opponent', reason: 'checkmate' },
  切れ負け: { winner: 'opponent', reason: 'time-forfeit' },
  時間切れ: { winner: 'opponent', reason: 'time-forfeit' },
  反則負け: { winner: 'opponent', reason: 'rules-infraction' },
  不戦敗: { winner: 'opponent', reason: 'forfeit' },
  不戦勝: { winner: 'mover', reason: 'forfeit' },
  反則勝ち: { winner: 'mover', reason: 'rules-infraction' },
  入玉勝ち: { winner: 'mover', reason: 'impasse' },
  千日手: { winner: null, reason: 'repetition' },
  持将棋: { winner: null, reason: 'impasse' },
  引き分け: { winner: null, reason: 'agreement' },
  引分け: { winner: null, reason: 'agreement' },
  引分: { winner: null, reason: 'agreement' },
  中断: null,
  封じ手: null,
  不詰: null,
};

/** An end of a game: its meaning, undefined if the game was broken off, and what follows the word. */
export interface Ending {
  readonly result: RecordedResult | undefined;
  readonly rest: string;
}

/** The end with which a text begins; undefined if it names none. */
export function endingOf(text: string): Ending | undefined {
  const word = Object.keys(RESULTS).find((known) => text.startsWith(known));
  if (word === undefined) return undefined;
  const meaning = RESULTS[word];
  return { result: meaning ? { text: word, ...meaning } : undefined, rest: text.slice(word.length).trim() };
}

/** The word with which closing lines begin: "up to". */
export const CLOSING_WORD = 'まで';

/** Words in closing lines that say why a player has won or lost. */
const REASONS: Readonly<Record<string, string>> = {
  時間切れ: 'time-forfeit',
  切れ負け: 'time-forfeit',
  反則: 'rules-infraction',
  入玉: 'impasse',
};

/** Words for the players, the first player's before the second's; the last two are those of games with a handicap. */
const SEAT_WORDS = ['先手', '後手', '下手', '上手'];

/**
 * Reads a closing line after a number of moves. The result before it, from a word in place of a move, stays. A line that
 * names no result, or another number of moves, is noted.
 */
export function readClosing(
  line: string,
  plies: number,
  before: RecordedResult | undefined,
): { readonly result: RecordedResult | undefined; readonly notes: readonly string[] } {
  const text = line.trim().slice(0, 40);
  const count = /^まで[、,]?\s{0,3}(\d{1,4})手/.exec(text)?.[1];
  const notes =
    count === undefined || Number(count) === plies ? [] : [`"${text}" counts ${count} moves, but ${plies} were read`];
  const result = closingResult(line);
  if (before || result) return { result: before ?? result, notes };
  const isOpen = /中断|封じ手|不詰/.test(text);
  return {
    result: undefined,
    notes: isOpen ? notes : [...notes, `"${text}" names no result known here: the game is left open`],
  };
}

/** The result of a closing line, such as `まで83手で先手の勝ち`; undefined if it names none. */
function closingResult(line: string): RecordedResult | undefined {
  const text = line.slice(0, 40);
  const seat = SEAT_WORDS.findIndex((word) => text.includes(word));
  const verb = seat < 0 ? undefined : /[勝負]/.exec(text.slice(text.indexOf(SEAT_WORDS[seat]!)))?.[0];
  const reason = reasonIn(line);
  if (verb === undefined) {
    const ending = endingOf(line.replace(/^まで[、,]?\d*手?(?:にて|で)?/, ''));
    return ending?.result && { ...ending.result, ...(reason && { reason }) };
  }
  const word = Object.keys(REASONS).find((known) => text.includes(known));
  const isFirst = (seat % 2 === 0) === (verb === '勝');
  return { text, winner: isFirst ? 'first' : 'second', reason: reason ?? (word && REASONS[word]) };
}

/** The reason in brackets at the end of a closing line that `closingLine` wrote. */
function reasonIn(line: string): string | undefined {
  const inner = line.slice(line.lastIndexOf('(') + 1).trim();
  return /^[a-z0-9-]+\)$/.test(inner) ? inner.slice(0, -1) : undefined;
}

/** Words for ends: pattern of the reason, who has won, and the word. The player to move is `mover`. */
const END_WORDS: readonly (readonly [RegExp, RecordedResult['winner'], string])[] = [
  [/^(?:checkmate|stalemate)$/, 'opponent', '詰み'],
  [/^resignation$/, 'opponent', '投了'],
  [/^time-forfeit$/, 'opponent', '切れ負け'],
  [/^(?:perpetual-check|rules-infraction)$/, 'opponent', '反則負け'],
  [/^(?:perpetual-check|rules-infraction)$/, 'mover', '反則勝ち'],
  [/^forfeit$/, 'opponent', '不戦敗'],
  [/^impasse$/, 'mover', '入玉勝ち'],
  [/^impasse$/, null, '持将棋'],
  [/-fold-repetition$/, null, '千日手'],
];

/**
 * The word that stands in place of the next move; undefined if KIF has none for this end. `toMove` is the seat to move
 * after the last move.
 */
export function endWord({ outcome }: PlayedGame, toMove: number): string | undefined {
  if (!outcome) return undefined;
  const winner = outcome.winner === null ? null : outcome.winner === toMove ? 'mover' : 'opponent';
  return END_WORDS.find(([pattern, by]) => by === winner && pattern.test(outcome.reason))?.[2];
}

/**
 * The closing line for ends without a word: `まで34手で先手の勝ち`, with the reason of the end in brackets where it is
 * not the usual one.
 */
export function closingLine({ outcome, isEndedByPlayers }: PlayedGame, plies: number): string {
  const { winner, reason } = outcome!;
  const usual = winner === null ? 'agreement' : 'resignation';
  const verdict = winner === null ? '引き分け' : `${winner === 0 ? '先手' : '後手'}の勝ち`;
  return `${CLOSING_WORD}${plies}手で${verdict}${isEndedByPlayers && reason !== usual ? `（${reason}）` : ''}`;
}
