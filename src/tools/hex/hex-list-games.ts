import { z } from 'zod';
import { MAP_GAMES } from '../../hexmap/games.ts';
import { MAP_STYLES } from '../../hexmap/render/styles.ts';
import { ok } from '../../lib/result.ts';
import { rangeText } from '../light.ts';
import { defineTool } from '../tool.ts';

const Named = z.object({ slug: z.string(), title: z.string() });
const Terrain = Named.extend({
  cost: z.int().nullable().describe('to enter; null: nobody enters'),
  cover: z.union([z.int(), z.literal('wall')]).describe('levels up to which it is closed to view; 0: open'),
  share: z.number().optional().describe('percent of a map of at least 200 hexes, within 5'),
});

const Game = Named.extend({
  description: z.string(),
  source: z.string(),
  orientation: z.enum(['pointy', 'flat']),
  players: z.object({ min: z.int(), max: z.int(), default: z.int() }),
  size: z.object({ min: z.int(), max: z.int(), default: z.int(), label: z.string() }),
  options: z.array(Named).describe('after the game with +, as in nukes+symmetric'),
  terrains: z.array(Terrain),
  features: z.array(Named),
  sides: z.array(Named.extend({ effect: z.string(), cost: z.int() })),
  climb: z.int().describe('what a level uphill costs more'),
  balance: z.object({ bound: z.int(), compared: z.array(z.string()) }),
});

export default defineTool({
  name: 'hex_list_games',
  title: 'Hex map games',
  description:
    'Lists the six hex map games with their player counts, sizes, options and terrains, and the drawing styles for hex_export_svg. For the connection game Hex, use play_create_game with family hex.',
  input: z.strictObject({}),
  output: z.object({
    total: z.int(),
    games: z.array(Game),
    styles: z.array(Named).describe('for hex_export_svg; +coordinates, +numbers and +plain may follow'),
  }),
  examples: [{ title: 'all of them', args: {} }],
  run: () => {
    const games = MAP_GAMES.map(({ draft, fair, defaultSize, minSize, climb = 0, ...game }) => ({
      ...game,
      players: { ...game.players, default: 2 },
      size: { ...game.size, default: defaultSize(2) },
      options: game.options.map(({ slug, title }) => ({ slug, title })),
      terrains: game.terrains.map(({ slug, title, cost, cover = 0, share }) => ({
        ...{ slug, title, cost, cover },
        ...(share !== undefined && { share }),
      })),
      features: game.features.map(({ slug, title }) => ({ slug, title })),
      sides: game.sides.map((side) => ({ ...side })),
      climb,
      balance: { bound: fair.bound, compared: [...fair.figures] },
    }));
    const styles = Object.entries(MAP_STYLES).map(([slug, { title }]) => ({ slug, title }));
    return ok({ total: games.length, games, styles });
  },
  light: ({ total, games, styles }) => ({
    total,
    games: games.map(({ slug, description, players, size, options }) => ({
      slug,
      description,
      players: rangeText(players),
      size: `${rangeText(size)}: ${size.label}`,
      ...(options.length && { options: Object.fromEntries(options.map((option) => [option.slug, option.title])) }),
    })),
    styles: styles.map(({ slug }) => slug),
  }),
  next: 'hex_generate_map with game, players and size; options follow the game, as in nukes+symmetric.',
  text: ({ games, styles }) =>
    [
      ...games.map(({ slug, description, players, size }) => {
        const limits = `${players.min} to ${players.max} players, size ${size.min} to ${size.max} (${size.label})`;
        return `${slug}\n    ${description}\n    ${limits}`;
      }),
      `styles: ${styles.map(({ slug }) => slug).join(', ')}`,
    ].join('\n'),
});
