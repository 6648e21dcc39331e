import type { Limits } from './budget.ts';

/** From a player who just learnt the rules to the best that the machine can do. */
export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * How a level plays. What makes the lower ones weaker is their horizon and their judgement: they never choose a move at
 * random, and see the games that they misjudge as they are once they are won or lost.
 */
export interface LevelSettings {
  readonly limits: Limits;
  /** How far they misjudge a position as a rule, in points. */
  readonly evalError: number;
  /** Share of their moves with which they think of what may be taken next, and so on; they judge by the looks otherwise. */
  readonly followsShare: number;
  /** Share of the moves that don't come to their mind. */
  readonly overlooksShare: number;
  /** Share of the wins in one move that they see. */
  readonly seesWinShare: number;
  /** How much a move may leave to be taken at once, and the share of their moves with which they don't look. */
  readonly hangs: { readonly points: number; readonly share: number };
  /** In the opening, moves that are worse by less than this are as good to them. */
  readonly variety: number;
}

/** `medium` and below never hang more than these points by oversight, except for their share. */
export const LEVEL_SETTINGS: Record<Level, LevelSettings> = {
  beginner: {
    limits: { depth: 1, nodes: 300, ms: 1000 },
    evalError: 420,
    followsShare: 0.1,
    overlooksShare: 0.6,
    seesWinShare: 0.8,
    hangs: { points: 450, share: 1 / 8 },
    variety: 60,
  },
  easy: {
    limits: { depth: 2, nodes: 600, ms: 1000 },
    evalError: 230,
    followsShare: 0.4,
    overlooksShare: 0.35,
    seesWinShare: 1,
    hangs: { points: 350, share: 1 / 20 },
    variety: 50,
  },
  medium: {
    limits: { depth: 4, nodes: 3000, ms: 1000 },
    evalError: 140,
    followsShare: 1,
    overlooksShare: 0.03,
    seesWinShare: 1,
    hangs: { points: 250, share: 0 },
    variety: 40,
  },
  hard: {
    limits: { nodes: 20_000, ms: 1000 },
    evalError: 15,
    followsShare: 1,
    overlooksShare: 0,
    seesWinShare: 1,
    hangs: { points: Number.POSITIVE_INFINITY, share: 0 },
    variety: 25,
  },
  expert: {
    limits: { ms: 950 },
    evalError: 0,
    followsShare: 1,
    overlooksShare: 0,
    seesWinShare: 1,
    hangs: { points: Number.POSITIVE_INFINITY, share: 0 },
    variety: 12,
  },
};

/** The limits of a level with some of them replaced. A limit of nodes that was asked for is not cut short by time. */
export function limitsOf(habits: LevelSettings, asked: Limits = {}): Limits {
  const { ms, ...rest } = habits.limits;
  const own = asked.nodes === undefined && ms !== undefined ? { ...rest, ms } : rest;
  return { ...own, ...asked };
}

/** Habits in a game in which other amounts are at stake than in chess, for which they were measured. */
export const scaledSettings = (habits: LevelSettings, stakes: number): LevelSettings => ({
  ...habits,
  evalError: habits.evalError * stakes,
  hangs: { ...habits.hangs, points: habits.hangs.points * stakes },
  variety: Math.round(habits.variety * stakes),
});
