import { draughts } from '../../../src/families/draughts/index.ts';
import { legalMoves } from '../../../src/play/legal-moves.ts';
import type { Position } from '../../../src/play/position.ts';
import { resolveVariant } from '../../../src/play/resolve.ts';
import type { FenFault, ParsedPosition, Rules } from '../../../src/play/rules.ts';
import { describeMove, fenOf, findMove } from '../../notation.ts';

/** Helpers shared by the tests of draughts. */

function rulesOf(variant: string): Rules {
  const resolved = resolveVariant(draughts, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value.rules;
}

export function readingOf(variant: string, fen: string): ParsedPosition {
  const reading = rulesOf(variant).parse(fen);
  if (!reading.ok) throw new Error(`${fen}: ${reading.error.map(({ message }) => message).join('; ')}`);
  return reading.value;
}

export const open = (variant: string, fen: string): Position => readingOf(variant, fen).position;

export function faultsOf(variant: string, fen: string): readonly FenFault[] {
  const reading = rulesOf(variant).parse(fen);
  return reading.ok ? [] : reading.error;
}

export const movesOf = (position: Position): string[] =>
  Array.from(legalMoves(position), (move) => String(describeMove(position, move).notation)).sort();

/** The result of a move: the position string, or why the move is not legal. */
export function answer(position: Position, notation: string): string {
  const found = findMove(position, { notation });
  if (!found.ok) return found.error.message;
  position.play(found.value);
  return fenOf(position);
}

/** Plays moves separated by spaces, all of which must be legal. */
export function play(position: Position, line: string): Position {
  for (const notation of line.split(' ')) {
    const found = findMove(position, { notation });
    if (!found.ok) throw new Error(`${notation}: ${found.error.message}`);
    position.play(found.value);
  }
  return position;
}
