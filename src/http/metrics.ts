import { collectDefaultMetrics, Registry } from 'prom-client';
import type { PoolReport } from '../workers/thread-pool.ts';

/** Upper bounds of the histogram buckets for request times, in seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

interface Count {
  tool: string;
  statuses: Map<number, number>;
  buckets: number[];
  seconds: number;
  requests: number;
}

/** Parts of the service that report to the metrics. */
export interface MetricsSources {
  /** Returns the number of log lines that were dropped. */
  droppedLines?: (() => number) | undefined;
  /** Returns what the worker threads do. */
  threads(): PoolReport<string>;
}

/**
 * Creates the metrics of this process in Prometheus' text format: requests by tool, worker threads, and Node's own
 * metrics from prom-client. Requests are counted here, because counting in prom-client takes as long as the rest of a
 * cheap call.
 */
export function createMetrics({ droppedLines = () => 0, threads }: MetricsSources) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const counts = new Map<string, Count>();
  return {
    observe(tool: string, status: number, ms: number): void {
      let count = counts.get(tool);
      if (!count) {
        count = { tool, statuses: new Map(), buckets: BUCKETS.map(() => 0), seconds: 0, requests: 0 };
        counts.set(tool, count);
      }
      count.statuses.set(status, (count.statuses.get(status) ?? 0) + 1);
      count.requests++;
      count.seconds += ms / 1000;
      const bucket = BUCKETS.findIndex((bound) => ms <= bound * 1000);
      if (bucket >= 0) count.buckets[bucket]!++;
    },
    read: async () => ({
      type: register.contentType,
      body: [
        requestsText([...counts.values()]),
        threadsText(threads()),
        logText(droppedLines()),
        await register.metrics(),
      ].join(''),
    }),
  };
}

function requestsText(counts: readonly Count[]): string {
  const totals = counts.flatMap(({ tool, statuses }) =>
    [...statuses].map(([status, count]) => `parlour_requests_total{tool="${tool}",status="${status}"} ${count}`),
  );
  return `# HELP parlour_requests_total Requests by tool and status
# TYPE parlour_requests_total counter
${totals.join('\n')}
# HELP parlour_request_seconds Time from request to answer by tool
# TYPE parlour_request_seconds histogram
${counts.flatMap(histogram).join('\n')}
`;
}

function threadsText({ lanes, endedThreads }: PoolReport<string>): string {
  const tasks = Object.entries(lanes).flatMap(([kind, { running, waiting }]) => [
    `parlour_worker_tasks{kind="${kind}",state="running"} ${running}`,
    `parlour_worker_tasks{kind="${kind}",state="waiting"} ${waiting}`,
  ]);
  return `# HELP parlour_worker_tasks Tasks of worker threads by kind and state
# TYPE parlour_worker_tasks gauge
${tasks.join('\n')}
# HELP parlour_worker_threads_ended_total Worker threads that ended in the middle of a task
# TYPE parlour_worker_threads_ended_total counter
parlour_worker_threads_ended_total ${endedThreads}
`;
}

const logText = (dropped: number): string => `# HELP parlour_log_lines_dropped_total Log lines that could not be written
# TYPE parlour_log_lines_dropped_total counter
parlour_log_lines_dropped_total ${dropped}
`;

function histogram({ tool, buckets, seconds, requests }: Count): string[] {
  let below = 0;
  const lines = BUCKETS.map((bound, index) => {
    below += buckets[index]!;
    return `parlour_request_seconds_bucket{tool="${tool}",le="${bound}"} ${below}`;
  });
  return [
    ...lines,
    `parlour_request_seconds_bucket{tool="${tool}",le="+Inf"} ${requests}`,
    `parlour_request_seconds_sum{tool="${tool}"} ${seconds}`,
    `parlour_request_seconds_count{tool="${tool}"} ${requests}`,
  ];
}
