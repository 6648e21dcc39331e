import { html, LitElement, nothing } from 'lit';
import { capitalize } from '../../lib/wording.ts';
import type { Move } from '../../play/move.ts';
import type { Level } from '../../search/levels.ts';
import type { EngineClient } from '../engine/engine-client.ts';
import type { Scene } from '../engine/scene.ts';
import { type GameFacts, newSeed, pieceNames, sceneOptions, seatName } from '../play/game-facts.ts';
import '../play/parlour-share.ts';
import '../play/parlour-table.ts';
import '../play/parlour-typed.ts';
import { readLink, type SharedGame, writeLink } from '../play/share-link.ts';
import { stepOfKey } from '../play/step-of-key.ts';
import { type MoveNode, MoveTree } from './move-tree.ts';
import './parlour-tree.ts';
import './parlour-verdict.ts';
import type { Verdict } from './parlour-verdict.ts';

/** The levels that judge a position, one after the other: a quick look first. */
const JUDGES: readonly Level[] = ['hard', 'expert'];

/**
 * A board to study a game: moves for all sides, variations, and the engine's judgement of each position. The address
 * holds the line on the board.
 */
export class ParlourAnalysis extends LitElement {
  static override properties = {
    scene: { state: true },
    verdict: { state: true },
    isThinking: { state: true },
    isJudging: { state: true },
    news: { state: true },
    fault: { state: true },
    link: { state: true },
    orientation: { state: true },
  };

  facts!: GameFacts;
  engine!: EngineClient;
  declare scene: Scene | undefined;
  declare verdict: Verdict | undefined;
  /** Whether a search is running. */
  declare isThinking: boolean;
  /** Whether the visitor wants the engine's judgement. */
  declare isJudging: boolean;
  declare news: string;
  declare fault: string;
  /** The fragment of the address that holds the line on the board. */
  declare link: string;
  declare orientation: 0 | 1;

  #tree = new MoveTree();
  #seed = newSeed();
  #fen: string | undefined;

  constructor() {
    super();
    this.isThinking = false;
    this.isJudging = true;
    this.news = '';
    this.fault = '';
    this.link = '';
    this.orientation = 0;
  }

  /** The page's style sheet applies. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Opens the game of the address, or the start. What the page showed without script makes room. */
  async begin(): Promise<void> {
    const shared = await readLink(location.hash);
    await this.#open(shared ?? { seed: this.#seed, moves: [] }).catch(async (error: Error) => {
      await this.#open({ seed: this.#seed, moves: [] });
      this.fault = `The link holds no game that can be opened: ${error.message}.`;
    });
    this.querySelector('.before-script')?.remove();
  }

  #options = () => sceneOptions(this.orientation);

  #gameWith(moves: readonly string[], { fen, seed }: { fen: string | undefined; seed: string }) {
    const { family, definition } = this.facts;
    return { family, definition, opening: { fen, seed, moves } };
  }

  async #open({ fen, seed, moves }: SharedGame): Promise<void> {
    const scene = await this.engine.open(this.#gameWith(moves, { fen, seed }), this.#options());
    this.#seed = seed;
    this.#fen = fen;
    this.#tree = new MoveTree();
    for (const texts of scene.made) this.#tree.add(texts);
    await this.#show(scene);
  }

  async #show(scene: Scene): Promise<void> {
    this.scene = scene;
    this.fault = '';
    const next = scene.turn === undefined ? scene.ended! : `${seatName(scene.seats[scene.turn]!)} to move`;
    const last = this.#tree.current.texts.join(', ');
    this.news = `${last && `${last}. `}${capitalize(next)}.`;
    void this.#judge(scene);
    this.link = await writeLink({ fen: this.#fen, seed: this.#seed, moves: this.#line() }, scene.fen);
    if (this.#fen !== undefined || this.#tree.current.parent) history.replaceState(null, '', this.link);
  }

  #line = (): string[] => this.#tree.lineTo(this.#tree.current);

  /** Judges the position, first at a glance, then longer. Another position ends it. */
  async #judge(scene: Scene): Promise<void> {
    this.engine.stopThinking();
    this.verdict = undefined;
    this.isThinking = this.isJudging && scene.turn !== undefined;
    const isWanted = () => scene === this.scene && this.isThinking;
    for (const level of JUDGES) {
      if (!isWanted()) return;
      const game = this.#gameWith(this.#line(), { fen: this.#fen, seed: this.#seed });
      const answer = await this.engine.suggest(game, level, 'analysis').catch(() => undefined);
      if (!answer || !isWanted()) return;
      this.verdict = { answer, seats: scene.seats, turn: scene.turn! };
    }
    this.isThinking = false;
  }

  #play = async (move: Move): Promise<void> => {
    const scene = await this.engine.play(move, this.#options());
    this.#tree.add(scene.made.at(-1)!);
    await this.#show(scene);
  };

  async #goTo(node: MoveNode): Promise<void> {
    this.#tree.goTo(node);
    await this.#show(await this.engine.line(this.#tree.lineTo(node), this.#options()));
  }

  async #change(change: (node: MoveNode) => void): Promise<void> {
    change(this.#tree.current);
    await this.#goTo(this.#tree.current);
  }

  #flip = async (): Promise<void> => {
    this.orientation = this.orientation ? 0 : 1;
    this.scene = await this.engine.look(this.#options());
    await this.#judge(this.scene);
  };

  #switchJudge = (): void => {
    this.isJudging = !this.isJudging;
    if (this.scene) void this.#judge(this.scene);
  };

  #read = async (text: string): Promise<void> => {
    const { fen, moves, notes } = await this.engine.read(text);
    await this.#open({ fen, seed: newSeed(), moves });
    if (notes.length) this.fault = `Read with changes: ${notes.join('; ')}.`;
  };

  protected override render() {
    const { scene, facts } = this;
    if (!scene) return nothing;
    return html`<div class="game">
      <div class="table">
        <parlour-table
          .scene=${scene}
          .name=${facts.title}
          .pieces=${pieceNames(facts.definition)}
          .play=${this.#play}
          .news=${this.news}
        ></parlour-table>
        ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
      </div>
      <div class="side" @keydown=${this.#onKey}>
        ${this.#steps(scene)}
        <h2>Judgement</h2>
        <parlour-verdict .verdict=${this.verdict} .isThinking=${this.isThinking}></parlour-verdict>
        <h2>Moves</h2>
        <parlour-tree
          .tree=${this.#tree}
          .current=${this.#tree.current}
          .seats=${scene.seats.length}
          @go=${({ detail }: CustomEvent<MoveNode>) => this.#goTo(detail)}
        ></parlour-tree>
        ${this.#controls()}
        <parlour-typed .play=${this.#play} .isOver=${scene.turn === undefined}></parlour-typed>
        <parlour-share .fen=${scene.fen} .record=${this.engine.record} .read=${this.#read}></parlour-share>
        <details class="position"><summary>Position in words</summary><p>${scene.words}</p></details>
      </div>
    </div>`;
  }

  #steps({ isTurnable }: Scene) {
    const { parent, next } = this.#tree.current;
    return html`<div class="controls">
      ${this.#step('Start', this.#tree.root, parent)} ${this.#step('Back', parent, parent)}
      ${this.#step('Forward', next[0], next[0])}
      ${isTurnable ? html`<button type="button" @click=${this.#flip}>Turn the board</button>` : nothing}
    </div>`;
  }

  /** Beside the board, the arrow keys go through the moves. */
  #onKey = (event: KeyboardEvent): void => {
    const step = stepOfKey(event);
    const { parent, next } = this.#tree.current;
    const to = step === 1 ? next[0] : step === -1 ? parent : undefined;
    if (to) void this.#goTo(to);
  };

  #controls() {
    const { parent } = this.#tree.current;
    const play = `/play/${this.facts.family}/${this.facts.definition.variant}${this.link}`;
    return html`<div class="controls">
      <button type="button" ?disabled=${!parent} @click=${() => this.#change((node) => this.#tree.promote(node))}>Make main line</button>
      <button type="button" ?disabled=${!parent} @click=${() => this.#change((node) => this.#tree.remove(node))}>Delete from here</button>
      <button type="button" aria-pressed=${this.isJudging} @click=${this.#switchJudge}>Engine</button>
      <a class="button" href=${play}>Play from here</a>
    </div>`;
  }

  #step(label: string, to: MoveNode | undefined, isPossible: unknown) {
    return html`<button type="button" ?disabled=${!isPossible} @click=${() => to && this.#goTo(to)}>${label}</button>`;
  }
}

customElements.define('parlour-analysis', ParlourAnalysis);
