import type { ListedTool, ToolCatalogue } from './catalogue.ts';
import { LazyCallContext } from './context.ts';
import type { HostServices } from './services.ts';

/**
 * Calls the tools whose work or pictures need this thread with all their examples, so that content is loaded before
 * callers wait for it. Gives way between the calls.
 */
export async function warmUp({ tools }: ToolCatalogue, services: HostServices, giveWay: () => Promise<unknown>) {
  for (const tool of tools.filter(needsThisThread))
    for (const { args, seed } of tool.examples ?? []) {
      const outcome = await tool.call(args, new LazyCallContext({ seed, services }));
      if (outcome.ok) tool.picture(outcome.value);
      await giveWay();
    }
}

/** Pictures are drawn on the thread that answers, wherever the call ran. */
const needsThisThread = ({ callClass = 'quick', hasPicture, live }: ListedTool): boolean =>
  !live && (callClass === 'quick' || (hasPicture && callClass === 'heavy'));
