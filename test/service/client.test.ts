import { createClient, ParlourError } from 'parlour/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningService, startService } from './process.ts';

/** Tests the built client, imported by the name of the package as users do. */
describe('parlour/client', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('calls tools by name, with types', async () => {
    const parlour = createClient(`${service.baseUrl}/`);
    const { probability, fraction } = await parlour.dice_odds({ expression: '4d6kh3', target: 15 });
    expect(probability).toBeCloseTo(0.231481, 6);
    expect(fraction).toEqual({ numerator: 25, denominator: 108 });
    const { results } = await parlour.coin_flip();
    expect(['heads', 'tails']).toContain(results[0]);
    // @ts-expect-error a target is required
    await expect(parlour.dice_odds({ expression: '2d6' })).rejects.toThrow('target is missing');
  });

  it('replays by the seed', async () => {
    const parlour = createClient(service.baseUrl);
    const first = await parlour.call('dice_roll', { notation: '20d100' });
    expect(first.seed).toMatch(/^[0-9a-f]{16}$/);
    const again = await parlour.call('dice_roll', { notation: '20d100' }, { seed: first.seed! });
    expect(again.result).toEqual(first.result);
    expect(again.requestId).not.toBe(first.requestId);
  });

  it('rejects with the refusal', async () => {
    const parlour = createClient(service.baseUrl, { headers: { 'x-request-id': 'mine' } });
    const error = await parlour.dice_roll({ notation: '4d' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ParlourError);
    expect(error).toMatchObject({ code: 'invalid_notation', status: 422, message: expect.stringContaining('sides') });
  });

  it('can be stopped, and talk through another fetch', async () => {
    const stopped = AbortSignal.abort();
    await expect(createClient(service.baseUrl).coin_flip({}, { signal: stopped })).rejects.toThrow('aborted');
    const requested: string[] = [];
    const fake: typeof fetch = async (url) => {
      requested.push(String(url));
      return Response.json({ results: ['tails'], counts: {} });
    };
    expect(await createClient('http://games.example', { fetch: fake }).coin_flip()).toMatchObject({
      results: ['tails'],
    });
    expect(requested).toEqual(['http://games.example/api/tools/coin_flip']);
  });
});
