import { z } from 'zod';
import { RESOURCES, type Resource } from '../../tabletop/packs/nukes/book.ts';
import { CellSchema } from '../hex/shapes.ts';

const probability = z.number().min(0).max(1);

/** Schema for how a fight ended. */
export const FightEndingSchema = z
  .enum(['attacker', 'defender', 'both-destroyed', 'stalemate'])
  .describe('who won; both-destroyed and stalemate: nobody');

/** Schema for the number that a unit must roll to hit, with the changes that led to it. */
export const HitNumberSchema = z
  .object({
    base: z.int().describe("from the unit's card: attack or defence against the domain of the enemy"),
    changes: z.array(z.object({ by: z.int(), why: z.string() })),
    number: z.int().describe('a roll at or below hits; 0: it cannot hit this enemy'),
  })
  .describe('how likely a hit is, in tenths');

/** Schema for what one side lost in a fight. */
export const CasualtiesSchema = z.object({
  lost: z.int().describe('steps lost'),
  left: z.int().describe('steps left'),
  destroyed: z.boolean(),
});

/** Schema for the exact probabilities of how a fight ends. */
export const FightOddsSchema = z
  .object({
    attackerWins: probability,
    defenderWins: probability,
    bothDestroyed: probability,
    stalemate: probability,
    thisEnding: probability.describe('of the ending that came'),
    expectedRounds: z.number(),
    expectedLosses: z.object({ attacker: z.number(), defender: z.number() }).describe('steps'),
    exchange: z.number().describe('worth that the attacker destroys less worth that it loses, on average'),
  })
  .describe('exact; the first four add up to 1');

const Purse = z.object({ grain: z.int(), steel: z.int(), oil: z.int(), uranium: z.int() } satisfies Record<
  Resource,
  z.ZodInt
>);
const Stock = z.partialRecord(z.enum(RESOURCES), z.int());

const ByDomain = z.object({ land: z.int(), air: z.int(), sea: z.int(), deep: z.int() });

/** Schema for a type of unit. */
export const UnitCardSchema = z.object({
  name: z.string(),
  title: z.string(),
  domain: z.enum(['land', 'air', 'sea', 'deep']),
  steps: z.int().describe('how many it can lose'),
  damage: z.int().describe('steps that a hit of its takes'),
  move: z.int(),
  attack: ByDomain.describe('hit numbers against enemies in each domain'),
  defence: ByDomain,
  cost: Stock,
  costText: z.string(),
  worth: z.int().describe('cost in one number'),
  spent: z.boolean().describe('gone after one round'),
  role: z.string(),
});

/** Schema for a territory at the start of a game, with its owner and its income. */
export const TerritorySchema = CellSchema.extend({
  name: z.string().describe('its region on the map'),
  terrain: z.string().describe('of the hex at q, r, where units begin'),
  owner: z.int().nullable().describe('the player who begins with it, from 1; null: nobody'),
  capital: z.boolean(),
  deposits: z.array(CellSchema.extend({ kind: z.enum(RESOURCES) })),
  income: Purse.describe('each turn for its first owner'),
  hexes: z.array(CellSchema),
  neighbours: z.array(z.string()).describe('territories beside it on land'),
});

/** Schema for what a player has at the start of a game. */
export const PlayerStartSchema = z.object({
  player: z.int().describe('from 1, also the order of turns'),
  capital: CellSchema,
  harbour: CellSchema.describe('sea hex where the fleet begins and ships are built'),
  territories: z.array(z.string()),
  units: z.array(CellSchema.extend({ unit: z.string(), count: z.int() })),
  income: Purse.describe('each turn'),
  resources: Purse.describe('at the start'),
});

/** Schema for how equal the players are at the start of a game. */
export const SetupFairnessSchema = z.object({
  bound: z.int().describe('the least that income, armies and map promise, in percent'),
  met: z.boolean(),
  incomeEvenness: z.int().describe('what the least has of the most, in percent'),
  armyEvenness: z.int(),
  mapScore: z.int().describe('score of the map itself, as in hex_generate_map'),
  players: z.array(
    z.object({
      player: z.int(),
      income: z.int().describe('worth each turn'),
      army: z.int().describe('worth of all units'),
      nearestCapital: z.int().describe('hexes to the nearest capital of another player'),
      harbour: z.int().describe('hexes from the capital to the harbour'),
    }),
  ),
});
