import { kindOfCode } from '../fairy/board/kinds.ts';
import { droppedOrPromotedKind, fromOf, kindOf, MOVE_KIND } from '../fairy/board/move-code.ts';
import { capturedKind, gatedKind } from '../fairy/board/move-facts.ts';
import { pieceNameOn } from '../fairy/board/naming.ts';
import type { BoardState } from '../fairy/board/state.ts';
import { withArticle } from '../lib/wording.ts';
import { mostTellingTheme } from './themes/themes.ts';

/** Three hints, each of which reveals more: what to look for, which piece moves, what its move does. */
export type Hints = [lookFor: string, piece: string, move: string];

/**
 * Makes the hints of a puzzle from its themes and its first move. `position` is that before the move, of a variant of
 * chess, and is the same afterwards.
 */
export function hintsFor(themes: readonly string[], position: BoardState, move: number): Hints {
  position.play(move);
  const isCheck = position.check();
  position.undo();
  const facts: MoveFacts = { position, move, isCheck, captured: capturedKind(position, move) };
  return [themeHint(themes) ?? moveTypeHint(facts), pieceHint(facts), moveHint(facts)];
}

interface MoveFacts {
  readonly position: BoardState;
  readonly move: number;
  readonly isCheck: boolean;
  /** Kind of the captured piece; undefined if the move captures nothing. */
  readonly captured: number | undefined;
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

function moveHint(facts: MoveFacts): string {
  const { position, move, isCheck } = facts;
  const gated = gatedKind(position, move);
  const entry = gated === undefined ? '' : ` and brings in ${nameWithArticle(position, gated)}`;
  const mover =
    kindOf(move) === MOVE_KIND.drop ? droppedOrPromotedKind(move) : kindOfCode(position.cells[fromOf(move)]!);
  return `The ${position.board.kinds[mover]!.name} ${verbOf(facts)}${entry}${isCheck ? ', with check' : ''}.`;
}

function verbOf({ position, move, captured }: MoveFacts): string {
  const capture = captured === undefined ? undefined : `captures ${nameWithArticle(position, captured)}`;
  switch (kindOf(move)) {
    case MOVE_KIND.drop:
      return 'is dropped on an empty square';
    case MOVE_KIND.stay:
      return 'stays where it is';
    case MOVE_KIND.castle:
      return 'castles';
    case MOVE_KIND.enPassant:
      return `${capture} en passant`;
    case MOVE_KIND.promotion: {
      const promotion = `becomes ${nameWithArticle(position, droppedOrPromotedKind(move))}`;
      return capture ? `${capture} and ${promotion}` : `moves to an empty square and ${promotion}`;
    }
    default:
      return capture ?? 'moves to an empty square';
  }
}

const nameWithArticle = ({ board }: BoardState, kind: number): string => withArticle(board.kinds[kind]!.name);
