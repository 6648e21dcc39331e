/**
 * Where a climb begins, beside the examples of the tools and random values of their schemas: arguments at the limits,
 * which chance would not find. Recipes as in `recipes.mjs`.
 */
const names = (count) => ({ $numbered: 'Player ', times: count });
const part = (game, name) => ({ $game: game, part: name });
const words = (text, times) => ({ $repeat: text, times });

/** A position of orthodox chess with 218 legal moves, the most known (N. Petrović, 1964). */
const MOST_MOVES = 'R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1';

/** Games with long histories, many legal moves or large boards. */
const GAMES = [
  { family: 'chess', variant: 'atomic-duck', fen: MOST_MOVES },
  { family: 'chess', variant: 'duck', fen: MOST_MOVES },
  { family: 'chess', variant: 'duck', plies: 200 },
  { family: 'chess', variant: 'placement' },
  { family: 'chess', variant: 'screen' },
  { family: 'chess', variant: 'standard', plies: 400, quiet: true },
  { family: 'chess', variant: 'crazyhouse', plies: 300 },
  { family: 'chess', variant: 'grasshopper', plies: 100, quiet: true },
  { family: 'shogi', variant: 'standard', plies: 500, quiet: true },
  { family: 'shogi', variant: 'mandala', plies: 300, quiet: true },
  { family: 'xiangqi', variant: 'standard', plies: 400, quiet: true },
  { family: 'xiangqi', variant: 'janggi-house', plies: 400, quiet: true },
  { family: 'draughts', variant: 'standard', plies: 200, quiet: true },
  { family: 'draughts', variant: 'dameo', plies: 40 },
  { family: 'go', variant: 'standard+25x25', plies: 1000, quiet: true },
  { family: 'go', variant: 'go-korean', plies: 700, quiet: true },
  { family: 'go', variant: 'ninuki-renju', plies: 150 },
  { family: 'go', variant: 'renju', plies: 100 },
  { family: 'reversi', variant: 'standard+16x16', plies: 120 },
  { family: 'mancala', variant: 'hawalis', plies: 400, quiet: true },
  { family: 'mancala', variant: 'bao-takasia', plies: 200 },
  { family: 'morris', variant: 'dara', plies: 200, quiet: true },
  { family: 'hex', variant: 'havannah', plies: 120 },
  { family: 'hex', variant: 'standard+19x19', plies: 250 },
  { family: 'landlords-game', variant: 'monarch', plies: 600, quiet: true },
  { family: 'landlords-game', variant: 'standard', plies: 1000 },
];

const STATES = GAMES.flatMap((game) => [
  { state: { $game: game } },
  { state: part({ ...game, plies: 1_000 }, 'history') },
]);
/** A state whose many moves are all replayed, beside a few heavy positions. */
const LONG_STATES = ['duck', 'atomic-duck', 'screen', 'grasshopper', 'standard', 'placement'].map((variant) => ({
  state: part({ family: 'chess', variant, plies: 4_000, quiet: true }, 'history'),
}));
const JUNK_MOVE = { notation: words('Nf3 ', 2_500), from: words('e', 10_000), to: { $list: 'e4', times: 1_000 } };
const WITH_MOVES = [...STATES, ...LONG_STATES].flatMap((one) => [
  { ...one, move: 'Zz9' },
  { ...one, move: JUNK_MOVE },
  { ...one, move: words('e4 ', 60_000) },
  { ...one, move: { from: 1, to: 2, action: 'x', piece: 'Q', promotion: 'q' } },
]);

/** Long games as records, and as lists and texts of moves from their start. */
const LONG_GAMES = GAMES.map((game) => ({ ...game, plies: 2_000 }));
const RECORDS = LONG_GAMES.map((game) => ({ family: game.family, variant: game.variant, fen: part(game, 'record') }));
const LISTS = LONG_GAMES.flatMap((game) => {
  const start = { $game: { ...game, plies: 0 } };
  return [
    { state: start, moves: part(game, 'notations') },
    { state: start, moves: part(game, 'text') },
  ];
});
const CHESS_LISTS = ['standard', 'duck', 'atomic-duck', 'screen', 'crazyhouse'].map((variant) => ({
  variant,
  moves: part({ family: 'chess', variant, plies: 2_000 }, 'notations'),
}));

const CHESS_VARIANTS = ['duck', 'atomic-duck', 'screen', 'placement', 'grasshopper', 'wolf', 'shinobi', 'grand+random'];
const START_OF_CHESS = CHESS_VARIANTS.map((variant) => ({ variant }));
const START_AND_MOVE = CHESS_VARIANTS.flatMap((variant) => [
  { variant, move: 'Zz9' },
  { variant, move: words('e4 ', 60_000) },
  { variant, move: JUNK_MOVE },
]);

const MAPS = [
  { game: 'wilds', size: 60, players: 6 },
  { game: 'depths', size: 40, players: 6 },
  { game: 'nukes', size: 20, players: 6 },
  { game: 'nukes+symmetric', size: 20, players: 6 },
  { game: 'epic4', size: 8, players: 8 },
  { game: 'colony', players: 6 },
  { game: 'ringquest', players: 6 },
];
/** Share strings of the largest maps. */
const EXAMINED_MAPS = ['map1-147fb7:wilds:6:60:a', 'map1-d9503e:depths:6:40:a', 'map1-2577e3:nukes:6:20:a'].map(
  (seed) => ({ seed }),
);

const QUERIES = [
  words('a b c d e f g h i j k l m n o p q r s t u v w x y z ', 190),
  words('capture the king and move a piece to any empty square of the board ', 145),
  words('capturr kign movve peice ', 400),
  words('z', 10_000),
  words('é̀ü ß 王 將 ', 900),
];

/** Texts of many moves that are one reading each. */
const TEXT_LISTS = [
  {
    state: { $game: { family: 'go', variant: 'standard+25x25' } },
    moves: { $list: words('a1 b1 c1 d1 ', 80), times: 900 },
  },
  { state: { $game: { family: 'chess' } }, moves: { $list: words('e4 e5 ', 80), times: 1_900 } },
];

const DICE = [
  '1000d6',
  '1d1000000',
  '4000d20!',
  '100d100kh50',
  '50d50kh25',
  '(30d30)*(30d30)',
  '(1d1000*1d1000)+(1d1000*1d1000)',
  '10d10!kh5',
  '12d12!!kh6r<3',
  '20d20r<5!>=18kh10',
  '{10d6,8d8,5d10}kh3',
  'sqrt(1d1000*1d1000)/1d7',
  words('1+', 4_999),
  words('d6+', 3_000),
  words('d6,', 3_000),
  words('(', 5_000),
  words('2d6 drop lowest plus ', 400),
  { $join: [words('(', 30), '1d6', words(')', 30)] },
];

/** @type {Record<string, object[]>} */
const TOOL_SEEDS = {
  chess_get_legal_moves: START_OF_CHESS,
  chess_analyze_position: START_OF_CHESS,
  chess_get_status: START_OF_CHESS,
  chess_make_move: START_AND_MOVE,
  chess_validate_move: START_AND_MOVE,
  chess_make_moves: CHESS_LISTS,
  chess_render_svg: [
    { highlights: { $list: 'e4', times: 1_000 } },
    { variant: 'duck', fen: MOST_MOVES, highlights: { $list: 'e4', times: 1_000 } },
    { fen: words('8/', 900) },
  ],
  hex_generate_map: MAPS,
  hex_export_svg: MAPS.map((map) => ({ ...map, style: 'illustrated+coordinates' })),
  hex_get_info: EXAMINED_MAPS.map((map) => ({ q: 0, r: 0, ...map })),
  hex_compute_fov: [{ q: 0, r: 0, range: 50 }, ...EXAMINED_MAPS.map((map) => ({ q: 0, r: 0, range: 50, ...map }))],
  hex_pathfind: [
    { startQ: -1e6, startR: -1e6, endQ: 1e6, endR: 1e6 },
    ...EXAMINED_MAPS.map((map) => ({ startQ: -4, startR: 0, endQ: 4, endR: 0, ...map })),
  ],
  play_create_game: GAMES.map(({ family, variant }) => ({ family, variant })),
  play_get_definition: GAMES.map(({ family, variant }) => ({ family, variant })),
  play_get_moves: [...STATES, ...LONG_STATES],
  play_check_status: [...STATES, ...LONG_STATES],
  play_suggest_move: [...STATES, ...LONG_STATES],
  play_export_fen: [...STATES, ...LONG_STATES],
  play_render_board: STATES.map((one) => ({
    ...one,
    highlights: { $list: { key: 0, color: 'rgb(255, 0, 0)' }, times: 1_000 },
  })),
  play_apply_move: WITH_MOVES,
  play_validate_move: WITH_MOVES,
  play_make_moves: [...LISTS, ...TEXT_LISTS],
  play_load_fen: [
    ...RECORDS,
    { family: 'chess', fen: words('1. e4 (e5 {x} ', 14_000) },
    { family: 'go', fen: { $join: ['(;SZ[25]', words(';B[aa]', 3_900), ')'] } },
    { family: 'shogi', fen: words('7g7f ', 2_000) },
    { family: 'chess', variant: 'atomic-duck', fen: MOST_MOVES },
  ],
  rules_search: QUERIES.map((query) => ({ query, limit: 100 })),
  rpg_search_entities: QUERIES.map((query) => ({ query, limit: 100 })),
  board_gallery_search: QUERIES.map((query) => ({ query, limit: 100 })),
  tile_gallery_search: QUERIES.map((query) => ({ query })),
  piece_gallery_search: QUERIES.map((query) => ({ query, limit: 100 })),
  oracle_ask: QUERIES.map((question) => ({ question })),
  oracle_interpret: [words('Action + ', 1_100), words('core/action, ', 760), ...QUERIES].map((result) => ({ result })),
  rpg_loot: ['5e', '1e', 'cairn', 'knave'].map((system) => ({ system, tier: 'legendary', count: 100 })),
  rpg_chargen: ['5e', '1e', 'starforged'].map((system) => ({ system, level: 20 })),
  oracle_encounter: ['easy', 'deadly'].map((difficulty) => ({ party_level: 20, party_size: 10, difficulty })),
  rpg_random: ['5e', '1e'].map((game) => ({ game, count: 10 })),
  epic4_draft_factions: [{ players: 8, choices: 3, expansions: { $list: 'core', times: 1_000 } }],
  epic4_list_factions: [
    { expansions: { $list: 'core', times: 1_000 } },
    { expansions: { $numbered: 'x', times: 1_000 } },
  ],
  epic4_random_factions: [{ players: 8, expansions: { $list: 'core', times: 1_000 } }],
  epic4_draw_agendas: [{ count: 30, expansions: { $list: 'core', times: 1_000 } }],
  epic4_draw_objectives: [{ count: 20, expansions: { $list: 'core', times: 1_000 } }],
  nukes_setup_generator: [{ players: 6 }],
  colony_dice_odds: [{ numbers: words('6,', 5_000) }, { numbers: words('8 ', 5_000) }],
  game_deck_create: [
    { type: 'standard-dice', hands: 1_000, per_hand: 5 },
    { type: 'mahjong-136', hands: 4, per_hand: 34 },
  ],
  game_deck_deal: [
    { cards: { $list: { name: words('x', 100), quantity: 1 }, times: 5_000 }, hands: 1_000, per_hand: 5 },
    { cards: { $numbered: 'card ', times: 5_000 }, hands: 1_000, per_hand: 5 },
    {
      cards: [
        { name: 'a', quantity: 1_000 },
        { name: 'b', quantity: 1_000 },
      ],
      hands: 1_000,
      per_hand: 2,
    },
  ],
  game_score_tracker: [{ players: names(1_000), scores: { $list: 1e12, times: 1_000 } }, { players: names(1_000) }],
  dice_roll: DICE.flatMap((notation) => [{ notation }, { notation, count: 1_000 }]),
  dice_odds: DICE.map((expression) => ({ expression, target: 10 })),
  coin_flip: [{ count: 1_000, choices: words('a,', 5_000) }],
  team_split: [{ players: names(1_000), count: 1_000 }],
  random_player_order: [{ players: names(1_000) }],
  game_jam_theme: [{ count: 100 }],
};

/** The arguments with which the climb of a tool begins. */
export const seedsOf = ({ name, examples = [] }) => [...examples.map(({ args }) => args), ...(TOOL_SEEDS[name] ?? [])];

/** A state for arguments of that name which chance fills in. */
export const randomGame = (random) => random.pick(GAMES);
