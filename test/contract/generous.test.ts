import { describe, expect, it } from 'vitest';
import { MOVE_FIELDS } from '../../src/families/families.ts';
import { CALL_ROUTES, callTool, type Json, type RefusalBody, request, useService } from './service.ts';

useService();

const SEED = { 'x-seed': 'generous' };

interface GameAnswer {
  state: Json;
  turn: string;
  fen: string;
  notes?: string[];
}

const create = async (args: Json) => (await callTool<GameAnswer>('play_create_game', args, SEED)).json;

describe.each(CALL_ROUTES)('arguments on %s', (_, ask) => {
  /** Expects the same answer to careless arguments as to careful ones, and returns the notes. */
  async function expectSame(tool: string, careless: unknown, careful: Json): Promise<unknown> {
    const [one, other] = [await ask<Json>(tool, careless, SEED), await ask<Json>(tool, careful, SEED)];
    expect(other.status, other.text).toBe(200);
    const { notes, ...rest } = one.json;
    expect(rest).toEqual(other.json);
    return notes;
  }

  it('[ARG-2] A1: objects and lists as JSON text are what they spell', async () => {
    const { state } = await create({ family: 'chess' });
    const text = JSON.stringify(state);
    const move = { from: 'e2', to: 'e4' };
    const careful = { state, move };
    for (const careless of [
      { state: text, move },
      { state: JSON.stringify(text), move: JSON.stringify(move) },
    ])
      expect(await expectSame('play_apply_move', careless, careful)).toBeUndefined();
    const moves = [move, { notation: 'e5' }];
    await expectSame('play_make_moves', { state: text, moves: JSON.stringify(moves) }, { state, moves });
    const players = ['Ann', 'Bob'];
    expect(await expectSame('team_split', { players: JSON.stringify(players) }, { players })).toBeUndefined();
    const cards = [{ name: 'ace', quantity: 2 }];
    await expectSame('game_deck_deal', { cards: JSON.stringify(cards) }, { cards });
    await expectSame('game_score_tracker', { players, scores: '[3, 4]' }, { players, scores: [3, 4] });
  });

  it('[ARG-2] A1: JSON text that is nested too deeply is refused', async () => {
    const state = `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`;
    const { status, json } = await ask<RefusalBody>('play_get_moves', { state });
    expect(status).toBe(400);
    expect(json.error).toContain('nested too deeply');
  });

  it('[ARG-6] A2: blank text for an optional argument counts as missing, like null', async () => {
    await expectSame('coin_flip', { count: '', choices: ' ' }, {});
    await expectSame('play_create_game', { family: 'chess', variant: '', rngSeed: '' }, { family: 'chess' });
    await expectSame('rules_list_games', { category: '', complexity: '', status: '' }, {});
    expect((await ask('play_list_variants', { family: '' })).status).toBe(400);
  });

  it('[ARG-3] A3: a listed value is read in any case, with blanks, hyphens or underscores', async () => {
    await expectSame('play_create_game', { family: ' CHESS ' }, { family: 'chess' });
    await expectSame('play_create_game', { family: 'Landlords Game' }, { family: 'landlords-game' });
    await expectSame('chess_generate_puzzle', { difficulty: 'Medium' }, { difficulty: 'medium' });
    expect(
      await expectSame('game_deck_create', { type: 'Standard_52', draw: 1 }, { type: 'standard-52', draw: 1 }),
    ).toBeUndefined();
  });

  it('[ARG-2] A3: digits are a number, and yes and no are a boolean', async () => {
    await expectSame('coin_flip', { count: '17' }, { count: 17 });
    await expectSame('epic4_draw_objectives', { stage: '2', count: '3' }, { stage: 2, count: 3 });
    const game = 'chess';
    await expectSame('rules_get_variant_list', { game, playable: 'True' }, { game, playable: true });
    await expectSame('rules_get_variant_list', { game, playable: 'no' }, { game, playable: false });
  });

  it.each([
    ['players', 'Ann, Bob, Cat'],
    ['players', 'Ann\nBob\nCat\n'],
  ])('[ARG-2] A3: a text with a comma or line break is a list, and the answer says so: %s %j', async (name, text) => {
    const notes = await expectSame('random_player_order', { [name]: text }, { [name]: ['Ann', 'Bob', 'Cat'] });
    expect(notes).toEqual(['`players` was read as a list of 3: Ann | Bob | Cat']);
  });

  it('[ARG-2] A3: a text without either is a list of one', async () => {
    const notes = await expectSame('random_player_order', { players: 'Ann Lee' }, { players: ['Ann Lee'] });
    expect(notes).toEqual(['`players` was read as a list of 1: Ann Lee']);
  });

  it.each([
    ['coin_flip', { count: '1,5' }, 'count'],
    ['coin_flip', { count: '1.5' }, 'count'],
    ['coin_flip', { count: 'two' }, 'count'],
    ['coin_flip', { choices: 17 }, 'choices'],
    ['dice_roll', { notation: ['d6'] }, 'notation'],
    ['hex_generate_map', { game: 'nukes', seed: 17 }, 'seed'],
    ['play_create_game', { family: 5 }, 'family'],
    ['game_score_tracker', { players: ['Ann', 'Bob'], scores: '3, four' }, 'scores'],
  ])('[ARG-2] A3: nothing else is guessed: %s %j', async (tool, args, path) => {
    const { status, json } = await ask<RefusalBody>(tool, args);
    expect(status).toBe(400);
    expect(json.errors).toMatchObject([{ path }]);
  });

  it('[ARG-2] A4: the whole answer of a play tool is its state', async () => {
    const answer = await create({ family: 'go', variant: '9x9' });
    const { state } = answer;
    const move = { vertex: 'C3' };
    await expectSame('play_apply_move', { state: answer, move }, { state, move });
    await expectSame('play_apply_move', { state: JSON.stringify(answer), move }, { state, move });
    const next = (await callTool<Json>('play_apply_move', { state, move })).json;
    await expectSame('play_get_moves', { state: next }, { state: next['state'] });
  });

  it('[ARG-5] A4: the fields of a whole answer may stand beside its state', async () => {
    const { state, ...others } = await create({ family: 'go', variant: '9x9' });
    const move = { vertex: 'C3' };
    await expectSame('play_apply_move', { state, ...others, move }, { state, move });
    const next = (await callTool<Json>('play_apply_move', { state, move })).json;
    await expectSame('play_check_status', next, { state: next['state'] });
    const { status, json } = await ask<RefusalBody>('play_check_status', { ...next, colour: 'red' });
    expect(status).toBe(400);
    expect(json.errors!.map(({ path }) => path)).toContain('colour');
    expect((await ask('play_check_status', { state, fen: 'x' })).status).toBe(400);
  });

  it('[ARG-7] A4: the pile of a new deck is dealt under its own name', async () => {
    const { json } = await callTool<{ pile: Json[] }>('game_deck_create', { hands: 2 }, SEED);
    const { pile } = json;
    await expectSame('game_deck_deal', { pile, hands: 3 }, { cards: pile, hands: 3 });
    await expectSame('game_deck_deal', { pile: JSON.stringify(pile) }, { cards: pile });
    const refused = await ask<RefusalBody>('game_deck_deal', { pile: [{ name: 5 }] });
    expect(refused.json.errors).toMatchObject([{ path: 'pile[0].name' }]);
  });

  it.each([
    ['go', '9x9 Japanese', 'go-japanese+9x9'],
    ['chess', 'crazy house', 'crazyhouse'],
    ['chess', '3-check', 'three-check'],
    ['chess', 'Fischer Random Chess', 'chess960'],
    ['chess', 'random grand', 'grand+random'],
    ['shogi', 'animal shogi', 'dobutsu'],
    ['morris', "nine men's morris", 'standard'],
  ])('[PLAY-3] A5: a variant is matched in any spelling, with flags anywhere: %s %s', async (family, variant, slug) => {
    await expectSame('play_create_game', { family, variant }, { family, variant: slug });
    await expectSame('play_get_definition', { family, variant }, { family, variant: slug });
    await expectSame('rules_get_variant', { game: family, variant }, { game: family, variant: slug });
  });

  it.each([
    ['Chinese chess', 'xiangqi', undefined],
    ['checkers', 'draughts', 'english'],
    ['OTHELLO', 'reversi', undefined],
    ['baduk', 'go', undefined],
    ["Nine Men's Morris", 'morris', undefined],
    ['go 9x9', 'go', 'standard+9x9'],
    ['animal shogi', 'shogi', 'dobutsu'],
  ])('[PLAY-1] A5: other names lead to a family, and the answer says so: %s', async (name, family, variant) => {
    const careful = { family, ...(variant && { variant }) };
    const note = `\`family\` ${JSON.stringify(name)} was read as ${family}${variant ? `, variant ${variant}` : ''}`;
    expect(await expectSame('play_create_game', { family: name }, careful)).toEqual([note]);
    expect(await expectSame('play_list_variants', { family: name }, { family })).toEqual([
      `\`family\` ${JSON.stringify(name)} was read as ${family}`,
    ]);
  });

  it('[PLAY-3] A5: a variant that is given goes before that in the name of the family', async () => {
    const russian = { family: 'draughts', variant: 'russian' };
    await expectSame('play_create_game', { ...russian, family: 'checkers' }, russian);
    expect((await ask('play_create_game', { family: 'go 9x9', variant: 'japanese' })).status).toBe(400);
  });

  it('[ERR-6] A5: two readings are refused, and both are listed', async () => {
    const family = await ask<RefusalBody>('play_create_game', { family: 'mini' });
    expect(family.status).toBe(400);
    expect(family.json.error).toContain('shogi minishogi or xiangqi minixiangqi');
    const variant = await ask<RefusalBody>('play_create_game', { family: 'reversi', variant: 'reversi 10x10' });
    expect(variant.status).toBe(404);
    expect(variant.json.error).toContain('standard+10x10 or reversi+10x10');
  });

  it.each([
    ['rules_get_game', 'game', 'checkers', 'draughts'],
    ['rules_get_game', 'game', 'Nine Men’s Morris', 'morris'],
    ['board_gallery_get', 'board', 'FOX & geese', 'fox and geese'],
    ['rpg_list_categories', 'game', 'DnD 5e', '5e'],
    ['oracle_list_tables', 'system', 'Maze Rats', 'maze-rats'],
    ['hex_generate_map', 'game', ' Nukes', 'nukes'],
  ])('[ERR-6] A5: other names are matched alike: %s %s %s', async (tool, name, spelt, slug) => {
    await expectSame(tool, { [name]: spelt }, { [name]: slug });
  });

  it('[ARG-2] A6: a move with unknown or too many fields is refused, and they are named', async () => {
    const { state } = await create({ family: 'chess' });
    const strange = await ask<RefusalBody>('play_validate_move', { state, move: { from: 'e2', to: 'e4', wings: 2 } });
    expect(strange.status).toBe(400);
    expect(strange.json.errors).toMatchObject([{ path: 'move.wings' }]);
    const hostile = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`field${i}`, i]));
    for (const [tool, args, path] of [
      ['play_apply_move', { state, move: hostile }, 'move'],
      ['play_validate_move', { state, move: hostile }, 'move'],
      ['play_make_moves', { state, moves: [hostile] }, 'moves[0]'],
      ['chess_make_move', { move: hostile }, 'move'],
    ] as const) {
      const { status, json } = await ask<RefusalBody>(tool, args);
      expect(status, tool).toBe(400);
      expect(json.errors).toMatchObject([{ path, expected: 'at most 16 fields' }]);
    }
    const long = await ask<RefusalBody>('play_apply_move', { state, move: { notation: 'e4'.repeat(10_000) } });
    expect(long.json.errors).toMatchObject([{ path: 'move.notation' }]);
  });

  it('[ARG-2] A6: a text that is not a move is refused, while an illegal move keeps its answer', async () => {
    const { state } = await create({ family: 'chess' });
    for (const [tool, args] of [
      ['play_apply_move', { state, move: 'hello there' }],
      ['play_validate_move', { state, move: 'hello there' }],
      ['play_make_moves', { state, moves: 'hello there' }],
      ['chess_make_move', { move: 'hello there' }],
      ['chess_validate_move', { move: 'hello there' }],
      ['chess_make_moves', { moves: 'hello there' }],
    ] as const)
      expect((await ask(tool, args)).status, tool).toBe(400);
    const move = { from: 'e2', to: 'e5' };
    expect((await ask('play_validate_move', { state, move })).json).toMatchObject({ legal: false });
    expect((await ask('play_make_moves', { state, moves: [move] })).json).toMatchObject({ applied: 0 });
    expect((await ask('chess_validate_move', { move })).json).toMatchObject({ legal: false });
    expect((await ask('play_apply_move', { state, move })).status).toBe(422);
  });
});

describe('a generic call', () => {
  const args = { notation: '3d6' };
  it.each([
    { name: 'dice_roll', arguments: args },
    { tool: 'dice_roll', arguments: args },
    { name: 'dice_roll', args },
    { name: 'dice_roll', arguments: JSON.stringify(args) },
    { tool: 'dice_roll', args: JSON.stringify(args) },
  ])('[HTTP-7] A4: may be written as models write it: %j', async (body) => {
    const plain = await request('POST', '/api/call', { tool: 'dice_roll', args }, SEED);
    expect(plain.status).toBe(200);
    expect((await request('POST', '/api/call', body, SEED)).json).toEqual(plain.json);
  });

  it.each([
    [{ tool: 'dice_roll', name: 'coin_flip' }, 'name'],
    [{ tool: 'dice_roll', args, arguments: args }, 'arguments'],
    [{ name: 5 }, 'tool'],
  ])('[HTTP-7] A4: must not say two things: %j', async (body, path) => {
    const { status, json } = await request<RefusalBody>('POST', '/api/call', body);
    expect(status).toBe(400);
    expect(json.errors!.map((fault) => fault.path)).toContain(path);
  });
});

describe('a listed move', () => {
  it('[ARG-2] A6: of every family may be sent back', async () => {
    const { json } = await callTool<{ families: { slug: string }[] }>('play_list_families');
    for (const { slug } of json.families) {
      const { state } = await create({ family: slug });
      const { moves } = (await callTool<{ moves: Json[] }>('play_get_moves', { state })).json;
      for (const move of moves) {
        expect(Object.keys(move).length).toBeLessThanOrEqual(16);
        expect(Object.keys(move).filter((field) => !MOVE_FIELDS.has(field))).toEqual([]);
      }
      expect((await callTool('play_apply_move', { state, move: moves[0] })).status).toBe(200);
    }
  });
});
