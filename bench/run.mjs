// npm run bench -- <name>: runs bench/<name>.mjs against the built code, with the machine's load beside the figures.
import { existsSync, readdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const known = readdirSync(here)
  .filter((file) => file.endsWith('.bench.mjs'))
  .map((file) => file.replace('.bench.mjs', ''));
const names = process.argv.slice(2);
const unknown = names.filter((name) => !existsSync(`${here}${name}.bench.mjs`));
if (!names.length || unknown.length) {
  console.error(`usage: npm run bench -- NAME…, with names of ${known.join(', ')}`);
  process.exit(2);
}
const load = () =>
  loadavg()
    .map((figure) => figure.toFixed(2))
    .join(' ');
for (const name of names) {
  console.log(
    `${name}: Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${load()}`,
  );
  const { default: bench } = await import(`./${name}.bench.mjs`);
  await bench();
  console.log(`load after: ${load()}`);
}
