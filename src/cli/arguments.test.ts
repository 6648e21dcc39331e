import { describe, expect, it } from 'vitest';
import { parseWords } from './arguments.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    query: { type: 'string' },
    limit: { type: 'integer' },
    players: { type: 'array', items: { type: 'string' } },
    scores: { type: 'array', items: { type: 'number' } },
    cards: { type: 'array', items: { type: 'object' } },
    move: { type: 'object' },
    playable: { type: 'boolean' },
  },
};
const args = (...words: string[]) => parseWords(words, SCHEMA).args;

describe('parseWords', () => {
  it('fills arguments without a name in the order of the schema', () => {
    expect(args('knight fork', '5')).toEqual({ query: 'knight fork', limit: 5 });
    expect(args('--query', 'x', '5')).toEqual({ query: 'x', limit: 5 });
  });

  it('reads values by their type', () => {
    expect(args('--players', 'ann, bob', '--players=cat')).toEqual({ players: ['ann', 'bob', 'cat'] });
    expect(args('--scores', '3,-5')).toEqual({ scores: [3, -5] });
    expect(args('--move', '{"from":"e2"}')).toEqual({ move: { from: 'e2' } });
    expect(args('--cards', '{"name":"a"}', '--cards', '{"name":"b"}')).toEqual({
      cards: [{ name: 'a' }, { name: 'b' }],
    });
    expect(args('--cards', '[{"name":"a"}]')).toEqual({ cards: [{ name: 'a' }] });
    expect(args('--playable', '--limit', '2')).toEqual({ playable: true, limit: 2 });
    expect(args('--playable', 'false')).toEqual({ playable: false });
  });

  it('leaves what does not fit for the tool to refuse', () => {
    expect(args('--limit', 'many', '--nonsense', 'x')).toEqual({ limit: 'many', nonsense: 'x' });
    expect(args('--limit', '')).toEqual({ limit: '' });
    expect(args('--players', ' ')).toEqual({ players: ' ' });
    expect(args('--limit', '9'.repeat(17))).toEqual({ limit: '9'.repeat(17) });
  });

  it('takes a leading minus as a value', () => {
    expect(args('-1d6')).toEqual({ query: '-1d6' });
  });

  it('keeps its own options apart', () => {
    expect(parseWords(['x', '--json', '--seed', 's'], SCHEMA)).toMatchObject({
      json: true,
      seed: 's',
      args: { query: 'x' },
    });
  });

  it('passes moves on as text', () => {
    expect(args('--move', 'O-O')).toEqual({ move: 'O-O' });
  });

  it('says what is wrong', () => {
    expect(() => args('--limit')).toThrow('--limit needs a value');
    expect(() => args('--move', '{')).toThrow('--move is not JSON');
    expect(() => parseWords(['a', 'b'], { properties: { query: { type: 'string' } } })).toThrow(
      'no argument left for "b"',
    );
  });
});
