#!/usr/bin/env node
import { printed } from './outcome.ts';
import { runCommand } from './run.ts';

// `parlour … | head` closes the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const outcome = await runCommand(process.argv.slice(2));
if (outcome) {
  const { stdout, stderr } = printed(outcome);
  if (stdout) process.stdout.write(stdout);
  if (stderr) process.stderr.write(stderr);
  process.exitCode = outcome.code;
}
