import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { spend } from '../lib/meter.ts';
import { ok } from '../lib/result.ts';
import { ToolCatalogue } from './catalogue.ts';
import { LazyCallContext } from './context.ts';
import { registry } from './registry.ts';
import { type PlainCall, SERVICES_WITHOUT_THREADS } from './services.ts';
import { defineTool } from './tool.ts';

const loop = defineTool({
  name: 'loop',
  title: 'Loop',
  description: 'Spends steps, and draws a number before and after.',
  random: true,
  input: z.strictObject({ steps: z.int(), text: z.string().optional() }),
  output: z.object({ drawn: z.array(z.int()) }),
  run: ({ steps }, { rng }) => {
    const before = rng.below(1_000_000);
    for (let i = 0; i < steps; i++) spend(1);
    return ok({ drawn: [before, rng.below(1_000_000)] });
  },
});
const live = defineTool({
  name: 'live',
  title: 'Live',
  description: 'Asks the host for something that only its thread has.',
  live: true,
  input: z.strictObject({ text: z.string() }),
  output: z.object({}),
  run: () => ok({}),
});
const catalogue = new ToolCatalogue({ utilities: [loop, live] });

/** Calls the tool on a host with another thread, which runs the same catalogue. Says which calls went there. */
async function callOnHost(args: object, seed?: string, tool = 'loop') {
  const elsewhere: [string, PlainCall][] = [];
  const services = {
    ...SERVICES_WITHOUT_THREADS,
    async callElsewhere(kind: string, call: PlainCall) {
      elsewhere.push([kind, call]);
      const context = new LazyCallContext({ seed: call.seed });
      const outcome = await catalogue.call(call.tool, call.args, context);
      return ok({ outcome: JSON.stringify(outcome), seed: context.seed });
    },
  };
  const context = new LazyCallContext({ seed, services });
  const outcome = await catalogue.call(tool, args, context);
  return { elsewhere, value: outcome.ok && (outcome.value as { drawn: number[] }).drawn, seed: context.seed };
}

describe('a call', () => {
  it('that is quick stays on the thread that answers', async () => {
    expect((await callOnHost({ steps: 10 })).elsewhere).toEqual([]);
  });

  it('that turns out to be long begins again elsewhere, with the same chance', async () => {
    const { elsewhere, value, seed } = await callOnHost({ steps: 100_000 }, 'parlour');
    expect(elsewhere).toEqual([['heavy', { tool: 'loop', args: { steps: 100_000 }, seed: 'parlour' }]]);
    expect(value).toEqual((await callOnHost({ steps: 10 }, 'parlour')).value);
    expect(seed).toBe('parlour');
  });

  it('that turns out to be long reports the seed that it drew', async () => {
    const { value, seed } = await callOnHost({ steps: 100_000 });
    expect((await callOnHost({ steps: 10 }, seed)).value).toEqual(value);
  });

  it('of a live tool stays here whatever its length, because threads do not have what it asks for', async () => {
    expect((await callOnHost({ text: 'x'.repeat(5_000) }, undefined, 'live')).elsewhere).toEqual([]);
  });

  it('with long arguments goes elsewhere before they are read', async () => {
    const { elsewhere } = await callOnHost({ steps: 10, text: 'x'.repeat(5_000) });
    expect(elsewhere.map(([kind]) => kind)).toEqual(['heavy']);
  });
});

it('a call with deep arguments is refused here, because no thread could get them', async () => {
  const deep = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`);
  const { elsewhere, value } = await callOnHost({ steps: 10, text: deep });
  expect([elsewhere, value]).toEqual([[], false]);
});

describe('the tools', () => {
  it('that search say so, because a host with threads refuses to search on the thread that answers', async () => {
    const searching = new Set<string>();
    for (const { name, examples = [] } of registry.tools)
      for (const { args, seed } of examples) {
        const suggest = (request: never, signal: AbortSignal) => {
          searching.add(name);
          return SERVICES_WITHOUT_THREADS.suggest(request, signal);
        };
        await registry.call(
          name,
          args,
          new LazyCallContext({ seed, services: { ...SERVICES_WITHOUT_THREADS, suggest } }),
        );
      }
    const declared = registry.tools.filter(({ callClass }) => callClass === 'search').map(({ name }) => name);
    expect([...searching].sort()).toEqual(declared.sort());
  });
});
