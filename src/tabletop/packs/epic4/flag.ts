import { escapeXml, svgElement } from '../../../lib/svg.ts';
import { FLAG_SYMBOLS } from './charges.ts';
import { circlePath, sunbeamsPath } from './shapes.ts';

/** The design of a flag in terms of heraldry: `division` is how its field is divided, `charge` is the symbol on it. */
export interface FlagDesign {
  division: string;
  charge: string;
}

/** The two colours of a flag. */
export interface FlagColours {
  /** Colour of the field and of the faction, as `#rrggbb`. */
  primary: string;
  /** Contrasting colour for divisions and symbols, as `#rrggbb`. */
  secondary: string;
}

type Tone = keyof FlagColours;

/**
 * A way to divide a flag: areas that are painted in order on a field of the primary colour, then the tone and the
 * places of the symbol (charge).
 */
interface Division {
  areas: readonly { tone: Tone; shape: string }[];
  charge: Tone;
  places: readonly (readonly [x: number, y: number, scale: number])[];
}

const WIDTH = 60;
const HEIGHT = 40;
const FIELD = `M0 0H${WIDTH}V${HEIGHT}H0z`;

/**
 * Makes a division whose areas have the secondary colour. On these areas the symbol must have the primary colour,
 * beside them the secondary colour.
 */
const divisionOf = (shapes: readonly string[], charge: Tone, ...places: Division['places']): Division => ({
  areas: shapes.map((shape) => ({ tone: 'secondary', shape })),
  charge,
  places,
});

/** Divisions of flags, by their names in heraldry. */
export const FLAG_DIVISIONS: Readonly<Record<string, Division>> = {
  plain: divisionOf([], 'secondary', [30, 20, 1.65]),
  border: divisionOf(['M0 0H60V40H0zM4 4V36H56V4z'], 'secondary', [30, 20, 1.25]),
  pale: divisionOf(['M18 0H60V40H18z'], 'primary', [39, 20, 1.4]),
  fess: divisionOf(['M0 7H60V33H0z'], 'primary', [30, 20, 1.22]),
  bend: divisionOf(['M0 0H9L60 34V40H51L0 6z'], 'secondary', [44, 12.5, 0.95]),
  chevron: divisionOf(['M0 0L28 20 0 40z'], 'secondary', [42, 20, 1.25]),
  quarterly: divisionOf(['M0 0H30V20H0zM30 20H60V40H30z'], 'primary', [15, 10, 0.8], [45, 30, 0.8]),
  'tierced-pale': divisionOf(['M0 0H14V40H0zM46 0H60V40H46z'], 'secondary', [30, 20, 1.3]),
  'tierced-fess': divisionOf(['M0 0H60V7H0zM0 33H60V40H0z'], 'secondary', [30, 20, 1.22]),
  saltire: divisionOf(
    ['M0 0H7L30 15.4 53 0H60V4.6L37 20 60 35.4V40H53L30 24.6 7 40H0V35.4L23 20 0 4.6z', circlePath(30, 20, 14)],
    'primary',
    [30, 20, 1.1],
  ),
  cross: divisionOf(['M18 0H26V40H18zM0 16H60V24H0z', circlePath(22, 20, 13.5)], 'primary', [22, 20, 1.05]),
  wave: divisionOf(['M0 30Q7.5 24 15 30T30 30 45 30 60 30V40H0z'], 'secondary', [30, 14, 1.15]),
  canton: divisionOf(['M0 0H28V24H0zM0 30H60V34H0z'], 'primary', [14, 12, 0.95]),
  lozenge: divisionOf(['M30 0L60 20 30 40 0 20z'], 'primary', [30, 20, 1.1]),
  pile: divisionOf(['M0 0H60L30 40z'], 'primary', [30, 13.5, 1.1]),
  stripes: divisionOf(['M26 0H60V8H26zM26 16H60V24H26zM26 32H60V40H26z'], 'secondary', [13, 20, 1.1]),
  disc: divisionOf([circlePath(30, 20, 16.5)], 'primary', [30, 20, 1.2]),
  rays: {
    areas: [
      { tone: 'secondary', shape: sunbeamsPath(30, 20, 12, 40) },
      { tone: 'primary', shape: circlePath(30, 20, 14.5) },
    ],
    charge: 'secondary',
    places: [[30, 20, 1.15]],
  },
};

/** Draws a flag as SVG, in the proportions 3:2. It has no ids or references, so that several flags fit on one page. */
export function drawFlag(title: string, { division, charge }: FlagDesign, colours: FlagColours): string {
  const { areas, charge: tone, places } = FLAG_DIVISIONS[division]!;
  const painted = [{ tone: 'primary' as Tone, shape: FIELD }, ...areas].map((area) =>
    svgElement('path', { fill: colours[area.tone], d: area.shape }),
  );
  const charges = places.map(([x, y, scale]) =>
    svgElement('path', {
      fill: colours[tone],
      'fill-rule': 'evenodd',
      transform: `translate(${x} ${y}) scale(${scale})`,
      d: FLAG_SYMBOLS[charge]!,
    }),
  );
  return svgElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img' },
    `${svgElement('title', {}, escapeXml(title))}${painted.join('')}${charges.join('')}`,
  );
}
