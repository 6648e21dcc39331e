import type { Picture } from '../picture.ts';

/** A piece as it is shown: the same looks once, whatever games call it. */
export interface Piece {
  readonly id: string;
  /** What most games call it. */
  readonly name: string;
  /** What others call it. */
  readonly alsoCalled?: readonly string[];
  /** By which position strings name it; empty where they don't. */
  readonly letter: string;
  /** Whose it is, as its games call their players, or else its colour. */
  readonly color: string;
  readonly text: string;
  /** How many variants have it, where it is counted. */
  readonly variants?: number;
  /** In a square box. */
  readonly picture: Picture;
}

export interface PieceSet {
  readonly id: string;
  readonly name: string;
  /** How it is made, in a word or two. */
  readonly style: string;
  readonly summary: string;
  /** Slugs of families of games. */
  readonly families: readonly string[];
  readonly author: string;
  readonly licence: string;
  /** Where outlines are from that are not our own. */
  readonly credit?: string;
  /** More words to find it by. */
  readonly words?: string;
  /** Made when somebody first asks for them. */
  pieces(): readonly Piece[];
}

/** What nearly all sets have in common. */
export const OWN_WORK = { author: 'Parlour', licence: 'MIT' } as const;

export const CHARACTER_CREDIT = 'Characters are outlined from Kaisei Tokumin (OFL-1.1).';
export const LETTER_CREDIT = 'Letters are outlined from Noto Sans (OFL-1.1).';

/** The work is done once. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
