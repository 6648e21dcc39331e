import type { SiteImage } from '../images/find-image.ts';
import type { Result } from '../lib/result.ts';
import type { Refusal } from '../tools/errors.ts';
import type { CallAnswer, PlainCall } from '../tools/services.ts';

/** Work as plain data, which a thread or another process can do. */
export type Job = LoadJob | CallJob | ImageJob;

/** Loads what other jobs need, so that the first of them does not wait for it. */
export interface LoadJob {
  readonly kind: 'load';
}

/** A call of a tool. */
export interface CallJob {
  readonly kind: 'call';
  readonly call: PlainCall;
  /** The address of the rules site, without a slash at the end. */
  readonly siteUrl: string;
}

/** A picture at an address below `/img`, decoded, with its query. */
export interface ImageJob {
  readonly kind: 'image';
  readonly path: string;
  readonly query: string;
}

/** What each kind of job returns, as plain data. */
export interface JobAnswers {
  readonly load: undefined;
  readonly call: CallAnswer;
  readonly image: Result<SiteImage, Refusal>;
}

export type JobAnswer = JobAnswers[Job['kind']];
