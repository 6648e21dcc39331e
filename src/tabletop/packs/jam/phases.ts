import type { Jam } from './book.ts';

/** The phases of a jam in order. Each begins exactly at its time and lasts until the next phase begins. */
export const JAM_PHASES = ['announced', 'running', 'voting', 'closed'] as const;
export type JamPhase = (typeof JAM_PHASES)[number];

/** Returns the phase of a jam at a time; undefined before its announcement, when it must stay secret. */
export function phaseOf({ announced, starts, submissionsClose, votingCloses }: Jam, now: number): JamPhase | undefined {
  if (now >= votingCloses) return 'closed';
  if (now >= submissionsClose) return 'voting';
  if (now >= starts) return 'running';
  return now >= announced ? 'announced' : undefined;
}

/** Returns when the current phase of making games or voting ends; undefined in any other phase. */
export function currentDeadline(jam: Jam, now: number): number | undefined {
  const phase = phaseOf(jam, now);
  if (phase === 'running') return jam.submissionsClose;
  return phase === 'voting' ? jam.votingCloses : undefined;
}

/**
 * Jams by phase. Announced jams are sorted by the nearest start, running jams and those in voting by the nearest
 * deadline, closed jams by the latest end.
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

/** Returns the current jam: a running one if there is one, otherwise one in its voting phase. */
export const currentJamOf = ({ running, voting }: JamsByPhase): Jam | undefined => running[0] ?? voting[0];
