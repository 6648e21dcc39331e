import { html, LitElement, nothing } from 'lit';
import { capitalize } from '../../lib/wording.ts';
import type { Definition } from '../../play/definition.ts';
import type { Move } from '../../play/move.ts';
import { LEVELS, type Level } from '../../search/levels.ts';
import type { EngineClient } from '../engine/engine-client.ts';
import type { Scene, SceneMove } from '../engine/scene.ts';
import { copyAddress } from '../link/copy-address.ts';
import './parlour-board.ts';
import { pick, type Step } from './picking.ts';
import { readLink, type SharedGame, writeLink } from './share-link.ts';

/** What the server gives a page about its game. */
export interface GameFacts {
  readonly family: string;
  readonly title: string;
  readonly definition: Definition;
}

type Player = Level | 'person';

const isPlayer = (text: string): text is Player => text === 'person' || LEVELS.some((level) => level === text);

/** Level of the opponent that a visitor meets first. */
const FIRST_LEVEL: Level = 'easy';

const newSeed = (): string => crypto.randomUUID().slice(0, 8);

/**
 * A game to play in the page: board, hands, moves and what else a player may do. The engine runs in a worker; nothing is
 * sent anywhere. The address holds the game.
 */
export class ParlourGame extends LitElement {
  static override properties = {
    scene: { state: true },
    pointed: { state: true },
    choosing: { state: true },
    news: { state: true },
    fault: { state: true },
    isThinking: { state: true },
    players: { state: true },
    orientation: { state: true },
  };

  facts!: GameFacts;
  engine!: EngineClient;
  declare scene: Scene | undefined;
  /** What the player has pointed at. */
  declare pointed: readonly Step[];
  /** Moves that look alike on the board, of which the player must choose one. */
  declare choosing: readonly SceneMove[];
  /** What has happened, for those who hear the page. */
  declare news: string;
  /** Why something could not be done. */
  declare fault: string;
  declare isThinking: boolean;
  declare players: readonly Player[];
  declare orientation: 0 | 1;

  #seed = newSeed();
  #fen: string | undefined;
  /** Counts how often the page has gone elsewhere: a move that was found for another position is not played. */
  #round = 0;

  constructor() {
    super();
    this.pointed = [];
    this.choosing = [];
    this.news = '';
    this.fault = '';
    this.isThinking = false;
    this.players = [];
    this.orientation = 0;
  }

  /** The page's style sheet applies. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Begins the game of the address, or a new one. What the page showed without script makes room. */
  async begin(): Promise<void> {
    const shared = await readLink(location.hash);
    await this.#open(shared ?? { seed: this.#seed, moves: [] }).catch(async (error: Error) => {
      await this.#open({ seed: this.#seed, moves: [] });
      this.fault = `The link holds no game that can be played: ${error.message}.`;
    });
    this.querySelector('.before-script')?.remove();
  }

  async #open({ fen, seed, moves, players = [] }: SharedGame): Promise<void> {
    const { family, definition } = this.facts;
    const { orientation } = this;
    this.#round++;
    const scene = await this.engine.open({
      family,
      definition,
      opening: { fen, seed, moves },
      options: { orientation },
    });
    this.#seed = seed;
    this.#fen = fen;
    if (players.length === scene.seats.length && players.every(isPlayer)) this.players = players;
    else if (this.players.length !== scene.seats.length)
      this.players = scene.seats.map((_, seat) => (seat === 0 ? 'person' : FIRST_LEVEL));
    this.#show(scene);
  }

  #show(scene: Scene): void {
    this.scene = scene;
    this.pointed = [];
    this.choosing = [];
    this.fault = '';
    const last = scene.made[scene.at - 1];
    const next = scene.turn === undefined ? scene.ended! : `${scene.seats[scene.turn]} to move`;
    this.news = `${last ? `${last.join(', ')}. ` : ''}${capitalize(next)}.`;
    void this.#writeAddress(scene);
    void this.#letEngineMove();
  }

  async #writeAddress({ made, at, fen }: Scene): Promise<void> {
    if (!at && this.#fen === undefined) return;
    const moves = made.slice(0, at).map(([move]) => move!);
    const link = await writeLink({ fen: this.#fen, seed: this.#seed, moves, players: this.players }, fen);
    history.replaceState(null, '', link);
  }

  /** Plays for a seat that no person has, if its turn is now. */
  async #letEngineMove(): Promise<void> {
    const { scene } = this;
    const player = scene?.turn === undefined ? 'person' : this.players[scene.turn]!;
    if (!scene || player === 'person' || this.isThinking || scene.at < scene.made.length) return;
    const round = this.#round;
    this.isThinking = true;
    const move = await this.engine.suggest(player, `${this.#seed} ${scene.at}`).finally(() => {
      this.isThinking = false;
    });
    if (round === this.#round) await this.#play(move);
  }

  async #play(move: Move): Promise<void> {
    try {
      this.#show(await this.engine.play(move, { orientation: this.orientation }));
    } catch (error) {
      this.pointed = [];
      this.fault = `${(error as Error).message}.`;
    }
  }

  #point(step: Step): void {
    const { scene } = this;
    if (!scene || this.isThinking) return;
    const pointed = [...this.pointed, step];
    const picked = pick(scene.moves, pointed);
    this.fault = '';
    if (picked.kind === 'play') void this.#play(picked.move.move);
    else if (picked.kind === 'choose') this.choosing = picked.moves;
    else if (picked.kind === 'more') this.pointed = pointed;
    // Pointing elsewhere begins again, with this cell if it can begin.
    else this.pointed = pick(scene.moves, [step]).kind === 'more' && step !== this.pointed[0] ? [step] : [];
    if (picked.kind === 'none' && !this.pointed.length && scene.moves.some((move) => move.steps.length === 1))
      this.#explain(step);
  }

  /** A single step that makes no move is explained in the words of the rules, by trying it. */
  #explain(step: Step): void {
    const cell = this.scene?.cells.find(({ key }) => key === step);
    if (cell) void this.#play({ notation: cell.name });
  }

  #giveUp = (): void => {
    this.pointed = [];
    this.choosing = [];
  };

  async #goTo(count: number): Promise<void> {
    if (this.isThinking) return;
    this.#round++;
    this.#show(await this.engine.goTo(count, { orientation: this.orientation }));
  }

  /** Takes back to the last decision of a person; where the computer plays both sides, a single move. */
  #undo = async (): Promise<void> => {
    if (this.isThinking) return;
    const isPerson = () => this.scene?.turn !== undefined && this.players[this.scene.turn] === 'person';
    do await this.#goTo(this.scene!.at - 1);
    while (this.scene!.at > 0 && !isPerson() && this.players.includes('person'));
  };

  #flip = async (): Promise<void> => {
    this.orientation = this.orientation ? 0 : 1;
    this.scene = await this.engine.look({ orientation: this.orientation });
  };

  #newGame = (): void => {
    history.replaceState(null, '', location.pathname);
    this.#fen = undefined;
    void this.#open({ seed: newSeed(), moves: [] });
  };

  #hint = async (): Promise<void> => {
    const { scene } = this;
    if (!scene || scene.turn === undefined || this.isThinking) return;
    this.isThinking = true;
    const move = await this.engine.suggest('hard', `hint ${scene.at}`).finally(() => {
      this.isThinking = false;
    });
    const text = move.notation ?? JSON.stringify(move);
    this.pointed = (scene.moves.find(({ notation }) => notation === text)?.steps ?? []).slice(0, 1);
    this.news = `Hint: ${text}.`;
  };

  #share = async (): Promise<void> => {
    this.news = await copyAddress('game');
  };

  #type = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('move') as HTMLInputElement;
    const notation = field.value.trim();
    if (notation && !this.isThinking)
      void this.#play({ notation }).then(() => (field.value = this.fault ? notation : ''));
  };

  #seatChosen(seat: number, event: Event): void {
    const player = (event.target as HTMLSelectElement).value as Player;
    this.players = this.players.map((one, i) => (i === seat ? player : one));
    if (this.scene) void this.#writeAddress(this.scene);
    void this.#letEngineMove();
  }

  protected override render() {
    const { scene, pointed } = this;
    if (!scene) return nothing;
    const picked = pick(scene.moves, pointed);
    const targets = picked.kind === 'more' && pointed.length ? picked.next : new Set<Step>();
    return html`<div class="game">
      <div class="table">
        <parlour-board
          .scene=${scene}
          .name=${this.facts.title}
          .chosen=${pointed}
          .targets=${targets}
          @point=${({ detail }: CustomEvent<Step>) => this.#point(detail)}
          @give-up=${this.#giveUp}
        ></parlour-board>
        ${this.#handButtons(scene)} ${this.#otherMoves(scene)} ${this.#choice()}
        <p class="news" role="status">${this.isThinking ? 'Thinking …' : this.news}</p>
        ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
        ${scene.ended ? html`<p class="result">${capitalize(scene.ended)}. <button type="button" @click=${this.#newGame}>Play again</button></p>` : nothing}
      </div>
      <div class="side">
        ${this.#seats(scene)} ${this.#controls(scene)} ${this.#moves(scene)} ${this.#position(scene)}
      </div>
    </div>`;
  }

  /** Pieces in hand that can be dropped now. */
  #handButtons({ moves }: Scene) {
    const held = new Set(moves.flatMap(({ steps: [first] }) => (typeof first === 'string' ? [first] : [])));
    if (!held.size) return nothing;
    const { pieces = {} } = this.facts.definition as unknown as { pieces?: Record<string, { name: string }> };
    return html`<div class="hand" role="group" aria-label="Pieces to drop">
      ${[...held].map(
        (piece) => html`<button
          type="button"
          aria-pressed=${this.pointed[0] === piece}
          @click=${() => {
            this.pointed = this.pointed[0] === piece ? [] : [piece];
          }}
        >
          ${pieces[piece]?.name ?? piece}
        </button>`,
      )}
    </div>`;
  }

  /** Moves that point at nothing: a pass, a swap, decisions about money. */
  #otherMoves({ moves }: Scene) {
    const plain = moves.filter(({ steps }) => steps.length === 0);
    if (!plain.length) return nothing;
    return html`<div class="decisions" role="group" aria-label="Other moves">
      ${plain.map((one) => html`<button type="button" @click=${() => this.#play(one.move)}>${one.notation}</button>`)}
    </div>`;
  }

  #choice() {
    if (!this.choosing.length) return nothing;
    return html`<div class="choice" role="group" aria-label="Which move?">
      ${this.choosing.map((one) => html`<button type="button" @click=${() => this.#play(one.move)}>${one.notation}</button>`)}
      <button type="button" @click=${this.#giveUp}>Neither</button>
    </div>`;
  }

  #seats({ seats, turn }: Scene) {
    return html`<fieldset class="seats">
      <legend>Players</legend>
      ${seats.map(
        (name, seat) => html`<label class=${seat === turn ? 'to-move' : ''}
          >${name}
          <select @change=${(event: Event) => this.#seatChosen(seat, event)}>
            ${['person', ...LEVELS].map(
              (player) =>
                html`<option value=${player} ?selected=${this.players[seat] === player}>${player === 'person' ? 'a person here' : `computer, ${player}`}</option>`,
            )}
          </select></label
        >`,
      )}
    </fieldset>`;
  }

  #controls({ at, made, turn, isTurnable }: Scene) {
    const isOver = turn === undefined;
    return html`<div class="controls">
        <button type="button" ?disabled=${at === 0} @click=${this.#undo}>Take back</button>
        <button type="button" ?disabled=${at === made.length} @click=${() => this.#goTo(at + 1)}>Forward</button>
        ${isTurnable ? html`<button type="button" @click=${this.#flip}>Turn the board</button>` : nothing}
        <button type="button" ?disabled=${isOver} @click=${this.#hint}>Hint</button>
        <button type="button" ?disabled=${isOver} @click=${() => this.#play({ action: 'resign' })}>Resign</button>
        <button type="button" ?disabled=${isOver} @click=${() => this.#play({ action: 'claim' })}>Claim a draw</button>
        <button type="button" @click=${this.#share}>Copy link</button>
        <button type="button" @click=${this.#newGame}>New game</button>
      </div>
      <form class="typed" @submit=${this.#type}>
        <label>Type a move <input name="move" autocomplete="off" autocapitalize="off" spellcheck="false" ?disabled=${isOver}></label>
        <button ?disabled=${isOver}>Play</button>
      </form>`;
  }

  #position({ fen, words }: Scene) {
    return html`<details class="position">
      <summary>Position</summary>
      <p>${words}</p>
      <label>As text <input readonly .value=${fen} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}></label>
    </details>`;
  }

  #moves({ made, at, seats }: Scene) {
    return html`<ol class=${`moves of-${seats.length}`} aria-label="Moves">
      ${made.map(
        (texts, i) => html`<li class=${i >= at ? 'taken-back' : ''}>
          <button type="button" aria-current=${i === at - 1 ? 'true' : 'false'} @click=${() => this.#goTo(i + 1)}>${texts.join(', ')}</button>
        </li>`,
      )}
    </ol>`;
  }
}

customElements.define('parlour-game', ParlourGame);
