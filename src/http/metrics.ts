import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Exchange } from './app.ts';

/** Prometheus figures of this process: requests by route and tool, and Node's own. */
export function serviceMetrics() {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'parlour_requests_total',
    help: 'Requests by tool, method and status',
    labelNames: ['tool', 'method', 'status'],
    registers: [register],
  });
  const seconds = new Histogram({
    name: 'parlour_request_seconds',
    help: 'Time from request to answer by tool',
    labelNames: ['tool'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [register],
  });
  return {
    observe({ tool = '', method, status, ms }: Exchange): void {
      requests.inc({ tool, method: KNOWN_METHODS.has(method) ? method : 'other', status });
      seconds.observe({ tool }, ms / 1000);
    },
    read: async () => ({ type: register.contentType, body: await register.metrics() }),
  };
}

/** A label made from what callers send would grow without end. */
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
