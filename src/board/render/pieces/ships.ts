import { roundToTenth } from '../path.ts';

/** Parts of a ship from above, as path data: the hull with its bow to the right, the bridge, and a hole per square. */
interface ShipPaths {
  readonly hull: string;
  readonly bridge: string;
  /** Edge of the deck. It and the bridge are empty on a boat of one square. */
  readonly deck: string;
  readonly holes: string;
}

/** Half the breadth of a hull and of its deck, and the radius of its holes, in squares. */
const [BREADTH, DECK, HOLE] = [0.36, 0.24, 0.12];

/** Draws a ship over a number of squares in a row; `pitch` is the side of a square, (x, y) the ship's middle. */
export function shipPaths(squares: number, pitch: number, x = 0, y = 0): ShipPaths {
  const at = (along: number, across: number): string =>
    `${roundToTenth(x + along * pitch)} ${roundToTenth(y + across * pitch)}`;
  const [stern, bow] = [0.08 - squares / 2, squares / 2 - 0.04];
  const outline = (aft: number, fore: number, half: number): string =>
    `M${at(aft + 0.14, -half)}L${at(fore - 0.6, -half)}Q${at(fore - 0.2, -half)} ${at(fore, 0)}` +
    `Q${at(fore - 0.2, half)} ${at(fore - 0.6, half)}L${at(aft + 0.14, half)}` +
    `Q${at(aft, half)} ${at(aft, 0)}Q${at(aft, -half)} ${at(aft + 0.14, -half)}z`;
  const middles = Array.from({ length: squares }, (_, i) => i - (squares - 1) / 2);
  // The bridge stands between two holes, at the middle or a little behind it.
  const aft = squares % 2 ? -0.5 : 0;
  const bridge = `M${at(aft - 0.18, -0.2)}L${at(aft + 0.18, -0.2)}L${at(aft + 0.18, 0.2)}L${at(aft - 0.18, 0.2)}z`;
  return {
    hull: outline(stern, bow, BREADTH),
    // A boat of one square has room for its hole only.
    bridge: squares > 1 ? bridge : '',
    deck: squares > 1 ? outline(stern + 0.12, bow - 0.16, DECK) : '',
    holes: middles.map((middle) => holeAt(x + middle * pitch, y, HOLE * pitch)).join(''),
  };
}

const holeAt = (x: number, y: number, r: number): string => {
  const [left, radius, across] = [x - r, r, 2 * r].map(roundToTenth) as [number, number, number];
  return `M${left} ${roundToTenth(y)}a${radius} ${radius} 0 1 1 ${across} 0a${radius} ${radius} 0 1 1 -${across} 0z`;
};
