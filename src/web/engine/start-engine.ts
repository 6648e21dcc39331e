import { EngineClient } from './engine-client.ts';

/** Starts the engine of a page, in threads of its own. */
export const startEngine = (): EngineClient =>
  new EngineClient(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
