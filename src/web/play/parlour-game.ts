import { html, nothing } from 'lit';
import type { SearchAnswer } from '../../families/search-answer.ts';
import { capitalize } from '../../lib/wording.ts';
import type { Move } from '../../play/move.ts';
import type { Level } from '../../search/levels.ts';
import { textOf } from '../engine/move-texts.ts';
import type { Scene } from '../engine/scene.ts';
import { askService, isHelped } from '../engine/server-helper.ts';
import { GameElement } from './game-element.ts';
import { newSeed, pieceNames } from './game-facts.ts';
import './parlour-moves.ts';
import { isPlayer, type Player, type SeatChange } from './parlour-seats.ts';
import './parlour-share.ts';
import './parlour-table.ts';
import type { ParlourTable } from './parlour-table.ts';
import './parlour-typed.ts';
import { type SharedGame, writeLink } from './share-link.ts';
import { stepOfKey } from './step-of-key.ts';

/** Level of the opponent that a visitor meets first. */
const FIRST_LEVEL: Level = 'easy';

/** Number of moves before which the computer does not agree on a draw. */
const EARLY = 20;

/** Chance of winning of the one who offers a draw, from which on the computer agrees. */
const DRAWISH = 0.5;

/**
 * A game to play in the page: board, moves, players and what else a player may do. The engine runs in workers; for its
 * strongest levels the service helps if it is there. The address holds the game.
 */
export class ParlourGame extends GameElement {
  static override properties = { players: { state: true } };

  declare players: readonly Player[];

  /** Ends the search that is running. */
  #thinking: AbortController | undefined;

  constructor() {
    super();
    this.players = [];
  }

  protected override async open(shared: SharedGame): Promise<void> {
    this.#stopThinking();
    const scene = await this.openBoard(shared);
    const { players = [] } = shared;
    if (players.length === scene.seats.length && players.every(isPlayer)) this.players = players;
    else if (this.players.length !== scene.seats.length)
      this.players = scene.seats.map((_, seat) => (seat === 0 ? 'person' : FIRST_LEVEL));
    if (this.players.some((player) => player !== 'person')) this.engine.prepare(this.gameWith([]));
    this.#show(scene);
  }

  protected override line(): readonly string[] {
    return this.scene ? this.scene.made.slice(0, this.scene.at).map(([move]) => move!) : [];
  }

  #show(scene: Scene): void {
    this.announce(scene, scene.made[scene.at - 1] ?? []);
    void this.#writeAddress(scene);
    void this.#letComputerMove();
  }

  async #writeAddress({ at, fen }: Scene): Promise<void> {
    if (!at && this.fen === undefined) return;
    const game = { fen: this.fen, seed: this.seed, moves: this.line(), players: this.players };
    history.replaceState(null, '', await writeLink(game, fen));
  }

  /** Whether the player to move sits at this device. */
  #isPersonToMove = (): boolean => this.scene?.turn !== undefined && this.players[this.scene.turn] === 'person';

  /** Plays for a seat that no person has, if its turn is now. */
  async #letComputerMove(): Promise<void> {
    const { scene } = this;
    if (scene?.turn === undefined || this.#isPersonToMove() || scene.at < scene.made.length) return;
    const level = this.players[scene.turn] as Level;
    const found = await this.#think(level, `${this.seed} ${scene.at}`);
    if (found) await this.#play(found.move);
  }

  /** Finds a move; undefined if the game goes elsewhere meanwhile. */
  async #think(level: Level, seed: string): Promise<SearchAnswer | undefined> {
    this.#stopThinking();
    const thinking = new AbortController();
    this.#thinking = thinking;
    this.isThinking = true;
    const { signal } = thinking;
    const helped = isHelped(level) ? await askService(await this.engine.state(), level, seed, signal) : undefined;
    const found =
      helped ??
      (signal.aborted ? undefined : await this.engine.suggest(this.gameWith(), level, seed).catch(noMove(signal)));
    if (signal.aborted) return undefined;
    this.isThinking = false;
    return found;
  }

  #stopThinking(): void {
    this.#thinking?.abort();
    this.engine.stopThinking();
    this.isThinking = false;
  }

  #play = async (move: Move): Promise<void> => {
    const scene = await this.engine.play(move, this.options());
    this.#stopThinking();
    this.#show(scene);
  };

  /** Carries out what a button asks for. */
  #act = (move: Move): Promise<void> =>
    this.#play(move).catch((error: Error) => {
      this.fault = `${error.message}.`;
    });

  async #goTo(count: number): Promise<void> {
    this.#stopThinking();
    this.#show(await this.engine.goTo(count, this.options()));
  }

  /** Takes back to the last decision of a person; where the computer plays both sides, a single move. */
  #undo = async (): Promise<void> => {
    do await this.#goTo(this.scene!.at - 1);
    while (this.scene!.at > 0 && !this.#isPersonToMove() && this.players.includes('person'));
  };

  /** Beside the board, the arrow keys go through the moves. */
  #onKey = (event: KeyboardEvent): void => {
    const to = this.scene!.at + stepOfKey(event);
    if (to !== this.scene!.at && to >= 0 && to <= this.scene!.made.length) void this.#goTo(to);
  };

  #flip = async (): Promise<void> => {
    this.orientation = this.orientation ? 0 : 1;
    this.scene = await this.engine.look(this.options());
  };

  #newGame = (): void => {
    history.replaceState(null, '', location.pathname);
    void this.open({ fen: undefined, seed: newSeed(), moves: [] });
  };

  #hint = async (): Promise<void> => {
    const { scene } = this;
    if (!scene) return;
    const found = await this.#think('hard', `hint ${scene.at}`);
    if (!found) return;
    const text = textOf(found.move);
    const steps = scene.moves.find(({ notation }) => notation === text)?.steps ?? [];
    this.querySelector<ParlourTable>('parlour-table')!.show(steps.slice(0, 1));
    this.news = `Hint: ${text}. ${found.why}`;
  };

  /** Offers a draw for the player to move. The computer agrees if it does not stand better. */
  #offerDraw = async (): Promise<void> => {
    const { seats, turn, at } = this.scene!;
    const others = seats.map((_, seat) => seat).filter((seat) => seat !== turn);
    await this.#act({ action: 'draw', seat: seats[turn!]! });
    if (this.fault) return;
    const computers = others.filter((seat) => this.players[seat] !== 'person');
    if (!computers.length) return;
    const found = at < EARLY ? undefined : await this.#think('hard', `draw ${at}`);
    if (!found || found.winChance < DRAWISH) this.news = 'The computer declines the draw.';
    else for (const seat of computers) await this.#act({ action: 'draw', seat: seats[seat]! });
  };

  /** A game that was read is gone through by people first. */
  #read = async (text: string): Promise<void> => {
    const { players } = this;
    this.players = players.map(() => 'person');
    await this.openText(text).catch((error: Error) => {
      this.players = players;
      throw error;
    });
  };

  #seat({ seat, player }: SeatChange): void {
    this.#stopThinking();
    this.players = this.players.map((one, i) => (i === seat ? player : one));
    if (this.scene) void this.#writeAddress(this.scene);
    void this.#letComputerMove();
  }

  /** The rules, which the page has below the board without script, stand beside it. */
  protected override updated(): void {
    const rules = document.querySelector('#game-rules');
    const side = this.querySelector('.side');
    if (rules && side && !side.contains(rules)) side.append(rules);
  }

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
          .isLocked=${!this.#isPersonToMove()}
          .news=${this.isThinking ? 'Thinking …' : this.news}
        ></parlour-table>
        ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
        ${scene.ended ? html`<p class="result">${capitalize(scene.ended)}. <button type="button" @click=${this.#newGame}>Play again</button></p>` : nothing}
      </div>
      <div class="side" @keydown=${this.#onKey}>
        ${this.#controls(scene)}
        <parlour-seats
          .seats=${scene.seats}
          .players=${this.players}
          .turn=${scene.turn}
          @seat=${({ detail }: CustomEvent<SeatChange>) => this.#seat(detail)}
        ></parlour-seats>
        <parlour-moves
          .made=${scene.made}
          .at=${scene.at}
          .seats=${scene.seats.length}
          @go=${({ detail }: CustomEvent<number>) => this.#goTo(detail)}
        ></parlour-moves>
        <parlour-typed .play=${this.#play} .isLocked=${!this.#isPersonToMove()} .isOver=${scene.turn === undefined}></parlour-typed>
        <parlour-share .fen=${scene.fen} .record=${this.engine.record} .read=${this.#read}></parlour-share>
        <details class="position"><summary>Position in words</summary><p>${scene.words}</p></details>
      </div>
    </div>`;
  }

  #controls({ at, seats, turn, isTurnable, claim, mayResign, drawOffers }: Scene) {
    const isOver = turn === undefined;
    const mayAct = this.#isPersonToMove();
    const offered = drawOffers.some((seat) => seat !== turn);
    return html`<div class="controls">
      <button type="button" ?disabled=${at === 0} @click=${this.#undo}>Take back</button>
      ${isTurnable ? html`<button type="button" @click=${this.#flip}>Turn the board</button>` : nothing}
      <button type="button" ?disabled=${isOver || !mayAct} @click=${this.#hint}>Hint</button>
      ${claim ? html`<button type="button" ?disabled=${!mayAct} @click=${() => this.#act({ action: 'claim' })}>Claim: ${claim}</button>` : nothing}
      ${this.#drawButton(offered, isOver || !mayAct, seats[turn ?? 0]!)}
      ${mayResign ? html`<button type="button" ?disabled=${isOver || !mayAct} @click=${() => this.#act({ action: 'resign' })}>Resign</button>` : nothing}
      <button type="button" @click=${this.#newGame}>New game</button>
    </div>`;
  }

  #drawButton(isOffered: boolean, isDisabled: boolean, seat: string) {
    return isOffered
      ? html`<button type="button" ?disabled=${isDisabled} @click=${() => this.#act({ action: 'draw', seat })}>Accept the draw</button>`
      : html`<button type="button" ?disabled=${isDisabled} @click=${this.#offerDraw}>Offer a draw</button>`;
  }
}

/** A search that was ended finds no move; other failures are bugs. */
const noMove =
  (signal: AbortSignal) =>
  (error: Error): undefined => {
    if (!signal.aborted) throw error;
  };

customElements.define('parlour-game', ParlourGame);
