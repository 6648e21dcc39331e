import { describe, expect, it } from 'vitest';
import { families, familyOf } from '../../src/families/families.ts';
import { runSearch } from '../../src/families/run-search.ts';
import { Rng } from '../../src/lib/rng.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { CHANCE_SEAT, type Position } from '../../src/play/position.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import type { Rules } from '../../src/play/rules.ts';
import { LEVEL_SETTINGS, LEVELS, type Level } from '../../src/search/levels.ts';
import { suggestMove } from '../../src/search/suggest.ts';
import { cpuTime } from '../cpu-time.ts';
import { effort, sample } from '../effort.ts';
import { fenOf, findMove } from '../notation.ts';

function rulesOf(family: string, variant: string): Rules {
  const resolved = resolveVariant(familyOf(family)!, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value.rules;
}

function read(family: string, variant: string, fen: string): Position {
  const reading = rulesOf(family, variant).parse(fen);
  if (!reading.ok) throw new Error(`${fen}: ${reading.error[0]!.message}`);
  return reading.value.position;
}

/**
 * Maximum number of nodes, in place of an expert's second and of higher limits of other levels, so that the load of the
 * machine doesn't matter.
 */
const NODES = 4000;
const FEW_NODES = effort(50, 500);

const think = (family: string, variant: string, fen: string, level: Level, seed = 'opponents', nodes = NODES) =>
  runSearch(
    {
      family,
      variant,
      fen,
      level,
      seed,
      limits: { nodes: Math.min(nodes, LEVEL_SETTINGS[level].limits.nodes ?? nodes) },
    },
    () => false,
    () => 0,
  );

/** Seeds with which each level is tried. */
const GAMES = effort(1, 3);

/** Tolerance in ms, for checks of the clock and for preparations of the first search of a game, on a busy machine. */
const LATE = 1500;

/** The levels that must find every win; a beginner overlooks some. */
const SEEING_LEVELS = LEVELS.filter((level) => level !== 'beginner');

/** Every variant except those of chess, which have more tests of their own. */
const VARIANTS = families
  .filter(({ slug }) => slug !== 'chess')
  .flatMap(({ slug, variants }) => Object.keys(variants).map((variant) => [slug, variant] as const));

/** Plays up to this many random plies from the start, then on to a player's turn; stops before the end of the game. */
function wander(family: string, variant: string, plies: number): Position {
  const rng = Rng.fromSeed(variant);
  const position = rulesOf(family, variant).start(rng);
  for (let ply = 0; ply < plies || position.turn === CHANCE_SEAT; ply++) {
    position.play(rng.pick([...legalMoves(position)]));
    if (!position.outcome()) continue;
    position.undo();
    break;
  }
  return position;
}

describe.each(VARIANTS)('the opponents of %s: %s', (family, variant) => {
  it('play a legal move at every level, the same for the same seed', { timeout: 120_000 }, () => {
    const fen = fenOf(wander(family, variant, 16));
    for (const level of LEVELS) {
      const answer = () => think(family, variant, fen, level, 'again', FEW_NODES).move;
      const move = answer();
      expect(findMove(read(family, variant, fen), move).ok, `${level} in ${fen}`).toBe(true);
      expect(answer(), `${level} in ${fen}`).toEqual(move);
    }
  });
});

describe.each(sample(VARIANTS, 12))('the expert of %s: %s', (family, variant) => {
  it('answers in time', () => {
    const position = wander(family, variant, 16);
    const { ai } = rulesOf(family, variant);
    const clock = cpuTime;
    const { timeMs, move } = suggestMove(position, ai, { level: 'expert', seed: 'time', clock, limits: { ms: 60 } });
    expect(legalMoves(position).includes(move)).toBe(true);
    expect(timeMs).toBeLessThan(60 + LATE);
  });
});

/** Positions with an immediate win; the winning moves are found by trying all. */
const WINS = [
  ['shogi', 'standard', '8k/9/8P/9/9/9/9/9/K8 b G 1'],
  ['shogi', 'standard', '8k/6+P2/9/9/9/9/9/9/K6R1 b - 1'],
  ['shogi', 'minishogi', '4k/5/4P/5/K4 b G 1'],
  ['shogi', 'dobutsu', '3/1L1/2l/3[] w - - 0 1'],
  ['xiangqi', 'standard', '3k5/9/9/9/9/9/9/9/R8/1R2K4 w - - 0 1'],
  ['xiangqi', 'minixiangqi', '2k4/7/7/7/7/R6/1R1K3 w - - 0 1'],
  // A pass while the generals face each other, with more points.
  ['xiangqi', 'janggi', '3a1abn1/3n5/c2k5/9/p1P1p4/9/P6P1/NC5C1/3K5/2RA1ABN1 w - - 0 21'],
] as const;

describe.each(WINS)('in %s: %s, %s', (family, variant, fen) => {
  it.each(SEEING_LEVELS)('%s wins in one move', (level) => {
    const position = read(family, variant, fen);
    const wins = winsAtOnce(position);
    expect(wins.length).toBeGreaterThan(0);
    expect(wins.length).toBeLessThan(legalMoves(position).length);
    for (let game = 0; game < GAMES; game++) {
      const { move, mate } = think(family, variant, fen, level, `game ${game}`);
      const found = findMove(position, move);
      expect(found.ok && wins.includes(found.value), move.notation).toBe(true);
      expect(mate).toBe(1);
    }
  });
});

/** Positions in which the other side threatens to win immediately, and few moves prevent it. */
const THREATS = [
  ['shogi', 'standard', 'l3gksn1/1sl3r2/ppLp1p1p1/4g4/P4Pn+r1/3P1S3/NPP5K/LBG1G4/B1S6 b N3P5p 75'],
  ['shogi', 'yari', '1+R5/2b1k2/2pppb+N/3+n1p1/7/P3P2/5PP/5R1/RP1KNN1 w R2B2P3p 56'],
  ['shogi', 'tori', 'Rpc1kP1/4sl1/7/2S1S2/2F1S1+s/S1+fPK2/7 b R7SPC3sl2c 89'],
  ['shogi', 'kyoto', '2k2/1p2N/l+PS2/2Kl1/4+N w S 40'],
  ['shogi', 'cannon-shogi', '1rsckgs+Rl/a6s1/l+C2+P1pGp/9/i5P1U/6N2/+a1P1P3P/1B2Ki3/LNSG3NL w BN2Pgpu 34'],
  // Two chariots on their way to the last rank.
  ['shogi', 'micro', '1k1+l/p3/3K/1+L1B/+R2+B w Rp 16'],
  ['xiangqi', 'minixiangqi', '3kn1r/3pp2/1R3cp/7/5C1/1P1PP1P/2NKN1R b - - 0 7'],
  ['xiangqi', 'standard', '1r2k4/r8/9/9/9/9/9/9/R8/3K5 w - - 0 1'],
  ['xiangqi', 'janggi', '2ba1abnr/4k4/nc5c1/p1p1pp2p/9/5N3/P1r5P/NC1B3C1/3K5/1RBAA2R1 w - - 0 10'],
] as const;

describe.each(THREATS)('in %s: %s, %s', (family, variant, fen) => {
  // The levels differ only in how far they look: in every run the first and the last of them stand for the middle one.
  it.each(effort(0, 1) ? (['medium', 'hard', 'expert'] as const) : (['medium', 'expert'] as const))(
    '%s does not lose at once',
    { timeout: 120_000 },
    (level) => {
      const position = read(family, variant, fen);
      const isSafe = (move: number): boolean => {
        position.play(move);
        const safe = position.outcome() !== undefined || winsAtOnce(position).length === 0;
        position.undo();
        return safe;
      };
      const legal = [...legalMoves(position)];
      const safe = legal.filter(isSafe);
      expect(safe.length).toBeGreaterThan(0);
      expect(safe.length).toBeLessThan(legal.length);
      for (let game = 0; game < GAMES; game++) {
        const found = findMove(position, think(family, variant, fen, level, `game ${game}`).move);
        expect(found.ok && safe.includes(found.value), `game ${game}`).toBe(true);
      }
    },
  );
});

it('take a rook that stands for nothing', () => {
  expect(think('shogi', 'standard', '4k4/9/9/9/4r4/4P4/9/9/4K4 b - 1', 'expert').move.notation).toBe('Px5e');
});

it('take a chariot that stands for nothing', () => {
  expect(think('xiangqi', 'standard', '4k4/9/9/9/4r4/4P4/9/9/9/3K5 w - - 0 1', 'expert').move['to']).toBe('e6');
});

function winsAtOnce(position: Position): number[] {
  const seat = position.turn;
  return [...legalMoves(position)].filter((move) => {
    position.play(move);
    const winner = position.outcome()?.winner;
    position.undo();
    return winner === seat;
  });
}

describe('where every move is a capture', () => {
  it('none is followed to its end: medium looks two plies ahead', () => {
    const start = read(
      'chess',
      'massacre',
      'rBbnbqNn/bQrnQRRr/rrqbNqQb/bBNqbNBN/bNRrrrBQ/QRQqRnNB/qBRnnqNQ/BBQnqnRR w - - 0 1',
    );
    expect(think('chess', 'massacre', fenOf(start), 'medium').depth).toBeGreaterThanOrEqual(2);
  });
});
