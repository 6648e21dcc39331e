// Random games of Go from the empty board to the end, nobody filling an own eye: games and moves for each second of CPU time.
// Median of 5, with npm's @sabaki/go-board beside it.
import { loadavg } from 'node:os';
import sabaki from '@sabaki/go-board';
import { familyOf } from '../dist/families/families.js';
import { Playout } from '../dist/families/go/engine/playout.js';
import { Rng } from '../dist/lib/rng.js';
import { resolveVariant } from '../dist/play/resolve.js';

const Board = sabaki.default ?? sabaki;

const ROUNDS = 5;
/** Board, games a round, games a second on the machine that docs/performance.md names. */
const TESTS = [
  [9, 4000, 8000],
  [19, 600, 1500],
];

const median = (figures) => [...figures].sort((a, b) => a - b)[figures.length >> 1];

function timed(run) {
  const before = process.cpuUsage();
  const moves = run();
  const { user, system } = process.cpuUsage(before);
  return { moves, seconds: (user + system) / 1e6 };
}

/** Games by Parlour's light board. */
function ours(side, rng) {
  const { rules } = resolveVariant(familyOf('go'), `standard+${side}x${side}`).value;
  const { board } = rules.start(rng);
  const playout = new Playout(board);
  const empty = new Uint8Array(board.points);
  return (games) => {
    let moves = 0;
    for (let game = 0; game < games; game++) {
      playout.load(empty, -1);
      playout.run(rng, 0);
      moves += playout.moves;
    }
    return moves;
  };
}

/** The same by the peer: a move by chance that is legal and fills no own eye, until both pass. */
function peer(side, rng) {
  const isEye = (board, vertex, sign) => board.getNeighbors(vertex).every((near) => board.get(near) === sign);
  const choose = (board, sign) => {
    const points = rng.shuffle(Array.from({ length: side * side }, (_, at) => [at % side, Math.floor(at / side)]));
    return points.find((vertex) => {
      if (board.get(vertex) !== 0 || isEye(board, vertex, sign)) return false;
      const { suicide, ko } = board.analyzeMove(sign, vertex);
      return !suicide && !ko;
    });
  };
  return (games) => {
    let moves = 0;
    for (let game = 0; game < games; game++) {
      let board = Board.fromDimensions(side);
      let sign = 1;
      for (let passes = 0, made = 0; passes < 2 && made < 3 * side * side; made++, moves++) {
        const vertex = choose(board, sign);
        passes = vertex ? 0 : passes + 1;
        if (vertex) board = board.makeMove(sign, vertex);
        sign = -sign;
      }
    }
    return moves;
  };
}

function measure(play, games) {
  play(Math.ceil(games / 4));
  const rounds = Array.from({ length: ROUNDS }, () => timed(() => play(games)));
  const seconds = median(rounds.map((round) => round.seconds));
  return { games: games / seconds, moves: median(rounds.map((round) => round.moves)) / seconds };
}

export default async function bench() {
  console.log(`random games for each second of CPU time, median of ${ROUNDS}`);
  for (const [side, games, bar] of TESTS) {
    const own = measure(ours(side, Rng.fromSeed('bench')), games);
    const verdict = own.games >= bar ? 'yes' : 'NO';
    const load = loadavg()[0].toFixed(1);
    console.log(
      `${side}×${side}: ${Math.round(own.games)} games, ${(own.moves / 1e6).toFixed(2)} million moves; at least ${bar}: ${verdict} (load ${load})`,
    );
    const theirs = measure(peer(side, Rng.fromSeed('bench')), Math.ceil(games / 100));
    const times = own.games / theirs.games;
    console.log(
      `  @sabaki/go-board: ${theirs.games.toFixed(1)} games; ${times.toFixed(0)} times; at least 20: ${times >= 20 ? 'yes' : 'NO'}`,
    );
  }
}
