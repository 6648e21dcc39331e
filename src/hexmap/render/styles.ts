export interface MapStyle {
  readonly title: string;
  /** Background colour. */
  readonly page: string;
  readonly text: string;
  /** Colour of the lines between hexes. */
  readonly line: string;
  readonly lineWidth: number;
  readonly coast: string;
  /** Colour of the band on the water along coasts. */
  readonly shore: string;
  readonly shapes: boolean;
  /** Converts the colour of a ground to the style. */
  readonly fill: (color: string) => string;
  readonly ink: (color: string) => string;
  readonly body: (color: string) => string;
  readonly coordinates: boolean;
  readonly road: string;
  readonly river: string;
  /** Colour of the edges of rivers. */
  readonly bank: string;
  /** Whether the style uses no colours, so that players can only be distinguished by their numbers. */
  readonly lineArt?: true;
  readonly wall: string;
  readonly token: string;
  readonly tokenText: string;
  readonly tokenRed: string;
}

/** Mixes two colours; `part` is the share of the second one, from 0 to 1. */
function mix(color: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((from) => {
    const [a, b] = [color, other].map((text) => Number.parseInt(text.slice(from, from + 2), 16));
    return Math.round(a! + (b! - a!) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

const unchanged = (color: string): string => color;
const NIGHT = '#101827';

export const MAP_STYLES = {
  illustrated: {
    title: 'Coloured ground with trees, peaks and waves',
    page: '#f6efdf',
    text: '#43372a',
    line: '#5b4f3f',
    lineWidth: 3,
    coast: '#6d5b41',
    shore: '#cfe3ea',
    shapes: true,
    fill: unchanged,
    ink: unchanged,
    body: unchanged,
    coordinates: false,
    road: '#8a5a32',
    river: '#4f93bd',
    bank: '#dbe9ee',
    wall: '#4a4038',
    token: '#fbf3dc',
    tokenText: '#3b3026',
    tokenRed: '#b3261e',
  },
  flat: {
    title: 'Plain colours and coordinates, for screens',
    page: '#ffffff',
    text: '#263238',
    line: '#ffffff',
    lineWidth: 6,
    coast: '#ffffff',
    shore: '#ffffff',
    shapes: false,
    fill: unchanged,
    ink: unchanged,
    body: unchanged,
    coordinates: true,
    road: '#7a4a24',
    river: '#2f7fb4',
    bank: '#ffffff',
    wall: '#37474f',
    token: '#ffffff',
    tokenText: '#263238',
    tokenRed: '#c62828',
  },
  print: {
    title: 'Black lines on white, to print and to colour in',
    page: '#ffffff',
    text: '#000000',
    line: '#000000',
    lineWidth: 2.5,
    coast: '#000000',
    shore: '#ffffff',
    shapes: true,
    fill: () => '#ffffff',
    ink: () => '#000000',
    body: () => '#ffffff',
    coordinates: true,
    road: '#000000',
    river: '#ffffff',
    bank: '#000000',
    lineArt: true,
    wall: '#000000',
    token: '#ffffff',
    tokenText: '#000000',
    tokenRed: '#000000',
  },
  night: {
    title: 'Dark, for dim rooms and dark pages',
    page: NIGHT,
    text: '#d9e2ee',
    line: '#0b111c',
    lineWidth: 4,
    coast: '#0b111c',
    shore: '#3a5a74',
    shapes: true,
    fill: (color) => mix(color, NIGHT, 0.55),
    ink: (color) => mix(color, '#e8eef6', 0.15),
    body: (color) => mix(color, NIGHT, 0.35),
    coordinates: false,
    road: '#d6a26a',
    river: '#6db5e0',
    bank: '#1b2b3f',
    wall: '#e2d9cc',
    token: '#1a2436',
    tokenText: '#eef3f9',
    tokenRed: '#ff8a75',
  },
} as const satisfies Record<string, MapStyle>;

export const STYLE_NAMES = Object.keys(MAP_STYLES) as StyleName[];
export type StyleName = keyof typeof MAP_STYLES;

export interface PlayerColor {
  readonly name: string;
  readonly fill: string;
  readonly text: string;
}

/** Colours of the players, in player order. */
export const PLAYER_COLORS: readonly PlayerColor[] = [
  { name: 'red', fill: '#c8322b', text: '#ffffff' },
  { name: 'blue', fill: '#2463b4', text: '#ffffff' },
  { name: 'yellow', fill: '#f0b429', text: '#2b2105' },
  { name: 'green', fill: '#2e8b4f', text: '#ffffff' },
  { name: 'purple', fill: '#7a3fa0', text: '#ffffff' },
  { name: 'orange', fill: '#e06a1b', text: '#ffffff' },
  { name: 'teal', fill: '#148f8b', text: '#ffffff' },
  { name: 'pink', fill: '#d6589b', text: '#ffffff' },
];
