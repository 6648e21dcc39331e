/**
 * Which rooms a room may import from; what isn't listed is forbidden. An arrow that goes up or sideways is a mistake of
 * the plan, to be mended by moving code, not by adding a word here. `docs/architecture.md` draws this table.
 */
export const ROOMS: Record<string, readonly string[]> = {
  lib: [],
  dice: ['lib'],
  deck: ['lib'],
  board: ['lib'],
  hexmap: ['lib', 'board'],
  tabletop: ['lib', 'dice', 'hexmap'],
  entity: ['lib', 'dice'],
  oracle: ['lib', 'dice', 'entity'],
  roleplay: ['lib', 'dice', 'entity', 'oracle'],
  play: ['lib', 'board'],
  search: ['lib', 'play'],
  fairy: ['lib', 'board', 'play', 'search'],
  families: ['lib', 'board', 'play', 'search', 'fairy'],
  puzzle: ['lib', 'play', 'search', 'fairy', 'families'],
  rulebook: ['lib', 'board', 'play', 'fairy', 'families'],
  workers: ['families'],
  tools: [
    'lib',
    'dice',
    'deck',
    'tabletop',
    'entity',
    'oracle',
    'roleplay',
    'board',
    'hexmap',
    'play',
    'search',
    'families',
    'puzzle',
    'rulebook',
  ],
  openapi: ['lib', 'tools'],
  site: ['lib', 'dice', 'families', 'rulebook', 'tools'],
  mcp: ['lib', 'dice', 'tools'],
  http: ['lib', 'tabletop', 'workers', 'tools', 'mcp', 'openapi', 'site'],
  cli: ['lib', 'tabletop', 'play', 'tools', 'mcp', 'http'],
  client: ['lib', 'tools'],
};

/** Rooms that run in a browser and at the edge: nothing of Node. */
export const PURE_ROOMS = [
  'lib',
  'dice',
  'deck',
  'tabletop',
  'board',
  'hexmap',
  'play',
  'search',
  'fairy',
  'families',
  'puzzle',
  'rulebook',
  'tools',
  'openapi',
  'site',
  'mcp',
  'client',
];

/** Files of other rooms that are adapters to Node; everything else stays free of it. */
export const NODE_FILES = [
  'entity/packages.ts',
  'http/serve.ts',
  'http/jam-source.ts',
  'http/logs.ts',
  'http/metrics.ts',
  'cli/main.ts',
  'cli/mcp.ts',
  'cli/serve.ts',
  'workers/search-pool.ts',
];
