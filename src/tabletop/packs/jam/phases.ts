import type { Jam } from './book.ts';

/** Each begins at its time to the millisecond and lasts until the next one begins. */
export const PHASES = ['announced', 'running', 'voting', 'closed'] as const;
export type Phase = (typeof PHASES)[number];

/** The phase of a jam at a time; undefined before it is announced, when nobody is to know of it. */
export function phaseOf({ announced, starts, submissionsClose, votingCloses }: Jam, now: number): Phase | undefined {
  if (now >= votingCloses) return 'closed';
  if (now >= submissionsClose) return 'voting';
  if (now >= starts) return 'running';
  return now >= announced ? 'announced' : undefined;
}

/** When what may be done now ends: making games, then voting. Undefined where nothing may be done. */
export function deadlineOf(jam: Jam, now: number): number | undefined {
  const phase = phaseOf(jam, now);
  if (phase === 'running') return jam.submissionsClose;
  return phase === 'voting' ? jam.votingCloses : undefined;
}

/** Jams by phase, what comes first at the front: the nearest deadline or start, the latest end. */
export type Agenda = Record<Phase, Jam[]>;

export function agendaOf(jams: readonly Jam[], now: number): Agenda {
  const inPhase = (phase: Phase, by: (jam: Jam) => number) =>
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

/** The jam that is on: one that is being made before one that is voted on. */
export const currentOf = ({ running, voting }: Agenda): Jam | undefined => running[0] ?? voting[0];
