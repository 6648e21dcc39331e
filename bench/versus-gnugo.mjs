// A match of the Go opponent against GNU Go, as a process of its own that speaks GTP:
//
//   node bench/versus-gnugo.mjs --strength 1 --games 40 --ms 950 [--level expert] [--nodes 12000] [--size 9] [--seed TEXT]
//
// Parlour thinks `ms` of CPU time a move, so that the machine's load doesn't matter, or plays out as many moves as
// `nodes` says. Colours change from game to game; when both have passed, GNU Go at level 10 says which stones are dead.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const text = (value) => ({ type: 'string', default: value });
const { values } = parseArgs({
  options: {
    engine: text('/usr/games/gnugo'),
    strength: text('1'),
    games: text('40'),
    ms: text('950'),
    nodes: { type: 'string' },
    level: text('expert'),
    size: text('9'),
    seed: text('versus'),
    dist: text(new URL('../dist', import.meta.url).pathname),
  },
});
const load = (file) => import(`${values.dist}/${file}`);
const { go } = await load('families/go/index.js');
const { vertexOf } = await load('families/go/engine/board.js');
const { resolveVariant } = await load('play/resolve.js');
const { legalMoves } = await load('play/legal-moves.js');
const { suggestMove } = await load('search/suggest.js');

const [games, ms, size] = [values.games, values.ms, values.size].map(Number);
const { rules } = resolveVariant(go, `standard+${size}x${size}`).value;
const { komi } = rules.start(undefined).board.definition.end;
const limits = values.nodes ? { nodes: Number(values.nodes) } : { ms };
const MOST_PLIES = 3 * size * size;

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** A GNU Go of a level; `ask` resolves to its answer. */
function program(level) {
  const child = spawn(values.engine, ['--mode', 'gtp', '--level', level, '--chinese-rules', '--positional-superko']);
  const waiting = [];
  let lines = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line) lines.push(line);
    else if (lines.length) {
      waiting.shift()?.(lines.join('\n').replace(/^[=?]\s*/, ''));
      lines = [];
    }
  });
  const ask = (command) =>
    new Promise((resolveVariant) => {
      waiting.push(resolveVariant);
      child.stdin.write(`${command}\n`);
    });
  return { ask, end: () => child.stdin.end('quit\n') };
}

const nameOf = (position, move) => (move === position.pass ? 'PASS' : vertexOf(position.board, move));

/** Who won, for Parlour in that seat, and how it came to it. */
async function play(other, judge, seat, seed) {
  const position = rules.start(undefined);
  for (const one of [other, judge]) {
    await one.ask(`boardsize ${size}`);
    await one.ask('clear_board');
    await one.ask(`komi ${komi}`);
  }
  await other.ask(`set_random_seed ${seed}`);
  let thought = 0;
  let nodes = 0;
  let passes = 0;
  let plies = 0;
  for (; passes < 2 && plies < MOST_PLIES; plies++) {
    const color = position.turn === 0 ? 'black' : 'white';
    let move;
    if (position.turn === seat) {
      const began = cpu();
      const answer = suggestMove(position, rules.ai, { level: values.level, seed: String(seed), clock: cpu, limits });
      thought += cpu() - began;
      nodes += answer.nodes;
      move = answer.move;
      await other.ask(`play ${color} ${nameOf(position, move)}`);
    } else {
      const said = await other.ask(`genmove ${color}`);
      if (said === 'resign') return { won: 1, how: 'it resigned', thought, nodes };
      move = legalMoves(position).find((one) => nameOf(position, one) === said);
      if (move === undefined) throw new Error(`${said} is not legal in ${rules.notation.fen(position)}`);
    }
    await judge.ask(`play ${color} ${nameOf(position, move)}`);
    passes = move === position.pass ? passes + 1 : 0;
    position.play(move);
  }
  const score = await judge.ask('final_score');
  const won = score === '0' ? 0.5 : Number(score.startsWith(seat === 0 ? 'B' : 'W'));
  return { won, how: `${score} after ${plies} moves`, thought, nodes };
}

const other = program(values.strength);
const judge = program('10');
let won = 0;
for (let game = 0; game < games; game++) {
  const result = await play(other, judge, game % 2, game + 1);
  won += result.won;
  const speed = Math.round(result.nodes / (result.thought / 1000));
  console.log(
    `${game + 1}: Parlour is ${game % 2 ? 'white' : 'black'}, ${result.how}, ${won} of ${game + 1}, ${speed} nodes a second`,
  );
}
const rate = won / games;
const error = Math.sqrt((rate * (1 - rate)) / games);
console.log(
  `${values.level} against GNU Go at level ${values.strength} on ${size}×${size}, komi ${komi}: ${(100 * rate).toFixed(1)} ± ${(100 * error).toFixed(1)} % of ${games} games`,
);
other.end();
judge.end();
