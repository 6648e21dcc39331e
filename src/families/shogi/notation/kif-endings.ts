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

/** The end that a line names: its meaning, null for a game that was broken off, undefined if it names none. */
export function endingOf(line: string): RecordedResult | null | undefined {
  const word = Object.keys(RESULTS).find((known) => line.startsWith(known));
  if (word === undefined) return undefined;
  const meaning = RESULTS[word];
  return meaning ? { text: word, ...meaning } : null;
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

/** The result of a closing line, such as `まで83手で先手の勝ち`; undefined if it names none. */
export function closingResult(line: string): RecordedResult | undefined {
  const text = line.slice(0, 40);
  const [, seat, words = '', verb] = /(先手|下手|後手|上手)の?([^勝負]{0,4})(勝|負)/.exec(text) ?? [];
  if (seat === undefined) {
    const ending = endingOf(line.replace(/^まで[、,]?\s?\d*手?(?:にて|で)?/, ''));
    return ending ? { ...ending, ...(reasonIn(line) && { reason: reasonIn(line) }) } : undefined;
  }
  const isFirst = seat === '先手' || seat === '下手';
  const word = Object.keys(REASONS).find((known) => `${text.split(seat)[0]}${words}${verb}け`.includes(known));
  const reason = reasonIn(line) ?? (word === undefined ? undefined : REASONS[word]);
  return { text, winner: isFirst === (verb === '勝') ? 'first' : 'second', reason };
}

/** The reason in brackets at the end of a closing line that `closingLine` wrote. */
const reasonIn = (line: string): string | undefined => /\(([a-z0-9-]{1,60})\)\s*$/.exec(line)?.[1];

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
