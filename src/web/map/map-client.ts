import type { MapLook } from '../../hexmap/formats/query.ts';
import type { MapFacts } from '../../hexmap/map-facts.ts';
import type { PaperName } from '../../hexmap/render/paper.ts';
import type { MapEdits } from './edits.ts';
import type { DrawnSheets, MapAnswer, MapRequestMessage, Measure, OpenedMap, ShownMap } from './messages.ts';

/** The page's side of its worker. Requests are answered in order. A refusal is thrown as an `Error` with its reason. */
export class MapClient {
  readonly #worker: Worker;
  readonly #waiting: ((answer: MapAnswer) => void)[] = [];

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<MapAnswer>) => this.#waiting.shift()!(data);
  }

  async #ask<Answer extends MapAnswer>(request: MapRequestMessage): Promise<Answer> {
    const answer = await new Promise<MapAnswer>((resolve) => {
      this.#waiting.push(resolve);
      this.#worker.postMessage(request);
    });
    if ('refused' in answer) throw new Error(answer.refused);
    return answer as Answer;
  }

  open = async (game: string, query: string): Promise<OpenedMap> =>
    (await this.#ask<{ opened: OpenedMap }>({ kind: 'open', game, query })).opened;

  show = async (look: MapLook, edits: MapEdits, measure: Measure | undefined): Promise<ShownMap> =>
    (await this.#ask<{ shown: ShownMap }>({ kind: 'show', look, edits, measure })).shown;

  facts = async (): Promise<MapFacts> => (await this.#ask<{ facts: MapFacts }>({ kind: 'facts' })).facts;

  file = async (): Promise<string> => (await this.#ask<{ svg: string }>({ kind: 'file' })).svg;

  sheets = async (paper: PaperName, hex: number | undefined): Promise<DrawnSheets> =>
    (await this.#ask<{ drawn: DrawnSheets }>({ kind: 'sheets', paper, hex })).drawn;
}
