import { html, LitElement, nothing } from 'lit';
import { capitalize } from '../../lib/wording.ts';
import type { Move } from '../../play/move.ts';
import type { EngineClient } from '../engine/engine-client.ts';
import type { Scene, SceneMove } from '../engine/scene.ts';
import '../play/parlour-board.ts';
import { choiceOf, handButtons, otherMoves, typedMove } from '../play/move-controls.ts';
import { pointAt, type Step, targetsOf } from '../play/picking.ts';
import { positionOf } from '../play/position-details.ts';
import { keepFocus } from './keep-focus.ts';
import { pause } from './pause.ts';
import type { PuzzleFacts } from './puzzle-facts.ts';
import { hintsOf } from './puzzle-hints.ts';
import { endingOf, moveList, type PlayLink, playLinkOf } from './puzzle-parts.ts';
import { rememberSolved } from './solved-puzzles.ts';
import { effortText, judge } from './solving.ts';

/** A puzzle to solve in the page. The engine runs in a worker; nothing is sent anywhere. */
export class ParlourPuzzle extends LitElement {
  static override properties = {
    scene: { state: true },
    pointed: { state: true },
    hinted: { state: true },
    choosing: { state: true },
    news: { state: true },
    fault: { state: true },
    isBusy: { state: true },
    end: { state: true },
  };

  facts!: PuzzleFacts;
  engine!: EngineClient;
  declare scene: Scene | undefined;
  /** What the solver has pointed at. */
  declare pointed: readonly Step[];
  /** What a hint says to point at next. */
  declare hinted: Step | undefined;
  /** Moves that look alike on the board, of which the solver must choose one. */
  declare choosing: readonly SceneMove[];
  /** What has happened, for those who hear the page. */
  declare news: string;
  /** Why a move cannot be made. */
  declare fault: string;
  /** Whether moves are being played out, so that the solver must wait. */
  declare isBusy: boolean;
  /** How the puzzle came to its end, if it has. */
  declare end: 'solved' | 'shown' | undefined;

  #playLink: PlayLink | undefined;
  #orientation: 0 | 1 = 0;
  #wrongTries = 0;
  #hintCount = 0;
  /** Hints seen for the present move. */
  #hintStep = 0;
  #isMarkedByHint = false;

  constructor() {
    super();
    this.pointed = [];
    this.choosing = [];
    this.news = '';
    this.fault = '';
    this.isBusy = false;
  }

  /** The page's style sheet applies. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Sets the puzzle up. What the page showed without script makes room. */
  async begin(): Promise<void> {
    const { family, definition, fen, last, seat, path } = this.facts;
    this.#orientation = seat;
    const opening = { fen, last, seed: path };
    this.#show(await this.engine.open({ family, definition, opening, options: this.#options }));
    this.news = 'Your move.';
    this.querySelector('.before-script')?.remove();
  }

  get #options(): { orientation: 0 | 1 } {
    return { orientation: this.#orientation };
  }

  #show(scene: Scene): void {
    this.scene = scene;
    this.#hintStep = 0;
    this.#giveUp();
  }

  #giveUp = (): void => {
    this.pointed = [];
    this.#isMarkedByHint = false;
    this.hinted = undefined;
    this.choosing = [];
    this.fault = '';
  };

  /** Plays a move of the solver and answers it. Returns whether the rules allow it. */
  async #try(move: Move): Promise<boolean> {
    if (this.isBusy || this.end) return false;
    this.isBusy = true;
    try {
      this.#show(await this.engine.play(move, this.#options));
    } catch (error) {
      this.#giveUp();
      this.fault = `${capitalize((error as Error).message)}.`;
      this.isBusy = false;
      return false;
    }
    await this.#answer(this.scene!).finally(() => {
      this.isBusy = false;
    });
    return true;
  }

  async #answer(scene: Scene): Promise<void> {
    const move = scene.made[scene.at - 1]![0]!;
    const verdict = judge(this.facts, scene);
    if (verdict === 'solved')
      await this.#finish('solved', `Solved ${effortText(this.#wrongTries, this.#hintCount)}: ${move}.`);
    else if (verdict === 'wrong') {
      this.#wrongTries++;
      this.news = `${move} is not the move. The pieces go back: try again.`;
      await pause();
      await this.#goTo(scene.at - 1);
    } else {
      const reply = this.facts.solution[scene.at]!;
      this.news = `${move} is right.`;
      await pause();
      this.#show(await this.engine.play({ notation: reply }, this.#options));
      this.news = `${move} is right. The reply is ${reply}. Your move.`;
    }
  }

  async #finish(end: 'solved' | 'shown', news: string): Promise<void> {
    const scene = this.scene!;
    if (end === 'solved') rememberSolved(this.facts.path);
    this.#playLink = await playLinkOf(this.facts, scene);
    this.end = end;
    this.news = scene.ended ? `${news} ${capitalize(scene.ended)}.` : news;
    await keepFocus(this, '.solved a');
  }

  #showSolution = async (): Promise<void> => {
    if (this.isBusy || this.end) return;
    const { solution, words } = this.facts;
    this.isBusy = true;
    for (let at = this.scene!.at; at < solution.length; at++) {
      if (at > this.scene!.at) await pause();
      this.#show(await this.engine.play({ notation: solution[at]! }, this.#options));
      this.news = words[at]!;
      await pause();
    }
    this.isBusy = false;
    await this.#finish('shown', `The solution: ${solution.join(', ')}.`);
  };

  #hint = (): void => {
    if (this.isBusy || this.end) return;
    const hints = hintsOf(this.facts, this.scene!);
    const hint = hints[Math.min(this.#hintStep, hints.length - 1)]!;
    if (this.#hintStep++ < hints.length) this.#hintCount++;
    this.#giveUp();
    this.news = hint.text;
    this.pointed = hint.pointed;
    this.#isMarkedByHint = true;
    this.hinted = hint.next;
  };

  #again = async (): Promise<void> => {
    this.#wrongTries = 0;
    this.#hintCount = 0;
    this.end = undefined;
    await this.#goTo(0);
    this.news = 'Your move.';
    await keepFocus(this, '[role="grid"] [tabindex="0"]');
  };

  #goTo = async (count: number): Promise<void> => this.#show(await this.engine.goTo(count, this.#options));

  #flip = async (): Promise<void> => {
    this.#orientation = this.#orientation ? 0 : 1;
    this.scene = await this.engine.look(this.#options);
  };

  #make = ({ move }: SceneMove): void => void this.#try(move);

  #point(step: Step): void {
    const { scene } = this;
    if (!scene || this.isBusy || this.end) return;
    // A piece that a hint marked is not yet in the solver's hand: pointing at it takes it up.
    const before = this.#isMarkedByHint && step === this.pointed[0] ? [] : this.pointed;
    const { picked, pointed } = pointAt(scene.moves, before, step);
    this.#isMarkedByHint = false;
    this.fault = '';
    this.hinted = undefined;
    this.pointed = pointed;
    if (picked.kind === 'play') this.#make(picked.move);
    else if (picked.kind === 'choose') this.choosing = picked.moves;
  }

  protected override render() {
    const { scene, pointed, hinted, end } = this;
    if (!scene) return nothing;
    return html`<div class="game">
      <div class="table">
        <parlour-board
          .scene=${scene}
          .name=${this.facts.title}
          .chosen=${pointed}
          .targets=${hinted === undefined ? targetsOf(scene.moves, pointed) : new Set([hinted])}
          @point=${({ detail }: CustomEvent<Step>) => this.#point(detail)}
          @give-up=${this.#giveUp}
        ></parlour-board>
        ${end ? nothing : this.#waysToMove(scene)}
      </div>
      <div class="side">
        <p class="news" role="status">${this.news}</p>
        ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
        ${end ? endingOf(this.facts, this.#playLink!) : nothing} ${this.#controls(scene)}
        ${moveList(scene, end && this.#goTo)} ${positionOf(scene)}
      </div>
    </div>`;
  }

  #waysToMove({ moves }: Scene) {
    const point = (pointed: readonly Step[]) => {
      this.hinted = undefined;
      this.pointed = pointed;
    };
    return [
      handButtons(moves, this.facts.definition, this.pointed, point),
      otherMoves(moves, this.#make),
      choiceOf(this.choosing, this.#make, this.#giveUp),
    ];
  }

  #controls({ isTurnable }: Scene) {
    const whileSolving = html`<button type="button" @click=${this.#hint}>Hint</button>
      <button type="button" @click=${this.#showSolution}>Show the solution</button>`;
    return html`<div class="controls">
        ${this.end ? html`<button type="button" @click=${this.#again}>Try again</button>` : whileSolving}
        ${isTurnable ? html`<button type="button" @click=${this.#flip}>Turn the board</button>` : nothing}
      </div>
      ${this.end ? nothing : typedMove(false, (notation) => this.#try({ notation }))}`;
  }
}

customElements.define('parlour-puzzle', ParlourPuzzle);
