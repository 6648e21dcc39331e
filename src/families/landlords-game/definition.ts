import { z } from 'zod';
import { THEME_NAMES } from '../../board/render/themes.ts';
import { definitionFields } from '../../play/definition.ts';

/** Kinds of spaces on the board. The kind decides what happens to a player who stops there. */
export const SPACE_TYPES = [
  'start',
  'lot',
  'necessity',
  'trespass',
  'railroad',
  'luxury',
  'jail-necessity',
  'franchise',
  'park-poorhouse',
  'legacy',
  'speculation',
  'chance',
] as const;
export type SpaceType = (typeof SPACE_TYPES)[number];

/** Schema of an amount in whole dollars. */
const dollars = z.int().min(0).max(1000);

const Space = z.strictObject({
  name: z.string(),
  label: z.string().optional().describe('what the board shows where the name is too long; / begins another line'),
  type: z.enum(SPACE_TYPES),
  price: dollars.optional().describe('what it costs'),
  rent: dollars.optional().describe('what others pay who stop there'),
  pay: z.int().min(-1000).max(1000).optional().describe('what everybody pays who stops there; below 0 is received'),
});

const Tickets = z.strictObject({
  draws: z.int().min(1).max(40).describe('so many are drawn, by the players in turn; no more than go round equally'),
  of: z.array(z.enum(SPACE_TYPES)).min(1).describe('for which spaces there are tickets'),
  refused: z
    .enum(['mixed-in', 'set-aside'])
    .describe('a ticket that is not bought goes back among the others, or is not drawn again'),
});

const Loans = z.strictObject({
  unit: dollars.min(1).describe('what a note is for'),
  margin: dollars.describe('lots must be worth at least so much more than all notes'),
  interest: dollars.describe('what a note costs whenever wages are due'),
});

const Luxury = z.strictObject({
  worth: dollars.describe('what a luxury counts in the end'),
  otherwise: z
    .enum(['lose-a-turn', 'go-back'])
    .describe('who does not buy loses a turn; or who can buy must, and who cannot counts backward from the last space'),
});

const Houses = z.strictObject({
  price: dollars.min(1),
  most: z.int().min(1).max(3).describe('on one lot'),
  rent: dollars.describe('for each house, beside that of the land'),
  factors: z
    .array(z.int().min(1))
    .length(4)
    .describe('times the rent of the land where every lot of a section has 0, 1, 2, 3 houses'),
});

const Speculation = z.strictObject({
  ante: dollars,
  share: z.int().min(0).max(100).describe("the broker's part of what is won, in percent"),
  double: dollars.describe('what a double wins'),
  wins: z.array(dollars).length(13).describe('what other throws win, by their sum'),
});

const Opportunity = z.strictObject({ name: z.string(), wages: dollars, rent: dollars });

const Card = z.strictObject({ text: z.string(), gain: z.int().min(-500).max(500).describe('below 0 is paid') });

const SingleTax = z.strictObject({
  law: z.enum(['by-vote', 'from-the-start']),
  votes: z.int().min(1).max(6).describe('so many players have to vote for it'),
  step: dollars.min(1).describe('each time the treasury holds so much it does the next of its works'),
  works: z
    .array(z.int().min(0).max(39))
    .describe('spaces in the order in which they are bought and are free from then on; trespasses become colleges'),
  raise: dollars.describe('by how much wages rise with each work after the last space'),
  professor: z
    .strictObject({ cards: z.int().min(1), worth: dollars })
    .describe('so many cards of education count so much'),
  opportunities: z.array(Opportunity).length(4).describe('inner corners for who cannot pay, from that of the start on'),
});

/**
 * The options of a variant of the Landlord's Game. Spaces are numbered from 0, Mother Earth, in the direction of play.
 */
export const LandlordsDefinition = z.strictObject({
  ...definitionFields,
  board: z.strictObject({
    name: z.string().describe('what the board is called'),
    spaces: z.array(Space).length(40),
    boxes: z
      .array(z.enum(['bank', 'wages', 'treasury', 'railroad']))
      .default([])
      .describe('the spaces in the middle that hold money'),
  }),
  setup: z.strictObject({
    cash: z.array(dollars).min(1).max(5).describe('what each player has at the start, by number of players from 2 on'),
    tickets: Tickets.optional().describe('deeds that are offered before the first throw'),
    bareCash: dollars.optional().describe('what each player has where no tickets are drawn, if another amount'),
    monarch: z.boolean().default(false).describe('the first player has all lots, and gets no wages'),
  }),
  rules: z.strictObject({
    wages: dollars.describe('at Mother Earth, or when passing it'),
    sale: z
      .enum(['price', 'auction'])
      .describe('who stops where nobody owns buys at the price; or others may bid more, and who stopped may match it'),
    railroads: z.enum(['public', 'for-sale']).describe('fees go to the railroad box, or to an owner'),
    franchises: z.enum(['first-come', 'for-sale']).describe('who stops there first has it for nothing, or may buy it'),
    railroadFees: z.array(dollars).length(4).describe('by number of railroads of their owner'),
    franchiseFees: z.array(dollars).length(2).describe('by number of franchises of their owner'),
    sharing: z
      .boolean()
      .default(false)
      .describe('the second on a lot pays half the rent to the first, and a third stays on the space before it'),
    pass: z
      .enum(['next-railroad', 'over-a-side'])
      .describe(
        'what a pass won by a double is for: on from a railroad that is passed to the next, or over the nine spaces behind a corner',
      ),
    back: z
      .strictObject({
        freed: z.boolean().default(false).describe('who has all circuits and no notes may go either way'),
        between: z.tuple([z.int(), z.int()]).optional().describe('from these spaces on everybody may go either way'),
      })
      .describe('where players may count backward'),
    fine: dollars.describe('opens the jail'),
    misses: z.int().min(0).max(9).default(0).describe('turns in jail after which who can must pay; 0 without limit'),
    loans: Loans.optional().describe('notes of the bank on lots'),
    luxury: Luxury,
    houses: Houses.optional(),
    taxes: z
      .array(z.strictObject({ houses: z.int(), pay: dollars }))
      .default([])
      .describe('what necessities cost from so many houses on the board on'),
    speculation: Speculation.optional(),
    cards: z.array(Card).default([]).describe('what chance may bring, each as likely; nothing if left out'),
    singleTax: SingleTax.optional().describe('the law by which rents of land go to the treasury'),
  }),
  end: z.strictObject({
    circuits: z.int().min(1).max(99).describe('so often wages are paid'),
    when: z.enum(['first', 'all']).describe('the game ends when one player has them all, or when everybody has'),
    rounds: z.int().min(10).max(999).default(150).describe('and after so many rounds whatever happens'),
    lots: z.boolean().describe('prices of lots count in the end'),
    house: dollars.default(0).describe('what a house counts in the end'),
    doubled: z.boolean().default(false).describe('everybody wins when the poorest has twice the cash of the start'),
  }),
  render: z.strictObject({ theme: z.enum(THEME_NAMES).default('forest').describe('the colours of the board') }),
});

export type LandlordsDefinition = z.infer<typeof LandlordsDefinition>;
