// Matches between the levels of the opponent, each against the one below, and of the weakest against two scripts: one
// that has just learnt the rules and one that moves at random. Openings are paired. Other matches by the environment:
//
//   PAIRS=hard:medium,beginner:novice GAMES=20 VARIANT=crazyhouse MS=200 npm run bench -- levels
//
// MS is the CPU time of an expert's move, 950 as a rule; all other levels are limited by nodes.
import { openingsOf, standing } from './openings.mjs';

const {
  DIST = new URL('../dist', import.meta.url).pathname,
  GAMES = '60',
  VARIANT = 'standard',
  MS = '950',
} = process.env;
const { PAIRS = 'beginner:random,beginner:novice,easy:beginner,medium:easy,hard:medium,expert:hard', SEED = 'levels' } =
  process.env;
const load = (file) => import(`${DIST}/${file}`);
const { chess } = await load('families/chess/index.js');
const { resolveVariant } = await load('play/resolve.js');
const { legalMoves } = await load('play/legal-moves.js');
const { suggestMove } = await load('search/suggest.js');
const { Rng } = await load('lib/rng.js');

const MOST_PLIES = 300;
const { rules } = resolveVariant(chess, VARIANT).value;

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Players by name: a function of the position, the game's seed and the ply. */
const scripts = { random, novice };
const playerOf = (name) => scripts[name] ?? ((position, seed) => think(position, name, seed));

function think(position, level, seed) {
  const limits = level === 'expert' ? { limits: { ms: Number(MS) } } : {};
  return suggestMove(position, rules.ai, { level, seed, clock: cpu, ...limits }).move;
}

function random(position, seed, ply) {
  return Rng.fromSeed(`${seed} ${ply}`).pick([...legalMoves(position)]);
}

/** Mates if it can in one move, else takes the best man it can, else goes where nobody takes it at once. */
function novice(position, seed, ply) {
  const rng = Rng.fromSeed(`${seed} ${ply}`);
  const moves = [...legalMoves(position)];
  const mates = moves.filter((move) => ends(position, move));
  if (mates.length) return mates[0];
  const worths = moves.map((move) => taken(position, move));
  const most = Math.max(...worths);
  if (most > 0) return rng.pick(moves.filter((_, i) => worths[i] === most));
  const safe = moves.filter((move) => !position.attacked((move >> 7) & 127, 1 - position.turn));
  return rng.pick(safe.length ? safe : moves);
}

function ends(position, move) {
  const seat = position.turn;
  position.play(move);
  const wins = position.count() === 0 && position.outcome()?.winner === seat;
  position.undo();
  return wins;
}

const taken = ({ cells, board }, move) => {
  const kind = (move >> 14) & 15;
  const code = cells[(move >> 7) & 127];
  return code && kind !== 3 ? board.values[(code - 1) >> 1] : kind === 2 ? board.values[board.pawn] : 0;
};

/** 1, 0.5 or 0 for the first of the players, who has the seat. */
function play(position, players, seat, seed) {
  for (let ply = 0; ply < MOST_PLIES; ply++) {
    const outcome = position.outcome() ?? position.claimable();
    if (outcome) return outcome.winner === null ? 0.5 : outcome.winner === seat ? 1 : 0;
    const side = position.turn === seat ? 0 : 1;
    position.play(players[side](position, `${seed} ${side}`, ply));
  }
  return 0.5;
}

export default async function bench() {
  const openingOf = await openingsOf(DIST, rules);
  for (const pair of PAIRS.split(',')) {
    const names = pair.split(':');
    const players = names.map(playerOf);
    const tally = [0, 0, 0];
    const began = cpu();
    for (let game = 0; game < Number(GAMES); game++) {
      const opening = openingOf(`${SEED} ${game >> 1}`);
      tally[2 - 2 * play(opening.start(), players, game % 2, `${SEED} ${pair} ${game}`)]++;
    }
    const seconds = ((cpu() - began) / 1000).toFixed(0);
    console.log(`${VARIANT}, ${names.join(' against ')}: ${standing(...tally)}, ${seconds} s of CPU`);
  }
}
