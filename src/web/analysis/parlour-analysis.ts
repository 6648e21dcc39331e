import { html, nothing } from 'lit';
import type { Move } from '../../play/move.ts';
import type { Level } from '../../search/levels.ts';
import type { Scene } from '../engine/scene.ts';
import { GameElement } from '../play/game-element.ts';
import { pieceNames } from '../play/game-facts.ts';
import '../play/parlour-share.ts';
import '../play/parlour-table.ts';
import '../play/parlour-typed.ts';
import { type SharedGame, writeLink } from '../play/share-link.ts';
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
export class ParlourAnalysis extends GameElement {
  static override properties = {
    verdict: { state: true },
    isJudging: { state: true },
    link: { state: true },
  };

  declare verdict: Verdict | undefined;
  /** Whether the visitor wants the engine's judgement. */
  declare isJudging: boolean;
  /** The fragment of the address that holds the line on the board. */
  declare link: string;

  #tree = new MoveTree();

  constructor() {
    super();
    this.isJudging = true;
    this.link = '';
  }

  protected override async open(game: SharedGame): Promise<void> {
    const scene = await this.openBoard(game);
    this.#tree = new MoveTree();
    for (const texts of scene.made) this.#tree.add(texts);
    await this.#show(scene);
  }

  async #show(scene: Scene): Promise<void> {
    this.announce(scene, this.#tree.current.texts);
    void this.#judge(scene);
    this.link = await writeLink({ fen: this.fen, seed: this.seed, moves: this.line() }, scene.fen);
    if (this.fen !== undefined || this.#tree.current.parent) history.replaceState(null, '', this.link);
  }

  protected override line(): readonly string[] {
    return this.#tree.lineTo(this.#tree.current);
  }

  /** Judges the position, first at a glance, then longer. Another position ends it. */
  async #judge(scene: Scene): Promise<void> {
    this.engine.stopThinking();
    this.verdict = undefined;
    this.isThinking = this.isJudging && scene.turn !== undefined;
    const isWanted = () => scene === this.scene && this.isThinking;
    for (const level of JUDGES) {
      if (!isWanted()) return;
      const answer = await this.engine.suggest(this.gameWith(), level, 'analysis').catch(() => undefined);
      if (!answer || !isWanted()) return;
      this.verdict = { answer, seats: scene.seats, turn: scene.turn! };
    }
    this.isThinking = false;
  }

  #play = async (move: Move): Promise<void> => {
    const scene = await this.engine.play(move, this.options());
    this.#tree.add(scene.made.at(-1)!);
    await this.#show(scene);
  };

  async #goTo(node: MoveNode): Promise<void> {
    this.#tree.goTo(node);
    await this.#show(await this.engine.line(this.#tree.lineTo(node), this.options()));
  }

  async #change(change: (node: MoveNode) => void): Promise<void> {
    change(this.#tree.current);
    await this.#goTo(this.#tree.current);
  }

  #flip = async (): Promise<void> => {
    this.orientation = this.orientation ? 0 : 1;
    this.scene = await this.engine.look(this.options());
    await this.#judge(this.scene);
  };

  #switchJudge = (): void => {
    this.isJudging = !this.isJudging;
    if (this.scene) void this.#judge(this.scene);
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
        <parlour-share .fen=${scene.fen} .record=${this.engine.record} .read=${this.openText}></parlour-share>
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
