import { z } from 'zod';
import { fail, ok, type Result } from '../lib/result.ts';

const url = (what: string) => z.url({ protocol: /^https?$/ }).describe(what);
/**
 * Schema of JAM_SOURCE: a path or a web address. An address must not contain a user name or password, because fetch
 * rejects these.
 */
const jamSource = z
  .string()
  .min(1)
  .refine((text) => !/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || /^https?:\/\/[^/@]+(?:\/|$)/i.test(text), {
    error: 'expected a path, or an http or https address without a user name',
  });
const port = z.coerce.number().int().min(0).max(65_535);
const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** All environment variables that the service reads. `docs/reference/settings.md` is generated from this schema. */
export const SETTINGS = z.object({
  PORT: port.default(3000).describe('port to listen on; 0 takes any free one'),
  HOST: z.string().min(1).default('127.0.0.1').describe('address to listen on; 0.0.0.0 or :: serves other machines'),
  BASE_URL: url('address under which callers reach the service; default: HOST and PORT').optional(),
  RULES_SITE_URL: url('address of the rules site; default: the base address').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('least severe log lines that are written; info has one line a request'),
  MAX_BODY_BYTES: wholeNumber(1_000, 100_000_000).default(1_000_000).describe('largest request body, in bytes'),
  MAX_HEADER_BYTES: wholeNumber(1_000, 1_000_000).default(16_384).describe('largest request header, in bytes'),
  MAX_CALLS_AT_ONCE: wholeNumber(1, 100_000)
    .default(512)
    .describe('Maximum number of requests in work at the same time; others are answered 503.'),
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000)
    .default(4_096)
    .describe(
      'Maximum number of open connections, or 512 less than the limit of open files if that is lower (half of it up to 1,024); beyond it, the oldest silent or idle connection is closed.',
    ),
  DEADLINE_MS: wholeNumber(10, 600_000).default(10_000).describe('time a call may take, in milliseconds'),
  WORKER_THREADS: wholeNumber(1, 256)
    .describe('Number of threads for searches and heavy calls. Default: one more than the cores, 3 to 5.')
    .optional(),
  WARM_UP: z
    .enum(['true', 'false'])
    .default('true')
    .describe('Whether the service loads all content before it is ready. Otherwise the first callers wait for it.'),
  HEADER_TIMEOUT_MS: wholeNumber(100, 600_000)
    .default(10_000)
    .describe('time a client has to send a request header, from the start of the connection'),
  REQUEST_TIMEOUT_MS: wholeNumber(100, 600_000).default(30_000).describe('time a client has to send a whole request'),
  KEEP_ALIVE_MS: wholeNumber(0, 600_000).default(65_000).describe('time an idle connection is kept'),
  WRITE_TIMEOUT_MS: wholeNumber(100, 600_000)
    .default(30_000)
    .describe('Time in milliseconds after which a connection is closed if its client reads nothing of an answer.'),
  DRAIN_MS: wholeNumber(0, 600_000)
    .default(0)
    .describe(
      'Time in milliseconds after SIGTERM in which the service still takes requests while `/readyz` answers 503; set it to the time that your proxy or Kubernetes needs to notice, such as 5000. See [operations](../operations.md).',
    ),
  SHUTDOWN_MS: wholeNumber(0, 600_000)
    .default(10_000)
    .describe('time that open requests get after SIGTERM, once `DRAIN_MS` is over'),
  METRICS_PORT: port
    .describe('Port for `/metrics` alone; 0 takes any free one. Default: the main port serves `/metrics`.')
    .optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on at METRICS_PORT.'),
  STATE_KEY: z
    .string()
    .min(16)
    .max(1_000)
    .describe('secret with which game states are signed; a state with a wrong signature is refused; default: none')
    .optional(),
  JAM_SOURCE: jamSource.describe('game jams as JSON: a file, or an http or https address; docs/jams.md').optional(),
  JAM_REFRESH_MS: wholeNumber(1_000, 86_400_000)
    .default(60_000)
    .describe('how long jams from an address are kept before it is asked again; a file is looked at every second'),
  JAM_TIMEOUT_MS: wholeNumber(100, 60_000).default(5_000).describe('time that the address of jams has to answer'),
  JAM_MAX_BYTES: wholeNumber(1_000, 10_000_000).default(1_000_000).describe('largest source of jams, in bytes'),
});

export type Settings = z.output<typeof SETTINGS>;

/**
 * Reads the settings from environment variables. Empty ones count as unset. The error names each invalid variable and
 * what is expected.
 */
export function readSettings(env: Record<string, string | undefined>): Result<Settings, string> {
  const given = Object.fromEntries(
    Object.keys(SETTINGS.shape).flatMap((key) => (env[key] ? [[key, env[key]] as const] : [])),
  );
  const parsed = SETTINGS.safeParse(given);
  if (parsed.success) return ok(parsed.data);
  const faults = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    // Secrets are not repeated in logs.
    return `${name}${name === 'STATE_KEY' ? '' : `=${given[name]}`}: ${message}`;
  });
  return fail(faults.join('; '));
}

/** Returns a URL of the service for a browser on the same machine. */
export function localUrlOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
