import { parseBetza, type Stroke } from './betza.ts';
import type { FairyDefinition } from './definition.ts';

/** A kind of piece as the engine counts them. Promoted pieces that fall back when captured are kinds of their own. */
export interface Kind {
  readonly letter: string;
  /** `Q~`: a promoted piece that goes to the hand as what it was. */
  readonly promoted: boolean;
  readonly name: string;
  readonly image: string;
  readonly value: number;
  readonly strokes: readonly Stroke[];
  /** The kind that it looks like: itself unless promoted. */
  readonly face: number;
  /** What it becomes in the hand of its capturer. */
  readonly inHand: number;
}

/** All kinds: those of the definition in its order, then the promoted ones where captures go to the hand. */
export function kindsOf(definition: FairyDefinition): Kind[] {
  const kinds = Object.entries(definition.pieces).map(([letter, { name, betza, image, value }], index): Kind => {
    return { letter, promoted: false, name, image, value, strokes: parseBetza(betza), face: index, inHand: index };
  });
  const { promotion, hand } = definition.rules;
  if (!promotion || !hand?.captures || hand.keepsPromotion) return kinds;
  const pawn = kinds.findIndex(({ letter }) => letter === promotion.pieces[0]);
  const promoted = promotion.to.map((letter) => kinds.find((kind) => kind.letter === letter)!);
  return [...kinds, ...promoted.map((kind) => ({ ...kind, promoted: true, inHand: pawn }))];
}

/**
 * Piece codes: 0 is an empty cell, then white and black of each kind in turn.
 */
export const codeOf = (kind: number, side: number): number => 1 + kind * 2 + side;
export const sideOf = (code: number): number => (code - 1) & 1;
export const kindOfCode = (code: number): number => (code - 1) >> 1;

/** The letter as a FEN has it. */
export const fenLetter = (kind: Kind, side: number): string =>
  (side === 0 ? kind.letter : kind.letter.toLowerCase()) + (kind.promoted ? '~' : '');
