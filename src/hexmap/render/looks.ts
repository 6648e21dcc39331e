import type { ShapeName } from './shapes.ts';

/** Positions of shapes relative to the centre of a hex. The middle stays free for tokens, towns and players. */
const SPOTS = {
  /** Six positions around the centre. */
  ring: [
    [-46, -34],
    [0, -62],
    [46, -34],
    [46, 34],
    [-46, 34],
    [0, 62],
  ],
  triangle: [
    [-44, -26],
    [44, -26],
    [0, 58],
  ],
  turned: [
    [0, -58],
    [-46, 30],
    [46, 30],
  ],
  few: [
    [-40, -36],
    [42, 30],
  ],
  pair: [
    [-40, 26],
    [36, -34],
  ],
  upper: [
    [-38, -40],
    [34, -44],
  ],
  middle: [[0, 0]],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;

/** The appearance of a ground: its colours and shapes. */
export interface GroundLook {
  readonly fill: string;
  /** Colours of the shapes: of their fill, their highlights, and their lines and edges. */
  readonly body?: string;
  readonly light?: string;
  readonly ink: string;
  readonly shapes: readonly { readonly name: ShapeName; readonly at: keyof typeof SPOTS }[];
  /** Whether the ground is water, so that a coastline separates it from land. */
  readonly liquid?: true;
  /** Fill in styles without colours. Default: white. */
  readonly shade?: string;
  /** Whether the ground is so dark that text on it must be light. */
  readonly dark?: true;
}

/** Returns the positions of shapes in a hex for a named arrangement. */
export const shapePositions = (at: keyof typeof SPOTS): readonly (readonly [number, number])[] => SPOTS[at];

/** The appearance of each ground by name. */
export const GROUND_LOOKS: Readonly<Record<string, GroundLook>> = {
  sea: { fill: '#7fb4d1', ink: '#4f8db3', shapes: [{ name: 'wave', at: 'few' }], liquid: true },
  shallows: { fill: '#9fcbdc', ink: '#6ba4bf', shapes: [{ name: 'ripple', at: 'pair' }], liquid: true },
  lake: { fill: '#8fc0d8', ink: '#5592b5', shapes: [{ name: 'ripple', at: 'pair' }], liquid: true },
  plains: { fill: '#cfd98f', ink: '#94a35a', shapes: [{ name: 'tuft', at: 'triangle' }] },
  grass: { fill: '#b7cf83', ink: '#7f9d53', shapes: [{ name: 'tuft', at: 'turned' }] },
  pasture: {
    fill: '#bcd67f',
    body: '#fbfaf3',
    ink: '#6f8448',
    shapes: [
      { name: 'sheep', at: 'few' },
      { name: 'tuft', at: 'pair' },
    ],
  },
  field: { fill: '#ecd27a', ink: '#b58a2c', shapes: [{ name: 'wheat', at: 'ring' }] },
  farmland: {
    fill: '#e4d591',
    ink: '#b59a4e',
    shapes: [
      { name: 'furrows', at: 'upper' },
      { name: 'furrows', at: 'middle' },
    ],
  },
  forest: {
    fill: '#93b377',
    body: '#4d7a4b',
    light: '#6a9860',
    ink: '#2f5235',
    shapes: [{ name: 'pine', at: 'ring' }],
  },
  woods: { fill: '#a3bd7d', body: '#61904f', light: '#83ad6a', ink: '#3b5f36', shapes: [{ name: 'tree', at: 'ring' }] },
  jungle: {
    fill: '#7fb07a',
    body: '#3f7d52',
    light: '#5f9e6b',
    ink: '#23523a',
    shapes: [
      { name: 'tree', at: 'triangle' },
      { name: 'palm', at: 'turned' },
    ],
  },
  hill: {
    fill: '#cdbd84',
    body: '#b7a468',
    light: '#d6c795',
    ink: '#7d6b3d',
    shapes: [{ name: 'mound', at: 'triangle' }],
  },
  clay: {
    fill: '#dba27a',
    body: '#c67d54',
    ink: '#7f4527',
    shapes: [
      { name: 'clay', at: 'triangle' },
      { name: 'rise', at: 'pair' },
    ],
    light: '#d8946c',
  },
  mountain: {
    fill: '#b9b4ab',
    body: '#8d8780',
    light: '#f4f2ec',
    ink: '#4f4a45',
    shapes: [{ name: 'peak', at: 'triangle' }],
  },
  snow: {
    fill: '#eef2f4',
    body: '#b7c2c9',
    light: '#ffffff',
    ink: '#7d8b95',
    shapes: [
      { name: 'peak', at: 'upper' },
      { name: 'snow', at: 'pair' },
    ],
  },
  desert: {
    fill: '#ecdcb0',
    ink: '#bd9c5c',
    shapes: [
      { name: 'dune', at: 'triangle' },
      { name: 'cactus', at: 'pair' },
    ],
  },
  swamp: { fill: '#a2b08a', ink: '#5d7256', shapes: [{ name: 'reeds', at: 'triangle' }] },
  beach: { fill: '#efe2bd', ink: '#c7ab72', shapes: [{ name: 'pebbles', at: 'few' }] },
  urban: { fill: '#d9cfc1', body: '#f3e9da', ink: '#8a7763', shapes: [{ name: 'houses', at: 'few' }] },
  waste: { fill: '#b8ad9c', ink: '#7a6e5d', shapes: [{ name: 'crack', at: 'few' }] },
  ruins: {
    fill: '#cfc4ad',
    ink: '#85775c',
    shapes: [
      { name: 'arches', at: 'upper' },
      { name: 'slab', at: 'pair' },
    ],
  },
  ash: {
    fill: '#8c827d',
    body: '#6d6460',
    light: '#a79c96',
    ink: '#433d3a',
    shapes: [
      { name: 'rocks', at: 'few' },
      { name: 'crack', at: 'pair' },
    ],
    dark: true,
  },
  crypt: {
    fill: '#9c93a8',
    ink: '#5d5469',
    shapes: [
      { name: 'arches', at: 'upper' },
      { name: 'slab', at: 'pair' },
    ],
  },
  crown: {
    fill: '#e7c65c',
    body: '#f6e3a0',
    light: '#fff6d6',
    ink: '#8a6512',
    shapes: [{ name: 'crown', at: 'middle' }],
  },
  void: { fill: '#1d2440', body: '#9aa7d8', ink: '#3a4470', shapes: [{ name: 'stars', at: 'few' }], dark: true },
  system: { fill: '#252d50', body: '#8d9ad0', ink: '#414c7c', shapes: [{ name: 'stars', at: 'few' }], dark: true },
  home: { fill: '#303a63', body: '#a9b5e4', ink: '#4d5a8d', shapes: [{ name: 'stars', at: 'upper' }], dark: true },
  hub: { fill: '#473a66', body: '#ffe39a', ink: '#c9a6ff', shapes: [{ name: 'stars', at: 'few' }], dark: true },
  nebula: {
    fill: '#43305f',
    body: '#7d55a8',
    light: '#b187d6',
    ink: '#9a71c4',
    shapes: [
      { name: 'cloud', at: 'middle' },
      { name: 'stars', at: 'few' },
    ],
    dark: true,
  },
  supernova: {
    fill: '#5a2a2a',
    body: '#f08a3c',
    light: '#ffe7a3',
    ink: '#ffb45e',
    shapes: [{ name: 'burst', at: 'middle' }],
    dark: true,
  },
  asteroids: {
    fill: '#2b2f45',
    body: '#7f7b78',
    light: '#a9a49d',
    ink: '#4f4b4a',
    shapes: [
      { name: 'rock', at: 'triangle' },
      { name: 'pebbles', at: 'turned' },
    ],
    dark: true,
  },
  rift: { fill: '#15182a', ink: '#7fa0e8', shapes: [{ name: 'swirl', at: 'middle' }], dark: true },
  rock: {
    fill: '#6f6a68',
    body: '#5d5856',
    light: '#7f7a77',
    ink: '#474341',
    shapes: [{ name: 'rocks', at: 'few' }],
    dark: true,
    shade: '#bdbdbd',
  },
  cave: { fill: '#d9cdb6', body: '#b8a98c', ink: '#a5967a', shapes: [{ name: 'pebbles', at: 'few' }] },
  chamber: { fill: '#e9dfca', ink: '#bfb091', shapes: [{ name: 'slab', at: 'few' }] },
  rubble: {
    fill: '#c2b49b',
    body: '#97896f',
    light: '#b4a68b',
    ink: '#6d614c',
    shapes: [{ name: 'rocks', at: 'triangle' }],
  },
  fungus: {
    fill: '#bcc3a1',
    body: '#b06a78',
    light: '#f1d5d6',
    ink: '#6c3f4c',
    shapes: [{ name: 'mushroom', at: 'triangle' }],
  },
  pool: { fill: '#86b7c4', ink: '#558a9b', shapes: [{ name: 'ripple', at: 'pair' }], liquid: true },
  chasm: { fill: '#2f2b2d', ink: '#5c5558', shapes: [{ name: 'crack', at: 'few' }], dark: true, shade: '#4d4d4d' },
};
