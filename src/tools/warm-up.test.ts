import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ok } from '../lib/result.ts';
import { ToolCatalogue } from './catalogue.ts';
import { SERVICES_WITHOUT_THREADS } from './services.ts';
import { defineTool, type Tool, type ToolPicture } from './tool.ts';
import { warmUp } from './warm-up.ts';

const done: string[] = [];
const toolOf = (name: string, facts: Pick<Partial<Tool>, 'callClass' | 'live'> & { picture?: () => ToolPicture }) =>
  defineTool({
    name,
    title: name,
    description: 'Notes that it was called.',
    input: z.strictObject({}),
    output: z.object({}),
    examples: [
      { title: 'the first', args: {} },
      { title: 'another', args: {} },
    ],
    run: () => {
      done.push(name);
      return ok({});
    },
    ...facts,
  });

describe('warming up', () => {
  it('makes the calls that need this thread, and gives way between them', async () => {
    const draw = () => {
      done.push('its picture');
      return { svg: '<svg/>', width: 1 };
    };
    const catalogue = new ToolCatalogue({
      utilities: [
        toolOf('quick', {}),
        toolOf('heavy', { callClass: 'heavy' }),
        toolOf('drawn', { callClass: 'heavy', picture: draw }),
        toolOf('search', { callClass: 'search', picture: draw }),
        toolOf('live', { live: true }),
      ],
    });
    await warmUp(catalogue, SERVICES_WITHOUT_THREADS, async () => done.push('-'));
    expect(done).toEqual([
      ...['quick', '-', 'quick', '-'],
      ...['drawn', 'its picture', '-', 'drawn', 'its picture', '-'],
    ]);
  });
});
