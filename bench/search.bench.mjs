// Search: nodes a second of CPU where all is the opponent's own (chess and relatives), and how fast positions are
// judged. Fixed nodes, so that runs can be compared; median of 3.
const { DIST = new URL('../dist', import.meta.url).pathname } = process.env;
const load = (file) => import(`${DIST}/${file}`);
const { chess } = await load('families/chess/index.js');
const { resolveVariant } = await load('play/resolve.js');
const { legalMoves } = await load('play/legal-moves.js');
const { AlphaBetaSearch } = await load('search/alpha-beta.js');
const { Rng } = await load('lib/rng.js');

const NODES = 300_000;
const RUNS = 3;
const POSITIONS = [
  { name: 'start' },
  { name: 'Kiwipete', fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1' },
  { name: 'middle game', fen: 'r1bq1rk1/pp3ppp/2n1pn2/3p4/1bPP4/2NBPN2/PP3PPP/R1BQ1RK1 w - - 0 9' },
  { name: 'rook ending', fen: '8/5pk1/4p1p1/1p2P2p/1P1r1P2/6PP/R4K2/8 w - - 0 40' },
  { name: 'crazyhouse', variant: 'crazyhouse' },
  { name: 'grand chess', variant: 'grand' },
];

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function positionOf({ variant = 'standard', fen }) {
  const { rules } = resolveVariant(chess, variant).value;
  return { rules, position: fen ? rules.parse(fen).value.position : rules.start(Rng.fromSeed('bench')) };
}

export default async function bench() {
  const engine = new AlphaBetaSearch();
  for (const row of POSITIONS) {
    const { rules, position } = positionOf(row);
    const moves = [...legalMoves(position)];
    const runs = Array.from({ length: RUNS }, () => {
      const began = cpu();
      const found = engine.think(position, rules.ai, { moves, limits: { nodes: NODES }, began: 0, clock: () => 0 });
      return { rate: found.nodes / (cpu() - began), depth: found.depth };
    }).sort((a, b) => a.rate - b.rate);
    const { rate, depth } = runs[RUNS >> 1];
    console.log(`  ${row.name.padEnd(12)} ${rate.toFixed(0).padStart(5)} thousand nodes a second, depth ${depth}`);
  }
}
