import { blend } from '../../lib/contrast.ts';

export interface MapStyle {
  readonly title: string;
  /** Background colour. */
  readonly page: string;
  readonly text: string;
  /** Colour of the lines between hexes, made darker or lighter on grounds on which it could not be seen. */
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
  /** Lines over many grounds have an edge that stands out from them, so that one of the two can be seen on each ground. */
  readonly road: Casing;
  readonly river: Casing;
  readonly wall: Casing;
  /** Whether the style uses no colours, so that players can only be distinguished by their numbers. */
  readonly lineArt?: true;
  readonly token: string;
  readonly tokenText: string;
  readonly tokenRed: string;
}

/** The colours of a line and of its edges. */
export interface Casing {
  readonly line: string;
  readonly edge: string;
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
    coast: '#221b12',
    shore: '#cfe3ea',
    shapes: true,
    fill: unchanged,
    ink: unchanged,
    body: unchanged,
    coordinates: false,
    road: { line: '#6a3d1a', edge: '#f8efdc' },
    river: { line: '#6fb4dd', edge: '#17415f' },
    wall: { line: '#3a312a', edge: '#f6efdf' },
    token: '#fbf3dc',
    tokenText: '#3b3026',
    tokenRed: '#b3261e',
  },
  flat: {
    title: 'Plain colours and coordinates, for screens',
    page: '#ffffff',
    text: '#263238',
    line: '#ffffff',
    lineWidth: 4,
    coast: '#161f24',
    shore: '#ffffff',
    shapes: false,
    fill: unchanged,
    ink: unchanged,
    body: unchanged,
    coordinates: true,
    road: { line: '#6a3d1a', edge: '#ffffff' },
    river: { line: '#62aee0', edge: '#123f5c' },
    wall: { line: '#263238', edge: '#ffffff' },
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
    road: { line: '#000000', edge: '#ffffff' },
    river: { line: '#ffffff', edge: '#000000' },
    wall: { line: '#000000', edge: '#ffffff' },
    lineArt: true,
    token: '#ffffff',
    tokenText: '#000000',
    tokenRed: '#000000',
  },
  night: {
    title: 'Dark, for dim rooms and dark pages',
    page: NIGHT,
    text: '#d9e2ee',
    line: '#22304a',
    lineWidth: 3,
    coast: '#b3c6d8',
    shore: '#3a5a74',
    shapes: true,
    fill: (color) => blend(NIGHT, 0.6, color),
    ink: (color) => blend('#e8eef6', 0.1, color),
    body: (color) => blend(NIGHT, 0.4, color),
    coordinates: false,
    road: { line: '#f0c48e', edge: '#0b111c' },
    river: { line: '#7cc4ee', edge: '#0b1a2a' },
    wall: { line: '#efe7da', edge: '#0b111c' },
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
  { name: 'green', fill: '#237a42', text: '#ffffff' },
  { name: 'purple', fill: '#7a3fa0', text: '#ffffff' },
  { name: 'orange', fill: '#e8792d', text: '#2b1203' },
  { name: 'teal', fill: '#0f7774', text: '#ffffff' },
  { name: 'pink', fill: '#e58bbd', text: '#3a0a25' },
];
