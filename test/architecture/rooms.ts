/**
 * The modules that each module may import from; what isn't listed is forbidden. An import that goes up or sideways is a
 * design mistake: fix it by moving code, not by adding a word here. `docs/architecture.md` draws this table.
 */
export const ROOMS: Record<string, readonly string[]> = {
  lib: [],
  'text-search': ['lib'],
  dice: ['lib'],
  deck: ['lib'],
  board: ['lib'],
  hexmap: ['lib', 'board'],
  tabletop: ['lib', 'dice', 'hexmap'],
  adapters: ['lib', 'tabletop'],
  entity: ['lib', 'text-search', 'dice'],
  oracle: ['lib', 'dice', 'entity'],
  roleplay: ['lib', 'dice', 'entity', 'oracle'],
  sheet: ['lib', 'entity', 'roleplay'],
  play: ['lib', 'board'],
  records: ['lib', 'play'],
  search: ['lib', 'play'],
  fairy: ['lib', 'board', 'play', 'search'],
  families: ['lib', 'board', 'play', 'records', 'search', 'fairy'],
  puzzle: ['lib', 'play', 'search', 'fairy', 'families'],
  rulebook: ['lib', 'board', 'play', 'fairy', 'families', 'entity', 'gallery', 'text-search'],
  gallery: ['lib', 'text-search', 'board', 'play', 'fairy', 'families', 'hexmap', 'deck'],
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
    'records',
    'search',
    'families',
    'gallery',
    'puzzle',
    'rulebook',
  ],
  openapi: ['lib', 'tools'],
  images: ['lib', 'board', 'hexmap', 'tabletop', 'play', 'records', 'families', 'gallery', 'tools'],
  jobs: ['lib', 'families', 'tools', 'images'],
  workers: ['adapters', 'jobs'],
  site: [
    'lib',
    'text-search',
    'dice',
    'deck',
    'hexmap',
    'tabletop',
    'entity',
    'oracle',
    'roleplay',
    'sheet',
    'play',
    'families',
    'puzzle',
    'rulebook',
    'gallery',
    'tools',
  ],
  mcp: ['lib', 'dice', 'entity', 'families', 'rulebook', 'tools', 'site'],
  http: ['lib', 'tabletop', 'adapters', 'workers', 'tools', 'mcp', 'openapi', 'site', 'images'],
  cli: ['lib', 'tabletop', 'adapters', 'play', 'tools', 'mcp', 'http'],
  client: ['lib', 'tools'],
  web: ['lib', 'board', 'play', 'records', 'search', 'families', 'tabletop', 'dice', 'hexmap'],
};

/** Modules that run in browsers and edge workers: nothing of Node. */
export const PURE_ROOMS = [
  'lib',
  'text-search',
  'dice',
  'deck',
  'tabletop',
  'board',
  'hexmap',
  'play',
  'records',
  'search',
  'fairy',
  'families',
  'gallery',
  'puzzle',
  'rulebook',
  'sheet',
  'tools',
  'openapi',
  'site',
  'images',
  'jobs',
  'mcp',
  'client',
  'web',
];

/** Files of other modules that are adapters to Node; everything else stays free of it. */
export const NODE_FILES = [
  'entity/packages.ts',
  'http/compression.ts',
  'http/connections.ts',
  'http/metrics-server.ts',
  'http/node-server.ts',
  'http/serve.ts',
  'adapters/jams/jam-source.ts',
  'adapters/page-files.ts',
  'adapters/state-signer.ts',
  'http/log-sink.ts',
  'http/logs.ts',
  'http/metrics.ts',
  'cli/main.ts',
  'cli/mcp.ts',
  'cli/serve.ts',
  'cli/stdio-messages.ts',
  'workers/job-pool.ts',
  'workers/job-worker.ts',
];

/** Files beside each other in a folder, tests and generated files aside. */
export const MAX_FILES = 25;

/** Modules inside a module, with those that each may import from. What stands at the root may import from all of them. */
export const LAYERS: Record<string, Record<string, readonly string[]>> = {
  fairy: {
    language: [],
    board: ['language'],
    ends: ['language', 'board'],
    engines: ['board', 'ends'],
    'engines/bitboard': ['language', 'board', 'engines'],
    'engines/mailbox': ['language', 'board', 'ends', 'engines', 'engines/bitboard'],
    fen: ['language', 'board'],
    notation: ['language', 'board'],
    refusals: ['board', 'ends', 'engines/mailbox', 'notation'],
    ai: ['language', 'board', 'engines', 'fen'],
  },
};

/**
 * Modules inside each family, with those that each may import from. Strings and notations need each other: an SGF holds
 * positions, and a string of hex may be a list of moves.
 */
export const FAMILY_LAYERS: Record<string, readonly string[]> = {
  engine: [],
  fen: ['engine', 'notation'],
  notation: ['engine', 'fen'],
  ai: ['engine'],
  view: ['engine', 'fen', 'notation', 'ai'],
};
