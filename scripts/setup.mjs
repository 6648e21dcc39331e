// Gets a checkout ready: installs the locked packages when they are missing or stale, and builds when sources are
// newer. Runs before `npm start` and `npm test`, so it needs nothing but Node itself.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildContent, hasContent } from './build-content.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(root, ...parts);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(`Parlour needs Node 20.19 or newer; this is ${process.versions.node}.`);

step('installing packages', at('node_modules', '.parlour'), lockState(), () => {
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
});
step('building', at('dist', '.parlour'), sourceState(), () => {
  compileContent();
  run(process.execPath, [at('scripts', 'build-glyphs.mjs')]);
  // built aside and then moved, so that a build that fails or is stopped leaves the old one in place
  const made = `dist-${process.pid}`;
  compile('tsconfig.build.json', made);
  // The client's types are made from the compiled tools.
  run(process.execPath, [at('scripts', 'build-client.mjs'), made]);
  compile('tsconfig.client.json', made);
  run(process.execPath, [at('scripts', 'bundle.mjs'), made]);
  run(process.execPath, [at('scripts', 'build-web.mjs'), made]);
  rmSync(at('dist'), { recursive: true, force: true });
  renameSync(at(made), at('dist'));
});

/** Does the work unless the mark left by the last time says that nothing has changed since. */
function step(name, mark, state, work) {
  const forced = name === 'building' && (process.argv.includes('--build') || !hasContent() || !hasGenerated());
  if (!forced && existsSync(mark) && readFileSync(mark, 'utf8') === state) return;
  process.stderr.write(`parlour: ${name} …\n`);
  work();
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, state);
}

function lockState() {
  return createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

function hasGenerated() {
  const made = [at('src', 'board', 'render', 'glyphs.generated.ts'), at('src', 'client', 'calls.generated.ts')];
  return made.every((file) => existsSync(file));
}

function compile(project, folder) {
  run(process.execPath, [at('node_modules', 'typescript', 'bin', 'tsc'), '-p', project, '--outDir', folder]);
}

function compileContent() {
  try {
    buildContent();
  } catch (error) {
    fail(error.message);
  }
}

/**
 * Names, sizes and times of everything that the build reads: enough to see a change, quick enough for every start.
 * What the build itself makes of `content/`, fonts and tools is left out.
 */
function sourceState() {
  const settings = ['tsconfig.json', 'tsconfig.build.json', 'tsconfig.client.json', 'package-lock.json'];
  const makers = ['build-client', 'build-content', 'build-glyphs', 'build-web', 'bundle'].map((name) =>
    join('scripts', `${name}.mjs`),
  );
  const files = [...settings, ...makers].map((name) => at(name));
  for (const folder of ['src', 'content']) {
    for (const entry of readdirSync(at(folder), { recursive: true, withFileTypes: true })) {
      const isMade = /^(calls|content|glyphs)\.generated\.ts/.test(entry.name);
      if (entry.isFile() && !isMade) files.push(join(entry.parentPath ?? entry.path, entry.name));
    }
  }
  const facts = files.sort().map((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${file} ${size} ${mtimeMs}`;
  });
  return createHash('sha256').update(facts.join('\n')).digest('hex');
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) fail(`${command} ${args[0]} failed${error ? `: ${error.message}` : ''}`);
}

function fail(message) {
  process.stderr.write(`parlour: ${message}\n`);
  process.exit(1);
}
