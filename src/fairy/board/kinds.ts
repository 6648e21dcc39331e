import { parseBetza, type Stroke } from '../language/betza.ts';
import type { FairyDefinition } from '../language/definition.ts';

/** A kind of piece in the engines' numbering. Promoted pieces that revert when captured are kinds of their own. */
export interface Kind {
  readonly letter: string;
  /** Whether it is a promoted piece (`Q~` or `+P` in FEN) that goes to the hand as its unpromoted kind. */
  readonly promoted: boolean;
  readonly name: string;
  readonly image: string;
  readonly value: number;
  /** Its name in Japanese move text. */
  readonly kanji?: string | undefined;
  readonly strokes: readonly Stroke[];
  /** The kind whose appearance it has: its own index unless it is promoted. */
  readonly face: number;
  /** The kind it becomes in the hand of its capturer. */
  readonly inHand: number;
  /**
   * The kind of its other side, for pieces that are turned over: FEN writes `+` and that kind's letter. NONE for
   * others.
   */
  readonly base: number;
}

/**
 * All kinds: first those of the definition in its order, then the promoted ones that revert when captured, then the
 * forms that pieces take when they are turned over.
 */
export function kindsOf(definition: FairyDefinition): Kind[] {
  const plain = Object.entries(definition.pieces).map(([letter, { betza, ...described }], index): Kind => {
    const strokes = [...parseBetza(betza), ...lineStrokes(definition, letter)];
    return { ...described, letter, promoted: false, strokes, face: index, inHand: index, base: -1 };
  });
  const unturned = [...plain, ...revertingKinds(definition, plain)];
  return [...unturned, ...turnedForms(definition, plain, unturned.length)];
}

function lineStrokes({ rules }: FairyDefinition, letter: string): Stroke[] {
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

/** `first` is the index of the first kind returned. */
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

/** Whether each hop of the kind rides on beyond the screen. Also true for kinds that do not hop. */
export const ridesPastScreens = ({ strokes }: Kind): boolean => strokes.every(({ hop }) => hop !== 'behind');

/** Index of the unpromoted kind with this letter; NONE without one. */
export const unpromotedKind = (kinds: readonly Kind[], letter: string | undefined): number =>
  kinds.findIndex((kind) => kind.letter === letter && !kind.promoted);

/** Piece code of a cell that nothing can enter: a hole in the board, a wall or a duck. It belongs to neither side. */
export const WALL = 129;

/** The players' word for a laid wall: a wall that moves is a duck. */
export const wallWord = ({ rules }: FairyDefinition): 'duck' | 'wall' => (rules.walls?.moves ? 'duck' : 'wall');

/**
 * Piece codes: 0 is an empty cell, then white and black of each kind in turn, and last the wall. `sideOf` gives 0 or 1
 * for a piece and neither for an empty cell or a wall, so that one comparison is enough in move generation.
 */
export const codeOf = (kind: number, side: number): number => 1 + kind * 2 + side;
export const sideOf = (code: number): number => (code - 1) & 129;
/** Whether the code stands for a piece: neither an empty cell nor a wall. */
export const isPiece = (code: number): boolean => code !== 0 && code !== WALL;
export const kindOfCode = (code: number): number => (code - 1) >> 1;

/** By code: 1 for the pieces of a side with one of these letters, promoted or not. */
export function codesOfLetters(kinds: readonly Kind[], letters: readonly string[], side: number): Uint8Array {
  const codes = new Uint8Array(WALL + 1);
  for (const [kind, { letter }] of kinds.entries()) if (letters.includes(letter)) codes[codeOf(kind, side)] = 1;
  return codes;
}

/** Short text of a kind: `N`, or `+N` for the turned-over form that only a knight can take. */
export function kindWord(kinds: readonly Kind[], index: number): string {
  const { letter, base } = kinds[index]!;
  return base >= 0 && kinds[base]!.letter === letter ? `+${letter}` : letter;
}

/** FEN text of a piece: `Q~` is promoted and reverts when captured, `+P` is turned over. */
export function fenLetter(kinds: readonly Kind[], index: number, side: number): string {
  const kind = kinds[index]!;
  const { letter } = kinds[kind.base] ?? kind;
  const mark = kind.base < 0 ? '' : '+';
  return mark + (side === 0 ? letter : letter.toLowerCase()) + (kind.promoted && kind.base < 0 ? '~' : '');
}
