import type { PropertyDeclarations } from 'lit';
import type { EngineClient } from '../engine/engine-client.ts';
import type { OpenedGame } from '../engine/messages.ts';
import type { Scene, SceneOptions } from '../engine/scene.ts';
import { PageElement } from '../page-element.ts';
import { type GameFacts, newSeed, newsOf, sceneOptions } from './game-facts.ts';
import { readLink, type SharedGame } from './share-link.ts';

/** How a game begins. */
type Start = Pick<SharedGame, 'fen' | 'seed'>;

/** An element around the board of a game that is played or studied. The game begins with the one of the address. */
export abstract class GameElement extends PageElement {
  static override properties: PropertyDeclarations = {
    scene: { state: true },
    news: { state: true },
    fault: { state: true },
    isThinking: { state: true },
    orientation: { state: true },
  };

  facts!: GameFacts;
  engine!: EngineClient;
  declare scene: Scene | undefined;
  /** What has happened, for those who hear the page. */
  declare news: string;
  /** Why something could not be done. */
  declare fault: string;
  /** Whether a search is running. */
  declare isThinking: boolean;
  declare orientation: 0 | 1;

  /** Seed of all chance of the game. */
  protected seed = newSeed();
  /** The position from which the game began; undefined for the usual start. */
  protected fen: string | undefined;

  constructor() {
    super();
    this.news = '';
    this.fault = '';
    this.isThinking = false;
    this.orientation = 0;
  }

  /** Opens a game in place of the one on the board. */
  protected abstract open(game: SharedGame): Promise<void>;

  /** The texts of the moves on the board. */
  protected abstract line(): readonly string[];

  /** Begins the game of the address, or a new one. What the page showed without script makes room. */
  async begin(): Promise<void> {
    const shared = await readLink(location.hash);
    await this.open(shared ?? { seed: this.seed, moves: [] }).catch(async (error: Error) => {
      await this.open({ seed: this.seed, moves: [] });
      this.fault = `The link holds no game that can be opened: ${error.message}.`;
    });
    this.querySelector('.before-script')?.remove();
  }

  protected options = (): SceneOptions => sceneOptions(this.orientation);

  /** Begins with a position and moves on the engine's board, and remembers how the game began. */
  protected async openBoard({ fen, seed, moves }: SharedGame): Promise<Scene> {
    const scene = await this.engine.open(this.gameWith(moves, { fen, seed }), this.options());
    this.seed = seed;
    this.fen = fen;
    return scene;
  }

  /** The game with other moves. Default: those on the board, from the start of the game. */
  protected gameWith(moves = this.line(), { fen, seed }: Start = { fen: this.fen, seed: this.seed }): OpenedGame {
    const { family, definition } = this.facts;
    return { family, definition, opening: { fen, seed, moves } };
  }

  /** Shows a scene and says what led to it. */
  protected announce(scene: Scene, lastMove: readonly string[]): void {
    this.scene = scene;
    this.fault = '';
    this.news = newsOf(scene, lastMove);
  }

  /** Opens a position or a game as text. Rejects with an `Error` that says what cannot be read. */
  protected openText = async (text: string): Promise<void> => {
    const { fen, moves, notes } = await this.engine.read(text);
    await this.open({ fen, seed: newSeed(), moves });
    if (notes.length) this.fault = `Read with changes: ${notes.join('; ')}.`;
  };
}
