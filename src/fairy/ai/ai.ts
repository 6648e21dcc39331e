import type { Ai } from '../../play/ai.ts';
import { sideOf } from '../board/kinds.ts';
import type { BoardPosition } from '../engines/board-position.ts';
import { parseBetza } from '../language/betza.ts';
import type { FairyDefinition } from '../language/definition.ts';
import { evaluateAnyGame, type PieceValueBasis } from './evaluate-any.ts';
import { orderMoves } from './order.ts';
import { generateWithWalls, movesDuck } from './walls.ts';

/** Number of moves per side during which the AI varies its play. */
const OPENING_MOVES = 8;

/**
 * Quiet margins (see `Ai.quietMargin`) in centipawns, measured in self-play. They are larger where drops, blasts and
 * goals change the evaluation more than ordinary moves do.
 */
const QUIET_MARGIN = 60;
const WILD_QUIET_MARGIN = 160;

/** Default AI settings for any piece game. */
const ai: Omit<Ai, 'evaluate'> = {
  method: 'alpha-beta',
  quietMargin: QUIET_MARGIN,
  order(position, moves, from, to, keys) {
    orderMoves(position as BoardPosition, moves, from, to, keys);
  },
  tacticalMoves: (position, moves, at) => (position as BoardPosition).captures(moves, at),
  nullMove(position): boolean {
    const board = position as BoardPosition;
    if (!hasPieces(board)) return false;
    board.pass();
    return true;
  },
  opening(position) {
    const { board, fullmove } = position as BoardPosition;
    return fullmove <= (board.countsPlies ? 2 * OPENING_MOVES : OPENING_MOVES);
  },
};

/**
 * Builds the AI of a definition. `prices` says whether its piece values apply on the board or in hand. If captures are
 * compulsory, hardly any move is quiet, so there is no quiet margin. There is no null move either, because passing
 * would be the best move.
 */
export function pieceAi(definition: FairyDefinition, prices: PieceValueBasis = 'on-board'): Ai {
  const { rules, end } = definition;
  const losesWhenStuck = end.stalemate === 'loss' || end.stalemate === 'fewer-pieces-win' || end.drawsTo !== undefined;
  const base: Ai = {
    ...ai,
    evaluate: (position) => evaluateAnyGame(position as BoardPosition, prices),
    ...(movesDuck(definition) && wallAi),
    ...(!losesWhenStuck && { mayBeMated: (position) => position.check() }),
  };
  if (rules.mustCapture || hasOnlyCaptures(definition)) {
    const { quietMargin: _, nullMove: __, ...plain } = base;
    return hasOnlyCaptures(definition) ? { ...plain, tacticalMoves: () => 0 } : plain;
  }
  const isWild = rules.hand || rules.blast || end.goal || end.checks;
  return isWild ? { ...base, quietMargin: WILD_QUIET_MARGIN } : base;
}

/**
 * Whether every move is a capture. Then no move is more tactical than another, and a quiescence search would never end.
 */
function hasOnlyCaptures({ pieces, setup }: FairyDefinition): boolean {
  const [board = ''] = setup.fen.split(' ');
  const letters = Object.keys(pieces).filter((letter) => board.toUpperCase().includes(letter));
  return letters.every((letter) => parseBetza(pieces[letter]!.betza).every(({ move }) => !move));
}

/** AI settings for games in which a wall is laid after each move: they try only a few cells for the wall. */
const wallAi: Partial<Ai> = {
  candidates: (position, moves, at) =>
    generateWithWalls(position as BoardPosition, () => position.generate(moves, at)) || position.generate(moves, at),
  tacticalMoves(position, moves, at) {
    const board = position as BoardPosition;
    return generateWithWalls(board, () => board.captures(moves, at));
  },
};

/**
 * Whether the side to move has pieces other than king and pawns. Without them it may be in zugzwang, and a null move
 * would mislead the search.
 */
function hasPieces({ board, cells, hands, turn }: BoardPosition): boolean {
  for (let cell = 0; cell < cells.length; cell++) {
    const code = cells[cell]!;
    if (sideOf(code) !== turn) continue;
    const kind = (code - 1) >> 1;
    if (kind !== board.pawn && kind !== board.royal) return true;
  }
  for (let code = 1 + turn; code < hands.length; code += 2) if (hands[code]) return true;
  return false;
}
