import { runSearch } from '../families/run-search.ts';
import { findImage } from '../images/find-image.ts';
import { ok } from '../lib/result.ts';
import { LazyCallContext } from '../tools/context.ts';
import { registry } from '../tools/registry.ts';
import { type HostServices, SERVICES_WITHOUT_THREADS } from '../tools/services.ts';
import type { CallJob, Job, JobAnswer, JobAnswers } from './job.ts';

/** What a job knows of the thread or process that does it. */
export interface JobHost {
  /** Whether the job should end early: its time is over, or nobody waits for it. */
  isStopped(): boolean;
  /** Returns the time in milliseconds. */
  clock(): number;
  /** Time on the clock when the job was requested: the time of a search counts from there. */
  readonly askedAt: number;
  /** Signs the text of a game state. Default: states are not signed. */
  readonly signState?: HostServices['signState'] | undefined;
}

/** Does a job. Throws only for mistakes of Parlour. */
export async function runJob(job: Job, host: JobHost): Promise<JobAnswer> {
  switch (job.kind) {
    case 'load':
      return undefined;
    case 'call':
      return runCall(job, host);
    case 'image':
      return findImage(job.path, new URLSearchParams(job.query));
  }
}

async function runCall({ call: { tool, args, seed }, siteUrl }: CallJob, host: JobHost): Promise<JobAnswers['call']> {
  const services: HostServices = {
    ...SERVICES_WITHOUT_THREADS,
    suggest: async (request) => ok(runSearch(request, host.isStopped, host.clock, host.askedAt)),
    siteUrl: () => siteUrl,
    ...(host.signState && { signState: host.signState }),
  };
  const context = new LazyCallContext({ seed, services });
  const outcome = await registry.call(tool, args, context);
  return { outcome: JSON.stringify(outcome), seed: context.isSeeded ? context.seed : undefined };
}
