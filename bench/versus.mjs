// A match of the chess opponent against another program that speaks UCI, as a process of its own:
//
//   node bench/versus.mjs --elo 1500 --games 40 --ms 1000 [--level expert] [--nodes 40000] [--engine PATH] [--seed TEXT]
//
// Parlour thinks `ms` of CPU time a move, so that the machine's load doesn't matter; the other one searches so many
// nodes, by which an engine of limited strength has long chosen its move. Openings are paired. A game ends early when
// both agree that it is decided.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { openingsOf, standing } from './openings.mjs';

const text = (value) => ({ type: 'string', default: value });
const { values } = parseArgs({
  options: {
    engine: text('/usr/games/stockfish'),
    elo: text('1500'),
    games: text('40'),
    ms: text('1000'),
    nodes: text('40000'),
    level: text('expert'),
    seed: text('versus'),
    dist: text(new URL('../dist', import.meta.url).pathname),
  },
});
const [elo, games, ms, nodes] = [values.elo, values.games, values.ms, values.nodes].map(Number);
const load = (file) => import(`${values.dist}/${file}`);
const { chess } = await load('families/chess/index.js');
const { formatUci } = await load('fairy/notation/uci.js');
const { resolveVariant } = await load('play/resolve.js');
const { legalMoves } = await load('play/legal-moves.js');
const { suggestMove } = await load('search/suggest.js');

const { rules } = resolveVariant(chess, 'standard').value;
const START = rules.notation.fen(rules.start(undefined));
/** Both must see the game beyond this, in hundredths of a pawn, for so many moves of each. */
const DECIDED = 900;
const AGREED = 3;
const MOST_PLIES = 400;

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The other program, asked for one move at a time. */
function opponent() {
  const child = spawn(values.engine, [], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const say = (line) => child.stdin.write(`${line}\n`);
  const until = async (word) => {
    let score = 0;
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${values.engine} has ended`);
      const told = / score (cp|mate) (-?\d+)/.exec(value);
      if (told) score = told[1] === 'cp' ? Number(told[2]) : 10_000 * Math.sign(Number(told[2]));
      if (value.startsWith(word)) return { line: value, score };
    }
  };
  return {
    async begin() {
      say('uci');
      await until('uciok');
      if (elo > 0) say(`setoption name UCI_LimitStrength value true\nsetoption name UCI_Elo value ${elo}`);
      say('isready');
      await until('readyok');
    },
    newGame: () => say('ucinewgame'),
    async move(moves) {
      say(`position fen ${START}${moves.length ? ` moves ${moves.join(' ')}` : ''}\ngo nodes ${nodes}`);
      const { line, score } = await until('bestmove');
      return { word: line.split(' ')[1], score };
    },
    end: () => say('quit'),
  };
}

/** One game: 1, 0.5 or 0 for Parlour, and how it ended. */
async function play(other, opening, seat, seed) {
  const position = opening.start();
  const words = wordsOf(opening.moves);
  let agreed = 0;
  let own = 0;
  other.newGame();
  for (let ply = words.length; ply < MOST_PLIES; ply++) {
    const outcome = position.outcome() ?? position.claimable();
    if (outcome) return { points: outcome.winner === null ? 0.5 : outcome.winner === seat ? 1 : 0, by: outcome.reason };
    const legal = [...legalMoves(position)];
    let move;
    if (position.turn === seat) {
      const found = suggestMove(position, rules.ai, { level: values.level, seed, clock: cpu, limits: { ms } });
      move = found.move;
      own = found.score;
    } else {
      const { word, score } = await other.move(words);
      move = legal.find((one) => formatUci(position, one) === word);
      if (move === undefined) throw new Error(`${rules.notation.fen(position)}: ${word} is no move`);
      agreed =
        own > DECIDED && score < -DECIDED
          ? Math.max(agreed, 0) + 1
          : own < -DECIDED && score > DECIDED
            ? Math.min(agreed, 0) - 1
            : 0;
    }
    words.push(formatUci(position, move));
    position.play(move);
    if (Math.abs(agreed) >= AGREED) return { points: agreed > 0 ? 1 : 0, by: 'agreement' };
  }
  return { points: 0.5, by: 'length' };
}

function wordsOf(moves) {
  const position = rules.parse(START).value.position;
  return moves.map((move) => {
    const word = formatUci(position, move);
    position.play(move);
    return word;
  });
}

const other = opponent();
await other.begin();
const openingOf = await openingsOf(values.dist, rules);
const tally = [0, 0, 0];
for (let game = 0; game < games; game++) {
  const opening = openingOf(`${values.seed} ${game >> 1}`);
  const began = cpu();
  const { points, by } = await play(other, opening, game % 2, `${values.seed} ${game}`);
  tally[2 - points * 2]++;
  const spent = ((cpu() - began) / 1000).toFixed(0);
  console.log(`game ${game + 1}: ${points} by ${by}, ${spent} s; ${standing(tally[0], tally[1], tally[2])}`);
}
console.log(
  `${values.level} at ${ms} ms of CPU against ${values.engine}, Elo ${elo}, ${nodes} nodes: ${standing(tally[0], tally[1], tally[2])}`,
);
other.end();
