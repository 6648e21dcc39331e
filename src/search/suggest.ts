import { hash128 } from '../lib/hash.ts';
import { Rng } from '../lib/rng.ts';
import type { Ai } from '../play/ai.ts';
import { legalMoves, MAX_MOVES } from '../play/move.ts';
import type { Position } from '../play/position.ts';
import { AlphaBeta, type RootResult } from './alpha-beta.ts';
import {
  consideredMoves,
  happens,
  MAX_GLANCE_NODES,
  noticedMoves,
  settledScore,
  unhangingMoves,
} from './blunder-check.ts';
import type { Limits } from './budget.ts';
import { mixSeed } from './eval-noise.ts';
import { LEVEL_SETTINGS, limitsOf, scaledSettings } from './levels.ts';
import { MonteCarlo } from './monte-carlo.ts';
import { rollOut } from './rollout.ts';
import { isProved, PROVED_WIN, pliesToEnd } from './score.ts';
import type { Suggestion, SuggestRequest } from './suggestion.ts';
import type { JudgementSettings } from './tree.ts';

/** Share of the time that may be lost by waiting. */
const LONGEST_WAIT = 0.7;

/** A player with one legal move need not think long: nodes to tell what it is worth. */
const FORCED_NODES = 2000;

const room = new Int32Array(MAX_MOVES);

/** The memory of a search is large and made once; searches come one after the other in a thread. */
let engine: AlphaBeta | undefined;
let player: MonteCarlo | undefined;

/** A move for the player on turn of a game that isn't over. */
export function suggest(position: Position, ai: Ai, question: SuggestRequest): Suggestion {
  const { level, seed, clock, stop } = question;
  const legal = [...legalMoves(position)];
  const moves = candidates(position, ai, legal);
  if (!legal.length) throw new RangeError('the game is over: there is no move to suggest');
  if (ai.rollouts) return rollOut(position, ai.rollouts, legal, question);
  engine ??= new AlphaBeta();
  player ??= new MonteCarlo();
  const { tree } = engine;
  const habits = scaledSettings(LEVEL_SETTINGS[level], ai.materialScale ?? 1);
  const here = `${seed} ${position.hashHi} ${position.hashLo}`;
  const rng = Rng.fromSeed(here);
  const limits = limitsOf(habits, question.limits);
  const startedAt = beginning(question, limits);
  const end = startedAt + (limits.ms ?? Number.POSITIVE_INFINITY);
  const isLate = () => clock() >= end || (stop?.() ?? false);
  const thinker = ai.method === 'mcts' ? player : engine;
  const think = (moves: readonly number[]): RootResult =>
    thinker.think(position, ai, {
      moves,
      judgement,
      limits: legal.length > 1 ? limits : { ...limits, nodes: Math.min(limits.nodes ?? FORCED_NODES, FORCED_NODES) },
      startedAt,
      clock,
      ...(stop && { stop }),
      ...(ai.opening?.(position) && { favour: favourites(here, habits.variety) }),
    });
  const seen = consideredMoves(position, ai, moves, habits.seesWinShare, rng, isLate);
  const judgement: JudgementSettings = {
    seed,
    evalError: habits.evalError,
    followsForcing: happens(rng, habits.followsShare),
  };
  const isPressed = ai.isForced?.(position) ?? position.check();
  let looked = isPressed ? seen : noticedMoves(seen, habits.overlooksShare, rng);
  let finding = think(looked);
  // a man may be left to be taken where that wins by force, or where the end of the game is in sight
  if (ai.method === 'alpha-beta' && finding.score < PROVED_WIN && !finding.isExhaustive && !isLate()) {
    const safe = unhangingMoves(
      tree,
      position,
      ai,
      seen,
      habits.hangs,
      rng,
      isLate,
      question.limits?.nodes ?? MAX_GLANCE_NODES,
    );
    if (!safe.includes(finding.move)) {
      looked = safe;
      finding = think(safe);
    }
  }
  // what was left aside may still save the game
  const all = moves.length < legal.length ? legal : seen;
  const isLost = finding.score <= -PROVED_WIN || (finding.isExhaustive && finding.score < 0);
  if (isLost && looked.length < all.length && !isLate()) finding = think(all);
  const mate = movesToEnd(position, finding);
  return {
    move: finding.move,
    score:
      ai.method === 'alpha-beta' && habits.evalError && mate === undefined && !finding.isExhaustive
        ? settledScore(tree, position, ai, finding.move)
        : finding.score,
    ...(mate !== undefined && { mate }),
    depth: finding.depth,
    nodes: finding.nodes,
    pv: finding.line,
    timeMs: clock() - startedAt,
  };
}

/** What is looked at of the legal moves. */
function candidates(position: Position, ai: Ai, legal: readonly number[]): readonly number[] {
  return ai.candidates ? [...room.subarray(0, ai.candidates(position, room, 0))] : legal;
}

/** Thinking began when the question was asked, but the better part of the time is left whatever the wait was. */
function beginning({ askedAt, clock }: SuggestRequest, { ms = 0 }: Limits): number {
  const now = clock();
  return askedAt === undefined ? now : Math.max(askedAt, now - LONGEST_WAIT * ms);
}

/** What a player likes to play in the opening: up to so many points for every move, by the seed. */
function favourites(seed: string, variety: number): (move: number) => number {
  const [a] = hash128(seed);
  return (move) => mixSeed(a, move) % (variety + 1);
}

/** Counted along the line expected where it goes to the end, since a player may move several times in a row. */
function movesToEnd(position: Position, { score, line }: RootResult): number | undefined {
  if (!isProved(score)) return undefined;
  const plies = pliesToEnd(score);
  const isWin = score > 0;
  if (line.length !== plies) return (isWin ? 1 : -1) * Math.ceil(plies / 2);
  const seat = position.turn;
  let moves = 0;
  for (const move of line) {
    if ((position.turn === seat) === isWin) moves++;
    position.play(move);
  }
  for (const _ of line) position.undo();
  return isWin ? moves : -moves;
}
