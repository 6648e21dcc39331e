import { openLogs } from '../http/logs.ts';
import { serve } from '../http/serve.ts';
import { readSettings } from '../http/settings.ts';

/** Runs `parlour serve`: starts the service, prints its addresses, and stops it on SIGTERM or SIGINT. */
export async function serveCommand(words: readonly string[]): Promise<void> {
  if (words.length)
    return stop(`parlour serve takes no arguments, but ${words[0]} was given; settings are environment variables`);
  const settings = readSettings(process.env);
  if (!settings.ok) return stop(settings.error);
  const { PORT, HOST, LOG_LEVEL, SHUTDOWN_MS } = settings.value;
  const logs = openLogs(LOG_LEVEL);
  try {
    const service = await serve(settings.value, logs);
    logs.print(greeting(service));
    const end = (signal: string) => {
      logs.log.info({ signal, graceMs: SHUTDOWN_MS }, 'shutting down');
      service.close().then(() => {
        logs.close();
        // A write to a log that nobody reads would keep the process alive.
        setTimeout(() => process.exit(), LOG_GRACE_MS).unref();
      });
    };
    process.once('SIGTERM', end);
    process.once('SIGINT', end);
  } catch (error) {
    logs.close();
    stop(startFault(error as NodeJS.ErrnoException, PORT, HOST));
  }
}

/** Time after the end of the service in which a last log line can be written, in milliseconds. */
const LOG_GRACE_MS = 1_000;

function greeting({ baseUrl, rulesSiteUrl }: { baseUrl: string; rulesSiteUrl: string }): string {
  return [
    `Parlour    ${baseUrl}`,
    `MCP        ${baseUrl}/mcp`,
    `Rules site ${rulesSiteUrl}`,
    `Try        curl ${baseUrl}/api/tools/dice_roll -d '{"notation":"4d6kh3"}'`,
    '',
  ].join('\n');
}

function startFault({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `port ${port} on ${host} is in use; set PORT to another one`;
  if (code === 'EACCES') return `port ${port} on ${host} needs more rights; set PORT to one above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is not an address of this machine; set HOST`;
  return message;
}

function stop(reason: string): void {
  process.stderr.write(`parlour: ${reason}\n`);
  process.exitCode = 1;
}
