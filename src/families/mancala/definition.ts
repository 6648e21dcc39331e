import { z } from 'zod';
import { THEME_NAMES } from '../../board/render/themes.ts';
import { definitionFields } from '../../play/definition.ts';
import { MAX_PITS, MAX_SEEDS } from './limits.ts';

/** Which pits and stores a sowing visits. */
const CIRCUITS = ['around', 'own-rows', 'own-rows-either-way', 'front-rows'] as const;
/** Which pits have seeds before the first move. */
const FILLS = ['all', 'middle', 'outer', 'outer-and-right'] as const;
const PITS = ['own', 'any'] as const;
const DIRECTIONS = ['counterclockwise', 'clockwise', 'chosen'] as const;
/**
 * What happens to pits with fewer seeds than a sowing needs: they are never sown, or only if there is no other move.
 */
const SMALL_PITS = ['never', 'last-resort', 'last-resort-into-empty'] as const;
const TWOS = ['sown', 'last-resort'] as const;
/** Whether a sowing drops a seed in the pit where it starts. */
const ORIGINS = ['sown', 'skipped', 'first'] as const;
/** In relay sowing, the pit that is emptied for the next lap: the one that the last seed reached, or the next one. */
const RELAYS = ['none', 'reached', 'next'] as const;
const SIDES = ['other', 'own', 'either'] as const;
const ACROSS = ['none', 'opposite', 'both', 'column'] as const;
/** Where captured seeds are sown again: nowhere, from the next pit on, or from the start of the lap. */
const RESOWN = ['none', 'next', 'lap-start'] as const;
const BEYOND = ['none', 'once', 'on', 'across', 'resumes'] as const;
const PASSING = ['owner', 'sower', 'stays'] as const;
const AGAIN = ['store', 'capture', 'passing', 'grand-slam'] as const;
const GRAND_SLAMS = ['taken', 'nothing'] as const;
const FEEDING = ['free', 'if-possible', 'must'] as const;
const STUCK = ['ends', 'passes'] as const;
const CLEAR = ['nothing', 'ends', 'wins', 'wins-on-turn'] as const;
const RESTS = ['owners', 'other', 'other-able', 'unfed', 'nobody'] as const;
const GOALS = ['seeds', 'last-move'] as const;
const STOPPED = ['owners', 'as-it-stands', 'draw'] as const;
const ENDLESS = ['draw', 'loss'] as const;

const capture = z.strictObject({
  counts: z
    .union([z.array(z.int().min(1).max(12)), z.literal('even')])
    .default([])
    .describe('counts of a pit in which the last seed falls that are taken'),
  where: z.enum(SIDES).default('other').describe('on whose side pits are taken by their count'),
  chain: z
    .boolean()
    .default(false)
    .describe('pits before it on the way with such counts, one after the other, are taken too'),
  across: z
    .enum(ACROSS)
    .default('none')
    .describe(
      'what a last seed in an empty pit takes: the pit opposite, that and itself, or both pits of the column of the other side',
    ),
  from: z.enum(SIDES).default('own').describe('on whose side a last seed takes what is opposite'),
  opposite: z.int().min(1).optional().describe('how many seeds must lie opposite; any number, if left out'),
  barren: z.boolean().default(false).describe('the last seed is taken, too, when nothing lies opposite'),
  beyond: z
    .enum(BEYOND)
    .default('none')
    .describe(
      'where the pit after the last seed is empty, the one beyond it is taken, or that one and others as long as empty and full pits alternate, or the one across from the last seed, or the sowing goes on behind what was taken',
    ),
  occupied: z
    .boolean()
    .default(false)
    .describe('for a column or what is beyond, the last seed must have come to others'),
  both: z.boolean().default(false).describe('a column is taken only if seeds lie in both of its pits'),
  resow: z
    .enum(RESOWN)
    .default('none')
    .describe('seeds that are taken leave the board, or are sown on from the next pit, or from where their lap began'),
  passing: z.int().min(2).optional().describe('pits that get to this count while seeds are sown are taken'),
  passed: z.enum(PASSING).default('owner').describe('who takes them'),
  last: z
    .enum(PASSING)
    .default('owner')
    .describe('who takes such a pit when the last seed of a lap made it; or it stays'),
  final: z.boolean().default(false).describe('who takes the last such pit but one gets the last, too'),
  tuzdik: z
    .boolean()
    .default(false)
    .describe('a pit of the other side that comes to three becomes the own for good, once a player'),
});

/** The options of a mancala variant. South moves first. Pits are counted from each player's left. */
export const MancalaDefinition = z.strictObject({
  ...definitionFields,
  board: z.strictObject({
    rows: z
      .union([z.literal(2), z.literal(4)])
      .default(2)
      .describe('rows of pits: one or two for each player'),
    pits: z.int().min(1).max(MAX_PITS).describe('pits in a row'),
  }),
  setup: z.strictObject({
    fill: z
      .enum(FILLS)
      .default('all')
      .describe(
        'which pits have seeds: all, all but with two in the middle, the outer row, that and the right half of the inner one',
      ),
    seeds: z.int().min(1).max(20).describe('seeds in each of them'),
    side: z
      .array(z.int().min(0).max(MAX_SEEDS))
      .optional()
      .describe("in place of these: the seeds of a side, counter-clockwise from the player's left"),
    hand: z.int().min(0).max(100).default(0).describe('seeds that each player has in hand'),
  }),
  rules: z.strictObject({
    circuit: z
      .enum(CIRCUITS)
      .default('around')
      .describe(
        'seeds go around the whole board, or around the own two rows: one way, with ways back, or by kichwa and nyumba',
      ),
    pits: z.enum(PITS).default('own').describe('whose pits a player may sow from'),
    direction: z.enum(DIRECTIONS).default('counterclockwise').describe('which way seeds go'),
    least: z.int().min(1).max(3).default(1).describe('how many seeds a pit must have to be sown'),
    lesser: z.enum(SMALL_PITS).default('never').describe('when pits with fewer may be sown'),
    twos: z
      .enum(TWOS)
      .default('sown')
      .describe('pits of two are not sown but where there are no others: then the rightmost'),
    sparesTwos: z
      .boolean()
      .default(false)
      .describe("but in a game's first move, seeds pass over pits of two of the other side"),
    origin: z
      .enum(ORIGINS)
      .default('sown')
      .describe(
        'whether a long sowing drops a seed into the pit that it comes from, skips it, or drops its first seed there',
      ),
    store: z.boolean().default(false).describe("seeds fall into the sower's store"),
    relay: z
      .enum(RELAYS)
      .default('none')
      .describe(
        'when the last seed has fallen, the sowing goes on with the pit that it reached if others lay there, or with the next one',
      ),
    capture,
    grandSlam: z
      .enum(GRAND_SLAMS)
      .default('taken')
      .describe('what becomes of a capture of all that the other side has'),
    again: z.array(z.enum(AGAIN)).default([]).describe('what lets the same player move again'),
    feeding: z
      .enum(FEEDING)
      .default('free')
      .describe('when the other side is empty, seeds are sown there if possible; or must be, and who cannot is stuck'),
    stuck: z.enum(STUCK).default('ends').describe('who cannot move ends the game, or passes as long as the other can'),
    takasia: z.boolean().default(false).describe('the one pit that is threatened may be barred from moving'),
  }),
  end: z.strictObject({
    goal: z.enum(GOALS).default('seeds').describe('who has more seeds wins, or who moves last'),
    clear: z
      .enum(CLEAR)
      .default('nothing')
      .describe(
        'what a side without seeds means after a move: the end, or that it has won, at once or when it is on turn',
      ),
    atMost: z.int().min(0).default(0).describe('with so many seeds on the board the game is over'),
    rest: z
      .enum(RESTS)
      .default('owners')
      .describe(
        'who gets the seeds on the board when nobody can move on: on whose side they lie, the other player than who is stuck, that one only if able to sow, who is not fed, or nobody',
      ),
    majority: z.boolean().default(false).describe('who has more than half of the seeds has won'),
    bothEnds: z.boolean().default(false).describe('captures in both end columns with one move win'),
    repetition: z.int().min(2).default(2).describe('a position that occurs so many times ends the game'),
    quiet: z.int().min(2).default(100).describe('so many plies without a seed leaving the board end the game'),
    stopped: z
      .enum(STOPPED)
      .default('owners')
      .describe(
        'what the game is worth then: seeds count for whose side they lie on, only those taken count, or it is a draw',
      ),
    laps: z.int().min(10).max(10_000).default(1000).describe('a sowing of more laps is endless'),
    endless: z.enum(ENDLESS).default('draw').describe('what an endless sowing means to the sower'),
  }),
  render: z.strictObject({
    theme: z.enum(THEME_NAMES).default('walnut').describe('the colours of the board'),
  }),
});

export type MancalaDefinition = z.infer<typeof MancalaDefinition>;
