import { html, nothing, type PropertyValues } from 'lit';
import { capitalize } from '../../lib/wording.ts';
import type { Move } from '../../play/move.ts';
import type { Scene, SceneMove } from '../engine/scene.ts';
import { PageElement } from '../page-element.ts';
import './parlour-board.ts';
import { liftableOf, pointAt, type Step, targetsOf } from './picking.ts';

const NOTHING: ReadonlySet<Step> = new Set();

/**
 * A board with all that a player needs to make a move by pointing: pieces in hand, moves that point at nothing, and the
 * choice between moves that look alike. The page plays it; a refusal stands below the board.
 */
export class ParlourTable extends PageElement {
  static override properties = {
    scene: { attribute: false },
    name: { attribute: false },
    pieces: { attribute: false },
    play: { attribute: false },
    isLocked: { attribute: false },
    news: { attribute: false },
    pointed: { state: true },
    hinted: { state: true },
    choosing: { state: true },
    fault: { state: true },
  };

  declare scene: Scene;
  /** The name of the game, which names the board. */
  declare name: string;
  /** Names of pieces by their letters, for those in hand. */
  declare pieces: Readonly<Record<string, { readonly name: string }>>;
  /** Plays a move. Rejects with an `Error` that says why it cannot be made. */
  declare play: (move: Move) => Promise<void>;
  /** Whether nobody at the board may move now, because the computer thinks or the game is over. */
  declare isLocked: boolean;
  /** What has happened, for those who hear the page. */
  declare news: string;
  /** What the player has pointed at. */
  declare pointed: readonly Step[];
  /** What a hint says to point at next. */
  declare hinted: Step | undefined;
  /** Moves that look alike on the board, of which the player must choose one. */
  declare choosing: readonly SceneMove[];
  /** Why a move could not be made. */
  declare fault: string;

  /** A piece that a hint marked is not yet in the player's hand. */
  #isMarkedByHint = false;

  constructor() {
    super();
    this.pieces = {};
    this.isLocked = false;
    this.news = '';
    this.pointed = [];
    this.choosing = [];
    this.fault = '';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('scene')) return;
    this.#letGo();
    this.fault = '';
  }

  /** Marks the beginning of a move, and what to point at next, as a hint. */
  show(steps: readonly Step[], next?: Step): void {
    this.#letGo();
    this.pointed = steps;
    this.hinted = next;
    this.#isMarkedByHint = true;
  }

  async #play(move: Move): Promise<void> {
    if (this.isLocked) return;
    this.fault = '';
    try {
      await this.play(move);
    } catch (error) {
      this.#letGo();
      this.fault = `${(error as Error).message}.`;
    }
  }

  #point(step: Step): void {
    if (this.isLocked) return;
    const { moves } = this.scene;
    // Pointing at a piece that a hint marked takes it up.
    const before = this.#isMarkedByHint && step === this.pointed[0] ? [] : this.pointed;
    const { picked, pointed } = pointAt(moves, before, step);
    this.#letGo();
    this.fault = '';
    this.pointed = pointed;
    if (picked.kind === 'play') void this.#play(picked.move.move);
    else if (picked.kind === 'choose') this.choosing = picked.moves;
    else if (picked.kind === 'none' && !pointed.length && moves.some(({ steps }) => steps.length === 1))
      this.#explain(step);
  }

  /** A single step that makes no move is explained in the words of the rules, by trying it. */
  #explain(step: Step): void {
    const cell = this.scene.cells.find(({ key }) => key === step);
    if (cell) void this.#play({ notation: cell.name });
  }

  #letGo = (): void => {
    this.pointed = [];
    this.hinted = undefined;
    this.choosing = [];
    this.#isMarkedByHint = false;
  };

  protected override render() {
    const { scene, pointed, hinted } = this;
    const targets = hinted === undefined ? targetsOf(scene.moves, pointed) : new Set([hinted]);
    return html`<parlour-board
        .scene=${scene}
        .name=${this.name}
        .chosen=${pointed}
        .targets=${targets}
        .liftable=${this.isLocked ? NOTHING : liftableOf(scene.moves, pointed)}
        @point=${({ detail }: CustomEvent<Step>) => this.#point(detail)}
        @give-up=${this.#letGo}
      ></parlour-board>
      <p class="news" role="status">${this.news}</p>
      ${this.#handButtons()} ${this.#otherMoves()} ${this.#choice()}
      ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}`;
  }

  /** Pieces in hand that can be dropped now. */
  #handButtons() {
    const held = new Set(this.scene.moves.flatMap(({ steps: [first] }) => (typeof first === 'string' ? [first] : [])));
    if (!held.size) return nothing;
    return html`<div class="hand" role="group" aria-label="Pieces to drop">
      ${[...held].map(
        (piece) => html`<button
          type="button"
          data-piece=${piece}
          aria-pressed=${this.pointed[0] === piece}
          @click=${() => this.#hold(piece)}
        >
          ${capitalize(this.pieces[piece]?.name ?? piece)}
        </button>`,
      )}
    </div>`;
  }

  /** Takes up a piece in hand, or lays it down again. */
  #hold(piece: string): void {
    const isHeld = this.pointed[0] === piece && !this.#isMarkedByHint;
    this.#letGo();
    this.pointed = isHeld ? [] : [piece];
  }

  /** Moves that point at nothing: a pass, a swap, decisions about money. */
  #otherMoves() {
    const plain = this.scene.moves.filter(({ steps }) => steps.length === 0);
    if (!plain.length) return nothing;
    return html`<div class="decisions" role="group" aria-label="Other moves">
      ${plain.map(({ move, notation }) => html`<button type="button" @click=${() => this.#play(move)}>${capitalize(notation)}</button>`)}
    </div>`;
  }

  #choice() {
    if (!this.choosing.length) return nothing;
    return html`<div class="choice" role="group" aria-label="Which move?">
      ${this.choosing.map(({ move, notation }) => html`<button type="button" @click=${() => this.#play(move)}>${notation}</button>`)}
      <button type="button" @click=${this.#letGo}>Cancel</button>
    </div>`;
  }
}

customElements.define('parlour-table', ParlourTable);
