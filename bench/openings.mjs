// Openings for matches: some random moves, as long as a search finds them even. The same seed gives the same opening;
// a match plays each twice, with colours changed.

const RANDOM_PLIES = 6;
const EVEN = 60;
const NODES = 4000;

/** Moves from the start of a game of `rules`, which search finds even. `dist` is the folder of built code. */
export async function openingsOf(dist, rules) {
  const { AlphaBetaSearch } = await import(`${dist}/search/alpha-beta.js`);
  const { legalMoves } = await import(`${dist}/play/legal-moves.js`);
  const { Rng } = await import(`${dist}/lib/rng.js`);
  const engine = new AlphaBetaSearch(14);

  function attempt(seed) {
    const position = rules.start(Rng.fromSeed(`start ${seed}`));
    const rng = Rng.fromSeed(seed);
    const moves = [];
    for (let ply = 0; ply < RANDOM_PLIES; ply++) {
      const legal = legalMoves(position);
      if (!legal.length) return undefined;
      moves.push(rng.pick([...legal]));
      position.play(moves.at(-1));
    }
    const legal = [...legalMoves(position)];
    if (!legal.length) return undefined;
    const quest = { moves: legal, limits: { nodes: NODES }, began: 0, clock: () => 0 };
    return Math.abs(engine.think(position, rules.ai, quest).score) <= EVEN ? moves : undefined;
  }

  return (seed) => {
    for (let round = 0; ; round++) {
      const moves = attempt(`${seed} ${round}`);
      if (moves) return { start: () => opened(rules, Rng.fromSeed(`start ${seed} ${round}`), moves), moves };
    }
  };
}

function opened(rules, rng, moves) {
  const position = rules.start(rng);
  for (const move of moves) position.play(move);
  return position;
}

/** A share of points with its standard error and the difference in Elo that it stands for. */
export function standing(won, drawn, lost) {
  const games = won + drawn + lost;
  const share = (won + drawn / 2) / games;
  const spread = Math.sqrt((won * (1 - share) ** 2 + drawn * (0.5 - share) ** 2 + lost * share ** 2) / games);
  const elo = share > 0 && share < 1 ? Math.round(-400 * Math.log10(1 / share - 1)) : share > 0 ? '∞' : '-∞';
  const error = (100 * spread) / Math.sqrt(games);
  return `+${won} =${drawn} -${lost}, ${(100 * share).toFixed(1)} % ± ${error.toFixed(1)} (${elo} Elo)`;
}
