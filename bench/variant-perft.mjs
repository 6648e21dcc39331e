// node bench/variant-perft.mjs parlour|ffish VARIANT DEPTH: leaves of perft from the start, and their microseconds of CPU.
// A process of its own for each figure, so that the compiler sees one variant alone, and ffish finds no fetch.
import { existsSync } from 'node:fs';

const RUNS = 3;
/** No dependency of ours: compared with where somebody has installed it. */
const FFISH = new URL('../node_modules/ffish/ffish.js', import.meta.url);

/** A function that counts the leaves of a depth. */
const sides = {
  async parlour(variant) {
    const { chess } = await import('../dist/families/chess/index.js');
    const { perft } = await import('../dist/play/perft.js');
    const { resolve } = await import('../dist/play/resolve.js');
    const { definition, rules } = resolve(chess, variant).value;
    const { position } = rules.parse(definition.setup.fen).value;
    return (depth) => perft(position, depth);
  },
  async ffish(variant) {
    globalThis.fetch = undefined;
    const { default: ffish } = await import(FFISH);
    await new Promise((ready) => {
      ffish.onRuntimeInitialized = ready;
    });
    const board = new ffish.Board(variant);
    const count = (depth) => {
      if (depth === 1) return board.numberLegalMoves();
      const moves = board.legalMoves();
      let leaves = 0;
      for (const move of moves ? moves.split(' ') : []) {
        board.push(move);
        leaves += count(depth - 1);
        board.pop();
      }
      return leaves;
    };
    return count;
  },
};

const [side, variant, depth] = process.argv.slice(2);
if (side === 'ffish' && !existsSync(FFISH)) process.exit(3);
const count = await sides[side](variant);
count(3);
const runs = Array.from({ length: RUNS }, () => {
  const before = process.cpuUsage();
  const leaves = count(Number(depth));
  const { user, system } = process.cpuUsage(before);
  return { leaves, micros: user + system };
});
runs.sort((one, other) => one.micros - other.micros);
console.log(JSON.stringify(runs[RUNS >> 1]));
