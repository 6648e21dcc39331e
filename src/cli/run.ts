import { SERVICE_INFO } from '../lib/about.ts';
import { didYouMean } from '../lib/nearest.ts';
import { registry } from '../tools/registry.ts';
import { formatToolHelp, formatToolList, USAGE } from './help.ts';
import type { CommandOutcome } from './outcome.ts';
import { perftCommand } from './perft.ts';
import { runTool } from './run-tool.ts';

const COMMANDS = ['serve', 'mcp', 'jam', 'perft', 'tools', 'help', 'version'];

/**
 * Runs a command. Long-running commands import their server only when needed, so that tool calls start fast; their
 * outcome is undefined.
 */
export async function runCommand([command = 'help', ...words]: readonly string[]): Promise<CommandOutcome | undefined> {
  switch (command) {
    case 'serve':
      await (await import('./serve.ts')).serveCommand(words);
      return undefined;
    case 'mcp':
      await (await import('./mcp.ts')).mcpCommand(words);
      return undefined;
    case 'jam':
      return (await import('./jam.ts')).jamCommand(words, Date.now);
    case 'perft':
      return runTool(perftCommand, words);
    case 'tools':
      return { out: formatToolList(registry), code: 0 };
    case 'version':
    case '--version':
    case '-v':
      return { out: SERVICE_INFO.version, code: 0 };
    case 'help':
    case '--help':
    case '-h':
      return help(words[0]);
    default: {
      const tool = registry.find(command);
      return tool ? runTool(tool, words) : unknownCommand(command);
    }
  }
}

function help(name: string | undefined): CommandOutcome {
  if (name === undefined) return { out: USAGE, code: 0 };
  const tool = name === 'perft' ? perftCommand : registry.find(name);
  return tool ? { out: formatToolHelp(tool), code: 0 } : unknownCommand(name);
}

function unknownCommand(name: string): CommandOutcome {
  const guess = didYouMean(name, [...COMMANDS, ...registry.tools.map((tool) => tool.name)]);
  const message = `There is no command or tool ${JSON.stringify(name)}${guess ? `; ${guess}` : '.'}`;
  return { error: `${message}\nSee: parlour help, parlour tools`, code: 2 };
}
