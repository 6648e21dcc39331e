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
 * vertical line x = `axis`. Supports straight lines and cubic curves.
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
  if (letter !== 'c') throw new Error(`a profile has no ${letter}`);
  const [x1, y1, x2, y2] = numbers as [number, number, number, number];
  return { letter, numbers: [dx - x2, y2 - dy, dx - x1, y1 - dy, dx, -dy] };
}

/** Formats path data as short as possible. One decimal is precise enough for cells of 100 units. */
export function formatSteps(steps: readonly Step[]): string {
  let text = '';
  let last = '';
  for (const { letter, numbers } of steps) {
    const shown = numbers.map((value) => formatNumber(value).replace(/^(-?)0\./, '$1.'));
    // A repeated letter can be omitted.
    text += letter === last && letter !== 'z' ? joinNumbers(['', ...shown]) : letter + joinNumbers(shown);
    last = letter;
  }
  return text;
}

/** Formats a number with one decimal. Adding zero turns -0 into 0. */
const formatNumber = (value: number): string => String(Math.round(value * 10) / 10 + 0);

const joinNumbers = (shown: string[]): string => shown.join(' ').replaceAll(' -', '-');

/** A contour ready for output: its start, and the path data of the rest. */
export interface Outline {
  x: number;
  y: number;
  rest: string;
}

/** Formats contours once, so that `placeOutlines` only needs to add an offset. */
export const toOutlines = (contours: readonly Contour[]): Outline[] =>
  contours.map(({ x, y, steps }) => ({ x, y, rest: formatSteps(steps) }));

/** Path data of outlines moved by an offset. */
export function placeOutlines(outlines: readonly Outline[], dx: number, dy: number): string {
  let data = '';
  for (const { x, y, rest } of outlines) data += `M${formatNumber(x + dx)} ${formatNumber(y + dy)}${rest}`;
  return data;
}

/** Scales and moves path data, as `scaleContours` does with contours. */
export const rescalePath = (data: string, scale: number, dx: number, dy: number): string =>
  placeOutlines(toOutlines(scaleContours(parsePath(data), scale, dx, dy)), 0, 0);

/** The box that contours lie in: that of their points, control points and half circles. */
export function extentOf(contours: readonly Contour[]): { left: number; top: number; right: number; bottom: number } {
  const [xs, ys]: [number[], number[]] = [[], []];
  const reach = (x: number, y: number, rx = 0, ry = rx) => {
    xs.push(x - rx, x + rx);
    ys.push(y - ry, y + ry);
  };
  for (const contour of contours) {
    let { x, y } = contour;
    reach(x, y);
    for (const step of contour.steps) {
      const [dx, dy] = offsetOf(step);
      const { letter, numbers } = step;
      if (letter === 'a') reach(x + dx / 2, y + dy / 2, numbers[0], numbers[1]);
      if ('csq'.includes(letter)) {
        for (let i = 0; i < numbers.length; i += 2) reach(x + numbers[i]!, y + numbers[i + 1]!);
      }
      [x, y] = [x + dx, y + dy];
      if (letter !== 'z') reach(x, y);
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
