import type { Mark } from './marks.ts';

/** A strip of a box, over its whole width. Boxes are cut between rows. */
export interface Row {
  readonly height: number;
  /** Whether the row belongs to the one above, so that a box is not cut between them. */
  readonly isInner?: boolean;
  draw(x: number, y: number): Mark[];
}

/** A box of a sheet, before it has a place. */
export interface Block {
  /** Title in the upper line of the frame. A block without a title has no frame. */
  readonly title: string;
  /** Short remark beside the title. */
  readonly note?: string;
  /** Share of the free height that the box takes. Free height is ruled for writing. */
  readonly grow: number;
  /** Whether rows may continue in another box. */
  readonly splits: boolean;
  /** Rank in which blocks leave a side that is full. 0: never. */
  readonly spill: number;
  /** Makes the rows for a width in millimetres and a scale of the text. */
  rows(width: number, scale: number): readonly Row[];
}

/** Size of the text of a character at scale 1, in millimetres. */
export const TEXT_SIZE = 3.15;

/** Height of a line of text, in sizes. */
export const LINE_HEIGHT = 1.2;

/** Size of labels, in millimetres. They are the same at every scale. */
export const LABEL_SIZE = 1.85;

/** Distance of lines for writing, in millimetres. */
export const RULE_PITCH = 6;
