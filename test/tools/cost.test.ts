import { describe, expect, it } from 'vitest';
import { LazyCallContext } from '../../src/tools/context.ts';
import { registry } from '../../src/tools/registry.ts';
import { cpuTime } from '../cpu-time.ts';

/** A duck may be laid on each empty square after each of more than 200 moves. */
const QUEENS_AND_DUCK = {
  v: 2,
  family: 'chess',
  variant: 'atomic-duck',
  fen: 'R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1',
};

const EMPTY_GO = {
  v: 2,
  family: 'go',
  variant: 'standard',
  fen: '19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19 b',
};

const START_OF_XIANGQI = {
  v: 2,
  family: 'xiangqi',
  variant: 'standard',
  fen: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1',
};

interface Row {
  trap: string;
  tool: string;
  args: object;
  /** Number of calls, so that short ones can be measured. */
  calls: number;
  /** CPU milliseconds of all calls: less than half of what they took in the trap, and several times what they take. */
  maxMs: number;
  /** Whether the call is refused. */
  isRefused?: boolean;
}

const ROWS: Row[] = [
  {
    trap: 'the text of each of ten thousand moves is compared with all others',
    tool: 'play_get_moves',
    args: { state: QUEENS_AND_DUCK },
    calls: 1,
    maxMs: 1_500,
  },
  {
    trap: 'a text of many moves is compared with each legal move',
    tool: 'play_apply_move',
    args: { state: START_OF_XIANGQI, move: 'e4 '.repeat(60_000) },
    calls: 1,
    maxMs: 500,
    isRefused: true,
  },
  {
    trap: 'lines of sight are drawn to hexes far beyond the map',
    tool: 'hex_compute_fov',
    args: { q: 0, r: 0, range: 50, game: 'colony', seed: 'parlour' },
    calls: 10,
    maxMs: 400,
  },
  {
    trap: 'the costs of a whole map of caves are made again for each tunnel',
    tool: 'hex_generate_map',
    args: { game: 'depths', players: 6, size: 40, seed: 'a' },
    calls: 1,
    maxMs: 600,
  },
  {
    trap: 'each part of a long text is compared with the names of all tables',
    tool: 'oracle_interpret',
    args: { result: 'open the gate, and then '.repeat(400) },
    calls: 10,
    maxMs: 400,
  },
  {
    trap: 'each table that a text names is looked for in the list of all',
    tool: 'oracle_interpret',
    args: { result: 'Action + '.repeat(1_100).slice(0, -3) },
    calls: 4,
    maxMs: 350,
  },
  {
    trap: 'the moves read so far are copied for each further text',
    tool: 'play_make_moves',
    args: { state: EMPTY_GO, moves: Array.from({ length: 2_000 }, () => 'd4 '.repeat(160)) },
    calls: 1,
    maxMs: 1_000,
  },
];

describe('long arguments cost no more than their length', () => {
  it.each(ROWS)('$tool: $trap', async ({ tool, args, calls, maxMs, isRefused = false }) => {
    const started = cpuTime();
    for (let call = 0; call < calls; call++) {
      const outcome = await registry.call(tool, args, new LazyCallContext({ seed: 'cost' }));
      expect(outcome.ok).toBe(!isRefused);
    }
    expect(cpuTime() - started).toBeLessThan(maxMs);
  });
});
