import { describe, expect, it } from 'vitest';
import { LazyCallContext } from '../../src/tools/context.ts';
import type { Refusal } from '../../src/tools/errors.ts';
import { registry } from '../../src/tools/registry.ts';

type Args = Record<string, unknown>;

const call = async (tool: string, args: Args) => registry.call(tool, args, new LazyCallContext({ seed: 'refusals' }));

async function refusal(tool: string, args: Args): Promise<Refusal> {
  const outcome = await call(tool, args);
  if (outcome.ok) throw new Error(`${tool} ${JSON.stringify(args)} was accepted`);
  return outcome.error;
}

const FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('a refusal that helps in one step', () => {
  it.each([
    ['play_suggest_move', 'level', 'difficulty'],
    ['rules_search', 'text', 'query'],
    ['dice_roll', 'dice', 'notation'],
    ['dice_odds', 'dice', 'expression'],
    ['play_create_game', 'game', 'family'],
    ['coin_flip', 'times', 'count'],
  ])('%s: the argument "%s" is meant as %s', async (tool, given, meant) => {
    const { errors } = await refusal(tool, { [given]: 'x' });
    expect(errors!.find(({ path }) => path === given)!.message).toContain(`did you mean ${meant}?`);
  });

  it.each([
    ['roll_dice', 'dice_roll'],
    ['flip_coin', 'coin_flip'],
    ['make_move', 'play_apply_move'],
    ['legal_moves', 'play_get_moves'],
    ['create_deck', 'game_deck_create'],
  ])('the words of a tool in another order: %s is %s', async (name, meant) => {
    expect((await refusal(name, {})).detail).toMatch(new RegExp(`did you mean .*\\b${meant}\\b`));
  });

  it.each([
    [FEN, /is a position string: play_load_fen/],
    ['W:W31-50:B1-20', /is a position string: play_load_fen/],
    [`{"v":2,"family":"chess","fen":"${FEN}`, /ends early, after 87 characters/],
    ['{"v":2,,}', /has a fault: expected a key .* column 8/],
  ])('a state given as text: %s', async (state, detail) => {
    expect((await refusal('play_get_moves', { state })).detail).toMatch(detail);
  });

  it.each(['hnefatafl', 'tic-tac-toe', 'Tic Tac Toe'])('%s has a rulebook without an engine', async (family) => {
    const { detail, hint } = await refusal('play_create_game', { family });
    expect(detail).toMatch(/^[\w-]+ has a rulebook but no engine\. Families with an engine: chess, /);
    expect(hint).toMatch(/rules_get_game_meta with game "(?:hnefatafl|tic-tac-toe)"/);
  });

  it.each([
    ['go', '13', /did you mean 13x13\?/],
    ['hex', '11', /did you mean 11x11\?/],
    ['go', '99', /board sizes are 1x2, .* and \d+ more\./],
  ])('a bare number is a board size: %s %s', async (family, variant, detail) => {
    expect((await refusal('play_create_game', { family, variant })).detail).toMatch(detail);
  });

  it.each([
    ['rpg_loot', { system: 'zzz' }],
    ['rpg_random_encounter', { system: 'zzz' }],
    ['rpg_chargen', { system: 'zzz' }],
  ])('%s names the tool that lists the names: %j', async (tool, args) => {
    expect((await refusal(tool, args)).hint).toContain('oracle_list_games');
  });
});

it('a page after the last says so', async () => {
  const outcome = await call('rpg_browse_category', { system: 'knave', category: 'spell', page: 99 });
  expect(outcome).toMatchObject({
    ok: true,
    value: { entities: [], note: 'Page 99 is after the last page, which is 5.' },
  });
  const first = await call('rpg_browse_category', { system: 'knave', category: 'spell' });
  expect(first.ok && 'note' in first.value).toBe(false);
});
