/** One layer of an icon: an outline around the origin, about sixty units wide. */
export interface IconLayer {
  readonly d: string;
  /** Which colour of the icon fills the layer; `line` means that the outline is stroked instead. */
  readonly paint: 'main' | 'second' | 'ink' | 'line';
}

/** An icon: its layers and colours. */
export interface FeatureIcon {
  readonly main: string;
  readonly second: string;
  readonly layers: readonly IconLayer[];
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const house = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}V${y - h}L${x + w / 2} ${y - h * 1.7}L${x + w} ${y - h}V${y}z`;

/** Icons of features by kind, each made of layered outlines. */
export const FEATURE_ICONS: Readonly<Record<string, FeatureIcon>> = {
  city: {
    main: '#f2e6cf',
    second: '#b5533c',
    layers: [
      { d: 'M-30 22V-4H-22V-22L-14-30L-6-22V-8H6V-16H12V-26L19-32L26-26V-4H30V22z', paint: 'main' },
      { d: 'M-24-20L-14-32L-4-20zM10-24L19-34L28-24z', paint: 'second' },
      { d: 'M-5 22V10Q0 3 5 10V22z', paint: 'ink' },
    ],
  },
  town: {
    main: '#f4e8d2',
    second: '#bf6b4a',
    layers: [
      { d: `${house(-26, 18, 22, 16)}${house(4, 18, 22, 16)}${house(-12, 20, 24, 22)}`, paint: 'main' },
      { d: 'M-16 0L0-19L16 0z', paint: 'second' },
      { d: 'M-4 20V10H4V20z', paint: 'ink' },
    ],
  },
  village: {
    main: '#f4e8d2',
    second: '#a9794a',
    layers: [
      { d: house(-14, 16, 28, 17), paint: 'main' },
      { d: 'M-19 1L0-16L19 1z', paint: 'second' },
    ],
  },
  tower: {
    main: '#d9d2c7',
    second: '#6f675e',
    layers: [
      { d: 'M-13 24L-10-12H-16V-28H-8V-22H-4V-28H4V-22H8V-28H16V-12H10L13 24z', paint: 'main' },
      { d: 'M-4 24V12Q0 6 4 12V24z', paint: 'ink' },
    ],
  },
  ruin: {
    main: '#d8cdb5',
    second: '#85775c',
    layers: [
      {
        d: 'M-26 20V-16L-20-22L-14-14V20zM-6 20V-4L2-10L6-4V20zM14 20V-24L20-18L26-26V20zM-30 20H30V26H-30z',
        paint: 'main',
      },
    ],
  },
  inn: {
    main: '#f3dfb4',
    second: '#8b4f2c',
    layers: [
      { d: house(-22, 20, 44, 24), paint: 'main' },
      { d: 'M-28-2L0-24L28-2L24 3L0-16L-24 3z', paint: 'second' },
      { d: 'M-12 4H2V16H-12zM2 7H8V13H2', paint: 'line' },
    ],
  },
  shrine: {
    main: '#f7f2e6',
    second: '#d7a936',
    layers: [
      { d: 'M-24 20V14H-20V-4H-26V-10L0-26L26-10V-4H20V14H24V20z', paint: 'main' },
      { d: 'M-12-3V14M0-3V14M12-3V14', paint: 'line' },
    ],
  },
  market: {
    main: '#f7efdc',
    second: '#c0452f',
    layers: [
      { d: 'M-24 22V-6H24V22z', paint: 'main' },
      { d: 'M-28-6L-22-22H22L28-6Q21 2 14-6Q7 2 0-6Q-7 2-14-6Q-21 2-28-6z', paint: 'second' },
    ],
  },
  grave: {
    main: '#d9d7d2',
    second: '#7f7b76',
    layers: [
      { d: 'M-16 22V-8Q-16-24 0-24Q16-24 16-8V22z', paint: 'main' },
      { d: 'M0-14V8M-8-6H8', paint: 'line' },
    ],
  },
  oil: {
    main: '#37322e',
    second: '#c9a227',
    layers: [
      { d: 'M0-28C12-10 20 0 20 10A20 20 0 0 1-20 10C-20 0-12-10 0-28z', paint: 'main' },
      { d: 'M-10 8Q-8 18 2 21', paint: 'line' },
    ],
  },
  uranium: {
    main: '#f2d338',
    second: '#2c2a22',
    layers: [
      { d: disc(0, 0, 27), paint: 'main' },
      { d: 'M0 0L-11-19A22 22 0 0 1 11-19zM0 0L22 0A22 22 0 0 1 11 19zM0 0L-22 0A22 22 0 0 0-11 19z', paint: 'ink' },
    ],
  },
  steel: {
    main: '#b9c3cc',
    second: '#5d6a75',
    layers: [
      { d: 'M-26 16L-18-4H18L26 16z', paint: 'main' },
      { d: 'M-12-4L-6-20H8L14-4z', paint: 'second' },
    ],
  },
  grain: {
    main: '#e8bf4a',
    second: '#5f430b',
    layers: [{ d: 'M0 26V-22M0-14l11-10M0-14l-11-10M0-2l12-10M0-2l-12-10M0 10l12-10M0 10l-12-10', paint: 'line' }],
  },
  treasure: {
    main: '#b9772f',
    second: '#f3cf57',
    layers: [
      { d: 'M-26 20V-2Q-26-20-10-20H10Q26-20 26-2V20z', paint: 'main' },
      { d: 'M-26-2H26V4H-26zM-6-6H6V10H-6z', paint: 'second' },
    ],
  },
  lair: {
    main: '#8d2f2b',
    second: '#f3e6d0',
    layers: [
      { d: 'M-24 4C-24-30 24-30 24 4C24 12 16 14 14 22H-14C-16 14-24 12-24 4z', paint: 'second' },
      { d: `${disc(-9, -2, 6)}${disc(9, -2, 6)}M-3 10L0 4L3 10z`, paint: 'ink' },
    ],
  },
  stairs: {
    main: '#efe6d2',
    second: '#7d6f57',
    layers: [{ d: 'M-26 22V12H-12V2H2V-8H16V-18H28V22z', paint: 'main' }],
  },
  heart: {
    main: '#d94f6b',
    second: '#fbe3a1',
    layers: [
      { d: 'M0-30L20-8L12 24H-12L-20-8z', paint: 'main' },
      { d: 'M0-30L6-8L0 24L-6-8z', paint: 'second' },
    ],
  },
  key: {
    main: '#e2b43c',
    second: '#8c6a17',
    layers: [
      { d: `${disc(-14, 0, 13)}M-2-4H28V12H20V5H12V12H5V4H-2z`, paint: 'main' },
      { d: disc(-14, 0, 5), paint: 'ink' },
    ],
  },
  spring: {
    main: '#8fd0e6',
    second: '#3f8fb0',
    layers: [{ d: 'M-24 18Q-24 2-8 6Q-10-24 4-28Q0-10 12-4Q24 0 24 18z', paint: 'main' }],
  },
};

/** Icon for features whose kind has no icon. */
export const UNKNOWN_ICON: FeatureIcon = {
  main: '#ffffff',
  second: '#888888',
  layers: [{ d: disc(0, 0, 20), paint: 'main' }],
};
