import type { Family } from '../../../src/play/family.ts';
import { movesSoFar, outcomeOf, outcomeText, positionStringOf } from '../../../src/play/game.ts';
import { startOf } from '../../../src/play/history.ts';
import { loadText } from '../../../src/records/load-text.ts';

/** A record: the case or trap, the text, and the summary of the game that it must give. */
export type RecordCase = readonly [name: string, text: string, summary: string];

/**
 * Reads a text without a variant and sums up the game in a line: variant, an unusual start, number of plies, last move,
 * end and notes; or the refusal.
 */
export function summaryOf(family: Family, text: string): string {
  const loaded = loadText(family, undefined, text, 'seed');
  if (!loaded.ok) return `refused: ${loaded.error[0]!.message}`;
  const { game, notes } = loaded.value;
  const { fen, made } = movesSoFar(game);
  const outcome = outcomeOf(game);
  const { rules, definition } = game.variant;
  const isUsual = startOf(rules) === fen;
  return [
    definition.variant,
    ...(isUsual ? [] : [`from ${fen}`]),
    made.length
      ? `${made.length} ${made.length === 1 ? 'ply' : 'plies'} to ${made.at(-1)!.notation}`
      : `at ${positionStringOf(game)}`,
    ...(outcome ? [outcomeText(game, outcome)] : []),
    ...notes.map((note) => `note: ${note}`),
  ].join(' | ');
}
