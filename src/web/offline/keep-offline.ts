import type { LoadedMessage } from './worker-scope.ts';

/** Milliseconds after which a page has nothing to do. */
const IDLE_MS = 2_000;

/**
 * Keeps this page, and what it has loaded, for times without network. It is called by the scripts of pages and waits until
 * the page has nothing else to do. Browsers without service workers lose nothing else.
 */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const whenIdle = () => setTimeout(() => void register().catch(() => undefined), IDLE_MS);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  const message: LoadedMessage = {
    loaded: [location.href.split('#')[0]!, ...resources.filter((name) => name.startsWith(`${location.origin}/`))],
    isThrifty: connection?.saveData === true,
  };
  active?.postMessage(message);
}
