import type { Job } from '../jobs/job.ts';

/** Input of a thread that does jobs. */
export interface JobTask {
  readonly job: Job;
  /** Key with which game states are signed; undefined if they are not. */
  readonly stateKey: string | undefined;
  /** Shared memory. The job must stop as soon as the first element is not 0. */
  readonly stop: Int32Array;
  /**
   * Time when the job was requested, by `wallClock`. `performance.now` would not do, because it starts at 0 in each
   * thread.
   */
  readonly askedAt: number;
}

/** Returns the time in milliseconds on a clock that all threads share. */
export const wallClock = (): number => performance.timeOrigin + performance.now();
