import type { SearchAnswer } from '../../families/search-answer.ts';
import type { Move } from '../../play/move.ts';
import type { Level } from '../../search/levels.ts';
import type {
  EngineAnswers,
  EngineQuestions,
  EngineReply,
  EngineRequest,
  OpenedGame,
  QuestionKind,
} from './messages.ts';
import type { Scene, SceneOptions } from './scene.ts';

/** A worker to ask. Questions are answered in order. A refusal is thrown as an `Error` with its reason. */
class Channel {
  readonly #worker: Worker;
  readonly #waiting: { resolve(answer: unknown): void; reject(error: Error): void }[] = [];

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<EngineReply>) => {
      const { resolve, reject } = this.#waiting.shift()!;
      if ('refused' in data) reject(new Error(data.refused));
      else resolve(data.answer);
    };
    worker.onerror = () => this.close('the engine could not be loaded');
  }

  ask<Kind extends QuestionKind>(kind: Kind, question: EngineQuestions[Kind]): Promise<EngineAnswers[Kind]> {
    return new Promise<EngineAnswers[Kind]>((resolve, reject) => {
      this.#waiting.push({ resolve: resolve as (answer: unknown) => void, reject });
      this.#worker.postMessage({ kind, ...question } as EngineRequest);
    });
  }

  /** Ends the worker, whatever it does. Open questions are refused. */
  close(reason: string): void {
    this.#worker.terminate();
    for (const { reject } of this.#waiting.splice(0)) reject(new Error(reason));
  }
}

/**
 * The page's side of its engine: one worker keeps the game, another one thinks, so that the board answers while the
 * computer thinks, and a search that nobody waits for any more can be ended.
 */
export class EngineClient {
  readonly #start: () => Worker;
  readonly #board: Channel;
  #thinker: Channel | undefined;
  #isThinking = false;
  #prepared: OpenedGame | undefined;

  constructor(start: () => Worker) {
    this.#start = start;
    this.#board = new Channel(start());
  }

  open = (game: OpenedGame, options: SceneOptions): Promise<Scene> => this.#board.ask('open', { ...game, options });

  play = (move: Move, options: SceneOptions): Promise<Scene> => this.#board.ask('play', { move, options });

  /** Puts other moves on the board: the texts of all moves since the start. */
  line = (moves: readonly string[], options: SceneOptions): Promise<Scene> =>
    this.#board.ask('line', { moves, options });

  /** Goes back or forward, so that this many moves stand on the board. */
  goTo = (count: number, options: SceneOptions): Promise<Scene> => this.#board.ask('goTo', { count, options });

  look = (options: SceneOptions): Promise<Scene> => this.#board.ask('look', { options });

  /** The state on the board as the service takes it. */
  state = (): Promise<EngineAnswers['state']> => this.#board.ask('state', {});

  /** The game as text in the usual format; undefined if its family has none. */
  record = (): Promise<EngineAnswers['record']> => this.#board.ask('record', {});

  /** Reads a position or a game from text. */
  read = (text: string): Promise<EngineAnswers['read']> => this.#board.ask('read', { text });

  /** What can be put on the board when a position is set up. */
  palette = (): Promise<EngineAnswers['palette']> => this.#board.ask('palette', {});

  /** Changes a position; without one, that on the board. */
  edit = (question: EngineQuestions['edit']): Promise<EngineAnswers['edit']> => this.#board.ask('edit', question);

  /** Gets ready to think about a game, so that the first move is found sooner. */
  prepare(game: OpenedGame): void {
    this.#prepared = game;
    this.#thinker ??= new Channel(this.#start());
    // A game that cannot be opened is refused where it is asked about.
    this.#thinker.ask('prepare', game).catch(() => undefined);
  }

  /** Chooses a move at the end of a game. A search that is still running is ended first. */
  suggest(game: OpenedGame, level: Level, seed: string): Promise<SearchAnswer> {
    this.stopThinking();
    this.#thinker ??= new Channel(this.#start());
    this.#isThinking = true;
    const thinker = this.#thinker;
    return thinker.ask('suggest', { ...game, level, seed }).finally(() => {
      // One that was ended may say so only when another one thinks already.
      if (this.#thinker === thinker) this.#isThinking = false;
    });
  }

  /** Ends the search that is running; its question is refused. */
  stopThinking(): void {
    if (!this.#isThinking) return;
    this.#isThinking = false;
    this.#thinker?.close('stopped');
    this.#thinker = undefined;
    if (this.#prepared) this.prepare(this.#prepared);
  }
}
