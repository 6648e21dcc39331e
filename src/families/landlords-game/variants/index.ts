import type { VariantSource } from '../../../play/family.ts';
import { PROSPERITY_RULES } from './base.ts';
import { BOARD_1906 } from './board-1906.ts';

const PRINTED = "Rules of The Landlord's Game, Economic Game Company, New York 1906";

/**
 * Winnings in a speculation in dollars, by the sum of the dice. A 3 or 4 wins nothing; 2 and 12 are doubles, which have
 * their own rule.
 */
const WINS = [0, 0, 0, 0, 0, 30, 40, 50, 60, 70, 80, 90, 0];

/** Our own small deck, because the printed cards are lost. */
const CARDS = [
  { text: 'a bumper crop', gain: 50 },
  { text: 'a ground rent refunded', gain: 25 },
  { text: 'a find in the park', gain: 10 },
  { text: 'a doctor to pay', gain: -10 },
  { text: 'a leaking roof', gain: -25 },
  { text: 'a lawsuit lost', gain: -50 },
];

/** The opportunities in the inner corners, one for each side of the board from Mother Earth on. */
const OPPORTUNITIES = [
  { name: 'Timberland', wages: 40, rent: 10 },
  { name: 'Farmlands', wages: 60, rent: 25 },
  { name: 'Coal Mines', wages: 80, rent: 50 },
  { name: 'Oil Fields', wages: 100, rent: 75 },
];

/** All variants of the Landlord's Game. */
export const variants: Record<string, VariantSource> = {
  standard: {
    title: "The Landlord's Game (1904)",
    summary: 'Twenty-two lots that cost ten times their rent, tickets drawn at the start, five circuits for everybody.',
    source: 'L. J. Magie, US patent 748,626, 1904',
    year: 1904,
    region: 'United States',
    patch: {},
  },
  '1906': {
    title: "The Landlord's Game (1906)",
    summary:
      'Named streets, auctions, houses, railroads and franchises to own, speculation; the first with five wages ends it.',
    source: `${PRINTED}; owners do not pool railroads here`,
    year: 1906,
    region: 'United States',
    patch: {
      board: BOARD_1906,
      setup: {
        cash: [600, 500, 400],
        tickets: { draws: 24, of: ['lot', 'franchise', 'railroad'], refused: 'set-aside' },
        bareCash: null,
      },
      rules: {
        sale: 'auction',
        railroads: 'for-sale',
        franchises: 'for-sale',
        railroadFees: [5, 10, 20, 50],
        franchiseFees: [5, 25],
        sharing: false,
        pass: 'over-a-side',
        back: { freed: false, between: [22, 37] },
        misses: 3,
        luxury: { worth: 100, otherwise: 'go-back' },
        houses: { price: 100, most: 3, rent: 10, factors: [1, 2, 4, 8] },
        taxes: [
          { houses: 10, pay: 20 },
          { houses: 25, pay: 40 },
        ],
        speculation: { ante: 10, share: 10, double: 100, wins: WINS },
        cards: CARDS,
      },
      end: { when: 'first', lots: false, house: 100 },
    },
  },
  'single-tax': {
    title: "The Landlord's Game (single tax)",
    summary:
      'The game of 1906 until two players vote for the single tax: then rents of land go to the treasury and serve all.',
    parent: '1906',
    source: `${PRINTED}, second part; nobody bids for the right to build here`,
    year: 1906,
    region: 'United States',
    patch: {
      rules: {
        singleTax: {
          law: 'by-vote',
          votes: 2,
          step: 50,
          works: [13, 27, 35, 25, 15, 5, 30, 4],
          raise: 10,
          professor: { cards: 4, worth: 100 },
          opportunities: OPPORTUNITIES,
        },
      },
    },
  },
  monarch: {
    title: "The Landlord's Game (monarch of the world)",
    summary: 'The first player has every lot and gets no wages; everybody starts with $100.',
    parent: '1906',
    source: `${PRINTED}, monarch of the world`,
    year: 1906,
    region: 'United States',
    patch: { setup: { cash: [100], tickets: null, monarch: true } },
  },
  prosperity: {
    title: "The Landlord's Game (prosperity)",
    summary: 'The single tax is law, and everybody wins as soon as the poorest has twice the cash of the start.',
    parent: 'single-tax',
    source: 'the goal of the games of the 1930s, as a house rule for the rules of 1906',
    patch: { rules: { singleTax: { law: 'from-the-start' } }, ...PROSPERITY_RULES },
  },
};
