// A thread that rolls dice at a steady pace beside a load, so that its times do not depend on the thread of the load.
import { parentPort, workerData } from 'node:worker_threads';
import { MainThreadProbe } from './worst/probe.mjs';

const { pid, url, everyMs } = workerData;
const thread = new MainThreadProbe(pid, url);
const times = [];
let refused = 0;
const pending = new Set();

const timer = setInterval(() => {
  const started = performance.now();
  const { waited } = thread.read();
  const roll = fetch(`${url}/api/tools/dice_roll`, { method: 'POST', body: '{"notation":"4d6kh3"}' })
    .then(async (response) => {
      // Time in which the service's thread had no CPU is the machine's, not the service's.
      const ms = performance.now() - started - (thread.read().waited - waited);
      await response.arrayBuffer();
      if (response.status === 200) times.push(Math.max(0, ms));
      else refused += 1;
    })
    .finally(() => pending.delete(roll));
  pending.add(roll);
}, everyMs);

parentPort.once('message', async () => {
  clearInterval(timer);
  await Promise.all(pending);
  parentPort.postMessage({ times: times.sort((one, other) => one - other), refused });
});
