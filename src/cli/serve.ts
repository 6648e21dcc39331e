import { constants } from 'node:os';
import { openLogs } from '../http/logs.ts';
import { type StartedService, serve } from '../http/serve.ts';
import { readSettings, type Settings } from '../http/settings.ts';

/**
 * Runs `parlour serve`: starts the service, prints its addresses, and stops it on SIGTERM or SIGINT. A second signal ends
 * it immediately. Only after SIGTERM does it wait for proxies, because SIGINT comes from a keyboard.
 */
export async function serveCommand(words: readonly string[]): Promise<void> {
  if (words.length)
    return stop(`parlour serve takes no arguments, but ${words[0]} was given; settings are environment variables`);
  const settings = readSettings(process.env);
  if (!settings.ok) return stop(settings.error);
  const { LOG_LEVEL, DRAIN_MS, SHUTDOWN_MS } = settings.value;
  const logs = openLogs(LOG_LEVEL);
  try {
    const service = await serve(settings.value, logs);
    let isEnding = false;
    const end = (signal: 'SIGTERM' | 'SIGINT') => {
      if (isEnding) process.exit(SIGNAL_EXIT_CODE + constants.signals[signal]);
      isEnding = true;
      const drainMs = signal === 'SIGTERM' ? DRAIN_MS : 0;
      logs.log.info({ signal, drainMs, graceMs: SHUTDOWN_MS }, 'shutting down');
      service.close(drainMs).then(() => {
        logs.close();
        process.removeListener('SIGTERM', end).removeListener('SIGINT', end);
        // A write to a log that nobody reads would keep the process alive.
        setTimeout(() => process.exit(), LOG_GRACE_MS).unref();
      });
    };
    process.on('SIGTERM', end).on('SIGINT', end);
    // Last: a caller that waits for the greeting may send a signal right after it.
    logs.print(greeting(service));
  } catch (error) {
    logs.close();
    stop(startFault(error as ListenError, settings.value));
  }
}

/** Time after the end of the service in which a last log line can be written, in milliseconds. */
const LOG_GRACE_MS = 1_000;

/** The exit code of a process that a signal ends is this plus the number of the signal, by the convention of shells. */
const SIGNAL_EXIT_CODE = 128;

function greeting({ baseUrl, rulesSiteUrl, metricsUrl }: StartedService): string {
  return [
    `Parlour    ${baseUrl}`,
    `MCP        ${baseUrl}/mcp`,
    `Rules site ${rulesSiteUrl}`,
    ...(metricsUrl === undefined ? [] : [`Metrics    ${metricsUrl}`]),
    `Try        curl ${baseUrl}/api/tools/dice_roll -d '{"notation":"4d6kh3"}'`,
    '',
  ].join('\n');
}

/** An error of `listen`, with the port and address, or the host name that was not found. */
interface ListenError extends NodeJS.ErrnoException {
  port?: number;
  hostname?: string;
}

function startFault(error: ListenError, settings: Settings): string {
  const { code, message, port, hostname } = error;
  const isMain = port === undefined ? hostname === settings.HOST : port === settings.PORT;
  const [prefix, host] = isMain ? ['', settings.HOST] : ['METRICS_', settings.METRICS_HOST];
  if (code === 'EADDRINUSE') return `port ${port} on ${host} is in use; set ${prefix}PORT to another one`;
  if (code === 'EACCES') return `port ${port} on ${host} needs more rights; set ${prefix}PORT to one above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${host} is not an address of this machine; set ${prefix}HOST`;
  return message;
}

function stop(reason: string): void {
  process.stderr.write(`parlour: ${reason}\n`);
  process.exitCode = 1;
}
