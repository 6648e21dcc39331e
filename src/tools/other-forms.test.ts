import { describe, expect, it } from 'vitest';
import { LazyCallContext } from './context.ts';
import { registry } from './registry.ts';

type Args = Record<string, unknown>;

async function call(tool: string, args: Args) {
  return registry.call(tool, args, new LazyCallContext({ seed: 'other forms' }));
}

async function answer(tool: string, args: Args): Promise<Args> {
  const outcome = await call(tool, args);
  if (!outcome.ok) throw new Error(`${tool}: ${outcome.error.detail}`);
  const { notes: _, ...rest } = outcome.value as Args;
  return rest;
}

const CHESS = {
  v: 2,
  family: 'chess',
  variant: 'standard',
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -',
};

describe('an argument in another form means the same', () => {
  it.each<[string, Args, Args]>([
    ['game_score_tracker', { players: 'Ann and Bob', scores: '10,20' }, { players: ['Ann', 'Bob'], scores: [10, 20] }],
    ['coin_flip', { choices: 'pizza, pasta or sushi' }, { choices: 'pizza,pasta,sushi' }],
    ['coin_flip', { choices: ['pizza', 'pasta'] }, { choices: 'pizza,pasta' }],
    ['team_split', { members: ['Ann', 'Bob'] }, { players: ['Ann', 'Bob'] }],
    ['colony_dice_odds', { numbers: [6, 8] }, { numbers: '6,8' }],
    ['game_deck_deal', { cards: ['Ace', 'King'], draw: 1 }, { cards: [{ name: 'Ace' }, { name: 'King' }], draw: 1 }],
    ['game_deck_deal', { pile: 'Ace, King', draw: 1 }, { cards: [{ name: 'Ace' }, { name: 'King' }], draw: 1 }],
    ['oracle_ask', { question: 'Is it?', likelihood: '50/50' }, { question: 'Is it?', likelihood: 'even' }],
    ['oracle_ask', { question: 'Is it?', likelihood: 'Almost certain' }, { question: 'Is it?', likelihood: 'certain' }],
    ['play_render_board', { state: CHESS, highlights: ['e4'] }, { state: CHESS, highlights: [{ square: 'e4' }] }],
    [
      'play_render_board',
      { state: CHESS, highlights: [{ key: 'e4' }] },
      { state: CHESS, highlights: [{ square: 'e4' }] },
    ],
    [
      'play_render_board',
      { state: CHESS, highlights: [{ square: 'e4', colour: 'red' }] },
      { state: CHESS, highlights: [{ square: 'e4', color: 'red' }] },
    ],
    ['chess_render_svg', { highlights: [{ key: 'e4' }, { square: 'd5' }] }, { highlights: ['e4', 'd5'] }],
  ])('%s: %j', async (tool, other, usual) => {
    expect(await answer(tool, other)).toEqual(await answer(tool, usual));
  });

  it.each([
    ['at least', '>='],
    ['Exactly', '='],
    ['more  than', '>'],
    ['≥', '>='],
    ['at most', '<='],
    ['fewer than', '<'],
  ])('dice_odds: comparison "%s" is %s', async (words, comparison) => {
    const odds = { expression: '2d6', target: 7 };
    expect(await answer('dice_odds', { ...odds, comparison: words })).toEqual(
      await answer('dice_odds', { ...odds, comparison }),
    );
  });
});

describe('a deal in its light form', () => {
  const light = async (tool: string, args: Args) => registry.find(tool)!.light(await answer(tool, args)) as Args;

  it('has the hands and the drawn cards before the pile, which can be dealt on from', async () => {
    const deal = await light('game_deck_create', { hands: 2, per_hand: 3, draw: 1 });
    const names = Object.keys(deal);
    expect(names.indexOf('pile')).toBeGreaterThan(Math.max(names.indexOf('hands'), names.indexOf('drawn')));
    expect(deal['pile']).toHaveLength(45);
    expect((deal['pile'] as unknown[]).every((card) => typeof card === 'string')).toBe(true);
    const next = await light('game_deck_deal', { pile: deal['pile'], draw: 45 });
    expect([...(next['drawn'] as string[])].sort()).toEqual([...(deal['pile'] as string[])].sort());
  });

  it('keeps the number of copies', async () => {
    const deal = await light('game_deck_deal', { cards: [{ name: 'gold', quantity: 3 }, 'trap'] });
    const copies = (deal['pile'] as (string | { quantity: number })[]).map((card) =>
      typeof card === 'string' ? 1 : card.quantity,
    );
    expect(copies.reduce((sum, count) => sum + count, 0)).toBe(4);
  });
});

it('an empty question to the oracle is refused', async () => {
  expect(await call('oracle_ask', { question: ' ' })).toMatchObject({
    ok: false,
    error: { detail: expect.stringContaining('expected a yes/no question') },
  });
});
