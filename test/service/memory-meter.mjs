// Loaded into a measured service: answers how many bytes its heap holds after a collection. Worker threads load this file
// too, and do nothing.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('message', () => {
    globalThis.gc();
    process.send(process.memoryUsage().heapUsed);
  });
  process.channel.unref();
}
