import type { DiceComparison } from '../../dice/compare.ts';

/** Expressions to compare, which are also rolled if there is a seed. */
export interface OddsRequest {
  readonly expressions: readonly string[];
  readonly seed?: string | undefined;
}

interface WorkerPort {
  onmessage: ((event: MessageEvent<DiceComparison>) => void) | null;
  postMessage(request: OddsRequest): void;
}

/** A request and what is done with its answer. */
interface Waiting {
  readonly request: OddsRequest;
  readonly show: (comparison: DiceComparison) => void;
}

/**
 * The page's side of the worker. While the worker computes, rolls wait in turn, but of requests without a roll only the
 * newest one: odds of what has been typed over since are of no use.
 */
export class OddsClient {
  readonly #worker: WorkerPort;
  #waiting: Waiting[] = [];
  #current: Waiting | undefined;

  constructor(worker: WorkerPort) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => {
      const { show } = this.#current!;
      this.#current = undefined;
      show(data);
      this.#next();
    };
  }

  ask(request: OddsRequest, show: Waiting['show']): void {
    this.#waiting = [...this.#waiting.filter((other) => other.request.seed !== undefined), { request, show }];
    if (!this.#current) this.#next();
  }

  #next(): void {
    this.#current = this.#waiting.shift();
    if (this.#current) this.#worker.postMessage(this.#current.request);
  }
}
