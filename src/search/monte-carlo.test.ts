import { describe, expect, it } from 'vitest';
import { plainAi } from '../../test/search/tiny-ai.ts';
import { at, type Board, emptyBoard, rowGame } from '../../test/search/tiny-games.ts';
import type { TinyGame, TinyPosition } from '../../test/search/tiny-position.ts';
import type { Ai, Playouts } from '../play/ai.ts';
import { legalMoves } from '../play/legal-moves.ts';
import type { SearchLimits } from './budget.ts';
import { MonteCarloSearch } from './monte-carlo.ts';
import { CERTAIN_WIN_SCORE, WIN_SCORE } from './score.ts';

const player = new MonteCarloSearch();

/** Plays random moves to the end and takes them back. */
function playouts(seats: number, trade?: number): Playouts {
  return {
    moves: 64,
    seats,
    ...(trade !== undefined && { swap: { move: trade, tradesSeats: true } }),
    play(position, rng, holders) {
      holders.fill(0);
      let played = 0;
      for (; !position.endsByRule(); played++) {
        const move = rng.pick([...legalMoves(position)]);
        holders[move] = position.turn + 1;
        position.play(move);
      }
      const { winner } = position.outcome()!;
      while (played-- > 0) position.undo();
      return winner;
    },
  };
}

const aiOf = (own: Playouts): Ai => ({ ...plainAi<unknown>(() => 0), method: 'mcts', playouts: own });

function think<State>(game: TinyGame<State>, state: State, own: Playouts, limits: SearchLimits, seed = 'a') {
  const position = at(game, state) as TinyPosition<State>;
  const moves = [...legalMoves(position)];
  const judgement = { seed, evalError: 0, followsForcing: true };
  const result = player.think(position, aiOf(own), { moves, limits, judgement, startedAt: 0, clock: () => 0 });
  expect(position.state).toBe(state);
  return result;
}

describe('noughts and crosses by playouts', () => {
  const game = rowGame(3, 3, 3, false);
  const asked = (cells: string, nodes = 20_000): ReturnType<typeof think> =>
    think<Board>(game, { cells, turn: [...cells].filter((cell) => cell !== '.').length % 2 }, playouts(2), { nodes });

  it('a win in one move is seen as such', () => {
    expect(asked('xx.oo....')).toMatchObject({ move: 2, score: WIN_SCORE - 1, line: [2] });
  });

  it('a threat is met', () => {
    expect(asked('xx..o....').move).toBe(2);
  });

  it('two threats at once are a win that is certain', () => {
    expect(asked('x.......o').score).toBeLessThanOrEqual(CERTAIN_WIN_SCORE);
    expect(asked('x...o..xo').move).toBeGreaterThanOrEqual(0);
    expect(asked('xo..x...o')).toMatchObject({ score: CERTAIN_WIN_SCORE });
  });

  it('what is lost in any way is told to be', () => {
    expect(asked('xo.xx...o')).toMatchObject({ score: -CERTAIN_WIN_SCORE });
  });

  it('the whole game is as good for both', () => {
    const { score } = think(game, emptyBoard(3, 3), playouts(2), { nodes: 60_000 });
    expect(Math.abs(score)).toBeLessThan(150);
  });

  it('the same seed and nodes give the same answer', () => {
    const [one, other] = [0, 1].map(() => asked('x...o....', 3000));
    expect(one).toEqual(other);
    expect(one!.nodes).toBeGreaterThanOrEqual(3000);
    expect(one!.nodes).toBeLessThan(3020);
  });
});

/** Seat 0 says a number up to 4, then seat 1 may change seats. A number above 2 wins for seat 0, below 2 for seat 1. */
interface Cut {
  readonly said: number | undefined;
  readonly isOver: boolean;
}
const TRADE = 5;
const cutGame: TinyGame<Cut> = {
  outcome: ({ said, isOver }) => (isOver ? { winner: said! > 2 ? 0 : said! < 2 ? 1 : null, reason: 'cut' } : undefined),
  turn: ({ said }) => (said === undefined ? 0 : 1),
  text: ({ said, isOver }) => `${said} ${isOver}`,
  moves: ({ said, isOver }) => (isOver ? [] : said === undefined ? [0, 1, 2, 3, 4] : [TRADE, TRADE + 1]),
  next: ({ said }, move) => (said === undefined ? { said: move, isOver: false } : { said, isOver: true }),
} as TinyGame<Cut>;

describe('players who change seats', () => {
  it('who may have it either way takes the better part', () => {
    for (const [said, move] of [
      [4, TRADE],
      [0, TRADE + 1],
    ] as const)
      expect(think(cutGame, { said, isOver: false }, playouts(2, TRADE), { nodes: 300 }).move).toBe(move);
  });

  it('so that who goes first cuts fairly', () => {
    expect(think(cutGame, { said: undefined, isOver: false }, playouts(2, TRADE), { nodes: 4000 }).move).toBe(2);
  });
});

/** Three players say 0 or 1 in turn; the last number decides who wins. */
const threeGame: TinyGame<readonly number[]> = {
  outcome: (said) => (said.length === 3 ? { winner: [0, 2][said[2]!]!, reason: 'said' } : undefined),
  turn: (said) => said.length % 3,
  text: (said) => said.join(' '),
  moves: (said) => (said.length === 3 ? [] : [0, 1]),
  next: (said, move) => [...said, move],
} as TinyGame<readonly number[]>;

it('three players: each plays for itself', () => {
  expect(think(threeGame, [0, 0], playouts(3), { nodes: 500 })).toMatchObject({ move: 1, score: WIN_SCORE - 1 });
  expect(think(threeGame, [], playouts(3), { nodes: 5000 }).score).toBeLessThan(-200);
});
