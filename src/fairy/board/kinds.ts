import { parseBetza, type Stroke } from '../language/betza.ts';
import type { FairyDefinition } from '../language/definition.ts';

/** A kind of piece as the engine counts them. Promoted pieces that fall back when captured are kinds of their own. */
export interface Kind {
  readonly letter: string;
  /** `Q~` or `+P`: a promoted piece that goes to the hand as what it was. */
  readonly promoted: boolean;
  readonly name: string;
  readonly image: string;
  readonly value: number;
  /** What Japanese text calls it. */
  readonly kanji?: string | undefined;
  readonly strokes: readonly Stroke[];
  /** The kind that it looks like: itself unless promoted. */
  readonly face: number;
  /** What it becomes in the hand of its capturer. */
  readonly inHand: number;
  /** The kind that was turned over to become it: FEN writes it as that one's letter behind a +. NONE for others. */
  readonly base: number;
}

/**
 * All kinds: those of the definition in its order, then the promoted ones where captures go to the hand, then what pieces
 * become when they are turned over.
 */
export function kindsOf(definition: FairyDefinition): Kind[] {
  const plain = Object.entries(definition.pieces).map(([letter, { betza, ...told }], index): Kind => {
    const strokes = [...parseBetza(betza), ...alongLines(definition, letter)];
    return { ...told, letter, promoted: false, strokes, face: index, inHand: index, base: -1 };
  });
  const known = [...plain, ...fallingBack(definition, plain)];
  return [...known, ...turnedOver(definition, plain, known.length)];
}

function alongLines({ rules }: FairyDefinition, letter: string): Stroke[] {
  const betza = rules.lines?.moves[letter];
  return betza === undefined ? [] : parseBetza(betza).map((stroke) => ({ ...stroke, onLines: true }));
}

function fallingBack({ rules }: FairyDefinition, kinds: readonly Kind[]): Kind[] {
  const { promotion, hand } = rules;
  if (!promotion || !hand?.captures || hand.keepsPromotion) return [];
  const pawn = kinds.findIndex(({ letter }) => letter === promotion.pieces[0]);
  const promoted = promotion.to.map((letter) => kinds.find((kind) => kind.letter === letter)!);
  return promoted.map((kind) => ({ ...kind, promoted: true, inHand: pawn }));
}

/** `first` is the index of the first of them. */
function turnedOver({ rules }: FairyDefinition, kinds: readonly Kind[], first: number): Kind[] {
  const index = (letter: string) => kinds.findIndex((kind) => kind.letter === letter);
  return Object.entries(rules.turning?.forms ?? {}).map(([letter, form], at): Kind => {
    const base = index(letter);
    if (typeof form === 'string') {
      const kind = kinds[index(form)]!;
      return { ...kind, promoted: true, base, inHand: rules.hand?.keepsPromotion ? kind.inHand : base };
    }
    const { betza, ...own } = form;
    return { ...own, letter, promoted: true, strokes: parseBetza(betza), face: first + at, inHand: base, base };
  });
}

/** What it jumps over it rides on behind, or it doesn't jump. */
export const ridesPastScreens = ({ strokes }: Kind): boolean => strokes.every(({ hop }) => hop !== 'behind');

/** The kind that a letter tells, not promoted; NONE where there is none. */
export const plainKind = (kinds: readonly Kind[], letter: string | undefined): number =>
  kinds.findIndex((kind) => kind.letter === letter && !kind.promoted);

/** What stands on a cell where nothing can: a hole in the board, a wall, a blocker. It belongs to neither side. */
export const WALL = 129;

/** What players call what they lay: a wall, or a duck that goes on. */
export const wallWord = ({ rules }: FairyDefinition): 'duck' | 'wall' => (rules.walls?.moves ? 'duck' : 'wall');

/**
 * Piece codes: 0 is an empty cell, then white and black of each kind in turn, and last the wall. The side is 0 or 1 for
 * a piece, and neither for an empty cell or a wall, so that comparing it with a player tells all that moving must know.
 */
export const codeOf = (kind: number, side: number): number => 1 + kind * 2 + side;
export const sideOf = (code: number): number => (code - 1) & 129;
/** A piece stands there: neither nothing nor a wall. */
export const isPiece = (code: number): boolean => code !== 0 && code !== WALL;
export const kindOfCode = (code: number): number => (code - 1) >> 1;

/** By code: 1 for the pieces of a side that bear one of these letters, promoted or not. */
export function codesOfLetters(kinds: readonly Kind[], letters: readonly string[], side: number): Uint8Array {
  const codes = new Uint8Array(WALL + 1);
  for (const [kind, { letter }] of kinds.entries()) if (letters.includes(letter)) codes[codeOf(kind, side)] = 1;
  return codes;
}

/** A kind in a word of one or two letters: `N`, and `+N` for what only a knight that is turned over becomes. */
export function kindWord(kinds: readonly Kind[], index: number): string {
  const { letter, base } = kinds[index]!;
  return base >= 0 && kinds[base]!.letter === letter ? `+${letter}` : letter;
}

/** The letter as a FEN has it: `Q~` is promoted and falls back when captured, `+P` is turned over. */
export function fenLetter(kinds: readonly Kind[], index: number, side: number): string {
  const kind = kinds[index]!;
  const { letter } = kinds[kind.base] ?? kind;
  const mark = kind.base < 0 ? '' : '+';
  return mark + (side === 0 ? letter : letter.toLowerCase()) + (kind.promoted && kind.base < 0 ? '~' : '');
}
