import { html, nothing } from 'lit';
import { capitalize } from '../../lib/wording.ts';
import type { Move } from '../../play/move.ts';
import type { EngineClient } from '../engine/engine-client.ts';
import type { Scene, SceneOptions } from '../engine/scene.ts';
import { PageElement } from '../page-element.ts';
import { pieceNames, sceneOptions } from '../play/game-facts.ts';
import '../play/parlour-moves.ts';
import '../play/parlour-table.ts';
import type { ParlourTable } from '../play/parlour-table.ts';
import '../play/parlour-typed.ts';
import { keepFocus } from './keep-focus.ts';
import { pause } from './pause.ts';
import type { PuzzleFacts } from './puzzle-facts.ts';
import { hintsOf } from './puzzle-hints.ts';
import { endingOf, type PlayLink, playLinkOf } from './puzzle-parts.ts';
import { rememberSolved } from './solved-puzzles.ts';
import { effortText, judge } from './solving.ts';

/** A puzzle to solve in the page. The engine runs in a worker; nothing is sent anywhere. */
export class ParlourPuzzle extends PageElement {
  static override properties = {
    scene: { state: true },
    news: { state: true },
    isBusy: { state: true },
    end: { state: true },
  };

  facts!: PuzzleFacts;
  engine!: EngineClient;
  declare scene: Scene | undefined;
  /** What has happened, for those who hear the page. */
  declare news: string;
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

  constructor() {
    super();
    this.news = '';
    this.isBusy = false;
  }

  /** Sets the puzzle up. What the page showed without script makes room. */
  async begin(): Promise<void> {
    const { family, definition, fen, last, seat, path } = this.facts;
    this.#orientation = seat;
    const opening = { fen, last, seed: path };
    this.#show(await this.engine.open({ family, definition, opening }, this.#options));
    this.news = 'Your move.';
    this.querySelector('.before-script')?.remove();
  }

  get #options(): SceneOptions {
    return sceneOptions(this.#orientation);
  }

  #show(scene: Scene): void {
    this.scene = scene;
    this.#hintStep = 0;
  }

  /** Plays a move of the solver and answers it. */
  #try = async (move: Move): Promise<void> => {
    this.isBusy = true;
    try {
      this.#show(await this.engine.play(move, this.#options));
      await this.#answer(this.scene!);
    } finally {
      this.isBusy = false;
    }
  };

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
    const hints = hintsOf(this.facts, this.scene!);
    const hint = hints[Math.min(this.#hintStep, hints.length - 1)]!;
    if (this.#hintStep++ < hints.length) this.#hintCount++;
    this.news = hint.text;
    this.querySelector<ParlourTable>('parlour-table')!.show(hint.pointed, hint.next);
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

  protected override render() {
    const { scene, facts, end, isBusy, news } = this;
    if (!scene) return nothing;
    // While solving, only the moves that stand on the board are listed: a wrong one has gone back.
    const made = end ? scene.made : scene.made.slice(0, scene.at);
    return html`<div class="game">
      <div class="table">
        <parlour-table
          .scene=${scene}
          .name=${facts.title}
          .pieces=${pieceNames(facts.definition)}
          .play=${this.#try}
          .isLocked=${isBusy || end !== undefined}
          .news=${news}
        ></parlour-table>
      </div>
      <div class="side">
        ${end ? endingOf(facts, this.#playLink!) : nothing} ${this.#controls(scene)}
        <parlour-moves
          .made=${made}
          .at=${scene.at}
          .seats=${scene.seats.length}
          .isFixed=${!end}
          @go=${({ detail }: CustomEvent<number>) => this.#goTo(detail)}
        ></parlour-moves>
        <parlour-typed .play=${this.#try} .isLocked=${isBusy || end !== undefined} .isOver=${scene.turn === undefined}></parlour-typed>
        <details class="position"><summary>Position in words</summary><p>${scene.words}</p></details>
      </div>
    </div>`;
  }

  #controls({ isTurnable }: Scene) {
    const { end, isBusy } = this;
    const whileSolving = html`<button type="button" ?disabled=${isBusy} @click=${this.#hint}>Hint</button>
      <button type="button" ?disabled=${isBusy} @click=${this.#showSolution}>Show the solution</button>`;
    return html`<div class="controls">
      ${end ? html`<button type="button" @click=${this.#again}>Try again</button>` : whileSolving}
      ${isTurnable ? html`<button type="button" @click=${this.#flip}>Turn the board</button>` : nothing}
    </div>`;
  }
}

customElements.define('parlour-puzzle', ParlourPuzzle);
