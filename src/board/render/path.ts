/** SVG path data as values, so that outlines can be mirrored, scaled and moved. */

/** A relative path command: its coordinates are measured from the end of the command before. */
interface Step {
  letter: string;
  numbers: number[];
}

/** A line of path commands from a starting point, closed or open. */
export interface Contour {
  x: number;
  y: number;
  steps: Step[];
}

const ARITY: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };

/** Parses SVG path data, absolute or relative. */
export function parsePath(data: string): Contour[] {
  const contours: Contour[] = [];
  let x = 0;
  let y = 0;
  for (const [, letter, rest] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter!.toLowerCase();
    for (const numbers of splitNumbers(kind, numbersIn(rest!))) {
      const step = { letter: kind, numbers: letter === kind ? numbers : toRelative(x, y, kind, numbers) };
      const [dx, dy] = offsetOf(step);
      x += dx;
      y += dy;
      if (kind === 'm') contours.push({ x, y, steps: [] });
      else contours.at(-1)!.steps.push(step);
      if (kind === 'z') ({ x, y } = contours.at(-1)!);
    }
  }
  return contours;
}

const numbersIn = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

/** Splits the numbers of a repeated command: `l 1 2 3 4` draws two lines. */
function splitNumbers(kind: string, numbers: number[]): number[][] {
  const arity = ARITY[kind];
  if (arity === undefined || (arity > 0 && numbers.length % arity !== 0)) throw new Error(`path: ${kind} ${numbers}`);
  if (arity === 0) return [[]];
  return Array.from({ length: numbers.length / arity }, (_, i) => numbers.slice(i * arity, (i + 1) * arity));
}

function toRelative(x: number, y: number, kind: string, numbers: number[]): number[] {
  if (kind === 'h') return [numbers[0]! - x];
  if (kind === 'v') return [numbers[0]! - y];
  if (kind === 'a') return [...numbers.slice(0, 5), numbers[5]! - x, numbers[6]! - y];
  return numbers.map((value, i) => value - (i % 2 ? y : x));
}

/** The offset from the start to the end of a relative path command. */
function offsetOf({ letter, numbers }: Step): [number, number] {
  if (letter === 'z') return [0, 0];
  if (letter === 'h') return [numbers[0]!, 0];
  if (letter === 'v') return [0, numbers[0]!];
  return [numbers.at(-2)!, numbers.at(-1)!];
}

/** Scales contours about the origin, then moves them. A negative scale also rotates them by 180°. */
export const scaleContours = (contours: readonly Contour[], scale: number, dx = 0, dy = 0): Contour[] =>
  contours.map(({ x, y, steps }) => ({
    x: x * scale + dx,
    y: y * scale + dy,
    steps: steps.map(({ letter, numbers }) => ({
      letter,
      numbers: letter === 'a' ? scaleArc(numbers, scale) : numbers.map((value) => value * scale),
    })),
  }));

/** Scales the numbers of an arc command: the radii stay positive, the angle and flags do not change. */
const scaleArc = (numbers: readonly number[], scale: number): number[] =>
  numbers.map((value, i) => {
    if (i < 2) return value * Math.abs(scale);
    return i < 5 ? value : value * scale;
  });

/**
 * Completes a symmetrical outline from its right half. `profile` runs from the top to the foot and is mirrored at the
 * vertical line x = `axis`. Supports straight lines and curves.
 */
export function mirrorProfile(profile: string, axis: number): Contour {
  const { x, y, steps } = parsePath(profile)[0]!;
  let foot = x;
  for (const step of steps) foot += offsetOf(step)[0];
  const across: Step = { letter: 'h', numbers: [2 * (axis - foot)] };
  const left = steps.map(mirrorStep).reverse();
  return { x, y, steps: [...steps, across, ...left, { letter: 'z', numbers: [] }] };
}

/** The mirror image of a path command, drawn in the opposite direction. */
function mirrorStep(step: Step): Step {
  const { letter, numbers } = step;
  if (letter === 'h') return step;
  if (letter === 'v') return { letter, numbers: [-numbers[0]!] };
  const [dx, dy] = offsetOf(step);
  if (letter === 'l') return { letter, numbers: [dx, -dy] };
  if (letter === 'q') return { letter, numbers: [dx - numbers[0]!, numbers[1]! - dy, dx, -dy] };
  if (letter !== 'c') throw new Error(`a profile has no ${letter}`);
  const [x1, y1, x2, y2] = numbers as [number, number, number, number];
  return { letter, numbers: [dx - x2, y2 - dy, dx - x1, y1 - dy, dx, -dy] };
}

/**
 * Formats path commands as short as possible, with numbers that are multiples of `grid`. Points are rounded where they
 * lie, not each from the one before, so that errors do not add up.
 */
function formatSteps(steps: readonly Step[], grid: number): Pick<Outline, 'rest' | 'endX' | 'endY'> {
  const pen = new Pen(grid);
  let rest = '';
  let last = '';
  for (const step of steps) {
    const written = shortened(step.letter, pen.write(step).map(formatNumber));
    if (!written) continue;
    const [letter, shown] = written;
    // A repeated letter can be omitted.
    rest += letter === last && last !== 'z' ? joinNumbers(['', ...shown]) : letter + joinNumbers(shown);
    last = letter;
  }
  return { rest, ...pen.written };
}

/** A command as short as it can be: level and upright lines have one number, and a line to where it begins is none. */
function shortened(letter: string, shown: readonly string[]): readonly [string, readonly string[]] | undefined {
  if (!/[lhv]/.test(letter)) return [letter, shown];
  if (shown.every((number) => number === '0')) return undefined;
  if (letter !== 'l') return [letter, shown];
  const [dx, dy] = shown;
  return dy === '0' ? ['h', [dx!]] : dx === '0' ? ['v', [dy!]] : [letter, shown];
}

/** Where a path stands: exactly, and as written with rounded numbers. */
class Pen {
  #x = 0;
  #y = 0;
  written = { endX: 0, endY: 0 };
  readonly #grid: number;

  constructor(grid: number) {
    this.#grid = grid;
  }

  /** Moves on by a command, and returns its numbers as they are written. */
  write(step: Step): number[] {
    const [dx, dy] = offsetOf(step);
    const shown = this.#shown(step);
    if (step.letter === 'z') [this.#x, this.#y] = [0, 0];
    this.#x += dx;
    this.#y += dy;
    this.written = { endX: this.#round(this.#x), endY: this.#round(this.#y) };
    return shown;
  }

  #shown({ letter, numbers }: Step): number[] {
    const across = (value: number) => this.#round(this.#x + value) - this.written.endX;
    const down = (value: number) => this.#round(this.#y + value) - this.written.endY;
    if (letter === 'h') return numbers.map(across);
    if (letter === 'v') return numbers.map(down);
    const first = letter === 'a' ? 5 : 0;
    return numbers.map((value, i) => (i < first ? value : (i - first) % 2 ? down(value) : across(value)));
  }

  #round(value: number): number {
    return Math.round(value / this.#grid) * this.#grid;
  }
}

/** Formats a number with one decimal, without a needless zero. */
const formatNumber = (value: number): string => {
  const text = String(Math.round(value * 10) / 10 + 0);
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text;
};

/** Joins numbers with as few blanks as can be read: none is needed before a sign, or a point after another point. */
function joinNumbers(shown: readonly string[]): string {
  let text = shown[0] ?? '';
  for (let i = 1; i < shown.length; i++) {
    const next = shown[i]!;
    const isApart = next.startsWith('-') || (next.startsWith('.') && shown[i - 1]!.includes('.'));
    text += isApart ? next : ` ${next}`;
  }
  return text;
}

/** A contour ready for output: its start, the path data of the rest, and the end measured from the start. */
export interface Outline {
  x: number;
  y: number;
  rest: string;
  endX: number;
  endY: number;
}

/** Steps in which numbers are written. One decimal is precise enough for cells of 100 units. */
const TENTHS = 0.1;

/** Formats contours once, so that `PathWriter` only needs to add an offset. */
export const toOutlines = (contours: readonly Contour[], grid = TENTHS): Outline[] =>
  contours.map(({ x, y, steps }) => ({ x, y, ...formatSteps(steps, grid) }));

/** Writes outlines one after the other. All but the first begin relative to the end of the one before: it is shorter. */
export class PathWriter {
  data = '';
  #x = 0;
  #y = 0;

  /** Adds outlines moved by an offset. */
  add(outlines: readonly Outline[], dx: number, dy: number): void {
    for (const { x, y, rest, endX, endY } of outlines) {
      const [atX, atY] = [roundToTenth(x + dx), roundToTenth(y + dy)];
      const start = [atX - this.#x, atY - this.#y].map(formatNumber);
      this.data += `${this.data ? 'm' : 'M'}${joinNumbers(start)}${rest}`;
      this.#x = atX + endX;
      this.#y = atY + endY;
    }
  }
}

/** Rounds a coordinate to one decimal, for path data. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** Path data of outlines moved by an offset. */
export function placeOutlines(outlines: readonly Outline[], dx: number, dy: number): string {
  const writer = new PathWriter();
  writer.add(outlines, dx, dy);
  return writer.data;
}

/** Scales and moves path data, as `scaleContours` does with contours. */
export const rescalePath = (data: string, scale: number, dx: number, dy: number): string =>
  placeOutlines(toOutlines(scaleContours(parsePath(data), scale, dx, dy)), 0, 0);

/** The box around contours. Curves count with their control points, arcs exactly, unless they are tilted. */
export function extentOf(contours: readonly Contour[]): { left: number; top: number; right: number; bottom: number } {
  const points: [number, number][] = [];
  for (const contour of contours) {
    let { x, y } = contour;
    points.push([x, y]);
    for (const step of contour.steps) {
      const { letter, numbers } = step;
      if (letter === 'a') points.push(...arcExtremes(numbers).map(([dx, dy]): [number, number] => [x + dx, y + dy]));
      if ('csq'.includes(letter)) {
        for (let i = 0; i < numbers.length; i += 2) points.push([x + numbers[i]!, y + numbers[i + 1]!]);
      }
      const [dx, dy] = offsetOf(step);
      [x, y] = [x + dx, y + dy];
      points.push([x, y]);
    }
  }
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Points of an arc at which it turns from left to right or from up to down, measured from its start. */
function arcExtremes(numbers: readonly number[]): [number, number][] {
  const [rx, ry, , large, sweep, dx, dy] = numbers as [number, number, number, number, number, number, number];
  // On a circle of radius 1 around the middle of the chord, then around the centre of the arc.
  const [u, v] = [dx / 2 / rx, dy / 2 / ry];
  const grown = Math.max(1, Math.hypot(u, v));
  const [startX, startY] = [-u / grown, -v / grown];
  const half = Math.hypot(startX, startY);
  const away = half === 0 ? 0 : (Math.sqrt(Math.max(0, 1 - half * half)) / half) * (large === sweep ? -1 : 1);
  const [centreX, centreY] = [startY * away, -startX * away];
  const from = Math.atan2(startY - centreY, startX - centreX);
  const to = Math.atan2(-startY - centreY, -startX - centreX);
  const turn = 2 * Math.PI;
  const along = (angle: number) => (((sweep ? angle - from : from - angle) % turn) + turn) % turn;
  return [0, 1, 2, 3]
    .map((quarter) => (quarter * Math.PI) / 2)
    .filter((angle) => along(angle) <= along(to))
    .map((angle) => [
      (Math.cos(angle) + centreX - startX) * rx * grown,
      (Math.sin(angle) + centreY - startY) * ry * grown,
    ]);
}
