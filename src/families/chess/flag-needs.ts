import { bothStartWithPiece, kingLetter, kingRank, middleSquares, startPlacement } from '../../fairy/ai/start.ts';
import { boardFacts, regionCells } from '../../fairy/board/board.ts';
import { parseFen } from '../../fairy/fen/parse.ts';
import type { FairyDefinition } from '../../fairy/language/definition.ts';
import type { FlagCondition } from '../../play/family.ts';

const need = (otherwise: string, holds: (definition: FairyDefinition) => boolean): FlagCondition => ({
  otherwise,
  holds: (definition) => holds(definition as FairyDefinition),
});

export const boardWithEdges = need('its board wraps already', ({ board }) => board.topology === 'grid');

/** With two wrapped files, a step to the left and one to the right would reach the same square. */
export const atLeastThreeFiles = need('its board has fewer than three files', ({ board }) => board.files >= 3);

export const kingsMayFace = need('its kings may not face each other', ({ rules }) => !rules.flyingGeneral);

export const pawnsOnBothSides = need('not both players have pawns to guard their backs', (definition) =>
  bothStartWithPiece(definition, definition.notation.pawn),
);

export const armiesOnOwnHalves = need('the players do not begin on halves of their own', (definition) => {
  const ranks = startPlacement(definition).split('/');
  const half = Math.floor(ranks.length / 2);
  return !/[A-Z]/.test(ranks.slice(0, -half).join()) && !/[a-z]/.test(ranks.slice(half).join());
});

export const noUnmovedPieces = need(
  'it remembers which pieces of the first rank have moved, and they would no longer stand there',
  ({ rules }) => rules.unmoved.length === 0,
);

export const roomForAddedRanks = (more: number, mostRanks: number, mostCells: number): FlagCondition =>
  need(`it takes ${more} more ranks than its board has room for`, ({ board }) => {
    const ranks = board.ranks + more;
    return ranks <= mostRanks && board.files * ranks <= mostCells;
  });

export const sharedGoal = need(
  'its goals lie on opposite sides, which such a board has not',
  ({ end }) => !end.goal || end.goal.cells[0].join() === end.goal.cells[1].join(),
);

export const noGoal = need('it has a goal already', ({ end }) => !end.goal);

export const kingsOnBoard = need('not both players begin with a king on the board', (definition) =>
  bothStartWithPiece(definition, kingLetter(definition)),
);

export const kingsOffCentre = need('a king begins on a square in the middle', (definition) => {
  const board = boardFacts(definition);
  const start = parseFen(board, definition.setup.fen);
  const king = kingLetter(definition);
  if (!start.ok) return false;
  return regionCells(board.grid, middleSquares(board.grid)).every((cell) => {
    const code = start.value.setup.cells[cell]!;
    return code === 0 || board.kinds[(code - 1) >> 1]!.letter !== king;
  });
});

export const needsNoCheckCounting = need('checks win in it already', ({ end }) => end.checks === undefined);

export const checksAllowed = need('nobody may give check in it', ({ rules }) => rules.mayCheck);

/** Whether the king can be in check: it is royal, or the player may not leave it under attack. */
const isHunted = ({ rules, end }: FairyDefinition): boolean =>
  rules.royal !== undefined || end.extinction?.guarded === true;

export const kingsCanBeInCheck = need(
  'not both players begin with a king on the board that can be in check',
  (definition) => isHunted(definition) && bothStartWithPiece(definition, kingLetter(definition)),
);

export const noBlast = need('captures blow up in it already', ({ rules }) => !rules.blast);

/**
 * Blasts can destroy a royal piece, and rule words can end the game for that only by extinction. So the variant must not
 * use extinction for another purpose, and both players must begin with a royal piece.
 */
export const losableKings = need('its kings can only be mated, not lost', (definition) => {
  const { rules, end } = definition;
  return rules.royal === undefined || (!end.extinction && bothStartWithPiece(definition, rules.royal));
});

/** Only one form of a king that turns over is on the board at a time, so the other form would count as lost. */
export const singleKingForm = need(
  'its king has more than one form',
  ({ end }) => !end.extinction?.guarded || end.extinction.pieces === 'all' || end.extinction.pieces.length === 1,
);

export const royalKing = need('it has no king that could become an ordinary piece', isHunted);

/** An extinction rule that comes with blasts only describes the loss of kings, so it is accepted. */
export const noExtinction = need(
  'it ends by lost pieces already',
  ({ rules, end }) => !end.extinction || !!rules.blast,
);

export const noCapturesInHand = need(
  'captured pieces join the hand in it already',
  ({ rules }) => !rules.hand?.captures,
);

export const shuffleablePieces = need('there are no two kinds of pieces beside its king to be mixed', (definition) => {
  const ranks = startPlacement(definition).split('/');
  const rank = kingRank(definition);
  const pawn = definition.notation.pawn;
  const mixed = [ranks.at(-rank), ranks[rank - 1]?.toUpperCase()].map(
    (text = '') => new Set(text.replace(/[\d*+]/g, '')),
  );
  return mixed.some((letters) => [...letters].filter((letter) => letter !== pawn).length > 1);
});
