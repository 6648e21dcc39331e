import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Path of the built command line, which users run. */
export const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

/** The only variables passed on: the test runner sets others of its own, such as BASE_URL. */
const { PATH = '', HOME = '' } = process.env;

/** Settings of services under test: one thread, and nothing loaded before it is asked for. */
const LIGHT = { WORKER_THREADS: '1', WARM_UP: 'false' };

export interface ProcessResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs `parlour …` until it exits. */
export function runParlour(words: string[], env: Record<string, string> = {}): Promise<ProcessResult> {
  const child = spawn(process.execPath, [MAIN, ...words], {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return ended(child);
}

/** Runs a script of the repository until it exits. `path` is relative to the root. */
export function runScript(path: string, words: string[] = []): Promise<ProcessResult> {
  const script = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const child = spawn(process.execPath, [script, ...words], { env: { PATH, HOME }, stdio: ['ignore', 'pipe', 'pipe'] });
  return ended(child);
}

/** A message of JSON-RPC, as far as tests look at it. */
export interface Answer {
  id: unknown;
  error?: { code: number; message: string };
}

/** Writes lines to `parlour mcp`, and returns its answers once there are this many. */
export async function exchangeMessages(lines: readonly string[], count: number): Promise<Answer[]> {
  const child = spawn(process.execPath, [MAIN, 'mcp'], { env: { PATH, HOME }, stdio: ['pipe', 'pipe', 'pipe'] });
  let received = 0;
  child.stdout.on('data', (chunk) => {
    received += String(chunk).split('\n').length - 1;
    if (received >= count) child.stdin.end();
  });
  child.stdin.write(`${lines.join('\n')}\n`);
  const { stdout } = await ended(child);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function ended(child: ChildProcess): Promise<ProcessResult> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk) => (stdout += chunk));
  child.stderr?.on('data', (chunk) => (stderr += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })));
}

export interface RunningService {
  baseUrl: string;
  greeting: string;
  child: ChildProcess;
  end: Promise<ProcessResult>;
  stop(): Promise<ProcessResult>;
}

/** How a service is started, other than by its settings. */
export interface StartOptions {
  /** Limit of open files of the process. */
  openFiles?: number;
}

/** Starts `parlour serve` on a free port and waits for its greeting. */
export async function startService(
  env: Record<string, string> = {},
  { openFiles }: StartOptions = {},
): Promise<RunningService> {
  const command = [process.execPath, MAIN, 'serve'];
  const [file, ...words] =
    openFiles === undefined ? command : ['bash', '-c', `ulimit -n ${openFiles}; exec "$@"`, 'bash', ...command];
  const child = spawn(file!, words, {
    env: { PATH, HOME, PORT: '0', LOG_LEVEL: 'warn', ...LIGHT, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = ended(child);
  const greeting = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout!.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\nTry ')) resolve(text);
    });
    end.then(({ stderr }) => reject(new Error(`the service ended: ${stderr}`)));
  });
  const baseUrl = /https?:\/\/\S+/.exec(greeting)![0];
  const stop = () => {
    child.kill('SIGTERM');
    return end;
  };
  return { baseUrl, greeting, child, end, stop };
}

/** A port that was free a moment ago. The greeting of the service cannot be read here. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Starts the service with its log at a file descriptor, or in a pipe that nobody reads. Waits until it answers. */
export async function startWithLog(stdout: number | 'pipe'): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN, 'serve'], {
    env: { PATH, HOME, PORT: String(port), ...LIGHT },
    stdio: ['ignore', stdout, 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}`);
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { url, child };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
