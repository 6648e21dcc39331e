import type { Jam } from './book.ts';

/** The phases of a game jam in order. Each begins exactly at its time and ends when the next begins. */
export const JAM_PHASES = ['announced', 'running', 'voting', 'closed'] as const;
export type JamPhase = (typeof JAM_PHASES)[number];

/** Returns the phase of a jam at a time; undefined before it is announced, while it must stay secret. */
export function phaseOf({ announced, starts, submissionsClose, votingCloses }: Jam, now: number): JamPhase | undefined {
  if (now >= votingCloses) return 'closed';
  if (now >= submissionsClose) return 'voting';
  if (now >= starts) return 'running';
  return now >= announced ? 'announced' : undefined;
}

/** Returns the time when submissions or voting close, if the jam is in one of these two phases; otherwise undefined. */
export function currentDeadline(jam: Jam, now: number): number | undefined {
  const phase = phaseOf(jam, now);
  if (phase === 'running') return jam.submissionsClose;
  return phase === 'voting' ? jam.votingCloses : undefined;
}

/**
 * Jams by phase. In each phase, the jam with the nearest start or deadline comes first; closed jams are sorted by end,
 * latest first.
 */
export type JamsByPhase = Record<JamPhase, Jam[]>;

/** Groups jams by their phase at a time. */
export function groupByPhase(jams: readonly Jam[], now: number): JamsByPhase {
  const inPhase = (phase: JamPhase, by: (jam: Jam) => number) =>
    jams
      .filter((jam) => phaseOf(jam, now) === phase)
      .sort((one, other) => by(one) - by(other) || one.starts - other.starts || (one.slug < other.slug ? -1 : 1));
  return {
    announced: inPhase('announced', ({ starts }) => starts),
    running: inPhase('running', ({ submissionsClose }) => submissionsClose),
    voting: inPhase('voting', ({ votingCloses }) => votingCloses),
    closed: inPhase('closed', ({ votingCloses }) => -votingCloses),
  };
}

/** Returns the current jam: one that is running, otherwise one whose voting is open; undefined if there is none. */
export const currentJamOf = ({ running, voting }: JamsByPhase): Jam | undefined => running[0] ?? voting[0];
