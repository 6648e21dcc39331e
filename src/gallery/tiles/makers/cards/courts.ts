import { svgElement } from '../../../../lib/svg.ts';
import { type Drawing, drawLayers, type Place } from '../../../layers.ts';
import { ARM, CLOTHES, HEADGEAR, HEADS } from './court-parts.ts';
import { THINGS } from './court-things.ts';
import { RED } from './suits.ts';

/** What a figure wears and holds. `main`, `second` and `trim` are the colours of its clothes. */
export interface Court {
  readonly clothes: keyof typeof CLOTHES;
  readonly head: keyof typeof HEADS;
  readonly headgear: keyof typeof HEADGEAR;
  readonly thing: keyof typeof THINGS;
  readonly colors: readonly [main: string, second: string, trim: string];
  readonly hair: string;
  readonly flower?: string;
}

const BLACK = '#111';
const GOLD = '#f2b632';
const BLUE = '#2a5a9e';
const SLATE = '#3d4350';
const GREEN = '#2f7d3a';
const WHITE = '#fffdf8';
const BROWN = '#6b3f1d';
const FAIR = '#d99a3a';
const GREY = '#b9b4ac';

const OF_EVERY_CARD = {
  ink: BLACK,
  white: WHITE,
  skin: '#fbe3c8',
  lips: RED,
  metal: '#d5dbe0',
  wood: '#8a5a2c',
  leaf: GREEN,
};

const king = { clothes: 'gown', head: 'bearded', headgear: 'crown' } as const;
const queen = { clothes: 'dress', head: 'longHaired', headgear: 'coronet' } as const;
const jack = { clothes: 'tunic', head: 'bobbed' } as const;
const ober = { clothes: 'coat', head: 'whiskered' } as const;
const unter = { clothes: 'doublet', head: 'bobbed' } as const;

/** The figures of French and German cards, by rank and suit. */
export const COURTS: Readonly<Record<string, Readonly<Record<string, Court>>>> = {
  king: {
    clubs: { ...king, thing: 'orb', colors: [BLUE, RED, GOLD], hair: BROWN },
    diamonds: { ...king, thing: 'axe', colors: [RED, BLUE, GOLD], hair: FAIR },
    hearts: { ...king, thing: 'sword', colors: [RED, GOLD, BLUE], hair: FAIR },
    spades: { ...king, thing: 'sceptre', colors: [SLATE, RED, GOLD], hair: GREY },
  },
  queen: {
    clubs: { ...queen, thing: 'daisy', colors: [BLUE, WHITE, GOLD], hair: BROWN, flower: WHITE },
    diamonds: { ...queen, thing: 'tulip', colors: [RED, WHITE, GOLD], hair: FAIR, flower: GOLD },
    hearts: { ...queen, thing: 'rose', colors: [RED, BLUE, GOLD], hair: FAIR, flower: RED },
    spades: { ...queen, thing: 'sceptre', colors: [SLATE, RED, GOLD], hair: BROWN },
  },
  jack: {
    clubs: { ...jack, headgear: 'striped', thing: 'spear', colors: [BLUE, RED, GOLD], hair: BROWN },
    diamonds: { ...jack, headgear: 'beret', thing: 'halberd', colors: [RED, BLUE, GOLD], hair: FAIR },
    hearts: { ...jack, headgear: 'striped', thing: 'lily', colors: [RED, GOLD, BLUE], hair: FAIR, flower: WHITE },
    spades: { ...jack, headgear: 'beret', thing: 'sword', colors: [SLATE, RED, GOLD], hair: BROWN },
  },
  König: {
    acorns: { ...king, thing: 'sceptre', colors: [RED, GREEN, GOLD], hair: BROWN },
    leaves: { ...king, thing: 'orb', colors: [GREEN, RED, GOLD], hair: GREY },
    hearts: { ...king, thing: 'sword', colors: [BLUE, RED, GOLD], hair: FAIR },
    bells: { ...king, thing: 'goblet', colors: [RED, BLUE, GOLD], hair: BROWN },
  },
  Ober: {
    acorns: { ...ober, headgear: 'hat', thing: 'sword', colors: [GREEN, GOLD, RED], hair: BROWN },
    leaves: { ...ober, headgear: 'helmet', thing: 'halberd', colors: [BLUE, RED, GOLD], hair: FAIR },
    hearts: { ...ober, headgear: 'hat', thing: 'spear', colors: [RED, BLUE, GOLD], hair: BROWN },
    bells: { ...ober, headgear: 'helmet', thing: 'axe', colors: [RED, GREEN, GOLD], hair: GREY },
  },
  Unter: {
    acorns: { ...unter, headgear: 'cap', thing: 'halberd', colors: [RED, GOLD, GREEN], hair: BROWN },
    leaves: { ...unter, headgear: 'feathered', thing: 'drum', colors: [GREEN, RED, GOLD], hair: FAIR },
    hearts: { ...unter, headgear: 'cap', thing: 'spear', colors: [BLUE, GOLD, RED], hair: FAIR },
    bells: { ...unter, headgear: 'feathered', thing: 'horn', colors: [RED, BLUE, GOLD], hair: BROWN },
  },
};

/** Draws the figure of a court card twice, the second time upside down. `places` are those of the two halves. */
export function drawCourt(court: Court, places: readonly Place[]): string {
  const [main, second, trim] = court.colors;
  const palette: Record<string, string> = { ...OF_EVERY_CARD, main, second, trim, hair: court.hair };
  if (court.flower) palette['flower'] = court.flower;
  const parts: Drawing = [
    ...CLOTHES[court.clothes],
    ...HEADS[court.head],
    ...HEADGEAR[court.headgear],
    ...THINGS[court.thing],
    ...ARM,
  ];
  const painted: Drawing = parts.map(([paint, path, width]) => [palette[paint]!, path, width]);
  return svgElement(
    'g',
    { stroke: BLACK, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    drawLayers(painted, ...places),
  );
}
