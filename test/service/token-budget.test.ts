import { beforeAll, describe, expect, it } from 'vitest';
import { weigh } from '../../bench/tokens.mjs';
import { MAX_ANSWER_BYTES } from '../../src/mcp/shorten-answer.ts';
import { connect, useService } from '../contract/service.ts';

useService();

/** Tokens of the usual call of a tool, and how many tools must keep within. */
const USUAL = { most: 2_000, tools: 80 };
/** Tokens of the heaviest usual call. */
const HEAVY = 6_000;
/** The whole rulebook and its pages, which are the book itself. */
const BOOKS = ['rules_get_game', 'rules_get_page'];
/** Tokens of the listing of all tools. */
const LISTING = 13_500;

describe('answers over MCP', () => {
  let table: Awaited<ReturnType<typeof weigh>>;
  beforeAll(async () => {
    const client = await connect('legacy');
    table = await weigh(client);
    await client.close();
  }, 120_000);

  const heavier = (key: 'usual' | 'heavy' | 'bytes', most: number) =>
    table.tools.filter((tool) => tool[key] > most).map((tool) => `${tool.name}: ${tool[key]}`);

  it('cost at most 2,000 tokens in the usual call of at least 80 tools', () => {
    expect(heavier('usual', USUAL.most).length).toBeLessThanOrEqual(table.tools.length - USUAL.tools);
  });

  it('cost at most 6,000 tokens in the heaviest usual call, but for the book', () => {
    expect(heavier('heavy', HEAVY).filter((line) => !BOOKS.includes(line.split(':')[0]!))).toEqual([]);
  });

  it('never have more than 25 kB', () => {
    expect(heavier('bytes', MAX_ANSWER_BYTES)).toEqual([]);
  });

  it('are listed in at most 13,500 tokens', () => {
    expect(table.listing).toBeLessThanOrEqual(LISTING);
  });
});
