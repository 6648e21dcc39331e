/// <reference lib="webworker" />
import { MapSession } from './map-session.ts';
import type { MapAnswer, MapRequestMessage } from './messages.ts';

/** Makes and draws the map of a page in a thread of its own, so that the page never waits for a drawing. */

const session = new MapSession();

function answerTo(request: MapRequestMessage): MapAnswer {
  switch (request.kind) {
    case 'open': {
      const opened = session.open(request.game, request.query);
      return opened.ok ? { opened: opened.value } : { refused: opened.error };
    }
    case 'show':
      return { shown: session.show(request.look, request.edits, request.measure) };
    case 'facts':
      return { facts: session.facts() };
    case 'file':
      return { svg: session.file() };
    case 'sheets': {
      const drawn = session.sheets(request.paper, request.hex);
      return drawn.ok ? { drawn: drawn.value } : { refused: drawn.error };
    }
  }
}

addEventListener('message', ({ data }: MessageEvent<MapRequestMessage>) => {
  try {
    postMessage(answerTo(data));
  } catch (error) {
    postMessage({ refused: (error as Error).message } satisfies MapAnswer);
  }
});
