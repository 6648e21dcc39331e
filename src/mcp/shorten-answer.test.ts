import { describe, expect, it } from 'vitest';
import { shortenAnswer } from './shorten-answer.ts';

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

describe('an answer that is too large', () => {
  it('is returned unchanged within the limit', () => {
    const answer = { list: [1, 2, 3] };
    expect(shortenAnswer(answer, 1_000)).toBe(answer);
  });

  it('loses the end of its longest list, and says how much', () => {
    const answer = {
      total: 1_000,
      names: Array.from({ length: 1_000 }, (_, index) => `name ${index}`),
      few: ['a', 'b'],
    };
    const short = shortenAnswer(answer, 2_000) as typeof answer & { cut: Record<string, string> };
    expect(bytesOf(short)).toBeLessThanOrEqual(2_000);
    expect(short).toMatchObject({ total: 1_000, few: ['a', 'b'] });
    expect(short.names).toEqual(answer.names.slice(0, short.names.length));
    expect(short.cut['names']).toBe(`${short.names.length} of 1000`);
    expect(answer.names).toHaveLength(1_000);
  });

  it('loses the end of a long text within a list', () => {
    const answer = { rows: [{ text: 'ä'.repeat(3_000) }] };
    const short = shortenAnswer(answer, 1_000) as typeof answer & { cut: Record<string, string> };
    expect(bytesOf(short)).toBeLessThanOrEqual(1_000);
    expect(short.rows[0]!.text).toMatch(/^ä+…$/);
    expect(short.cut['rows[0].text']).toMatch(/^\d+ of 3000 characters$/);
  });

  it('keeps its state whole, which would be another game', () => {
    const state = { moves: 'x'.repeat(5_000) };
    const answer = { state, notes: Array.from({ length: 200 }, () => 'a note') };
    const short = shortenAnswer(answer, 6_000) as typeof answer;
    expect(short.state).toEqual(state);
    expect(short.notes.length).toBeLessThan(200);
    expect(shortenAnswer({ state }, 1_000)).toMatchObject({ state });
  });
});
