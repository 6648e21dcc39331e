import type { Block, Row } from '../block.ts';
import type { FigureSpec, FiguresSpec } from '../layout.ts';
import type { Mark } from '../marks.ts';
import type { Reader } from '../reader.ts';
import { readValue } from '../values.ts';
import { writeLabel, writeText } from '../write.ts';
import { factsOf } from './facts.ts';

interface Figure {
  readonly label: string;
  readonly text: string;
  readonly below: string;
  readonly share: number;
}

const HEIGHT = 15;
const GAP = 1.8;
const BELOW_HEIGHT = 3.6;
/** Longest text that is written large, in characters. */
const LARGE = 6;

/** Draws numbers in boxes side by side. */
export function figures(spec: FiguresSpec, reader: Reader): Block[] {
  const all = readFigures(spec.items, reader);
  return [{ ...factsOf(spec, reader), splits: false, rows: (width) => [figureRow(all, width)] }];
}

export const readFigures = (items: readonly FigureSpec[], reader: Reader): Figure[] =>
  items.map(({ label, value, below, share = 1 }) => ({
    ...{ label, share },
    text: value === undefined ? '' : readValue(reader, value),
    below: below === undefined ? '' : readValue(reader, below),
  }));

/** Makes the row of some figures. */
export function figureRow(all: readonly Figure[], width: number, height = HEIGHT): Row {
  const hasBelow = all.some(({ below }) => below);
  const shares = all.reduce((sum, { share }) => sum + share, 0);
  const unit = (width - GAP * (all.length - 1)) / shares;
  return {
    height: height + (hasBelow ? BELOW_HEIGHT : 0),
    draw(x, y) {
      let left = x;
      return all.flatMap((figure) => {
        const own = unit * figure.share;
        const marks = drawFigure(figure, left, y, own, height);
        left += own + GAP;
        return marks;
      });
    },
  };
}

function drawFigure({ label, text, below }: Figure, x: number, y: number, width: number, height: number): Mark[] {
  const inner = { x: x + 0.8, width: width - 1.6, align: 'middle' as const };
  const isLarge = text.length <= LARGE;
  const marks: Mark[] = [
    { kind: 'frame', x, y, width, height, corner: 1.4, stroke: 0.3 },
    writeLabel({ ...inner, y: y + height - 1.5 }, label),
  ];
  if (text) {
    const size = isLarge ? Math.min(6.6, height * 0.46) : Math.min(4.4, height * 0.34);
    marks.push(writeText({ ...inner, y: y + (height - 3) / 2 + size * 0.38 }, text, isLarge ? 'bold' : 'serif', size));
  }
  if (below) marks.push(writeText({ x, width, align: 'middle', y: y + height + 2.7 }, below, 'italic', 2.6));
  return marks;
}
