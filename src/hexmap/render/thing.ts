import { paintTexts, textBox } from '../../board/render/text/texts.ts';
import { inkOn } from '../../lib/contrast.ts';
import type { Area, Box } from './area.ts';

/** A text with the box that it fills and the colour of what it stands on. */
export interface PlacedText {
  readonly words: string;
  readonly area: Box;
  readonly ink: string;
  readonly on: string;
}

/** A thing drawn on the map, such as a token, a flag or a harbour. */
export interface Thing {
  /** Word by which the legend knows it: the slug of a feature, `player`, `coordinates` … */
  readonly kind: string;
  /** What it covers. */
  readonly areas: readonly Area[];
  /** The texts in it. */
  readonly texts: readonly PlacedText[];
  readonly svg: string;
  /** Whether it hides all that lies under its areas, so that shapes of the ground may reach below it. */
  readonly isOpaque?: true;
}

/** A text and its drawing. */
export interface DrawnText {
  readonly text: PlacedText;
  readonly svg: string;
}

/** Draws a text centred on a point, in the usual ink if it can be read on its ground, otherwise in black or white. */
export function drawText(words: string, size: number, x: number, y: number, usual: string, on: string): DrawnText {
  const ink = inkOn(on, usual);
  const placed = { text: words, size, x, y };
  return {
    text: { words, area: textBox(placed), ink, on },
    svg: paintTexts([placed], ink),
  };
}
