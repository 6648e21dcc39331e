import { describe, expect, it } from 'vitest';
import { effort } from '../../test/effort.ts';
import { minimax } from '../../test/search/minimax.ts';
import { forcingAi, plainAi, pruningAi } from '../../test/search/tiny-ai.ts';
import {
  at,
  type Board,
  emptyBoard,
  type Rook,
  randomGame,
  rookGame,
  rowGame,
  takeAway,
} from '../../test/search/tiny-games.ts';
import type { TinyGame } from '../../test/search/tiny-position.ts';
import type { Ai } from '../play/ai.ts';
import { legalMoves } from '../play/legal-moves.ts';
import { AlphaBetaSearch, type SearchOutcome } from './alpha-beta.ts';
import type { SearchLimits } from './budget.ts';
import { isProvedScore, WIN_SCORE } from './score.ts';

const engine = new AlphaBetaSearch(18);

function think<State>(
  game: TinyGame<State>,
  state: State,
  ai: Ai,
  limits: SearchLimits,
  favour?: (move: number) => number,
): SearchOutcome {
  const position = at(game, state);
  const moves = [...legalMoves(position)];
  const result = engine.think(position, ai, {
    moves,
    limits,
    startedAt: 0,
    clock: () => 0,
    ...(favour && { favour }),
  });
  expect(position.state).toBe(state);
  return result;
}

/** All states that can be reached within `plies`. */
function reachable<State>(game: TinyGame<State>, start: State, plies: number): State[] {
  const known = new Map([[game.text(start), start]]);
  let edge = [start];
  for (let ply = 0; ply < plies; ply++) {
    const next = edge.flatMap((state) => game.moves(state).map((move) => game.next(state, move)));
    edge = next.filter((state) => !known.has(game.text(state)) && known.set(game.text(state), state));
  }
  return [...known.values()];
}

const even = () => 0;

describe('a search that leaves nothing out', () => {
  it('finds what minimax finds, in a game where nothing is regular', () => {
    for (let seed = 1; seed <= effort(8, 60); seed++) {
      const game = randomGame(seed, 12);
      for (const depth of [1, 2, 3, 4, 5, 7]) {
        const start = { ply: 0, place: seed % 40, turn: seed % 2 };
        const exact = minimax(game, game.worth, depth);
        const { score, move } = think(game, start, plainAi(game.worth), { depth });
        expect(score, `seed ${seed}, depth ${depth}`).toBe(exact(start));
        const next = game.next(start, move);
        const after = minimax(game, game.worth, depth - 1)(next) * (game.turn(next) === start.turn ? 1 : -1);
        expect(Math.abs(after - score), 'the move is as good as its score').toBeLessThanOrEqual(1);
      }
    }
  });

  it('finds it at the end of forcing moves too', () => {
    for (let seed = 1; seed <= effort(8, 60); seed++) {
      const game = randomGame(seed, 9);
      const start = { ply: 0, place: seed % 40, turn: seed % 2 };
      const { score } = think(game, start, forcingAi(game.worth), { depth: 1 });
      expect(score, `seed ${seed}`).toBe(minimax(game, game.worth, 20)(start));
    }
  });

  it('gives a line that leads to what the score says', () => {
    for (let seed = 1; seed <= effort(8, 60); seed++) {
      const game = randomGame(seed, 12);
      const start = { ply: 0, place: 0, turn: 0 };
      const { score, line } = think(game, start, plainAi(game.worth), { depth: 6 });
      const end = line.reduce((state, move) => game.next(state, move), start as Parameters<typeof game.next>[0]);
      const sign = end.turn === start.turn ? 1 : -1;
      const outcome = game.outcome(end);
      if (isProvedScore(score)) expect(outcome?.winner === start.turn).toBe(score > 0);
      else expect(outcome ? 0 : sign * game.worth(end)).toBe(score);
    }
  });

  it('does not give a game up because it likes a move of which the others lose', () => {
    const favour = (move: number) => 10 * move;
    let saved = 0;
    for (let seed = 1; seed <= effort(30, 200); seed++) {
      const game = randomGame(seed, 9);
      const start = { ply: 0, place: seed % 40, turn: seed % 2 };
      const worth = minimax(game, game.worth, 20)(start);
      const { score } = think(game, start, plainAi(game.worth), { depth: 10 }, favour);
      expect(isProvedScore(score), `seed ${seed}`).toBe(isProvedScore(worth));
      if (!isProvedScore(worth)) saved++;
    }
    expect(saved).toBeGreaterThan(effort(7, 50));
  });

  it('mates with king and rook in as few moves as possible', () => {
    const game = rookGame(4);
    const exact = minimax<Rook>(game, even, 30);
    let mates = 0;
    for (const state of reachable(game, { white: 0, rook: 5, black: 15, turn: 0 }, 6).filter((_, i) => i % 11 === 0)) {
      const worth = exact(state);
      const plies = WIN_SCORE - Math.abs(worth);
      if (!game.moves(state).length || plies > 7) continue;
      mates++;
      const { score } = think(
        game,
        state,
        { ...plainAi(even), isForced: (position) => position.check() },
        { depth: plies + 1 },
      );
      expect(score, game.text(state)).toBe(worth);
    }
    expect(mates).toBeGreaterThan(20);
  });
});

describe('a search that leaves out what looks hopeless', () => {
  const boards = [
    { name: 'tic-tac-toe, passing allowed', width: 3, height: 3, row: 3, falls: false, plies: 9, depth: 30, every: 3 },
    {
      name: 'three in a row on 4x3, passing allowed',
      width: 4,
      height: 3,
      row: 3,
      falls: false,
      plies: 2,
      depth: 30,
      every: effort(9, 3),
    },
    {
      name: 'stones that fall four in a row, 4x4',
      width: 4,
      height: 4,
      row: 4,
      falls: true,
      plies: 2,
      depth: 34,
      every: effort(18, 9),
    },
  ];
  for (const { name, width, height, row, falls, plies, depth, every } of boards) {
    it(`solves ${name}, with the way to the end`, () => {
      const game = rowGame(width, height, row, falls);
      const exact = minimax<Board>(game, even, width * height);
      // Falling stones can force a bad move (zugzwang), so passing would give wrong scores.
      const pass = ({ cells, turn }: Board) => ({ cells, turn: 1 - turn });
      const ai = pruningAi<Board>(even, falls ? undefined : pass);
      for (const state of reachable(game, emptyBoard(width, height), plies).filter((_, i) => i % every === 0)) {
        if (!game.moves(state).length) continue;
        expect(think(game, state, ai, { depth }).score, game.text(state)).toBe(exact(state));
      }
    });
  }

  it('keeps the sign of a player who moves again, and counts wins from where they are seen', () => {
    const exact = minimax(takeAway, even, 40);
    for (let heap = 1; heap <= 30; heap++) {
      for (const turn of [0, 1]) {
        const { score } = think(takeAway, { heap, turn }, pruningAi(even), { depth: 60 });
        expect(score, `heap ${heap}`).toBe(exact({ heap, turn }));
      }
    }
  });

  it('mates with king and rook from everywhere', () => {
    const game = rookGame(5);
    const lines = ({ white, black }: Rook) => {
      const [x, y] = [black % 5, Math.floor(black / 5)];
      const apart = Math.max(Math.abs((white % 5) - x), Math.abs(Math.floor(white / 5) - y));
      return Math.abs(x - 2) * 10 + Math.abs(y - 2) * 10 - apart * 5;
    };
    const worth = (state: Rook) => (state.rook < 0 ? 0 : (state.turn === 0 ? 1 : -1) * (500 + lines(state)));
    const states = reachable(game, { white: 0, rook: 6, black: 12, turn: 0 }, 3).filter(({ turn }) => turn === 0);
    for (const state of states.filter((_, i) => i % effort(75, 25) === 0)) {
      const { score } = think(game, state, pruningAi(worth), { depth: 14 });
      expect(score, game.text(state)).toBeGreaterThan(WIN_SCORE - 20);
    }
  });

  it('sees that a position which comes again changes nothing', () => {
    const game = rookGame(3);
    // The rook is lost or must run forever.
    const worth = (state: Rook) => (state.rook < 0 ? 0 : (state.turn === 0 ? 1 : -1) * 500);
    const shuffles = reachable(game, { white: 0, rook: 8, black: 6, turn: 0 }, 8);
    for (const state of shuffles) {
      if (!game.moves(state).length) continue;
      const { score } = think(game, state, pruningAi(worth), { depth: 8 });
      expect(Math.abs(score) <= 500 || isProvedScore(score)).toBe(true);
    }
  });
});

describe('limits', () => {
  const game = rowGame(5, 4, 4, true);
  const start = emptyBoard(5, 4);
  const position = () => at(game, start);
  const moves = [0, 1, 2, 3, 4];

  it('of nodes are kept to the node, and any number gives a legal move', () => {
    for (const nodes of [0, 1, 2, 5, 10, 100, 1000, 5000]) {
      const finding = think(game, start, pruningAi(even), { nodes });
      expect(finding.nodes).toBeLessThanOrEqual(nodes);
      expect(moves).toContain(finding.move);
    }
    expect(think(game, start, pruningAi(even), { nodes: 1000 }).nodes).toBe(1000);
  });

  it('of time end the search at the next look at the clock', () => {
    let looks = 0;
    const clock = () => looks++;
    const { nodes } = engine.think(position(), pruningAi(even), { moves, limits: { ms: 10 }, startedAt: 0, clock });
    expect(looks).toBe(11);
    expect(nodes).toBe(160);
  });

  it('of depth are the depth that is told', () => {
    expect(think(game, start, pruningAi(even), { depth: 3 }).depth).toBe(3);
  });

  it('end the search soon after it is told to stop', () => {
    let asked = 0;
    const stop = () => ++asked > 4;
    const finding = engine.think(position(), pruningAi(even), {
      moves,
      limits: {},
      startedAt: 0,
      clock: () => 0,
      stop,
    });
    expect(finding.nodes).toBe(4 * 16);
    expect(moves).toContain(finding.move);
  });

  it('give the same answer again, whatever was searched in between', () => {
    const ask = () => think(game, start, pruningAi(even), { nodes: 3000 });
    const first = ask();
    think(takeAway, { heap: 20, turn: 0 }, pruningAi(even), { depth: 20 });
    expect(ask()).toEqual(first);
    expect(
      new AlphaBetaSearch(14).think(position(), pruningAi(even), {
        moves,
        limits: { nodes: 3000 },
        startedAt: 0,
        clock: () => 0,
      }),
    ).toEqual(first);
  });
});
