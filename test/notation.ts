import { fairyNotation } from '../src/fairy/notation.ts';
import { draughtsNotation } from '../src/families/draughts/notation.ts';
import { goNotation, stonesNotation } from '../src/families/go/notation.ts';
import { hexNotation } from '../src/families/hex/notation.ts';
import { landlordsNotation } from '../src/families/landlords-game/notation.ts';
import { mancalaNotation } from '../src/families/mancala/notation.ts';
import { morrisNotation } from '../src/families/morris/notation.ts';
import { reversiNotation } from '../src/families/reversi/notation.ts';
import { findMove as findIn } from '../src/play/find-move.ts';
import type { Move } from '../src/play/move.ts';
import type { Notation } from '../src/play/notation.ts';
import type { Position } from '../src/play/position.ts';

/** Positions as text and moves as JSON for tests that hold a position without its rules. */

const BY_FAMILY: Readonly<Record<string, Notation<never>>> = {
  chess: fairyNotation,
  shogi: fairyNotation,
  xiangqi: fairyNotation,
  draughts: draughtsNotation,
  go: goNotation,
  hex: hexNotation,
  'landlords-game': landlordsNotation,
  mancala: mancalaNotation,
  morris: morrisNotation,
  reversi: reversiNotation,
};

/** What the tests' own games bring along, and what all engines have. */
type Written = Position & {
  readonly notation?: Notation<never>;
  readonly board?: { readonly definition: { readonly family: string; readonly rules?: { readonly row?: unknown } } };
};

function notationOf(position: Position): Notation {
  const { notation, board } = position as Written;
  const { family, rules = {} } = board?.definition ?? { family: '' };
  return (notation ?? (rules.row ? stonesNotation : BY_FAMILY[family])) as Notation;
}

export const fenOf = (position: Position): string => notationOf(position).fen(position);
export const describeMove = (position: Position, move: number): Move => notationOf(position).describe(position, move);
export const matchField = (position: Position, move: number, field: string, value: unknown) =>
  notationOf(position).match(position, move, field, value);
export const whyNot = (position: Position, input: Move): string =>
  notationOf(position).explainIllegalMove(position, input);
export const publicState = (position: Position) => notationOf(position).publicState?.(position);
export const scoreOf = (position: Position) => notationOf(position).score?.(position);
export const findMove = (position: Position, input: Move) => findIn(notationOf(position), position, input);
