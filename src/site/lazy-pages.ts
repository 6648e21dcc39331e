import type { Refusal } from '../tools/errors.ts';

/** A text that is found by its path. */
export interface LazyPage {
  readonly type: string;
  readonly body: string;
}

/** What is asked for in another spelling has its own address, where each text is once. */
export interface Moved {
  readonly to: string;
}

/** Pages and files below one path, too many to be made ahead. */
export interface LazyPages {
  /** `/rules`: it and all below. */
  readonly path: string;
  /** What is at a path, decoded; undefined where nothing is. */
  find(path: string, query: URLSearchParams): LazyPage | Moved | undefined;
  /** What is told where nothing is. */
  notFound(path: string): Refusal;
}
