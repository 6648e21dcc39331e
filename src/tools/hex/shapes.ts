import { z } from 'zod';

/** Schema for the axial coordinates of a hex. */
export const CellSchema = z.object({ q: z.int(), r: z.int() });

const terrain = z.string().describe("one of the game's terrains, which hex_list_games lists");

const Feature = z.looseObject({
  kind: z.string().describe('kind of feature: harbour, city, planet …'),
  value: z.number().optional(),
  name: z.string().optional(),
  of: z.string().optional().describe('what it trades in, or to which it belongs'),
  side: z.string().optional().describe('side of the hex that it faces, as drawn: E, NE …'),
});

/** Schema for a hex of a map. */
export const MapCellSchema = CellSchema.extend({
  terrain,
  elevation: z.int().optional().describe('levels above the sea'),
  region: z.string().optional(),
  number: z.int().optional().describe('number token on the hex'),
  features: z.array(Feature).optional(),
  sides: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('what lies on the sides of the hex, such as river: [E, NW]'),
  start: z.array(z.int()).optional().describe('players who start here'),
});

const PlayerBalance = z.object({
  player: z.int(),
  starts: z.array(
    CellSchema.extend({ corner: z.int().optional().describe('corner between the side of this number and the next') }),
  ),
  figures: z
    .record(z.string(), z.number())
    .describe('reach: hexes nearer to this player than to anyone; nearest: travel to the nearest other player …'),
  resources: z.record(z.string(), z.int()).describe('resources within reach'),
});

const Balance = z.object({
  score: z
    .int()
    .describe(
      '100 if all players have the same: smallest value as a percentage of the largest, for the least even of the compared values',
    ),
  bound: z.int().describe('minimum score that the game promises; maps are drawn again until they reach it'),
  met: z.boolean(),
  draws: z.int().describe('number of maps drawn'),
  compared: z.array(z.string()).describe('names of the values that count'),
  players: z.array(PlayerBalance),
});

/** Schema for what identifies a map. */
export const MapIdentitySchema = z.object({
  game: z.string(),
  options: z.array(z.string()),
  seed: z.string().describe('Makes the same map again, with the same game, options, players and size.'),
  players: z.int(),
  size: z.int(),
  share: z.string().describe('Sent as seed, it makes this very map in every hex tool.'),
});

/** Fields that identify the map in answers of tools that can also examine the open plain. */
export const EXAMINED_MAP_FIELDS = MapIdentitySchema.partial().shape;

export const MapResultSchema = MapIdentitySchema.extend({
  orientation: z.enum(['pointy', 'flat']).describe('pointy: a corner at the top; flat: a side'),
  cells: z.array(MapCellSchema).describe('The hexes, row by row.'),
  links: z
    .array(z.object({ from: CellSchema, to: CellSchema }))
    .optional()
    .describe('pairs of hexes that count as neighbours'),
  legend: z.record(z.string(), z.string()).describe('meaning of the words'),
  summary: z.string(),
  balance: Balance,
  image: z.string().describe('address of a drawing as SVG; ending in .png it is PNG'),
});

/** Schema of the argument `players`. Not a default of the schema: 2 is not the same as missing beside a share string. */
export const playersField = z.int().min(1).max(12).describe('Number of players.').meta({ default: 2 }).optional();

/** Description of the argument `seed`, for tools that make a new map. */
export const RANDOM_SEED_DESCRIPTION = 'Seed or share string of the map. Default: random.';

/** Description of the argument `seed`, for tools that examine a map. */
export const FIXED_SEED_DESCRIPTION = 'Seed or share string of the map. Default: a fixed seed.';
