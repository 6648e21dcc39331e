/**
 * Calls whose answers over MCP are weighed: for each tool the default call, with as few arguments as it takes, and the
 * heaviest call that is still usual. States are made by the tools themselves.
 *
 * @param {(name: string, args: object) => Promise<object>} call calls a tool and returns its result
 * @returns {Promise<Record<string, { usual: object, heavy: object }>>}
 */
export async function usualCalls(call) {
  const start = async (family, variant) => (await call('play_create_game', { family, variant, rngSeed: 1 })).state;
  const chess = await start('chess', 'standard');
  const go = await start('go', 'standard');
  const landlords = await start('landlords-game', 'standard');
  const duck = await start('chess', 'duck');
  const deck = await call('game_deck_create', {});
  const map = await call('hex_generate_map', { game: 'wilds', size: 8 });
  const opening =
    '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Na5 10. Bc2 c5';
  const same = (args) => ({ usual: args, heavy: args });
  const names = Array.from({ length: 100 }, (_, index) => `Player ${index + 1}`);
  return {
    chess_generate_puzzle: { usual: {}, heavy: { difficulty: 'hard' } },
    chess_list_puzzle_types: same({}),
    chess_list_variants: same({}),
    chess_get_legal_moves: { usual: {}, heavy: { variant: 'duck' } },
    chess_analyze_position: same({}),
    chess_make_move: same({ move: { from: 'e2', to: 'e4' } }),
    chess_validate_move: same({ move: { from: 'e2', to: 'e5' } }),
    chess_get_status: same({}),
    chess_render_svg: same({}),
    chess_make_moves: { usual: { moves: [{ notation: 'e4' }] }, heavy: { moves: opening } },
    hex_list_games: same({}),
    hex_generate_map: { usual: { game: 'colony' }, heavy: { game: 'wilds', size: 10 } },
    hex_export_svg: { usual: { game: 'colony' }, heavy: { game: 'wilds', size: 10 } },
    hex_get_info: { usual: { q: 0, r: 0 }, heavy: { q: 0, r: 0, game: 'wilds', seed: map.share } },
    hex_compute_fov: {
      usual: { q: 0, r: 0, range: 3 },
      heavy: { q: 0, r: 0, range: 8, game: 'wilds', seed: map.share },
    },
    hex_pathfind: {
      usual: { startQ: 0, startR: 0, endQ: 2, endR: 1 },
      heavy: { startQ: -8, startR: 0, endQ: 8, endR: 0, game: 'wilds', seed: map.share },
    },
    play_list_families: same({}),
    play_list_variants: { usual: { family: 'go' }, heavy: { family: 'chess' } },
    play_get_definition: { usual: { family: 'chess' }, heavy: { family: 'landlords-game' } },
    play_create_game: { usual: { family: 'chess' }, heavy: { family: 'landlords-game' } },
    play_get_moves: { usual: { state: chess }, heavy: { state: duck } },
    play_apply_move: {
      usual: { state: chess, move: { from: 'e2', to: 'e4' } },
      heavy: { state: landlords, move: (await call('play_get_moves', { state: landlords })).moves[0] },
    },
    play_check_status: { usual: { state: chess }, heavy: { state: landlords } },
    play_suggest_move: { usual: { state: chess, difficulty: 'easy' }, heavy: { state: chess, difficulty: 'hard' } },
    play_render_board: { usual: { state: chess }, heavy: { state: go, size: 1000 } },
    play_export_fen: {
      usual: { state: chess },
      heavy: { state: (await call('play_make_moves', { state: chess, moves: opening })).state },
    },
    play_load_fen: {
      usual: { family: 'chess', fen: '8/8/8/4k3/8/8/4P3/R3K3 w Q - 0 1' },
      heavy: { family: 'chess', fen: opening },
    },
    play_validate_move: same({ state: chess, move: { from: 'e2', to: 'e5' } }),
    play_make_moves: { usual: { state: chess, moves: [{ notation: 'e4' }] }, heavy: { state: chess, moves: opening } },
    rules_list_games: same({}),
    rules_get_game: { usual: { game: 'hex' }, heavy: { game: 'chess' } },
    rules_get_game_meta: { usual: { game: 'morris' }, heavy: { game: 'chess' } },
    rules_get_page: {
      usual: { game: 'chess', page: 'special-moves' },
      heavy: { game: '5e', page: 'all', section: 'spells' },
    },
    rules_get_variant_list: { usual: { game: 'go' }, heavy: { game: 'chess' } },
    rules_get_diagram: same({ game: 'chess' }),
    rules_get_variant: { usual: { game: 'chess', variant: 'atomic' }, heavy: { game: 'shogi', variant: 'standard' } },
    rules_search: { usual: { query: 'castling' }, heavy: { query: 'capture', limit: 50 } },
    rules_random: same({}),
    board_gallery_search: { usual: {}, heavy: { limit: 100 } },
    board_gallery_get: { usual: { board: 'go 9x9' }, heavy: { board: 'hnefatafl-tablut' } },
    board_gallery_stats: same({}),
    tile_gallery_search: same({}),
    tile_gallery_get: { usual: { set: 'pentominoes' }, heavy: { set: 'cards-52' } },
    tile_gallery_stats: same({}),
    piece_gallery_search: { usual: { query: '' }, heavy: { query: '', limit: 100 } },
    piece_gallery_get_set: { usual: { set: 'chess-figures' }, heavy: { set: 'fairy-figures' } },
    piece_gallery_stats: same({}),
    oracle_list_games: same({}),
    rpg_chargen: { usual: { system: 'cairn' }, heavy: { system: '1e', level: 20, class: 'wizard' } },
    oracle_roll: { usual: { system: 'starforged' }, heavy: { system: 'knave', table: 'combat/foes' } },
    oracle_list_tables: { usual: { system: 'knave' }, heavy: { system: 'starforged' } },
    oracle_ask: same({ question: 'Is the gate guarded?' }),
    oracle_scene: { usual: {}, heavy: { system: 'starforged', recipe: 'starforged-settlement', region: 'outlands' } },
    rpg_search_entities: { usual: { query: 'fireball' }, heavy: { query: 'fire', limit: 50 } },
    rpg_get_entity: { usual: { name: 'Fireball', system: '5e' }, heavy: { name: 'Lich', system: '5e' } },
    rpg_random_encounter: same({}),
    rpg_browse_category: {
      usual: { system: '5e', category: 'spell' },
      heavy: { system: '5e', category: 'monster', pageSize: 100 },
    },
    rpg_loot: { usual: {}, heavy: { tier: 'legendary', count: 10 } },
    oracle_list_recipes: { usual: { game: 'knave' }, heavy: {} },
    oracle_interpret: same({ result: 'Abandon fellowship' }),
    oracle_table_view: same({ table: 'core/action' }),
    oracle_encounter: same({}),
    rpg_list_categories: { usual: { game: '5e' }, heavy: {} },
    rpg_random: { usual: { game: 'cairn' }, heavy: { game: '5e', category: 'monster', count: 5 } },
    epic4_random_factions: { usual: { players: 4 }, heavy: { players: 8 } },
    epic4_draft_factions: { usual: {}, heavy: { players: 8 } },
    epic4_list_factions: same({}),
    epic4_draw_objectives: { usual: {}, heavy: { count: 20 } },
    epic4_draw_agendas: { usual: {}, heavy: { count: 20 } },
    nukes_setup_generator: { usual: {}, heavy: { players: 6 } },
    game_nukes_combat: same({ attacker: 'armour', defender: 'infantry' }),
    colony_dice_odds: { usual: { numbers: '6,8' }, heavy: { numbers: '2,3,4,5,6,8,9,10,11,12' } },
    game_deck_create: { usual: {}, heavy: { type: 'mahjong-136', hands: 4, per_hand: 13 } },
    game_deck_list_types: same({}),
    game_deck_deal: {
      usual: { cards: [{ name: 'gold', quantity: 3 }] },
      heavy: { cards: deck.pile, hands: 4, per_hand: 13 },
    },
    game_score_tracker: {
      usual: { players: ['Ann', 'Bob'], scores: [1, 2] },
      heavy: { players: names.slice(0, 12), scores: names.slice(0, 12).map((_, index) => index) },
    },
    ringquest_draw_characters: { usual: {}, heavy: { count: 6 } },
    ringquest_draw_encounter: same({}),
    jam_status: same({}),
    jam_timer: same({}),
    jam_vote: same({}),
    dice_roll: { usual: { notation: '4d6kh3' }, heavy: { notation: '4d6kh3', count: 20 } },
    coin_flip: { usual: {}, heavy: { count: 100 } },
    team_split: { usual: { players: ['Ann', 'Bob', 'Cleo', 'Dan'] }, heavy: { players: names, count: 10 } },
    random_player_order: { usual: { players: ['Ann', 'Bob'] }, heavy: { players: names } },
    timer_suggest: same({ game: 'chess' }),
    game_jam_theme: { usual: {}, heavy: { count: 10 } },
    dice_odds: { usual: { expression: '2d6', target: 7 }, heavy: { expression: '10d10', target: 55 } },
  };
}
