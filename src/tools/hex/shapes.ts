import { z } from 'zod';

/** Schema for the axial coordinates of a hex. */
export const CellSchema = z.object({ q: z.int(), r: z.int() });

const terrain = z.string().describe("one of the game's terrains; hex_list_games tells them");

const Feature = z.looseObject({
  kind: z.string().describe('what it is: number, harbour, city, planet …'),
  value: z.number().optional(),
  name: z.string().optional(),
  of: z.string().optional().describe('what it deals in or belongs to'),
  side: z.string().optional().describe('the side of the hex that it looks to, as drawn: E, NE …'),
});

/** Schema for a hex of a map. */
export const MapCellSchema = CellSchema.extend({
  terrain,
  elevation: z.int().optional().describe('levels above the sea'),
  region: z.string().optional(),
  number: z.int().optional().describe('the number token on it'),
  features: z.array(Feature).optional(),
  sides: z.record(z.string(), z.array(z.string())).optional().describe('what lies on its sides: river: [E, NW] …'),
  start: z.array(z.int()).optional().describe('players who start here'),
});

const PlayerBalance = z.object({
  player: z.int(),
  starts: z.array(
    CellSchema.extend({ corner: z.int().optional().describe('between the sides of this number and the next') }),
  ),
  figures: z
    .record(z.string(), z.number())
    .describe('reach: hexes nearer to this player than to anyone; nearest: travel to the nearest other player …'),
  resources: z.record(z.string(), z.int()).describe('what lies within reach'),
});

const Balance = z.object({
  score: z.int().describe('100 when all players have the same: the least of the most, in percent, of the worst figure'),
  bound: z.int().describe('what the game promises; maps are drawn again until they keep it'),
  met: z.boolean(),
  draws: z.int().describe('how many maps were drawn'),
  compared: z.array(z.string()).describe('the figures that count'),
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
  orientation: z.enum(['pointy', 'flat']).describe('hexes have a corner or a side at the top'),
  cells: z.array(MapCellSchema).describe('axial coordinates, row by row'),
  links: z
    .array(z.object({ from: CellSchema, to: CellSchema }))
    .optional()
    .describe('hexes that are as good as neighbours'),
  legend: z.record(z.string(), z.string()).describe('what the words mean'),
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
