/// <reference lib="webworker" />
import { loadEngine } from './engines.ts';
import type { EngineAnswer, EngineRequest } from './messages.ts';
import { GameSession } from './session.ts';

/** The engine of a page: plays one game in a thread of its own, so that the page never waits for a search. */

let session: GameSession | undefined;

async function answerTo(request: EngineRequest): Promise<EngineAnswer> {
  if (request.kind === 'open') {
    const { family, definition, opening } = request;
    session = new GameSession(await loadEngine(family), definition, opening);
  }
  const game = session!;
  if (request.kind === 'suggest') return { move: game.suggest(request.level, request.seed, () => false) };
  if (request.kind === 'goTo') game.goTo(request.count);
  const refused = request.kind === 'play' ? game.play(request.move) : undefined;
  return refused === undefined ? { scene: game.scene(request.options) } : { refused };
}

let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  last = last.then(async () => {
    const answer = await answerTo(data).catch((error: Error): EngineAnswer => ({ refused: error.message }));
    postMessage(answer);
  });
});
