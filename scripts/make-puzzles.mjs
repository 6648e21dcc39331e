// Finds puzzles of chess variants in games that weak opponents play, and writes content/puzzles/variants/<variant>.json:
//
//   npm run build
//   node scripts/make-puzzles.mjs [--most N] [--seconds S] VARIANT…
//
// N puzzles of each (12), at most S seconds of CPU for each (60). Every puzzle is proved by trying all moves, see
// src/puzzle/forced-win.ts. Same variant, same puzzles, as far as the time reaches. Without names: all variants that have
// no file yet.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const root = new URL('..', import.meta.url).pathname;
const dist = process.env.DIST ?? `${root}dist`;
const { findPuzzles } = await import(`${dist}/puzzle/find-puzzles.js`);
const { familyOf } = await import(`${dist}/families/families.js`);
const { resolveVariant } = await import(`${dist}/play/resolve.js`);

const { values, positionals } = parseArgs({
  options: { most: { type: 'string', default: '12' }, seconds: { type: 'string', default: '60' } },
  allowPositionals: true,
});
const [most, seconds] = [Number(values.most), Number(values.seconds)];
const folder = `${root}content/puzzles/variants`;
mkdirSync(folder, { recursive: true });

const chess = familyOf('chess');
const fileOf = (variant) => `${folder}/${variant}.json`;
const names = positionals.length
  ? positionals
  : Object.keys(chess.variants).filter((name) => name !== 'standard' && !existsSync(fileOf(name)));

for (const name of names) {
  const variant = resolveVariant(chess, name);
  if (!variant.ok) throw new Error(variant.error.message);
  const found = findFor(variant.value, name);
  if (found.length) writeFileSync(fileOf(name), textOf(name, found));
  process.stdout.write(`${name}: ${found.length}\n`);
}

/** Not more than half of them wins at once: those are found soonest. */
function findFor(variant, seed) {
  const began = process.cpuUsage();
  const found = [];
  const boards = new Set();
  for (const puzzle of findPuzzles(variant, seed)) {
    const { user, system } = process.cpuUsage(began);
    if (puzzle && isWanted(puzzle)) {
      boards.add(puzzle.fen.split(' ')[0]);
      found.push(puzzle);
    }
    if (found.length === most || user + system > seconds * 1e6) break;
  }
  return found.sort((one, other) => one.rating - other.rating);

  function isWanted({ fen, wins }) {
    return !boards.has(fen.split(' ')[0]) && (wins > 1 || found.filter((other) => other.wins === 1).length < most / 2);
  }
}

function textOf(variant, found) {
  const rows = found.map(({ fen, line, rating }) => `    ${JSON.stringify({ fen, line: line.join(' '), rating })}`);
  return `{
  "variant": "${variant}",
  "source": "own work: found by scripts/make-puzzles.mjs",
  "licence": "MIT",
  "puzzles": [
${rows.join(',\n')}
  ]
}
`;
}
