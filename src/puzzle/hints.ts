import { droppedOrPromotedKind, fromOf, kindOf, MOVE_KIND } from '../fairy/board/move-code.ts';
import { pieceNameOn } from '../fairy/board/naming.ts';
import type { BoardState } from '../fairy/board/state.ts';
import { describeWithoutSquares, factsOf, type MoveFacts, nameWithArticle } from './move-words.ts';
import { mostTellingTheme } from './themes/themes.ts';

/** Three hints, each of which reveals more: what to look for, which piece moves, what its move does. */
export type Hints = [lookFor: string, piece: string, move: string];

/**
 * Makes the hints of a puzzle from its themes and its first move. `position` is that before the move, of a variant of
 * chess, and is the same afterwards.
 */
export function hintsFor(themes: readonly string[], position: BoardState, move: number): Hints {
  const facts = factsOf(position, move);
  return [themeHint(themes) ?? moveTypeHint(facts), pieceHint(facts), describeWithoutSquares(facts)];
}

/** Names the most telling theme; undefined if none says what happens. */
function themeHint(themes: readonly string[]): string | undefined {
  const theme = mostTellingTheme(themes);
  return theme && `Theme: ${theme.title}. ${theme.description}`;
}

function moveTypeHint({ move, isCheck, captured }: MoveFacts): string {
  const types = [
    ...(isCheck ? ['a check'] : []),
    ...(captured === undefined ? [] : ['a capture']),
    ...(kindOf(move) === MOVE_KIND.drop ? ['a drop from the hand'] : []),
  ];
  return `Look for ${types.join(' and ') || 'a quiet move: neither a check nor a capture'}.`;
}

function pieceHint({ position, move }: MoveFacts): string {
  if (kindOf(move) === MOVE_KIND.drop) return `Drop ${nameWithArticle(position, droppedOrPromotedKind(move))}.`;
  return `Move the ${pieceNameOn(position, fromOf(move))}.`;
}
