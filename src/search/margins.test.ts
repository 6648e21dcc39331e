import { describe, expect, it } from 'vitest';
import { plainAi } from '../../test/search/tiny-ai.ts';
import { at } from '../../test/search/tiny-games.ts';
import type { TinyGame, TinyPosition } from '../../test/search/tiny-position.ts';
import type { Ai, SolvedPosition } from '../play/ai.ts';
import type { Position } from '../play/position.ts';
import { AlphaBetaSearch, type SearchOutcome } from './alpha-beta.ts';
import type { SearchLimits } from './budget.ts';

/** State of the game below: the lead of seat 0 in points, after `ply` plies. */
interface Race {
  ply: number;
  lead: number;
  turn: number;
}

const LENGTH = 6;

/** Each player scores one to three points per move; three end the game immediately. */
const race: TinyGame<Race> = {
  turn: ({ turn }) => turn,
  moves: (state) => (race.outcome(state) ? [] : [1, 2, 3]),
  next: ({ ply, lead, turn }, points) => ({
    ply: points === 3 ? LENGTH : ply + 1,
    lead: lead + (turn === 0 ? points : -points),
    turn: 1 - turn,
  }),
  outcome: ({ ply, lead }) =>
    ply < LENGTH ? undefined : { winner: lead > 0 ? 0 : lead < 0 ? 1 : null, reason: 'points' },
  text: ({ ply, lead, turn }) => `${ply} ${lead} ${turn}`,
};

const leadOf = (position: Position): number => {
  const { lead, turn } = (position as TinyPosition<Race>).state;
  return turn === 0 ? lead : -lead;
};

const ai: Ai = { ...plainAi<Race>(() => 0), terminalScore: (position) => 100 * leadOf(position) };

const start: Race = { ply: 0, lead: 0, turn: 0 };

function think(own: Ai, limits: SearchLimits, state = start): SearchOutcome {
  const position = at(race, state);
  return new AlphaBetaSearch(14).think(position, own, {
    moves: race.moves(state),
    limits,
    startedAt: 0,
    clock: () => 0,
  });
}

/** Exact score of a state with best play. */
const worth = (state: Race): number => {
  if (race.outcome(state)) return 100 * (state.turn === 0 ? state.lead : -state.lead);
  return Math.max(...race.moves(state).map((move) => 0 - worth(race.next(state, move))));
};

describe('games that are won by more or less', () => {
  it('are played for the greatest lead, not for the nearest win', () => {
    for (const lead of [-4, -1, 0, 2, 5]) {
      const state = { ply: 1, lead, turn: 1 };
      expect(think(ai, { depth: 12 }, state).score, `lead ${lead}`).toBe(worth(state));
    }
  });

  it('are not looked at deeper once every line went to its end', () => {
    const { depth, score } = think(ai, {});
    expect(depth).toBe(LENGTH);
    expect(score).toBe(worth(start));
  });
});

describe('a family that can look at the rest of a game whole', () => {
  const solution: SolvedPosition = { move: 2, score: 700, depth: 40 };

  it('is believed', () => {
    const { move, score, depth, line } = think({ ...ai, solve: () => solution }, {});
    expect({ move, score, depth, line }).toEqual({ ...solution, line: [2] });
  });

  it('is not asked by who looks so many plies ahead and no further', () => {
    const { depth } = think({ ...ai, solve: () => solution }, { depth: 4 });
    expect(depth).toBe(4);
  });

  it('knows how many positions it may look at, and when to give up', () => {
    let asked = 0;
    const own: Ai = {
      ...ai,
      solve(_position, _moves, nodes, pulls) {
        asked = nodes;
        while (!pulls());
        return undefined;
      },
    };
    const { nodes, depth } = think(own, { nodes: 300 });
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(300);
    expect(nodes).toBe(300);
    expect(depth).toBe(4);
  });
});
