import { type Ai, QUIET_KEY_LIMIT } from '../../src/play/ai.ts';
import type { Position } from '../../src/play/position.ts';
import type { TinyPosition } from './tiny-position.ts';

const stateOf = <State>(position: Position): State => (position as TinyPosition<State>).state;

/** An AI without pruning: the search must find exact scores. */
export function plainAi<State>(worth: (state: State) => number): Ai {
  return {
    method: 'alpha-beta',
    evaluate: (position) => worth(stateOf(position)),
    order: (_position, _moves, from, to, keys) => void keys.fill(0, from, to),
    tacticalMoves: () => 0,
    isForced: () => false,
  };
}

/** An AI that allows all pruning. Replies to check are followed to their end. */
export function pruningAi<State>(worth: (state: State) => number, pass?: (state: State) => State | undefined): Ai {
  return {
    method: 'alpha-beta',
    quietMargin: 20,
    evaluate: (position) => worth(stateOf(position)),
    order(_position, moves, from, to, keys) {
      // An arbitrary order, so that refutations come late and reductions are tested.
      for (let i = from; i < to; i++) keys[i] = (moves[i]! * 7) % 11;
    },
    tacticalMoves: (position, moves, at) => (position.check() ? position.generate(moves, at) : 0),
    ...(pass && {
      nullMove(position) {
        const passed = pass(stateOf(position));
        if (passed === undefined) return false;
        (position as TinyPosition<State>).jump(passed);
        return true;
      },
    }),
  };
}

/** An AI for which every move is forcing and gains something, so that the quiescence search goes to the end. */
export function forcingAi<State>(worth: (state: State) => number): Ai {
  return {
    ...plainAi(worth),
    order: (_position, _moves, from, to, keys) => void keys.fill(QUIET_KEY_LIMIT + 100, from, to),
    tacticalMoves: (position, moves, at) => position.generate(moves, at),
    isForced: () => true,
  };
}
