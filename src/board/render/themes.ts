/** Colours of a board and of everything on it. There are no gradients, because gradients would need ids. */
export interface Theme {
  light: string;
  dark: string;
  /** Colours of an uncheckered board: its squares, and the lines between them. */
  plain: string;
  line: string;
  frame: string;
  label: string;
  /** Background of the strips for pieces in hand. */
  rail: string;
  wall: string;
  mortar: string;
  lastMove: string;
  highlight: string;
  check: string;
  /** Colours of badges, which show numbers in hand and promotion. */
  badge: string;
  badgeText: string;
  white: PaintColors;
  black: PaintColors;
  /** Colours of pieces that belong to neither side. */
  neutral: PaintColors;
  /** Colours of shogi pieces. */
  koma: PaintColors;
  /** Ink of the writing on promoted shogi pieces. */
  red: string;
  /** Colours of xiangqi discs (Red, Black) and janggi octagons (Cho, Han). */
  discs: readonly [PaintColors, PaintColors];
  octagons: readonly [PaintColors, PaintColors];
}

/** Colours of a shape. `fine` is the colour of lines and spots on its fill. */
export interface PaintColors {
  fill: string;
  edge: string;
  fine: string;
}

/** Swaps the colours of the fill and of the fine lines. */
export const invertPaint = ({ fill, edge, fine }: PaintColors): PaintColors => ({ fill: fine, edge, fine: fill });

export const THEME_NAMES = ['walnut', 'slate', 'forest', 'contrast', 'felt'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

const IVORY: PaintColors = { fill: '#fffaf0', edge: '#2a2019', fine: '#2a2019' };
const EBONY: PaintColors = { fill: '#3a302a', edge: '#15100c', fine: '#eadfcb' };
const AMBER: PaintColors = { fill: '#f7c43c', edge: '#43290a', fine: '#43290a' };

type Inks = readonly [black: string, red: string, green: string];

const INKS: Inks = ['#1b120c', '#ad1219', '#0b5a3a'];

/** Colours of flat pieces made of one material, with the inks of both players. */
const flat = (fill: string, edge: string, [black, red, green]: Inks = INKS) => {
  const paint = (fine: string): PaintColors => ({ fill, edge, fine });
  return {
    koma: paint(black),
    red,
    discs: [paint(red), paint(black)],
    octagons: [paint(green), paint(red)],
  } as const;
};

export const THEMES: Record<ThemeName, Theme> = {
  walnut: {
    light: '#efdcbd',
    dark: '#b3845a',
    plain: '#e3c393',
    line: '#7a5232',
    frame: '#4b3022',
    label: '#ecd8b8',
    rail: '#d9bf98',
    wall: '#563d2d',
    mortar: '#8a6a4f',
    lastMove: '#f2c230',
    highlight: '#2f9e6e',
    check: '#e0261c',
    badge: '#712b36',
    badgeText: '#fff6e6',
    white: IVORY,
    black: EBONY,
    neutral: AMBER,
    ...flat('#f7e2b4', '#5a3a1e'),
  },
  slate: {
    light: '#e4eaef',
    dark: '#8299ad',
    plain: '#c9d5de',
    line: '#566b7c',
    frame: '#2e3c49',
    label: '#d5e0e9',
    rail: '#bccad6',
    wall: '#3d4b58',
    mortar: '#6d7f8e',
    lastMove: '#7ccfe8',
    highlight: '#e7a321',
    check: '#e0301f',
    badge: '#194d71',
    badgeText: '#ffffff',
    white: { fill: '#ffffff', edge: '#1c252d', fine: '#1c252d' },
    black: { fill: '#2d3640', edge: '#0d1216', fine: '#dbe6ee' },
    neutral: AMBER,
    ...flat('#f6f1e4', '#33424f'),
  },
  forest: {
    light: '#f0ecd6',
    dark: '#7c9c72',
    plain: '#d5dcb4',
    line: '#4f6b48',
    frame: '#2c3d2b',
    label: '#dfe6cc',
    rail: '#c7d1ab',
    wall: '#3d4a3a',
    mortar: '#6f8068',
    lastMove: '#f0cf3a',
    highlight: '#3d86c6',
    check: '#df2c20',
    badge: '#75321a',
    badgeText: '#fff8e8',
    white: IVORY,
    black: EBONY,
    neutral: AMBER,
    ...flat('#f8eccb', '#3f4a2c'),
  },
  contrast: {
    light: '#ffffff',
    dark: '#9c9c9c',
    plain: '#ffffff',
    line: '#000000',
    frame: '#000000',
    label: '#ffffff',
    rail: '#d6d6d6',
    wall: '#000000',
    mortar: '#ffffff',
    lastMove: '#ffd400',
    highlight: '#00a2ff',
    check: '#ff0000',
    badge: '#000000',
    badgeText: '#ffffff',
    white: { fill: '#ffffff', edge: '#000000', fine: '#000000' },
    black: { fill: '#000000', edge: '#000000', fine: '#ffffff' },
    neutral: { fill: '#ffd400', edge: '#000000', fine: '#000000' },
    ...flat('#ffffff', '#000000', ['#000000', '#b80000', '#005c2e']),
  },
  felt: {
    light: '#49a878',
    dark: '#35875f',
    plain: '#3b9367',
    line: '#12412b',
    frame: '#20251f',
    label: '#dfe8dc',
    rail: '#7fbf9c',
    wall: '#14301f',
    mortar: '#3c5f4b',
    lastMove: '#f2cf3c',
    highlight: '#f5e663',
    check: '#e8352a',
    badge: '#551b28',
    badgeText: '#fff6e6',
    white: { fill: '#fbfaf5', edge: '#0f1a14', fine: '#1d2421' },
    black: { fill: '#171b19', edge: '#050706', fine: '#f1efe6' },
    neutral: AMBER,
    ...flat('#f7efd8', '#1f3528'),
  },
};
