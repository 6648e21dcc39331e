import type { Move } from '../../play/move.ts';
import type { Level } from '../../search/levels.ts';
import type { EngineAnswer, EngineRequest } from './messages.ts';
import type { Scene, SceneOptions } from './scene.ts';

type OpenRequest = Omit<Extract<EngineRequest, { kind: 'open' }>, 'kind'>;

/** The page's side of its engine. Requests are answered in order. A refusal is thrown as an `Error` with its reason. */
export class EngineClient {
  readonly #worker: Worker;
  readonly #waiting: { resolve(answer: EngineAnswer): void; reject(error: Error): void }[] = [];

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<EngineAnswer>) => {
      const { resolve, reject } = this.#waiting.shift()!;
      if ('refused' in data) reject(new Error(data.refused));
      else resolve(data);
    };
  }

  #ask(request: EngineRequest): Promise<EngineAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(request);
    });
  }

  async #sceneAfter(request: EngineRequest): Promise<Scene> {
    const answer = await this.#ask(request);
    return (answer as { scene: Scene }).scene;
  }

  open = (request: OpenRequest): Promise<Scene> => this.#sceneAfter({ kind: 'open', ...request });

  play = (move: Move, options: SceneOptions): Promise<Scene> => this.#sceneAfter({ kind: 'play', move, options });

  /** Goes back or forward, so that this many moves stand on the board. */
  goTo = (count: number, options: SceneOptions): Promise<Scene> => this.#sceneAfter({ kind: 'goTo', count, options });

  look = (options: SceneOptions): Promise<Scene> => this.#sceneAfter({ kind: 'look', options });

  async suggest(level: Level, seed: string): Promise<Move> {
    const answer = await this.#ask({ kind: 'suggest', level, seed });
    return (answer as { move: Move }).move;
  }
}
