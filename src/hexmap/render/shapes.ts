/**
 * A small shape drawn on a ground, such as a tree: outlines around the origin, about fifty units wide. `body` is filled
 * and has an edge, `light` is filled on top without an edge, `lines` are stroked.
 */
export interface GroundShape {
  readonly body?: string;
  readonly light?: string;
  readonly lines?: string;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The shapes on grounds by name. */
export const GROUND_SHAPES = {
  pine: {
    body: 'M0-28L9-12H5L14 2H9L17 16H3V23H-3V16H-17L-9 2H-14L-5-12H-9z',
    light: 'M0-28L-9-12H-5L-14 2H-9L-17 16H-6L-2-8z',
  },
  tree: { body: `M-3 6h6v18h-6z${circle(0, -6, 17)}`, light: circle(-5, -11, 8) },
  palm: {
    lines:
      'M0 22C-2 8 2-4 6-14M6-14C-4-22-14-20-20-12M6-14C4-24-4-30-12-30M6-14C14-24 22-22 28-14M6-14C12-28 20-32 26-30',
  },
  peak: { body: 'M-36 24L-8-28L4-8L11-19L38 24z', light: 'M-8-28L-18-9L-10-13L-5-5L0-14z' },
  rise: { body: 'M-32 14Q-12-26 8 14z', light: 'M-25 4Q-12-18-6-14Q-16-4-16 10L-30 12z' },
  mound: { body: 'M-30 12Q-14-16 2 12zM-4 12Q14-22 32 12z', light: 'M-24 6Q-14-8-8-6Q-16 2-16 10L-26 11z' },
  clay: { body: 'M-30 12Q-16-14-2 12zM0 12Q15-18 30 12z', lines: 'M-22 5h11M-25 9h18M9 2h12M5 7h20' },
  tuft: { lines: 'M-9 7C-9 0-11-4-14-7M-3 7V-10M3 7C3 0 6-5 9-8' },
  sheep: {
    body: `${circle(-8, 0, 9)}${circle(3, -3, 10)}${circle(10, 2, 8)}`,
    lines: 'M-8 9v8M-1 9v8M7 9v8M12 9v8M19-2l7 3',
  },
  wheat: { lines: 'M0 22V-22M0-14l8-8M0-14l-8-8M0-4l9-8M0-4l-9-8M0 6l9-8M0 6l-9-8' },
  furrows: { lines: 'M-30-8Q0-18 30-8M-32 2Q0-8 32 2M-30 12Q0 2 30 12' },
  dune: { lines: 'M-30 6Q-16-12 0 4Q14-12 30 4M-16 14Q-4 4 10 13' },
  cactus: { lines: 'M0 20V-18M0 6H-10V-6M0 0H10V-12' },
  reeds: { lines: 'M-12 8V-10M-4 8V-18M5 8V-8M12 8V-14M-20 10H20M-12 16H14' },
  wave: { lines: 'M-28 0q7-9 14 0q7 9 14 0q7-9 14 0q7 9 14 0' },
  ripple: { lines: 'M-18 0q6-7 12 0q6 7 12 0q6-7 12 0' },
  rock: { body: 'M-18 12L-22 0L-10-14L8-12L20 0L16 12z', light: 'M-22 0L-10-14L0-13L-8-2L-18 2z' },
  rocks: { body: 'M-22 10L-24 2L-14-6L-4 0L-6 10zM-2 12L-2 0L10-8L20 0L18 12z', light: 'M-24 2L-14-6L-9-3L-16 3z' },
  crack: { lines: 'M-26-14L-8-4L-12 8L10 4L24 16M-8-4L6-16' },
  slab: { lines: 'M-20-12H2V4H-20zM7 0H22V12H7z' },
  houses: { body: 'M-20 10V-2L-12-9L-4-2V10zM0 10V-8L9-16L18-8V10z', lines: 'M-14 10V4M6 10V3H11V10' },
  pebbles: { body: `${circle(-10, 4, 4)}${circle(4, -4, 3)}${circle(11, 7, 5)}` },
  mushroom: { body: 'M-14-2Q0-26 14-2zM-4-2h8v16h-8z', light: circle(-4, -8, 3) },
  stars: {
    body: `${circle(-18, -8, 2)}${circle(4, 10, 1.6)}${circle(20, -14, 2.4)}${circle(-4, -20, 1.4)}${circle(12, 22, 1.6)}`,
  },
  cloud: {
    body: `${circle(-20, 4, 16)}${circle(0, -8, 22)}${circle(20, 4, 17)}${circle(2, 10, 18)}`,
    light: `${circle(-6, -10, 9)}${circle(14, 0, 7)}`,
  },
  burst: {
    body: 'M0-44L9-16L31-31L16-9L44 0L16 9L31 31L9 16L0 44L-9 16L-31 31L-16 9L-44 0L-16-9L-31-31L-9-16z',
    light: circle(0, 0, 13),
  },
  swirl: { lines: 'M0 0C6-8 16 0 10 10C2 20-16 14-18-2C-18-22 8-30 24-18C40-4 34 26 10 34C-14 40-38 22-38-6' },
  snow: { lines: 'M0-12V12M-10-6L10 6M-10 6L10-6' },
  crown: { body: 'M-26 14L-30-14L-14-2L0-22L14-2L30-14L26 14z', light: 'M-26 14L-25 8H25L26 14z' },
  arches: { lines: 'M-24 14V-4Q-24-14-14-14Q-4-14-4-4V14M4 14V-4Q4-14 14-14Q24-14 24-4V14M-28 14H28' },
} as const satisfies Record<string, GroundShape>;

export type ShapeName = keyof typeof GROUND_SHAPES;
