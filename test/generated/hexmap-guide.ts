import { hexCountWithin } from '../../src/hexmap/coordinates.ts';
import type { MapGame } from '../../src/hexmap/game.ts';
import { MAP_GAMES } from '../../src/hexmap/games.ts';
import { MAP_STYLES } from '../../src/hexmap/render/styles.ts';

/** The page about hex maps: coordinates, the six games and their data, styles, formats. */
export const hexmapMarkdown = (): string => `# Hex maps

Maps of six games, made by \`hex_generate_map\`, drawn by \`hex_export_svg\`, and looked into by \`hex_get_info\`,
\`hex_compute_fov\` and \`hex_pathfind\`. Made from the definitions by \`npm run generate\`.

## The same map again

A map follows from game, options, players, size and seed, and from nothing else: not from the process, the tool or what
was made before. Who makes or draws a map without a seed gets one drawn, and is told it. \`share\` in the answer says all five in one line; sent as
\`seed\`, it makes that very map in every hex tool, also where a tool has no argument for players or size. The three tools
that look into a map take two players and the usual size unless a share string says otherwise, without a seed always the
same map, and without a game an open plain without an end.

## Coordinates

Axial: q is the column, r the row, the origin is the middle of the map; s = -q - r completes the cube. r grows downwards.
The distance of two hexes is the largest of |dq|, |dr| and |dq + dr|. Sides are named as drawn: from the first, E, NE, NW,
W, SW, SE with a corner at the top, SE, NE, N, NW, SW, S with a side at the top. As offset coordinates the library knows
odd-r, even-r, odd-q and even-q, row 0 at the top; \`hex_get_info\` tells odd-r where hexes have a corner at the top and
odd-q where they have a side there. A full hexagon of n rings has 1 + 3n(n + 1) hexes: ${[1, 2, 3, 4, 5, 6, 7, 8].map(hexCountWithin).join(', ')} …

## Movement and sight

A step costs what the entered hex costs, and what lies on the side between adds, closes or eases; uphill may cost more, so
that the way back can have another price. The cheapest way is found by A*, ties always broken alike.

Two hexes see each other when a straight line between their middles is clear. Where it runs along a border it may keep to
either side. What stands between closes the view up to its height above the ground, walls for ever; the ends never do, so
that walls are seen. Sight always goes both ways.

## Fairness

Each answer reports for every player \`reach\` (hexes nearer by travel than for anyone else), \`nearest\` (travel to the
nearest other player), \`resources\` within reach by worth, and figures of the game. The score is the least of the most of
the worst figure that counts, in percent. Maps are drawn again until the score reaches the game's bound; each draw has a
generator of its own, so that seeds stay what they are.

${MAP_GAMES.map(gameSection).join('\n\n')}

## Styles

${table(
  ['style', 'what it is'],
  Object.entries(MAP_STYLES).map(([slug, { title }]) => [`\`${slug}\``, title]),
)}

\`+coordinates\` after a style shows q,r in each hex, \`+numbers\` column and row (0203), \`+plain\` only the map. Ask \`hex_export_svg\` with
\`accept: image/png\` for pixels. Drawings have no fonts, ids or references.

## Other formats

In the library: \`hexmap/formats/hexjson\` (HexJSON in all four layouts, row 0 at the bottom as it has it, read back),
\`hexmap/formats/text\` (letters, read back) and \`hexmap/formats/tiled\` (JSON for the editor Tiled: terrains as tiles, what
stands on hexes as objects).
`;

function gameSection(game: MapGame): string {
  const { players, size } = game;
  const options = game.options.map(({ slug, title }) => `- \`${game.slug}+${slug}\`: ${title}`);
  const sides = game.sides.map(({ slug, title }) => [`\`${slug}\``, title]);
  const things = game.features.map(({ slug, title, worth }) => [`\`${slug}\``, title, worth ? String(worth) : '']);
  const parts = [
    `## ${game.title}: \`${game.slug}\``,
    game.description,
    `${players.min} to ${players.max} players. Size: ${size.label}; ${game.minSize(players.min)} to ${size.max}, usually ${usual(game)}. Hexes have a ${game.orientation === 'pointy' ? 'corner' : 'side'} at the top. Players are compared by ${game.fair.figures.join(', ')}; the score is at least ${game.fair.bound}.${game.climb ? ` A level uphill costs ${game.climb} more.` : ''}`,
    ...(options.length ? [options.join('\n')] : []),
    table(
      ['terrain', 'what it is', 'cost', 'view', 'share'],
      game.terrains.map(({ slug, title, cost, cover, share }) => [
        `\`${slug}\``,
        title,
        cost === null ? 'closed' : String(cost),
        cover === undefined ? 'open' : cover === 'wall' ? 'closed' : `closed up to ${cover}`,
        share === undefined ? '' : `${share} %`,
      ]),
    ),
    table(['thing', 'what it is', 'worth'], things),
    ...(sides.length ? [table(['side', 'what it does'], sides)] : []),
    `Source: ${game.source}.`,
  ];
  return parts.join('\n\n');
}

/** The usual sizes by number of players, such as `5, 6 for 4 and 5, 7 for 6`. */
function usual({ players, defaultSize }: MapGame): string {
  const counts = Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i);
  const sizes = [...new Set(counts.map((count) => defaultSize(count)))];
  const [first, ...rest] = sizes;
  const told = rest.map((size) => `${size} for ${counts.filter((count) => defaultSize(count) === size).join(' and ')}`);
  return [String(first), ...told].join(', ');
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
