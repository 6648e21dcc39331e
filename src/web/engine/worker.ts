/// <reference lib="webworker" />
import { loadEngine } from './engines.ts';
import type { EngineAnswers, EngineReply, EngineRequest, OpenedGame, QuestionKind } from './messages.ts';
import { GameSession } from './session.ts';

/** The engine of a page: plays one game in a thread of its own, so that the page never waits for it. */

let session: GameSession;
/** The game that the session was opened with, without its moves. */
let opened = '';

const open = async ({ family, definition, opening }: OpenedGame): Promise<GameSession> =>
  new GameSession(await loadEngine(family), definition, opening);

/** Opens the game of a question, or puts its moves on the board if it is open already. */
async function atEndOf({ family, definition, opening }: OpenedGame): Promise<GameSession> {
  const { moves = [], ...start } = opening;
  const key = JSON.stringify([family, definition.variant, start]);
  if (key !== opened) session = await open({ family, definition, opening: start });
  opened = key;
  session.setLine(moves);
  return session;
}

async function answerTo(request: EngineRequest): Promise<EngineAnswers[QuestionKind]> {
  switch (request.kind) {
    case 'open':
      session = await open(request);
      return session.scene(request.options);
    case 'play':
      session.play(request.move);
      return session.scene(request.options);
    case 'line':
      session.setLine(request.moves);
      return session.scene(request.options);
    case 'goTo':
      session.goTo(request.count);
      return session.scene(request.options);
    case 'look':
      return session.scene(request.options);
    case 'prepare':
      await atEndOf(request);
      return undefined;
    case 'suggest':
      return (await atEndOf(request)).suggest(request.level, request.seed);
    case 'state':
      return session.state();
    case 'record':
      return session.record();
    case 'read':
      return session.read(request.text);
    case 'palette':
      return session.palette();
    case 'edit':
      return session.edit(request.fen, request.change, request.options);
  }
}

let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  last = last.then(async () => {
    const reply = await answerTo(data).then(
      (answer): EngineReply => ({ answer }),
      (error: Error): EngineReply => ({ refused: error.message }),
    );
    postMessage(reply);
  });
});
