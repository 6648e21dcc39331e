import { describe, expect, it } from 'vitest';
import { registry } from '../../src/tools/registry.ts';
import { callTool, type Json, type RefusalBody, useService } from './service.ts';

useService();

interface Puzzle {
  id: string;
  variant: string;
  fen: string;
  turn: string;
  state: Json;
  hints: string[];
  solution: string[];
  notation: string[];
  ratings: { min: number; max: number };
  task: string;
  rating: number;
  difficulty: string;
  themes: string[];
}

interface Answer extends Puzzle {
  puzzle: Puzzle | null;
  matches: number;
  reason?: string;
  available?: { difficulties?: Json; themes?: string[]; variants?: string[] };
}

interface Types {
  total: number;
  variants: { slug: string; title: string; count: number; difficulties: Record<string, number> }[];
  themes: { slug: string; count: number }[];
  difficulties: { slug: string; ratings: { min: number; max: number } }[];
}

const draw = async (args: Json = {}, seed = 'a') =>
  (await callTool<Answer>('chess_generate_puzzle', args, { 'x-seed': seed })).json;
const refused = (args: Json) => callTool<RefusalBody>('chess_generate_puzzle', args);
const types = async () => (await callTool<Types>('chess_list_puzzle_types', {})).json;

/** Plays the solution with the play tools and returns the status after it. */
async function solved({ variant, fen, solution }: Puzzle): Promise<{ applied: number; status: Json }> {
  const loaded = (await callTool<{ state: Json }>('play_load_fen', { family: 'chess', variant, fen })).json;
  const moves = solution.map((uci) => ({ uci }));
  const made = (await callTool<{ state: Json; applied: number }>('play_make_moves', { state: loaded.state, moves }))
    .json;
  const status = (await callTool<Json>('play_check_status', { state: made.state })).json;
  return { applied: made.applied, status };
}

describe('a chess puzzle', () => {
  it('[PUZZLE-1] is drawn from those that match, its fields at hand twice', async () => {
    const {
      puzzle,
      matches,
      reason: _,
      solution,
      notation,
      ...fields
    } = await draw({ difficulty: 'easy', theme: 'fork' });
    expect(fields).toEqual(puzzle);
    expect(solution).toHaveLength(notation.length);
    expect(puzzle).toMatchObject({ variant: 'standard', difficulty: 'easy' });
    expect(puzzle!.themes).toContain('fork');
    const { themes } = await types();
    expect(matches).toBeGreaterThan(0);
    expect(matches).toBeLessThan(themes.find(({ slug }) => slug === 'fork')!.count);
  });

  it('[PUZZLE-1] names the next call in its light form, and has the solution last', async () => {
    const tool = registry.find('chess_generate_puzzle')!;
    const light = tool.light(await draw({ theme: 'fork' }));
    expect(Object.keys(light)).toEqual(['puzzle', 'matches', 'solution', 'notation', 'next']);
    expect(light).toMatchObject({ next: expect.stringContaining('play_validate_move') });
    const none = tool.light(await draw({ variant: 'atomic', difficulty: 'hard' }));
    expect(Object.keys(none)).toEqual(['puzzle', 'matches', 'reason', 'available']);
  });

  it('[PUZZLE-1] is the same for the same seed, and another for most others', async () => {
    expect(await draw({}, 'same')).toEqual(await draw({}, 'same'));
    const ids = new Set<string>();
    for (const seed of 'abcdefgh') ids.add((await draw({}, seed)).id);
    expect(ids.size).toBeGreaterThan(6);
  });

  it.each([
    ['mateIn2', 'a mate'],
    ['mate-in-2', 'hyphened'],
  ])('[PUZZLE-1] is solved by its solution: %s (%s)', async (theme) => {
    const puzzle = await draw({ theme });
    expect(puzzle.task).toMatch(/^(White|Black) is to move and mates in 2 moves\.$/);
    expect(puzzle.notation.at(-1)).toMatch(/#$/);
    const { applied, status } = await solved(puzzle);
    expect(applied).toBe(3);
    expect(status).toMatchObject({ over: true, winner: puzzle.turn, reason: 'checkmate' });
  });

  it.each([{}, { theme: 'mateIn2' }, { variant: 'atomic' }, { variant: 'chess960' }, { variant: 'crazyhouse' }])(
    '[PUZZLE-1] has hints before the solution, which comes last and once: %o',
    async (args) => {
      const { text } = await callTool<Answer>('chess_generate_puzzle', args, { 'x-seed': 'a' });
      const answer = JSON.parse(text) as Answer;
      expect(Object.keys(answer).slice(-2)).toEqual(['solution', 'notation']);
      expect(answer.puzzle).not.toHaveProperty('solution');
      expect(answer.hints).toHaveLength(3);
      expect(text.indexOf('"hints"')).toBeLessThan(text.indexOf('"solution"'));
      expect(text.split(JSON.stringify(answer.solution))).toHaveLength(2);
    },
  );

  it.each([{}, { variant: 'atomic' }, { variant: 'chess960' }, { variant: 'crazyhouse' }, { variant: 'almostChess' }])(
    '[PUZZLE-1] has a state for the play tools: %o',
    async (args) => {
      const { state, variant, fen, turn, solution, puzzle } = await draw(args);
      expect(state).toMatchObject({ family: 'chess', variant, fen });
      expect(puzzle!.state).toEqual(state);
      const move = { uci: solution[0] };
      const validated = (await callTool<{ legal: boolean }>('play_validate_move', { state, move })).json;
      expect(validated.legal).toBe(true);
      const applied = (await callTool<{ turn: string; over: boolean }>('play_apply_move', { state, move })).json;
      expect(applied.over || applied.turn !== turn).toBe(true);
    },
  );

  it.each([
    ['standard', 'standard'],
    ['chess', 'standard'],
    ['almost-chess', 'almost-chess'],
    ['almostChess', 'almost-chess'],
    ['kingOfTheHill', 'king-of-the-hill'],
    ['king-of-the-hill', 'king-of-the-hill'],
  ])('[PUZZLE-2] of %s', async (variant, slug) => {
    expect(await draw({ variant })).toMatchObject({ variant: slug, puzzle: { variant: slug } });
  });

  it('[PUZZLE-2] of no known variant is refused with the nearest', async () => {
    const { status, json } = await refused({ variant: 'atomik' });
    expect([status, json.error]).toEqual([404, expect.stringContaining('atomic')]);
  });

  it.each(['antichess', 'almost-chess', 'atomic', 'chess960'])(
    '[PUZZLE-3] of %s is won at the end',
    async (variant) => {
      for (const seed of ['a', 'b', 'c']) {
        const puzzle = await draw({ variant }, seed);
        expect(puzzle.themes).toEqual([]);
        expect(puzzle.rating).toBeLessThanOrEqual(1400);
        const { applied, status } = await solved(puzzle);
        expect(applied).toBe(puzzle.solution.length);
        // In antichess the last reply may be forced, and win.
        if (variant !== 'antichess') expect(status).toMatchObject({ over: true, winner: puzzle.turn });
      }
    },
  );

  it.each([
    [{ variant: 'atomic', difficulty: 'hard' }, /^Puzzles of atomic are at most medium\.$/],
    [{ variant: 'atomic', theme: 'fork' }, /^Only puzzles of standard chess have themes/],
    [{ variant: 'atomic+koth' }, /^There are no puzzles of atomic\+koth/],
    [{ theme: 'smotheredMate', difficulty: 'hard' }, /^No puzzle with the theme smotheredMate is hard\.$/],
  ])('[PUZZLE-4] is none where there can be none, and says why: %o', async (args, reason) => {
    const answer = await draw(args);
    expect(answer).toMatchObject({ puzzle: null, matches: 0, reason: expect.stringMatching(reason) });
    expect(answer.fen).toBeUndefined();
    expect(answer.available).toBeDefined();
  });

  it('[PUZZLE-4] of an unknown theme is refused with the nearest', async () => {
    const { status, json } = await refused({ theme: 'forks' });
    expect([status, json.error]).toEqual([404, 'There is no theme "forks"; did you mean fork?']);
  });

  it.each(['easy', 'medium', 'hard'])('[PUZZLE-1] is as hard as was asked: %s', async (difficulty) => {
    const { ratings } = (await types()).difficulties.find(({ slug }) => slug === difficulty)!;
    for (const seed of 'abc') {
      const puzzle = await draw({ difficulty }, seed);
      expect(puzzle.difficulty).toBe(difficulty);
      expect(puzzle.ratings).toEqual(ratings);
      expect(puzzle.rating).toBeGreaterThanOrEqual(ratings.min);
      expect(puzzle.rating).toBeLessThanOrEqual(ratings.max);
    }
  });

  it('[PUZZLE-5] is of a kind that is listed with its count', async () => {
    const { total, variants, themes } = await types();
    expect(variants[0]).toMatchObject({ slug: 'standard' });
    expect(variants.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    for (const { slug, count, difficulties } of variants) {
      expect(count, slug).toBeGreaterThan(0);
      expect(Object.values(difficulties).reduce((sum, each) => sum + each, 0)).toBe(count);
    }
    const { matches } = await draw({ theme: 'pin' });
    expect(themes.find(({ slug }) => slug === 'pin')).toMatchObject({ title: 'Pin', count: matches });
  });
});
