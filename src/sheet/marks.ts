import type { Face } from './metrics.ts';

/** What is drawn on a sheet, in millimetres from the top left corner of the paper. */
export type Mark = TextMark | FrameMark | LinesMark | CircleMark | SquareMark;

/** One line of text. `y` is its baseline; `width` is the width that it is given, whatever font shows it. */
export interface TextMark {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: Face;
  readonly text: string;
  readonly width: number;
  /** Whether extra width goes between the letters, as in small capitals, and not into them. */
  readonly isSpaced?: boolean;
  readonly isSoft?: boolean;
}

/** A box with cut corners. Its upper line leaves out the `gap`, where the title stands. */
export interface FrameMark {
  readonly kind: 'frame';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  readonly stroke: number;
  readonly gap?: readonly [from: number, to: number] | undefined;
  /** What the frame is filled with. Default: nothing. */
  readonly fill?: 'shade' | 'paper';
}

/** Straight lines, each as [x1, y1, x2, y2]. */
export interface LinesMark {
  readonly kind: 'lines';
  readonly lines: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];
  readonly stroke: number;
  readonly isSoft?: boolean;
}

export interface CircleMark {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly isFilled: boolean;
  /** Whether a second circle surrounds the first one. */
  readonly isDouble?: boolean;
}

export interface SquareMark {
  readonly kind: 'square';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isFilled: boolean;
}

/** A rectangle in millimetres. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Parts of the size of a text that its letters reach above and below the baseline. */
export const ASCENT = 0.72;
export const DESCENT = 0.22;

const RING = 0.55;

/** Returns the area that a mark covers, without the width of its strokes. */
export function areaOf(mark: Mark): Area {
  switch (mark.kind) {
    case 'text':
      return {
        x: mark.x,
        y: mark.y - mark.size * ASCENT,
        width: mark.width,
        height: mark.size * (ASCENT + DESCENT),
      };
    case 'frame':
      return mark;
    case 'lines': {
      const [xs, ys] = [mark.lines.flatMap(([a, , b]) => [a, b]), mark.lines.flatMap(([, a, , b]) => [a, b])];
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
    }
    case 'circle': {
      const radius = mark.radius + (mark.isDouble ? RING : 0);
      return { x: mark.x - radius, y: mark.y - radius, width: 2 * radius, height: 2 * radius };
    }
    case 'square':
      return { x: mark.x, y: mark.y, width: mark.size, height: mark.size };
  }
}

/** Radius of the second circle around a double one. */
export const ringOf = ({ radius }: CircleMark): number => radius + RING;
