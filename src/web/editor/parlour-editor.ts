import { html, nothing } from 'lit';
import { capitalize } from '../../lib/wording.ts';
import type { EditedPosition, Palette, PositionChange } from '../engine/editing.ts';
import type { EngineClient } from '../engine/engine-client.ts';
import { PageElement } from '../page-element.ts';
import { type GameFacts, newSeed, sceneOptions } from '../play/game-facts.ts';
import '../play/parlour-board.ts';
import type { Step } from '../play/picking.ts';
import { readLink, writeLink } from '../play/share-link.ts';

/** What pointing at a cell does: moves what is there, empties it, or puts a thing there. */
type Tool = 'move' | 'empty' | { readonly put: string };

/** A board on which a position is set up. What is wrong with it stands beside it; the address holds it. */
export class ParlourEditor extends PageElement {
  static override properties = {
    position: { state: true },
    palette: { state: true },
    tool: { state: true },
    held: { state: true },
    seeds: { state: true },
    fault: { state: true },
    link: { state: true },
    orientation: { state: true },
  };

  facts!: GameFacts;
  engine!: EngineClient;
  declare position: EditedPosition | undefined;
  declare palette: Palette | undefined;
  declare tool: Tool;
  /** The cell from which a thing is moved. */
  declare held: number | undefined;
  /** Number of seeds to put into a pit. */
  declare seeds: number;
  declare fault: string;
  /** The fragment of an address that holds the position. */
  declare link: string;
  declare orientation: 0 | 1;

  #start = '';
  #seed = newSeed();

  constructor() {
    super();
    this.tool = 'move';
    this.seeds = 4;
    this.fault = '';
    this.link = '';
    this.orientation = 0;
  }

  /** Opens the position of the address, or the start. What the page showed without script makes room. */
  async begin(): Promise<void> {
    const { family, definition } = this.facts;
    const options = sceneOptions(this.orientation);
    const opened = await this.engine.open({ family, definition, opening: { seed: this.#seed } }, options);
    this.#start = opened.fen;
    this.palette = await this.engine.palette();
    if (this.palette.mostSeeds !== undefined) this.tool = { put: String(this.seeds) };
    await this.#edit(undefined, (await readLink(location.hash))?.fen ?? opened.fen);
    if (!this.position) await this.#edit(undefined, opened.fen);
    this.querySelector('.before-script')?.remove();
  }

  async #edit(change?: PositionChange, fen = this.position?.fen): Promise<void> {
    this.held = undefined;
    this.fault = '';
    try {
      this.position = await this.engine.edit({ fen, change, options: sceneOptions(this.orientation) });
      this.link = await writeLink({ fen: this.position.fen, seed: this.#seed, moves: [] }, this.position.fen);
      history.replaceState(null, '', this.link);
    } catch (error) {
      this.fault = `${capitalize((error as Error).message)}.`;
    }
  }

  #point(cell: number): void {
    const { tool, held } = this;
    if (tool === 'empty') void this.#edit({ kind: 'place', cell, id: undefined });
    else if (tool !== 'move') void this.#put(cell, tool.put);
    else if (held === undefined)
      this.held = this.position!.cells.find(({ key }) => key === cell)?.holds ? cell : undefined;
    else if (held === cell) this.held = undefined;
    else void this.#edit({ kind: 'move', from: held, to: cell });
  }

  /** Puts a thing on a cell; a number of seeds may be none. */
  #put = (cell: number, id: string) => this.#edit({ kind: 'place', cell, id: id === '0' ? undefined : id });

  #flip = async (): Promise<void> => {
    this.orientation = this.orientation ? 0 : 1;
    await this.#edit();
  };

  protected override render() {
    const { position, held } = this;
    if (!position) return this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing;
    return html`<div class="game">
      <div class="table">
        <parlour-board
          .scene=${position}
          .name=${this.facts.title}
          .chosen=${held === undefined ? [] : [held]}
          .liftable=${this.#liftable(position)}
          @point=${({ detail }: CustomEvent<Step>) => this.#point(detail as number)}
          @give-up=${() => {
            this.held = undefined;
          }}
        ></parlour-board>
        ${this.#palette()}
      </div>
      <div class="side">${this.#doctor(position)} ${this.#fields(position)} ${this.#controls()}</div>
    </div>`;
  }

  #liftable = ({ cells }: EditedPosition): ReadonlySet<Step> =>
    new Set(this.tool === 'move' ? cells.filter(({ holds }) => holds).map(({ key }) => key) : []);

  #palette() {
    const { items = [], mostSeeds } = this.palette ?? {};
    if (mostSeeds !== undefined)
      return html`<label class="seeds">Seeds to put into a pit
        <input type="number" min="0" max=${mostSeeds} .value=${String(this.seeds)} @change=${this.#chooseSeeds}></label>`;
    return html`<div class="palette" role="group" aria-label="What to put on the board">
      ${this.#toolButton('move', 'Move')} ${this.#toolButton('empty', 'Empty a place')}
      ${items.map(({ id, name, promoted, picture }) => {
        const words = promoted ? `${name}, promoted` : name;
        return this.#toolButton(
          { put: id },
          html`<img src=${picture} alt=${words} title=${words} width="40" height="40">`,
        );
      })}
    </div>`;
  }

  #toolButton(tool: Tool, content: unknown) {
    const isChosen = JSON.stringify(tool) === JSON.stringify(this.tool);
    const choose = () => {
      this.tool = tool;
      this.held = undefined;
    };
    return html`<button type="button" aria-pressed=${isChosen} @click=${choose}>${content}</button>`;
  }

  #chooseSeeds = (event: Event): void => {
    this.seeds = Math.max(0, Math.trunc(Number((event.target as HTMLInputElement).value)) || 0);
    this.tool = { put: String(this.seeds) };
  };

  /** What is wrong with the position, or what can be done with it. */
  #doctor({ faults, notes, unreachable }: EditedPosition) {
    const { family, definition } = this.facts;
    const path = `${family}/${definition.variant}${this.link}`;
    if (faults.length)
      return html`<div class="fault" role="status">
        <p>This position cannot be played:</p>
        <ul>${faults.map((text) => html`<li>${text}.</li>`)}</ul>
      </div>`;
    return html`<div role="status">
        <p>This position can be played.</p>
        ${[...notes, ...unreachable].map((text) => html`<p>${text}.</p>`)}
      </div>
      <div class="controls">
        <a class="button" href=${`/play/${path}`}>Play from here</a>
        <a class="button" href=${`/analysis/${path}`}>Analyse</a>
      </div>`;
  }

  #fields({ seats, turn, hand, rights, fen }: EditedPosition) {
    return html`<fieldset class="seats">
        <legend>To move</legend>
        ${seats.map(
          (name, seat) => html`<label
            ><input type="radio" name="turn" .checked=${seat === turn} @change=${() => this.#edit({ kind: 'turn', seat })}> ${capitalize(name)}</label
          >`,
        )}
      </fieldset>
      ${this.#checks('Castling', rights)} ${this.#hand(hand)}
      <label class="position-text">Position as text
        <input .value=${fen} spellcheck="false" @change=${(event: Event) => this.#edit(undefined, (event.target as HTMLInputElement).value.trim())}></label>
      ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}`;
  }

  #checks(title: string, rights: EditedPosition['rights']) {
    if (!rights.length) return nothing;
    return html`<fieldset class="seats">
      <legend>${title}</legend>
      ${rights.map(
        ({ id, name, isHeld }) => html`<label
          ><input type="checkbox" .checked=${isHeld} @change=${() => this.#edit({ kind: 'right', id, isHeld: !isHeld })}> ${capitalize(name)}</label
        >`,
      )}
    </fieldset>`;
  }

  #hand(hand: EditedPosition['hand']) {
    if (!hand.length) return nothing;
    const set = (id: string) => (event: Event) =>
      this.#edit({ kind: 'hand', id, count: Number((event.target as HTMLInputElement).value) });
    return html`<details class="in-hand">
      <summary>In hand</summary>
      ${hand.map(
        ({ id, name, count }) =>
          html`<label>${capitalize(name)} <input type="number" min="0" max="99" .value=${String(count)} @change=${set(id)}></label>`,
      )}
    </details>`;
  }

  #controls() {
    return html`<div class="controls">
      <button type="button" @click=${() => this.#edit({ kind: 'clear' })}>Empty board</button>
      <button type="button" @click=${() => this.#edit(undefined, this.#start)}>Usual start</button>
      <button type="button" @click=${this.#flip}>Turn the board</button>
    </div>`;
  }
}

customElements.define('parlour-editor', ParlourEditor);
