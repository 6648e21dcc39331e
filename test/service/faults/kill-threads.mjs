// Preloaded into the service by `startFaultyService`: ends a random worker thread each KILL_THREADS_MS milliseconds, as
// a crash would. Worker threads load this file too, and do nothing.
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const threads = createRequire(import.meta.url)('node:worker_threads');
  const alive = new Set();
  threads.Worker = class extends threads.Worker {
    constructor(...args) {
      super(...args);
      alive.add(this);
      this.once('exit', () => alive.delete(this));
    }
  };
  syncBuiltinESMExports();
  setInterval(() => {
    const victims = [...alive];
    void victims[Math.floor(Math.random() * victims.length)]?.terminate();
  }, Number(process.env.KILL_THREADS_MS)).unref();
}
