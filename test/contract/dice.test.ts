import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpuTime } from '../cpu-time.ts';
import {
  CALL_ROUTES,
  callAny,
  callTool,
  connect,
  type Json,
  PROTOCOL_ERAS,
  type RefusalBody,
  useService,
} from './service.ts';

useService();

interface Rolled {
  rolls: { notation: string; total: number; terms: Term[] }[];
  total: number;
}

interface Term {
  term: string;
  subtotal: number;
  dice?: { value: number; dropped?: true }[];
}

interface Odds {
  probability: number;
  fraction: { numerator: number; denominator: number };
  mean: number;
  min: number;
  max: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const highest = (kept: number) => (dice: number[]) => sum([...dice].sort((a, b) => b - a).slice(0, kept));

/** All possible rolls of `count` dice with `sides` sides. */
const allRolls = (count: number, sides: number): number[][] =>
  count === 0
    ? [[]]
    : allRolls(count - 1, sides).flatMap((dice) => Array.from({ length: sides }, (_, i) => [...dice, i + 1]));

const COMPARISONS: Record<string, (total: number, target: number) => boolean> = {
  '>=': (total, target) => total >= target,
  '>': (total, target) => total > target,
  '<=': (total, target) => total <= target,
  '<': (total, target) => total < target,
  '=': (total, target) => total === target,
};

/** Typical dice with their range, a target, and the totals of all possible rolls. */
const DICE = [
  { notation: '4d6kh3', min: 3, max: 18, bonus: 0, target: 15, totals: allRolls(4, 6).map(highest(3)) },
  { notation: '2d6+3', min: 5, max: 15, bonus: 3, target: 12, totals: allRolls(2, 6).map((dice) => sum(dice) + 3) },
  { notation: 'd20', min: 1, max: 20, bonus: 0, target: 11, totals: allRolls(1, 20).map(sum) },
];

const share = (totals: readonly number[], comparison: string, target: number): number =>
  totals.filter((total) => COMPARISONS[comparison]!(total, target)).length / totals.length;

/** A way to call tools with a fixed seed: HTTP or an MCP client. */
interface Caller {
  ask<Result>(name: string, args: Json): Promise<Result>;
  close(): Promise<void>;
}

const SEED = 'dice';

const byFetch = (call: (typeof CALL_ROUTES)[number][1]) => async (): Promise<Caller> => ({
  ask: async <Result>(name: string, args: Json) => (await call<Result>(name, args, { 'x-seed': SEED })).json,
  close: async () => {},
});

const byClient = (mode: (typeof PROTOCOL_ERAS)[number][1]) => async (): Promise<Caller> => {
  const client = await connect(mode);
  const ask = async <Result>(name: string, args: Json) =>
    (await client.callTool({ name, arguments: args, _meta: { seed: SEED } })).structuredContent as Result;
  return { ask, close: () => client.close() };
};

const CALLERS: [string, () => Promise<Caller>][] = [
  ...CALL_ROUTES.map(([path, call]): [string, () => Promise<Caller>] => [`fetch of ${path}`, byFetch(call)]),
  ...PROTOCOL_ERAS.map(([version, mode]): [string, () => Promise<Caller>] => [
    `an MCP client of ${version}`,
    byClient(mode),
  ]),
];

describe.each(CALLERS)('dice asked for by %s', (_, open) => {
  let caller: Caller;
  beforeAll(async () => {
    caller = await open();
  });
  afterAll(() => caller.close());

  it.each(DICE)('[DICE-1] [DICE-2] roll $notation', async ({ notation, min, max, bonus }) => {
    const { rolls, total } = await caller.ask<Rolled>('dice_roll', { notation });
    expect(rolls).toHaveLength(1);
    expect(rolls[0]!.total).toBe(total);
    // The 3 of 2d6+3 is not a term.
    expect(sum(rolls[0]!.terms.map(({ subtotal }) => subtotal)) + bonus).toBe(total);
    expect(total).toBeGreaterThanOrEqual(min);
    expect(total).toBeLessThanOrEqual(max);
    // Every way gives the same dice for the same seed.
    const { json } = await callTool('dice_roll', { notation }, { 'x-seed': SEED });
    expect({ rolls, total }).toEqual(json);
  });

  it('[DICE-3] roll the pool 3d8,1d12+2', async () => {
    const { rolls, total } = await caller.ask<Rolled>('dice_roll', { notation: '3d8,1d12+2' });
    expect(rolls.map(({ notation }) => notation)).toEqual(['3d8', '1d12+2']);
    const [three, twelve] = rolls.map(({ terms }) => terms[0]!.dice!.map(({ value }) => value));
    expect(three).toHaveLength(3);
    expect(rolls[0]!.total).toBe(sum(three!));
    expect(rolls[1]!.total).toBe(twelve![0]! + 2);
    expect(total).toBe(rolls[0]!.total + rolls[1]!.total);
  });

  it.each(DICE)('[ODDS-1] [ODDS-2] have the odds of $notation', async ({ notation, target, totals, min, max }) => {
    const plain = await caller.ask<Odds>('dice_odds', { expression: notation, target });
    expect(plain).toMatchObject({ comparison: '>=', min, max });
    expect(plain.mean).toBeCloseTo(sum(totals) / totals.length, 12);
    for (const comparison of Object.keys(COMPARISONS)) {
      const { probability, fraction } = await caller.ask<Odds>('dice_odds', {
        expression: notation,
        target,
        comparison,
      });
      const counted = share(totals, comparison, target);
      expect(probability, comparison).toBeCloseTo(counted, 12);
      expect(fraction.numerator / fraction.denominator, comparison).toBe(probability);
      if (comparison === '>=') expect(probability).toBe(plain.probability);
    }
  });
});

describe('dice_roll', () => {
  const roll = async (args: Json, seed: string) => (await callTool<Rolled>('dice_roll', args, { 'x-seed': seed })).json;
  const values = ({ dice }: Term): number[] => dice!.map(({ value }) => value);

  it.each([
    { notation: '4d8', min: 4, max: 32, mean: 18, deviation: 4.58 },
    { notation: 'd%', min: 1, max: 100, mean: 50.5, deviation: 28.87 },
    { notation: '2d6-1d4+10', min: 8, max: 21, mean: 14.5, deviation: 2.66 },
    { notation: '4d6kl3', min: 3, max: 18, mean: 8.76, deviation: 2.85 },
    ...DICE.map(({ notation, min, max, totals }) => {
      const mean = sum(totals) / totals.length;
      return {
        notation,
        min,
        max,
        mean,
        deviation: Math.sqrt(sum(totals.map((x) => (x - mean) ** 2)) / totals.length),
      };
    }),
  ])('[DICE-1] [DICE-4] is fair: $notation, 1000 times', async ({ notation, min, max, mean, deviation }) => {
    const { rolls } = await roll({ notation, count: 1000 }, 'fair');
    const totals = rolls.map(({ total }) => total);
    expect(totals).toHaveLength(1000);
    expect(Math.min(...totals)).toBeGreaterThanOrEqual(min);
    expect(Math.max(...totals)).toBeLessThanOrEqual(max);
    // With a fixed seed the outcome is always the same. Five deviations of the mean are one in two million.
    expect(Math.abs(sum(totals) / 1000 - mean)).toBeLessThan((5 * deviation) / Math.sqrt(1000));
  });

  it('[DICE-1] shows every die in its range, and all faces come', async () => {
    const { rolls } = await roll({ notation: '200d6' }, 'faces');
    expect(new Set(values(rolls[0]!.terms[0]!))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it.each([
    ['4d6kh3', [0], 'low'],
    ['4d6kl3', [3], 'high'],
    ['4d6dl1', [0], 'low'],
    ['4d6dh2', [2, 3], 'high'],
    ['5d6kh', [0, 1, 2, 3], 'low'],
  ])('[DICE-2] drops the right dice: %s', async (notation, places) => {
    for (let game = 0; game < 20; game++) {
      const [term] = (await roll({ notation }, `keep ${game}`)).rolls[0]!.terms;
      const ranked = values(term!).sort((a, b) => a - b);
      const dropped = term!.dice!.filter((die) => die.dropped).map(({ value }) => value);
      expect(dropped.sort((a, b) => a - b)).toEqual(places.map((place) => ranked[place]));
      expect(term!.subtotal).toBe(sum(ranked) - sum(dropped));
    }
  });

  it('[DICE-4] repeats all pools, once by default', async () => {
    expect((await roll({ notation: 'd6,d8' }, 'count')).rolls).toHaveLength(2);
    const { rolls } = await roll({ notation: 'd6,d8', count: 3 }, 'count');
    expect(rolls.map(({ notation }) => notation)).toEqual(['1d6', '1d8', '1d6', '1d8', '1d6', '1d8']);
  });

  it.each([
    ['banana', 1],
    ['2d', 3],
    ['2d6+', 5],
    ['2d6kx', 5],
    ['2d6kq', 5],
    ['2d6 3', 5],
    ['d6,,d8', 4],
    ['', 1],
    ['2x6', 2],
    ['1d20 d4', 6],
    ['4d6 reroll 1s', 5],
  ])('[DICE-5] refuses %j and names the place', async (notation, place) => {
    for (const answer of [
      await callTool<RefusalBody>('dice_roll', { notation }),
      await callAny<RefusalBody>('dice_odds', { expression: notation, target: 1 }),
    ]) {
      expect(answer.status).toBe(422);
      expect(answer.json.code).toBe('invalid_notation');
      expect(answer.json.error).toContain(`character ${place} `);
    }
  });

  it.each([
    ['10001d6', '10000'],
    ['1d1000000001', '1000000000'],
    [Array(51).fill('d6').join(), '50'],
    ['d6+'.repeat(200), '500'],
    ['9'.repeat(400), '1000000000000'],
  ])('[DICE-6] refuses more than the limits: %#', async (notation, limit) => {
    const { status, json } = await callTool<RefusalBody>('dice_roll', { notation });
    expect(status).toBe(422);
    expect(json.code).toBe('over_limit');
    expect(json.error).toContain(limit);
  });

  it('[DICE-6] takes the limits themselves', async () => {
    for (const notation of ['10000d6', '1d1000000000', Array(50).fill('d6').join(), Array(100).fill('1').join('+')]) {
      expect((await callTool('dice_roll', { notation })).status, notation).toBe(200);
    }
  });
});

describe('dice_odds', () => {
  it('[ODDS-1] is sure or impossible at the ends', async () => {
    for (const [target, probability] of [
      [2, 1],
      [-5, 1],
      [13, 0],
      [12.5, 0],
    ]) {
      expect((await callTool('dice_odds', { expression: '2d6', target })).json).toMatchObject({ probability });
    }
  });

  it('[ODDS-2] takes targets between whole numbers', async () => {
    const { json } = await callTool<Odds>('dice_odds', { expression: '2d6', target: 6.5, comparison: '>' });
    expect(json.fraction).toEqual({ numerator: 7, denominator: 12 });
  });

  it.each([
    ['d6,d8', 'impossible'],
    ['adv+5 vs 17', 'impossible'],
    ['1d50!>=2', 'over_limit'],
    ['10000d1000', 'over_limit'],
    ['1d1000000000+1d1000000000', 'over_limit'],
  ])('[ODDS-3] refuses at once: %s', async (expression, code) => {
    const started = cpuTime();
    const { status, json } = await callTool('dice_odds', { expression, target: 7 });
    expect({ status, code: json['code'] }).toEqual({ status: 422, code });
    expect(cpuTime() - started).toBeLessThan(2000);
  });
});
