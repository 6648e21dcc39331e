import { describe, expect, it } from 'vitest';
import { callTool, type Json, type RefusalBody, useService } from './service.ts';

useService();

interface Listing {
  total: number;
  variants: { slug: string }[];
}

const slugs = ({ variants }: Listing): string[] => variants.map(({ slug }) => slug);
const json = async <Body = Json>(name: string, args: Json = {}) => (await callTool<Body>(name, args)).json;

/** The answer of the tool that replaces a deprecated one, for the start of a variant. */
async function answerOfReplacement<Body = Json>(
  name: string,
  variant: string | undefined,
  args: Json = {},
): Promise<Body> {
  const { state } = await json('play_create_game', { family: 'chess', variant });
  return json<Body>(name, { state, ...args });
}

describe('the old chess tools', () => {
  it('[CHESS-1] list the variants', async () => {
    const all = await json<Listing>('chess_list_variants');
    expect(all).toEqual(await json('play_list_variants', { family: 'chess' }));
    expect(slugs(all)).toEqual(expect.arrayContaining(['standard', 'chess960', 'crazyhouse', 'grand']));
  });

  it.each([
    ['orthodox', ['standard']],
    ['drops', ['crazyhouse']],
    ['large-board', ['grand']],
    ['other-pieces', ['grand']],
    ['random-start', ['chess960']],
  ])('[CHESS-1] list the variants of a group: %s', async (group, some) => {
    const listing = await json<Listing>('chess_list_variants', { group });
    expect(slugs(listing)).toEqual(expect.arrayContaining(some));
    expect(listing.total).toBe(listing.variants.length);
    const others = ['standard', 'chess960', 'crazyhouse', 'grand'].filter((slug) => !some.includes(slug));
    expect(slugs(listing).filter((slug) => others.includes(slug))).toEqual([]);
  });

  it('[CHESS-1] name the groups that there are', async () => {
    const { status, json: body } = await callTool<RefusalBody>('chess_list_variants', { group: 'nonsense' });
    expect(status).toBe(404);
    expect(body.hint).toMatch(/orthodox.*drops/);
    expect((await json<RefusalBody>('chess_list_variants', { group: 'drop' })).error).toContain('did you mean drops?');
  });

  it.each([undefined, 'standard', 'crazyhouse', 'grand'])('[CHESS-2] list the moves of %s', async (variant) => {
    expect(await json('chess_get_legal_moves', { variant })).toEqual(
      await answerOfReplacement('play_get_moves', variant),
    );
  });

  it('[CHESS-4] make a move', async () => {
    const move = { from: 'e2', to: 'e4' };
    expect(await json('chess_make_move', { move })).toEqual(
      await answerOfReplacement('play_apply_move', 'standard', { move }),
    );
    const refused = await callTool<RefusalBody>('chess_make_move', { move: { from: 'e2', to: 'e5' } });
    expect({ status: refused.status, code: refused.json.code }).toEqual({ status: 422, code: 'illegal_move' });
  });

  it('[CHESS-4] speak of one start where it is mixed by chance', async () => {
    const { moves } = await json<{ moves: Json[] }>('chess_get_legal_moves', { variant: 'chess960' });
    for (const move of moves) {
      expect((await callTool('chess_make_move', { variant: 'chess960', move })).status).toBe(200);
    }
  });

  it('[CHESS-5] judge a move', async () => {
    const move = { from: 'e2', to: 'e4' };
    expect(await json('chess_validate_move', { move })).toMatchObject({ legal: true, move });
    expect(await json('chess_validate_move', { move: { from: 'e2', to: 'e5' } })).toMatchObject({ legal: false });
    const drop = { move: { from: 'N@', to: 'e4' }, variant: 'crazyhouse' };
    expect(await json('chess_validate_move', drop)).toMatchObject({ legal: false, reason: expect.any(String) });
  });

  it('[CHESS-6] tell turn, end and winner', async () => {
    expect(await json('chess_get_status')).toEqual(await answerOfReplacement('play_check_status', 'standard'));
    expect(await json('chess_get_status', { variant: 'grand' })).toMatchObject({ legalMoves: 65 });
  });

  it('[CHESS-3] look as deep as asked', async () => {
    for (const depth of [1, 2, 3]) {
      const { move, ...facts } = await json<{ move: Json; depth: number }>('chess_analyze_position', { depth });
      expect(facts).toMatchObject({ depth, difficulty: 'expert', pv: expect.any(Array) });
      expect((await callTool('chess_make_move', { move })).status).toBe(200);
    }
  });

  it('[CHESS-7] draw the start, a position, and squares marked', async () => {
    const start = await json<{ svg: string; width: number; text: string }>('chess_render_svg');
    expect(start).toEqual(await answerOfReplacement('play_render_board', 'standard'));
    const placed = await json('chess_render_svg', { fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1', highlights: ['h1', 'H8'] });
    expect(placed['text']).toBe('White: king e1, rook h1. Black: king e8. White to move. Highlighted: h1 and h8.');
    const grand = await json('chess_render_svg', { variant: 'grand', highlights: ['j10'] });
    expect(grand['text']).toContain('Highlighted: j10.');
    const refused = await callTool<RefusalBody>('chess_render_svg', { highlights: ['j10'] });
    expect({ status: refused.status, code: refused.json.code }).toEqual({ status: 422, code: 'impossible' });
    expect((await callTool('chess_render_svg', { fen: 'x' })).status).toBe(422);
  });

  it('[CHESS-8] make moves in order', async () => {
    const moves = ['e4', 'e5', 'Ke3'].map((notation) => ({ notation }));
    const made = await json('chess_make_moves', { moves });
    expect(made).toEqual(await answerOfReplacement('play_make_moves', 'standard', { moves }));
    expect(made).toMatchObject({ applied: 2, stopped: { index: 2 } });
  });

  it('[CHESS-2] refuse a variant that is not there', async () => {
    for (const name of ['chess_get_legal_moves', 'chess_get_status']) {
      const { status, json: body } = await callTool<RefusalBody>(name, { variant: 'crazy-horse' });
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'unknown_name' });
    }
  });
});
