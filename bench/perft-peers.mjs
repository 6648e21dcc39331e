// What perft is measured on, by name: each side opens a position and answers with a function from depth to leaves and
// microseconds of CPU, or with undefined where it doesn't know the variant or the program isn't there.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { Chess as ChessJs } from 'chess.js';
import { perft as perftOfChessops } from 'chessops/debug';
import { parseFen } from 'chessops/fen';
import { setupPosition } from 'chessops/variant';
import { perft as perftOfShogiops } from 'shogiops/debug';
import { parseSfen } from 'shogiops/sfen';
import { compileBoard } from '../dist/fairy/board/board.js';
import { enginesFor } from '../dist/fairy/engines.js';
import { fairyRules } from '../dist/fairy/rules.js';
import { familyOf } from '../dist/families/families.js';
import { perft } from '../dist/play/perft.js';
import { resolveVariant } from '../dist/play/resolve.js';

const ownCpu = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** A side that counts in this process. */
const within = (count) => (depth) => {
  const before = ownCpu();
  const leaves = count(depth);
  return { leaves, cpu: ownCpu() - before };
};

function parlour({ family = 'chess', variant, fen }, rank) {
  const { definition, rules } = resolveVariant(familyOf(family), variant).value;
  const engines = enginesFor(compileBoard(definition));
  const engine = engines[rank];
  // the engine for every rule word is the measure of the others, not made for speed
  if (!engine || (rank > 0 && rank === engines.length - 1)) return undefined;
  const own = fairyRules(definition, rules.ai, engine);
  const position = fen ? own.parse(fen).value.position : own.start();
  return within((depth) => perft(position, depth));
}

function openChessops({ fen, start, chessops }) {
  if (!chessops) return undefined;
  const position = setupPosition(chessops, parseFen(fen ?? start).unwrap()).unwrap();
  return within((depth) => perftOfChessops(position, depth));
}

function openShogiops({ shogiops, sfen }) {
  if (!shogiops) return undefined;
  const position = parseSfen(shogiops, sfen, false).unwrap();
  return within((depth) => perftOfShogiops(position, depth));
}

function openChessJs({ fen, start, chessjs }) {
  if (!chessjs) return undefined;
  return within((depth) => new ChessJs(fen ?? start).perft(depth));
}

/** The module takes a global `fetch` for a browser's, and would ask that for its file. */
async function loadFfish() {
  const { fetch } = globalThis;
  globalThis.fetch = undefined;
  const module = createRequire(import.meta.url)('ffish');
  await new Promise((done) => {
    module.onRuntimeInitialized = done;
  });
  globalThis.fetch = fetch;
  new module.Board('chess').delete();
  return module;
}

const ffish = await loadFfish();

function countByFfish(board, depth) {
  if (depth === 1) return board.numberLegalMoves();
  let leaves = 0;
  const moves = board.legalMoves();
  for (const move of moves ? moves.split(' ') : []) {
    board.push(move);
    leaves += countByFfish(board, depth - 1);
    board.pop();
  }
  return leaves;
}

function openFfish({ fen, name }) {
  if (!ffish.variants().split(' ').includes(name)) return undefined;
  const board = fen ? new ffish.Board(name, fen) : new ffish.Board(name);
  return within((depth) => countByFfish(board, depth));
}

/** Nanoseconds that all threads of a process have run, as Linux counts them. */
function cpuOf(pid) {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce(
    (sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    0,
  );
}

/** A program that speaks UCI and stays open, so that its start isn't counted. */
async function openProgram(path) {
  if (!existsSync(path)) return undefined;
  const child = spawn(path, [], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const say = (line) => child.stdin.write(`${line}\n`);
  const until = async (pattern, each) => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${path} has ended`);
      each?.(value);
      const found = pattern.exec(value);
      if (found) return found;
    }
  };
  let variants = ['chess'];
  say('uci');
  await until(/^uciok/, (line) => {
    if (line.startsWith('option name UCI_Variant')) variants = line.split(' var ').slice(1);
  });
  return {
    close: () => say('quit'),
    open({ fen, name }) {
      if (!variants.includes(name)) return undefined;
      const position = fen ? `position fen ${fen}` : 'position startpos';
      return async (depth) => {
        if (variants.length > 1) say(`setoption name UCI_Variant value ${name}`);
        say(`${position}\nisready`);
        await until(/^readyok/);
        const before = cpuOf(child.pid);
        say(`go perft ${depth}`);
        const [, leaves] = await until(/^Nodes searched: (\d+)/);
        return { leaves: Number(leaves), cpu: (cpuOf(child.pid) - before) / 1000 };
      };
    },
  };
}

const stockfish = await openProgram('/usr/games/stockfish');
const native = await openProgram('/usr/games/fairy-stockfish');
export const absent = [!stockfish && 'stockfish', !native && 'fairy-stockfish'].filter(Boolean);

export const close = () => {
  stockfish?.close();
  native?.close();
};

export const SIDES = [
  { side: 'parlour', open: (test) => parlour(test, 0) },
  { side: 'parlour, plain', open: (test) => parlour(test, 1) },
  { side: 'ffish', open: openFfish },
  { side: 'chessops', open: openChessops },
  { side: 'shogiops', open: openShogiops },
  { side: 'chess.js', open: openChessJs },
  { side: 'fairy-stockfish', open: (test) => native?.open(test) },
  { side: 'stockfish', open: (test) => stockfish?.open(test) },
];
