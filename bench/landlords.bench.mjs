// The opponent of the Landlord's Game heads-up against scripted strategies, each seat half of the games.
//
//   VARIANT=1906 GAMES=200 NODES=20000 LEVEL=expert SCRIPTS=buy-all,one-ply npm run bench -- landlords
//
// SCRIPTS may name levels, too, which play within their own limits. NODES is the limit of plies that are played on for each decision; MS in place of it the CPU time of one.
const {
  DIST = new URL('../dist', import.meta.url).pathname,
  GAMES = '40',
  VARIANT = 'standard',
  NODES = '20000',
} = process.env;
const { LEVEL = 'expert', SEED = 'landlords', MS, SCRIPTS = '' } = process.env;
const load = (file) => import(`${DIST}/${file}`);
const { landlordsGame } = await load('families/landlords-game/index.js');
const { resolveVariant } = await load('play/resolve.js');
const { legalMoves } = await load('play/legal-moves.js');
const { suggestMove } = await load('search/suggest.js');
const { LEVELS } = await load('search/levels.js');
const { Rng } = await load('lib/rng.js');

const { rules } = resolveVariant(landlordsGame, VARIANT).value;

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The first move with one of the actions, in their order. */
const prefer =
  (...actions) =>
  (told) =>
    actions.flatMap((action) => told.filter((move) => move.action === action))[0] ?? told[0];

const paysFirst = (told, ...actions) =>
  prefer(...actions, 'roll', 'pay-fine', 'forward', 'pass', 'leave', 'borrow')(told);

const cashOf = (position, seat) => Number(position.open().players[seat].cash);

const SCRIPTED = {
  /** Buys and builds whatever it has the money for. */
  'buy-all': (told) => paysFirst(told, 'build', 'buy', 'take', 'bid', 'speculate'),
  /** Buys nothing. */
  'buy-none': (told) => paysFirst(told, 'decline', 'pay-rent', 'speculate'),
  /** Buys in the dearest section alone, and builds there. */
  hoarder: (told) => {
    const dear = told.filter((move) => move.space === undefined || move.space > 30);
    return paysFirst(dear.length ? dear : told, 'build', 'buy', 'take', 'pay-rent', 'decline', 'speculate');
  },
  /** Keeps three hundred dollars. */
  'cash-hoarder': (told, position, seat) => {
    const kept = told.filter(
      ({ amount = 0, action }) => action === 'pay-fine' || cashOf(position, seat) - amount >= 300,
    );
    return paysFirst(kept.length ? kept : told, 'build', 'buy', 'take', 'decline', 'pay-rent', 'refuse');
  },
  /** Borrows all that it can and outbids everybody. */
  greedy: (told) => {
    const dearest = told.filter(({ action }) => action === 'borrow' || action === 'bid').at(-1);
    return dearest ?? paysFirst(told, 'build', 'buy', 'take', 'speculate');
  },
  /** What it has after the move, with the rents to come from its deeds. */
  'one-ply': (told, position, seat) => {
    const worth = (move) => {
      position.play(move.move);
      const players = position.open().players;
      const rents = (player) => player.lots.reduce((sum, { space, houses = 0 }) => sum + rentOf(space, houses), 0);
      const value = players.map((player) => player.worth + rents(player) * 0.8 * (5 - player.circuits));
      position.undo();
      return value[seat] - value[1 - seat];
    };
    const roll = told.find(({ action }) => action === 'roll');
    const values = told.map(worth);
    const best = told[values.indexOf(Math.max(...values))];
    return roll && Math.max(...values) <= worth(roll) ? roll : best;
  },
};

const { spaces } = resolveVariant(landlordsGame, VARIANT).value.definition.board;
const rentOf = (space, houses) => (spaces[space].rent ?? spaces[space].pay ?? 0) * (1 + houses) + 10 * houses;

function draw(position, rng) {
  const moves = legalMoves(position);
  let left = rng.next() / 0x100000000;
  for (const move of moves) {
    left -= position.weight(move);
    if (left < 0) return move;
  }
  return moves.at(-1);
}

function choose(position, script) {
  const seat = position.turn;
  const told = [...legalMoves(position)].map((move) => ({ move, ...rules.notation.describe(position, move) }));
  return told.length === 1 ? told[0].move : script(told, position, seat).move;
}

const limits = MS ? { ms: Number(MS) } : { nodes: Number(NODES) };

/** A level as a player, within its own limits if there are any of plies. */
const think = (position, level, seed, own) =>
  suggestMove(position, rules.ai, { level, seed, clock: cpu, ...(own && { limits: own }) }).move;

const opponentOf = (name, seed) =>
  LEVELS.includes(name)
    ? (position) => think(position, name, `${seed} ${name}`)
    : (position) => choose(position, SCRIPTED[name]);

/** What the level has of the game, and by how much it was ahead. */
function play(name, seat, seed) {
  const opponent = opponentOf(name, seed);
  const rng = Rng.fromSeed(seed);
  const position = rules.start(rng);
  while (!position.outcome()) {
    if (position.turn < 0) position.play(draw(position, rng));
    else if (position.turn === seat)
      position.play(think(position, LEVEL, seed, LEVEL === 'expert' || MS ? limits : undefined));
    else position.play(opponent(position));
  }
  const { winner } = position.outcome();
  const players = position.open().players;
  return {
    share: winner === null ? 0.5 : Number(winner === seat),
    ahead: players[seat].worth - players[1 - seat].worth,
  };
}

export default function bench() {
  const names = SCRIPTS ? SCRIPTS.split(',') : Object.keys(SCRIPTED);
  for (const name of names) {
    const began = cpu();
    let [share, ahead] = [0, 0];
    for (let game = 0; game < Number(GAMES); game++) {
      // the same dice for both seats
      const result = play(name, game % 2, `${SEED} ${game >> 1}`);
      share += result.share;
      ahead += result.ahead;
    }
    const rate = share / Number(GAMES);
    const error = Math.sqrt((rate * (1 - rate)) / Number(GAMES));
    console.log(
      `${VARIANT}, ${LEVEL} against ${name}: ${(100 * rate).toFixed(1)} ± ${(100 * error).toFixed(1)} %, ` +
        `ahead by $${(ahead / Number(GAMES)).toFixed(0)}, ${GAMES} games, ${((cpu() - began) / 1000).toFixed(0)} s of CPU`,
    );
  }
}
