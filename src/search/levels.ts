import type { SearchLimits } from './budget.ts';

/** Playing strengths, from a player who has just learnt the rules to the best that the machine can do. */
export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * How a level plays. Lower levels search less deep and misjudge positions, but never choose a move at random. Positions
 * that are proved won or lost are always judged correctly.
 */
export interface LevelSettings {
  readonly limits: SearchLimits;
  /** Standard deviation of evaluation errors, in points. */
  readonly evalError: number;
  /**
   * Share of moves for which the search follows captures to their end. For the others it uses the static evaluation.
   */
  readonly followsShare: number;
  /** Share of the legal moves that the level overlooks. */
  readonly overlooksShare: number;
  /** Share of the wins in one move that the level sees. */
  readonly seesWinShare: number;
  /**
   * Points that a move may lose to immediate captures, and the share of moves that the level does not check for this.
   */
  readonly hangs: { readonly points: number; readonly share: number };
  /** In the opening, maximum number of points by which a move may be worse than the best and still be played. */
  readonly variety: number;
  /** Number of other moves that a suggestion compares its move with. */
  readonly alternatives: number;
  /** Nodes for scoring the chosen move again without errors; 0 if the level's own score is good enough to report. */
  readonly reviewNodes: number;
}

/**
 * Settings by level. Up to `medium`, levels do not lose more than `hangs.points` by oversight, except in `hangs.share`
 * of their moves.
 */
export const LEVEL_SETTINGS: Record<Level, LevelSettings> = {
  beginner: {
    limits: { depth: 1, nodes: 300, ms: 1000 },
    evalError: 420,
    followsShare: 0.1,
    overlooksShare: 0.6,
    seesWinShare: 0.8,
    hangs: { points: 450, share: 1 / 8 },
    variety: 60,
    alternatives: 0,
    reviewNodes: 3000,
  },
  easy: {
    limits: { depth: 2, nodes: 600, ms: 1000 },
    evalError: 230,
    followsShare: 0.4,
    overlooksShare: 0.35,
    seesWinShare: 1,
    hangs: { points: 350, share: 1 / 20 },
    variety: 50,
    alternatives: 0,
    reviewNodes: 3000,
  },
  medium: {
    limits: { depth: 4, nodes: 3000, ms: 1000 },
    evalError: 140,
    followsShare: 1,
    overlooksShare: 0.03,
    seesWinShare: 1,
    hangs: { points: 250, share: 0 },
    variety: 40,
    alternatives: 0,
    reviewNodes: 3000,
  },
  hard: {
    limits: { nodes: 20_000, ms: 1000 },
    evalError: 15,
    followsShare: 1,
    overlooksShare: 0,
    seesWinShare: 1,
    hangs: { points: Number.POSITIVE_INFINITY, share: 0 },
    variety: 25,
    alternatives: 3,
    reviewNodes: 0,
  },
  expert: {
    limits: { ms: 950 },
    evalError: 0,
    followsShare: 1,
    overlooksShare: 0,
    seesWinShare: 1,
    hangs: { points: Number.POSITIVE_INFINITY, share: 0 },
    variety: 12,
    alternatives: 3,
    reviewNodes: 0,
  },
};

/**
 * Limits of a level, replaced by the requested ones where given. If a node limit is requested, the level's time limit
 * is dropped.
 */
export function searchLimitsOf(settings: LevelSettings, requested: SearchLimits = {}): SearchLimits {
  const { ms, ...rest } = settings.limits;
  const own = requested.nodes === undefined && ms !== undefined ? { ...rest, ms } : rest;
  return { ...own, ...requested };
}

/** Multiplies the points in the settings, which were measured in chess, by `Ai.materialScale` of another game. */
export const scaleLevelSettings = (settings: LevelSettings, materialScale: number): LevelSettings => ({
  ...settings,
  evalError: settings.evalError * materialScale,
  hangs: { ...settings.hangs, points: settings.hangs.points * materialScale },
  variety: Math.round(settings.variety * materialScale),
});
