import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { createStateSigner } from '../adapters/state-signer.ts';
import type { JobAnswer } from '../jobs/job.ts';
import { runJob } from '../jobs/run-job.ts';
import { type JobTask, wallClock } from './job-task.ts';

/**
 * How much less the processor's time of this thread counts than that of the thread that answers calls: a third. On a busy
 * machine a search takes longer, and a roll of dice does not wait for it.
 */
const NICENESS = 5;

/** Gives way to the thread that answers calls. Only Linux has priorities of threads; elsewhere all are equal. */
function giveWay(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICENESS);
  } catch {
    // There is no such file, or the system forbids it.
  }
}

giveWay();

/** Does a job. A thread runs this function as the default export of its file. @public */
export default function work({ job, stateKey, stop, askedAt }: JobTask): Promise<JobAnswer> {
  const signState = stateKey === undefined ? undefined : createStateSigner(stateKey);
  return runJob(job, { isStopped: () => Atomics.load(stop, 0) !== 0, clock: wallClock, askedAt, signState });
}
