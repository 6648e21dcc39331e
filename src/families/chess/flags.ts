import { kingLetter, kingLetters, kingRank, middleSquares, startFenFields } from '../../fairy/ai/start.ts';
import { MAX_CELLS } from '../../fairy/contradictions.ts';
import type { FairyDefinition } from '../../fairy/language/definition.ts';
import { MAX_RANKS } from '../../fairy/language/limits.ts';
import { mergePatch } from '../../lib/merge-patch.ts';
import type { Definition } from '../../play/definition.ts';
import type { DefinitionPatch, VariantFlag } from '../../play/family.ts';
import * as needs from './flag-needs.ts';
import { TORUS_ADDED_RANKS, torusPatch } from './torus.ts';
import { capturesToHand, castlingFromAnyStart } from './variants/base.ts';

/** Number of checks that win a game with the flag that counts checks. */
const CHECKS = 3;

type ChessFlag = Omit<VariantFlag, 'patch'> & { patch: (definition: FairyDefinition) => DefinitionPatch };

/**
 * The flags of chess in the order in which they are applied: captures, start and drops come first; then the board,
 * which shifts the ranks named by those; then the ends, which need the middle of the final board.
 */
const chessFlags: Record<string, ChessFlag> = {
  anti: {
    title: 'antichess',
    summary:
      'Captures are compulsory; a player without pieces or without a move wins. The king is an ordinary piece, pawns may promote to it, and nobody castles.',
    needs: [needs.royalKing, needs.noExtinction, needs.needsNoCheckCounting, needs.checksAllowed, needs.kingsMayFace],
    patch: antiPatch,
  },
  atomic: {
    title: 'atomic',
    summary: 'A capture blows up both pieces and all around it but pawns; blowing up the king wins.',
    needs: [needs.noBlast, needs.losableKings, needs.singleKingForm, needs.kingsMayFace],
    patch: atomicPatch,
  },
  random: {
    title: 'random start',
    summary: 'The pieces start in a random order, the same for both players; the same seed gives the same order.',
    group: 'start',
    needs: [needs.shuffleablePieces],
    patch: (definition) => {
      const castles = definition.rules.castling !== undefined;
      return {
        ...(castles ? castlingFromAnyStart : {}),
        setup: { shuffle: { rank: kingRank(definition), keep: [definition.notation.pawn], kingBetweenRooks: castles } },
      };
    },
  },
  drops: {
    title: 'drops',
    summary: 'Captured pieces join the hand of their capturer, who may drop one instead of moving.',
    needs: [needs.noCapturesInHand],
    patch: (definition) =>
      mergePatch(handPatch(definition), { setup: { fen: withHand(definition) } }) as DefinitionPatch,
  },
  cylinder: {
    title: 'cylinder',
    summary:
      'The first and the last file are neighbours: pieces and pawns move and capture over that edge, castling stays as it is.',
    group: 'topology',
    needs: [needs.boardWithEdges, needs.atLeastThreeFiles, needs.kingsMayFace],
    patch: (definition) =>
      mergePatch({ board: { topology: 'cylinder' } }, bishopsOnOddFiles(definition)) as DefinitionPatch,
  },
  torus: {
    title: 'torus',
    summary:
      'The board wraps on both axes. Behind each army there are two more ranks with a second row of pawns, so that nobody can capture at once; pawns promote where they always did and never go over the edge behind.',
    group: 'topology',
    needs: [
      needs.boardWithEdges,
      needs.atLeastThreeFiles,
      needs.kingsMayFace,
      needs.pawnsOnBothSides,
      needs.armiesOnOwnHalves,
      needs.noUnmovedPieces,
      needs.sharedGoal,
      needs.roomForAddedRanks(TORUS_ADDED_RANKS, MAX_RANKS, MAX_CELLS),
    ],
    patch: (definition) => mergePatch(torusPatch(definition), bishopsOnOddFiles(definition)) as DefinitionPatch,
  },
  koth: {
    title: 'king of the hill',
    summary: 'A king that reaches one of the squares in the middle wins.',
    needs: [needs.noGoal, needs.kingsOnBoard, needs.kingsOffCentre],
    patch: (definition) => {
      const hill = middleSquares(definition.board);
      return { end: { goal: { pieces: kingLetters(definition), cells: [hill, hill] }, insufficient: null } };
    },
  },
  '3check': {
    title: 'three checks',
    summary: 'The third check wins.',
    needs: [needs.needsNoCheckCounting, needs.checksAllowed, needs.kingsCanBeInCheck],
    patch: (definition) => ({
      setup: { fen: withChecks(definition) },
      end: { checks: CHECKS, ...noMaterialDraws(definition) },
    }),
  },
};

export const flags: Record<string, VariantFlag> = Object.fromEntries(
  Object.entries(chessFlags).map(([slug, { patch, ...flag }]) => [
    slug,
    { ...flag, patch: (definition: Definition) => patch(definition as FairyDefinition) },
  ]),
);

/** Patch that adds drops for all pieces. Pawns may not be dropped on their first rank, nor where they promote. */
function handPatch({ rules, board }: FairyDefinition): DefinitionPatch {
  const from = rules.promotion?.from ?? board.ranks;
  const closed = [1, ...Array.from({ length: board.ranks - from + 1 }, (_, index) => from + index)];
  const closedCells = rules.promotion?.cells && { closedCells: { P: rules.promotion.cells } };
  return { ...capturesToHand, rules: { hand: { captures: true, closedRanks: { P: closed }, ...closedCells } } };
}

/** Position string of the start, with an empty hand added. */
function withHand({ setup: { fen } }: FairyDefinition): string {
  return fen.includes('[') ? fen : fen.replace(' ', '[] ');
}

/** Position string of the start, with the number of checks still to give added. */
function withChecks(definition: FairyDefinition): string {
  const [placement, turn, castling, enPassant, ...rest] = startFenFields(definition);
  const counters = rest.slice(definition.end.checks === undefined ? 0 : 1);
  return [placement, turn, castling, enPassant, `${CHECKS}+${CHECKS}`, ...counters].join(' ');
}

/** Patch that turns off draws by insufficient material, if the variant has them: a lone piece can still give checks. */
const noMaterialDraws = ({ end }: FairyDefinition): DefinitionPatch =>
  end.insufficient ? { insufficient: { single: [], colourbound: [] } } : {};

/** Patch with the rule of insufficient material for games won by blowing up a king, if the variant has such draws. */
function harmlessMaterial(definition: FairyDefinition): DefinitionPatch {
  const [knights, bishops, rooks] = ['N', 'B', 'R'].map((betza) => lettersOf(definition, betza));
  const lone = [...knights!, ...bishops!, ...rooks!];
  return definition.end.insufficient
    ? { insufficient: { single: [], colourbound: [], unmet: bishops, lone, pair: knights } }
    : {};
}

/**
 * Patch that no longer treats bishops as bound to squares of one colour, where an odd number of wrapped files lets them
 * change it.
 */
const bishopsOnOddFiles = ({ board, end }: FairyDefinition): DefinitionPatch =>
  end.insufficient && board.files % 2 === 1 ? { end: { insufficient: { colourbound: [], unmet: [] } } } : {};

/**
 * Patch for blasts. Pawn-like pieces survive them unless they capture or are captured. If the king was royal, its loss
 * ends the game instead.
 */
function atomicPatch(definition: FairyDefinition): DefinitionPatch {
  const { rules, end, notation } = definition;
  const blast = { spares: notation.resets };
  // A player left without pieces wins, unless both are. This is antiatomic as in the variant tables; atomic giveaway
  // there differs in a way that no rule word here can express.
  if (end.extinction?.pieces === 'all')
    return { rules: { blast }, end: { extinction: { against: 1 }, insufficient: null } };
  if (rules.royal === undefined) return { rules: { blast } };
  return {
    rules: { royal: null, blast },
    end: { extinction: { pieces: [rules.royal], result: 'loss', guarded: true }, ...harmlessMaterial(definition) },
  };
}

function antiPatch(definition: FairyDefinition): DefinitionPatch {
  const { rules, setup } = definition;
  const king = kingLetter(definition)!;
  const [placement, turn, , ...rest] = startFenFields(definition);
  const against = rules.blast ? 1 : 0;
  return {
    setup: {
      fen: [placement, turn, '-', ...rest].join(' '),
      ...(setup.shuffle && { shuffle: { kingBetweenRooks: false } }),
    },
    rules: {
      royal: null,
      castling: null,
      mustCapture: true,
      ...(rules.promotion && { promotion: toKing(rules.promotion, king) }),
    },
    end: {
      stalemate: 'win',
      extinction: { pieces: 'all', result: 'win', against, atMost: 0, guarded: false, together: false, reply: false },
      insufficient: rules.blast ? null : { single: [], colourbound: [], unmet: lettersOf(definition, 'B') },
    },
  };
}

/** Letters of the kinds whose moves are exactly `betza` (in Betza notation). */
const lettersOf = ({ pieces }: FairyDefinition, betza: string): string[] =>
  Object.keys(pieces).filter((letter) => pieces[letter]!.betza === betza);

/** Adds the former king to the kinds that a pawn may promote to. */
const toKing = ({ to, bySeat }: NonNullable<FairyDefinition['rules']['promotion']>, king: string): DefinitionPatch => ({
  to: withKing(to, king),
  ...(bySeat && { bySeat: bySeat.map((choices) => withKing(choices, king)) }),
});

const withKing = (choices: readonly string[], king: string): string[] => [...new Set([...choices, king])];
