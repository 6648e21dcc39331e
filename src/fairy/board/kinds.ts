import { type BetzaStroke, parseBetza } from '../language/betza.ts';
import type { FairyDefinition } from '../language/definition.ts';

/** A kind of piece. Promoted pieces that revert when captured are kinds of their own. */
export interface Kind {
  readonly letter: string;
  /**
   * Whether the kind is a promoted piece (`Q~` or `+P` in FEN) that reverts to its unpromoted kind in the capturer's
   * hand.
   */
  readonly promoted: boolean;
  readonly name: string;
  readonly image: string;
  readonly value: number;
  /** Name of the kind in Japanese move text. */
  readonly kanji?: string | undefined;
  readonly strokes: readonly BetzaStroke[];
  /** Index of the kind whose picture and letter this kind uses: its own index unless it is promoted. */
  readonly face: number;
  /** Index of the kind that a captured piece becomes in its capturer's hand. */
  readonly inHand: number;
  /**
   * For pieces that have been turned over: the kind on the other side of the piece. FEN writes `+` and that kind's
   * letter. NONE for all other kinds.
   */
  readonly base: number;
}

/**
 * Lists all kinds of a definition: first its own kinds in order, then promoted kinds that revert when captured, then
 * the forms of pieces that have been turned over.
 */
export function kindsOf(definition: FairyDefinition): Kind[] {
  const plain = Object.entries(definition.pieces).map(([letter, { betza, ...described }], index): Kind => {
    const strokes = [...parseBetza(betza), ...lineStrokes(definition, letter)];
    return { ...described, letter, promoted: false, strokes, face: index, inHand: index, base: -1 };
  });
  const unturned = [...plain, ...revertingKinds(definition, plain)];
  return [...unturned, ...turnedForms(definition, plain, unturned.length)];
}

function lineStrokes({ rules }: FairyDefinition, letter: string): BetzaStroke[] {
  const betza = rules.lines?.moves[letter];
  return betza === undefined ? [] : parseBetza(betza).map((stroke) => ({ ...stroke, onLines: true }));
}

function revertingKinds({ rules }: FairyDefinition, kinds: readonly Kind[]): Kind[] {
  const { promotion, hand } = rules;
  if (!promotion || !hand?.captures || hand.keepsPromotion) return [];
  const pawn = kinds.findIndex(({ letter }) => letter === promotion.pieces[0]);
  const promoted = promotion.to.map((letter) => kinds.find((kind) => kind.letter === letter)!);
  return promoted.map((kind) => ({ ...kind, promoted: true, inHand: pawn }));
}

/** The forms of pieces that have been turned over. `first` is the index of the first kind returned. */
function turnedForms({ rules }: FairyDefinition, kinds: readonly Kind[], first: number): Kind[] {
  const index = (letter: string) => kinds.findIndex((kind) => kind.letter === letter);
  return Object.entries(rules.turning?.forms ?? {}).map(([letter, form], at): Kind => {
    const base = index(letter);
    if (typeof form === 'string') {
      const kind = kinds[index(form)]!;
      return { ...kind, promoted: true, base, inHand: rules.hand?.keepsPromotion ? kind.inHand : base };
    }
    const { betza, ...described } = form;
    return { ...described, letter, promoted: true, strokes: parseBetza(betza), face: first + at, inHand: base, base };
  });
}

/** Whether a hopper of this kind rides on beyond the piece that it jumps over. Also true for kinds that do not hop. */
export const ridesPastScreens = ({ strokes }: Kind): boolean => strokes.every(({ hop }) => hop !== 'behind');

/** Index of the unpromoted kind with this letter; NONE if there is none. */
export const unpromotedKind = (kinds: readonly Kind[], letter: string | undefined): number =>
  kinds.findIndex((kind) => kind.letter === letter && !kind.promoted);

/** Piece code of a cell that nothing can enter: a hole in the board, a wall or a duck. It belongs to neither side. */
export const WALL_CODE = 129;

/** Word for a laid wall in messages: "duck" for a wall that moves. */
export const wallWord = ({ rules }: FairyDefinition): 'duck' | 'wall' => (rules.walls?.moves ? 'duck' : 'wall');

/** Code of a piece: 0 is an empty cell, then white and black of each kind in turn, and last the wall. */
export const codeOf = (kind: number, side: number): number => 1 + kind * 2 + side;
/**
 * Side of a piece code: 0 or 1 for a piece, another value for an empty cell or a wall, so that move generation needs
 * only one comparison.
 */
export const sideOf = (code: number): number => (code - 1) & 129;
/** Whether the code stands for a piece, not for an empty cell or a wall. */
export const isPiece = (code: number): boolean => code !== 0 && code !== WALL_CODE;
export const kindOfCode = (code: number): number => (code - 1) >> 1;

/** Marks piece codes with 1: those of a side's pieces with one of the letters, promoted or not. */
export function codesOfLetters(kinds: readonly Kind[], letters: readonly string[], side: number): Uint8Array {
  const codes = new Uint8Array(WALL_CODE + 1);
  for (const [kind, { letter }] of kinds.entries()) if (letters.includes(letter)) codes[codeOf(kind, side)] = 1;
  return codes;
}

/** Short name of a kind: `N`, or `+N` for a turned-over form that has no letter of its own. */
export function kindWord(kinds: readonly Kind[], index: number): string {
  const { letter, base } = kinds[index]!;
  return base >= 0 && kinds[base]!.letter === letter ? `+${letter}` : letter;
}

/**
 * Text of a piece in FEN: `Q~` is a promoted piece that reverts when captured, `+P` a piece that has been turned over.
 */
export function fenLetter(kinds: readonly Kind[], index: number, side: number): string {
  const kind = kinds[index]!;
  const { letter } = kinds[kind.base] ?? kind;
  const mark = kind.base < 0 ? '' : '+';
  return mark + (side === 0 ? letter : letter.toLowerCase()) + (kind.promoted && kind.base < 0 ? '~' : '');
}
