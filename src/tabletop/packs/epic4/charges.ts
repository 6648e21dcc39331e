import {
  circlePath,
  ellipsePath,
  lozengePath,
  polygonPath,
  rectanglePath,
  repeatAroundOrigin,
  spiralPath,
  spokesPath,
  starburstPath,
} from './shapes.ts';

/**
 * Draws an outline and its mirror image about the vertical axis. `shape` draws one side, with absolute path commands.
 */
const onBothSides = (shape: (side: 1 | -1) => string): string => shape(1) + shape(-1);

const grain = (y: number): string =>
  onBothSides(
    (side) => `M${side} ${y + 3}Q${6 * side} ${y + 2} ${5 * side} ${y - 3}Q${side} ${y - 2} ${side} ${y + 3}z`,
  );

const arch = (radius: number): string => `M${-radius} 9V0A${radius} ${radius} 0 0 1 ${radius} 0V9z`;

/** Draws two parallel bars, horizontal or vertical, as one crossing of a woven pattern. */
const crossing = (x: number, y: number, isHorizontal: boolean): string =>
  isHorizontal
    ? rectanglePath(x - 3, y - 2.6, 6, 2.1) + rectanglePath(x - 3, y + 0.5, 6, 2.1)
    : rectanglePath(x - 2.6, y - 3, 2.1, 6) + rectanglePath(x + 0.5, y - 3, 2.1, 6);

/**
 * Symbols on flags by name, as SVG path data within 10 units of the origin. They are filled by the even-odd rule: a
 * shape within another is a hole, and a shape within a hole is filled again.
 */
export const FLAG_SYMBOLS: Readonly<Record<string, string>> = {
  anvil: 'M-10-6H7L10-4H5Q4 0 2 1V4L6 8H-6L-2 4V1Q-6 0-7-3H-10z',
  bench: `M-10-7H10V-4H7V0H10V3H8V9H5.4V3H-5.4V9H-8V3H-10V0H-7V-4H-10z${rectanglePath(-4.6, -4, 9.2, 4)}`,
  bird: 'M-10-5L-3-3 0 2 10-9 5 5-1 6-6 9-4 4z',
  blade: 'M0-10L2-7V3H6V5H1.4V10H-1.4V5H-6V3H-2V-7z',
  bolt: 'M3-10L-7 2H-1L-4 10 7-3H1z',
  book: `M0-6Q-5-9-10-7V7Q-5 5 0 8Q5 5 10 7V-7Q5-9 0-6z${rectanglePath(-0.6, -5, 1.2, 11.5)}`,
  bow: `M-4-10C6-5 6 5-4 10L-3 7C3 3 3-3-3-7z${rectanglePath(-10, -0.8, 11, 1.6)}${polygonPath([4.5, -3.5], [10, 0], [4.5, 3.5])}`,
  clock:
    circlePath(0, 0, 9.5) + circlePath(0, 0, 7.3) + rectanglePath(-0.9, -6, 1.8, 7) + rectanglePath(0.9, -0.8, 4, 1.8),
  coin: circlePath(0, 0, 9.5) + circlePath(0, 0, 8) + circlePath(0, 0, 6.8) + lozengePath(0, 0, 7, 7),
  comet:
    'M-4-1.5L-2.6 2.1 1.2 2.3-1.8 4.7-.8 8.4-4 6.3-7.2 8.4-6.2 4.7-9.2 2.3-5.4 2.1z' +
    polygonPath([10, -10], [1.5, 0.2], [-0.5, -1.4]) +
    polygonPath([10, -3], [3, 3.2], [2.4, 1.4]) +
    polygonPath([3, -10], [-1.4, -2.6], [-3.2, -3.4]),
  compass: starburstPath([10, 2.4, 5.5, 2.4], 4),
  crown: `M-10-6L-5 0 0-9 5 0 10-6 8 5H-8z${rectanglePath(-8, 6.2, 16, 2.6)}`,
  crystals: lozengePath(0, -1, 7, 17) + lozengePath(-6.5, 4, 5, 11) + lozengePath(6.5, 4, 5, 11),
  die: `M-7-9H7Q9-9 9-7V7Q9 9 7 9H-7Q-9 9-9 7V-7Q-9-9-7-9z${repeatAroundOrigin(4, 6.4, (x, y) => circlePath((x + y) * 0.7, (y - x) * 0.7, 1.6))}${circlePath(0, 0, 1.6)}`,
  door: 'M-8 10V-2A8 8 0 0 1 8-2V10zM-6 10V-2A6 6 0 0 1 6-2V10zM-4.5 9V-2A4.5 4.5 0 0 1 1.5-6.2V7z',
  drop: 'M0-10C5-3 7 0 7 3.5A7 6.5 0 0 1-7 3.5C-7 0-5-3 0-10z',
  drum: `${ellipsePath(0, -6, 8, 2.4)}M-8-4.2Q0-.2 8-4.2V6Q0 10.5-8 6zM-7.2-2.6L-4 6.6-3 6.9 0 .2 3 6.9 4 6.6 7.2-2.6 6.4-2.3 3.4 5.4.5-.8H-.5L-3.4 5.4-6.4-2.3z`,
  envelope: `${rectanglePath(-10, -7, 20, 14)}M-10-7L0 1.5 10-7V-4.8L0 3.8-10-4.8z`,
  eye: `M-10 0Q0-11 10 0 0 11-10 0z${circlePath(0, 0, 4.2)}${circlePath(0, 0, 2.2)}`,
  fan: `M0 9L-10-2A13 13 0 0 1 10-2z${onBothSides((side) => polygonPath([0, 7], [side * 3, -6.4], [side * 4.2, -6]))}${onBothSides((side) => polygonPath([0, 7], [side * 7.4, -3.7], [side * 8.2, -2.9]))}`,
  flags: `${onBothSides((side) => polygonPath([0.4 * side, 9.6], [1.8 * side, 9.2], [5.6 * side, -1.6], [4.2 * side, -2]))}${onBothSides((side) => polygonPath([4.4 * side, -2.6], [1.4 * side, -8], [8 * side, -10], [10 * side, -3.4]))}`,
  flame:
    'M0-10C5-5 8-2 8 3A8 7 0 0 1-8 3C-8-1-5-2-4.5-6-2.5-4.5-2-3-2-1 1-3 1-7 0-10zM0 8C-3.4 8-4.4 5-2.4 2.6-1.6 4.4.6 4 .6 1 3.6 3.4 4 8 0 8z',
  fog:
    rectanglePath(-10, -8, 13, 2.8) +
    rectanglePath(5, -8, 5, 2.8) +
    rectanglePath(-6, -2.7, 16, 2.8) +
    rectanglePath(-10, 2.6, 9, 2.8) +
    rectanglePath(1, 2.6, 7, 2.8),
  gate: 'M-10 9V-6H-7V-9H-4V-6H-1.5V-9H1.5V-6H4V-9H7V-6H10V9H4.5V3A4.5 4.5 0 0 0-4.5 3V9z',
  gates: circlePath(-4, 0, 6) + circlePath(-4, 0, 3.8) + circlePath(4, 0, 6) + circlePath(4, 0, 3.8),
  gavel:
    polygonPath([-9, -3], [-1, -10], [3, -5.6], [-5, 1.6]) +
    polygonPath([0.6, -2.2], [9.8, 6], [7.8, 8.4], [-1.6, 0]) +
    rectanglePath(-10, 6.4, 11, 3),
  gear: starburstPath([9.8, 9.8, 7, 7], 9) + circlePath(0, 0, 3.4),
  halo: `${circlePath(0, 0, 9.5)}${circlePath(0, 0, 7.5)}${ellipsePath(0, 4.3, 4.4, 2)}${ellipsePath(0, 0, 3.2, 1.8)}${ellipsePath(0, -3.7, 2.1, 1.5)}`,
  horn: 'M-10 0C-9 10 8 10 10-9L3-8C4 0-3 4-7.4-1.4zM2.6-6.8L8.4-7.2 8-5.4 2.6-5z',
  hourglass: 'M-7.5-10H7.5V-7.5L1.2 0 7.5 7.5V10H-7.5V7.5L-1.2 0-7.5-7.5zM-5-7.7H5L3-5.2H-3zM0 3.4L3.6 7.8H-3.6z',
  kestrel: 'M0-8L1.6-4.6Q6-8 10-3.4Q5-3 1.8 2L3.6 9H-3.6L-1.8 2Q-5-3-10-3.4-6-8-1.6-4.6z',
  key: `${circlePath(0, -5.6, 4.4)}${circlePath(0, -5.6, 2.2)}M-1.1-1.2H1.1V4H4.4V6.2H1.1V7.8H5V10H-1.1z`,
  lamp: 'M-10-1H3L10-4V-1.6Q7 5 1 6V7.6H4V9.8H-6V7.6H-3V6Q-9 5-10-1zM7.4-10C10-7.4 9.8-5 7.4-4.4 5-5 5-7 7.4-10zM-4-2.2A3 3 0 0 1 2-2.2z',
  lantern: `M-3.6-6H3.6L6-3.6V6L4.4 7.6H-4.4L-6 6V-3.6z${circlePath(0, -8, 2)}${circlePath(0, -8, 0.9)}${rectanglePath(-5.4, 8.4, 10.8, 1.6)}M0-3.4C3-.4 3.6 1 3.6 2.4A3.6 3.4 0 0 1-3.6 2.4C-3.6 1-3-.4 0-3.4z`,
  leaf: `M0-10C8-6 8 3 0 8C-8 3-8-6 0-10z${rectanglePath(-0.7, 8.3, 1.4, 1.7)}${polygonPath([0, -6], [0.7, 6.6], [-0.7, 6.6])}${onBothSides((side) => polygonPath([side, 3.4], [4.4 * side, -0.6], [side * 1, 1.8]))}`,
  leviathan: 'M0 10C-2 5-2 2-3.4 0-7-1-9.6-4-10-9-6-8-2-7 0-3.6 2-7 6-8 10-9 9.6-4 7-1 3.4 0 2 2 2 5 0 10z',
  mask: `M-10-5.4Q0-9 10-5.4Q10 4 4 6.6 1.2 5.6 0 2.4-1.2 5.6-4 6.6-10 4-10-5.4z${onBothSides((side) => ellipsePath(4.6 * side, -1, 2.7, 1.7))}`,
  mirror: `M-.9-9.4A9.4 9.4 0 0 0-.9 9.4zM.9-9.4A9.4 9.4 0 0 1 .9 9.4zM.9-6.8A6.8 6.8 0 0 1 .9 6.8z${polygonPath([0.9, -3.6], [4.2, 0], [0.9, 3.6])}${polygonPath([-0.9, -3.6], [-4.2, 0], [-0.9, 3.6])}`,
  moon: 'M4.4-8.6A9.7 9.7 0 1 0 4.4 8.6 10.6 10.6 0 0 1 4.4-8.6z',
  moth: `${onBothSides((side) => `M${side}-3C${4 * side}-9 ${9 * side}-9 ${10 * side}-7 ${10 * side}-1.6 ${6 * side} 1 ${side} .4z`)}${onBothSides((side) => `M${side} 1.4C${6 * side} 1.6 ${8 * side} 4 ${6 * side} 8.4 ${3 * side} 9 ${side} 6 ${side} 1.4z`)}${onBothSides((side) => circlePath(6.2 * side, -4.2, 1.7))}${ellipsePath(0, 0, 0.6, 6)}`,
  mountain: 'M-10 8L-3-8 1.4 1 4-3.4 10 8zM-3-4.4L-5.2 1-3.4-.4-2 1.2-1-.2z',
  patch: `${rectanglePath(-9, -9, 8.4, 8.4)}${rectanglePath(0.6, 0.6, 8.4, 8.4)}${rectanglePath(0.6, -9, 8.4, 8.4)}${rectanglePath(2.6, -7, 4.4, 4.4)}${rectanglePath(-9, 0.6, 8.4, 8.4)}${rectanglePath(-7, 2.6, 4.4, 4.4)}`,
  pick: `M-10-2Q0-15 10-2Q0-8-10-2z${rectanglePath(-1.2, -4.6, 2.4, 14.6)}`,
  prism: `${polygonPath([0, -9], [10, 8], [-10, 8])}${polygonPath([0, -4.6], [6.3, 6], [-6.3, 6])}${polygonPath([0, -1], [3.4, 4.6], [-3.4, 4.6])}`,
  reeds: [-6, 0, 6]
    .map((x) => ellipsePath(x, x ? -3 : -5.6, 1.8, 4) + rectanglePath(x - 0.5, x ? 1.4 : -1.2, 1, x ? 8.6 : 11.2))
    .join(''),
  ring: `M0-9.5A9.5 9.5 0 1 0 9.5 0H5.6A5.6 5.6 0 1 1 0-5.6z${circlePath(5.4, -5.4, 2.2)}`,
  rose:
    repeatAroundOrigin(5, 6.1, (x, y) => circlePath(x, y, 3.5)) +
    circlePath(0, 0, 2.4) +
    repeatAroundOrigin(5, 6.1, (x, y) => circlePath(x, y, 1)),
  rubble: `${rectanglePath(-10, 3.6, 9, 6)}${rectanglePath(0, 3.6, 9.6, 6)}${rectanglePath(-6, -3.2, 8.4, 5.8)}${polygonPath([-1, -10], [5, -8.4], [3.8, -4.2], [-2.4, -5.4])}`,
  seal: starburstPath([10, 8.4], 14) + circlePath(0, 0, 6.4) + starburstPath([5.2, 2.1], 5),
  seed: `M-.8 3C-.8-3-5-6-9.4-6-9.4-.6-5 3-.8 3zM.8 1C.8-5.6 5-9.4 9.4-9.4 9.4-3.4 6 1 .8 1z${rectanglePath(-0.8, 3.4, 1.6, 3)}${ellipsePath(0, 8, 5, 1.9)}`,
  shield: `M-8.4-9.4H8.4V0C8.4 5 4 8.4 0 10-4 8.4-8.4 5-8.4 0z${polygonPath([0, -5], [5.4, 0], [5.4, 3.6], [0, -1.4], [-5.4, 3.6], [-5.4, 0])}`,
  spiral: spiralPath(2.5, 10, 3.4),
  star: starburstPath([10, 5], 9) + circlePath(0, 0, 2),
  sunrise: `M-5.6 4A5.6 5.6 0 0 1 5.6 4z${rectanglePath(-10, 5.4, 20, 2.6)}${spokesPath(5, 7, 11, 1.8, -0.21, 0.315)}`,
  swarm:
    repeatAroundOrigin(6, 4.4, (x, y) => circlePath(x, y, 1.7)) +
    repeatAroundOrigin(12, 8.6, (x, y) => circlePath(x, y, 1.3)) +
    circlePath(0, 0, 1.9),
  tent: `M0-6.5L10 3H8.4V10H3L0 3.4-3 10H-8.4V3H-10z${polygonPath([-0.6, -10], [5, -8.6], [0.6, -7.2], [-0.6, -7.2])}`,
  thorns: starburstPath([10, 6.4], 12) + circlePath(0, 0, 4.4) + lozengePath(0, 0, 4, 4),
  trident: 'M-1 10V1.6H-8V-5.6H-10L-7-10-4-5.6H-6V-.6H-1V-5.6H-3L0-10 3-5.6H1V-.6H6V-5.6H4L7-10 10-5.6H8V1.6H1V10z',
  tunnel: [9.5, 7.2, 5, 2.7].map(arch).join(''),
  vault: `${circlePath(0, 0, 9.8)}${repeatAroundOrigin(8, 8.2, (x, y) => circlePath(x, y, 0.8))}${circlePath(0, 0, 6.4)}${circlePath(0, -1.8, 2.5)}${polygonPath([-1, 0.9], [1, 0.9], [2.1, 5], [-2.1, 5])}`,
  weave: [-6.6, 0, 6.6].flatMap((x, i) => [-6.6, 0, 6.6].map((y, j) => crossing(x, y, (i + j) % 2 === 0))).join(''),
  wheat: `${ellipsePath(0, -8, 1.7, 2.6)}${grain(-3.4)}${grain(0.8)}${grain(5)}${rectanglePath(-0.5, -4.6, 1, 14.6)}`,
  wheel:
    circlePath(0, 0, 7.2) +
    circlePath(0, 0, 5.2) +
    circlePath(0, 0, 2) +
    spokesPath(8, 2.4, 5, 1.5) +
    spokesPath(8, 7.4, 10, 1.8),
  zero: ellipsePath(0, 0, 7, 10) + ellipsePath(0, 0, 4.2, 7) + lozengePath(0, 0, 3, 5),
};
