import { type Ai, QUIET } from '../../src/play/ai.ts';
import type { Position } from '../../src/play/position.ts';
import type { TinyPosition } from './tiny-position.ts';

const stateOf = <State>(position: Position): State => (position as TinyPosition<State>).state;

/** Looks at everything to the full depth: what is found must be exact. */
export function plainAi<State>(worth: (state: State) => number): Ai {
  return {
    method: 'alpha-beta',
    evaluate: (position) => worth(stateOf(position)),
    order: (_position, _moves, from, to, keys) => void keys.fill(0, from, to),
    tacticalMoves: () => 0,
    isForced: () => false,
  };
}

/** The same with all that a search may leave out; answers to check are looked at to their end. */
export function pruningAi<State>(worth: (state: State) => number, pass?: (state: State) => State | undefined): Ai {
  return {
    method: 'alpha-beta',
    quietMargin: 20,
    evaluate: (position) => worth(stateOf(position)),
    order(_position, moves, from, to, keys) {
      // an order that knows nothing, so that refutations come late and reductions are put to the test
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

/** Every move forces, and gains something: the search of forcing moves goes to the end. */
export function forcingAi<State>(worth: (state: State) => number): Ai {
  return {
    ...plainAi(worth),
    order: (_position, _moves, from, to, keys) => void keys.fill(QUIET + 100, from, to),
    tacticalMoves: (position, moves, at) => position.generate(moves, at),
    isForced: () => true,
  };
}
