// Hex: random playouts for each second of CPU time from the start of a board, as opponents play them and move by move by
// both engines. Interleaved, the best of several short runs, since a busy machine only ever takes away.
import { loadavg } from 'node:os';
import { familyOf } from '../dist/families/families.js';
import { HEX_ENGINES, hexRules } from '../dist/families/hex/rules.js';
import { Rng } from '../dist/lib/rng.js';
import { legalMoves } from '../dist/play/legal-moves.js';
import { resolveVariant } from '../dist/play/resolve.js';

const ROUNDS = 7;
const SECONDS = 0.3;
const TESTS = ['hex', 'hex+19x19', 'y', 'havannah', 'three-player-hex', 'bridg-it'];
/** Playouts a second of CPU on the machine that docs/performance.md names. */
const BAR = { hex: 30_000 };

/** How often it runs in a second of CPU time. */
function rateOf(run) {
  const before = process.cpuUsage();
  let runs = 0;
  for (;;) {
    for (let i = 0; i < 5; i++) run();
    runs += 5;
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1e6;
    if (seconds >= SECONDS) return runs / seconds;
  }
}

/** A game of any moves through the interface that all games share, and back. */
function playOut(position, rng) {
  const order = rng.shuffle([...legalMoves(position)]);
  let played = 0;
  while (played < order.length && !position.endsByRule()) position.play(order[played++]);
  while (played-- > 0) position.undo();
}

function playersOf(variant) {
  const { definition, rules } = resolveVariant(familyOf('hex'), variant).value;
  const rng = Rng.fromSeed('bench');
  const holders = new Uint8Array(512);
  const position = rules.start(rng);
  const engines = HEX_ENGINES.map((engine) => {
    const own = hexRules(definition, engine).start(rng);
    return { name: `by ${engine.name}`, run: () => playOut(own, rng) };
  });
  return [{ name: 'as opponents', run: () => rules.ai.playouts.play(position, rng, holders) }, ...engines];
}

export default async function bench() {
  console.log(`playouts for each second of CPU time, best of ${ROUNDS} (least)`);
  for (const variant of TESTS) {
    const players = playersOf(variant).map((player) => ({ ...player, rates: [] }));
    for (let round = 0; round < ROUNDS; round++) for (const { run, rates } of players) rates.push(rateOf(run));
    console.log(`${variant} (load ${loadavg()[0].toFixed(1)})`);
    for (const { name, rates } of players) console.log(row(name, rates, BAR[variant]));
  }
}

function row(name, rates, bar) {
  const best = Math.max(...rates);
  const verdict = bar && name === 'as opponents' ? `; at least ${bar}: ${best >= bar ? 'yes' : 'NO'}` : '';
  return `  ${name.padEnd(14)}${Math.round(best).toString().padStart(8)} (${Math.round(Math.min(...rates))})${verdict}`;
}
