import { html, nothing } from 'lit';
import type { MapFacts } from '../../hexmap/map-facts.ts';
import { PLAYER_COLORS } from '../../hexmap/render/styles.ts';
import { capitalize } from '../../lib/wording.ts';
import { copyAddress } from '../link/copy-address.ts';
import { PageElement } from '../page-element.ts';
import { EditHistory, isEdited, type MapEdits, noEdits, removeToken, tokenOn } from './edits.ts';
import { factsView } from './facts-view.ts';
import { HexScene } from './hex-scene.ts';
import type { MapClient } from './map-client.ts';
import { readEdits, writeEdits } from './map-link.ts';
import { legendView, startZoom, zoomButtons } from './map-view.ts';
import type { Measure, OpenedMap, ShownMap } from './messages.ts';
import { OptionsForm } from './options-form.ts';
import './parlour-hexes.ts';
import type { Pointed } from './parlour-hexes.ts';
import './parlour-map-print.ts';
import type { ParlourMapPrint } from './parlour-map-print.ts';
import { toolPanel } from './tool-panel.ts';
import { FIRST_SETTINGS, type Outcome, type Pointing, point, type ToolSettings } from './tools.ts';

/**
 * A map in the page: it is made and drawn in a worker, painted and measured here. The address holds all of it: the map in
 * the query, what was painted in the fragment.
 */
export class ParlourMap extends PageElement {
  static override properties = {
    opened: { state: true },
    shown: { state: true },
    facts: { state: true },
    settings: { state: true },
    pointing: { state: true },
    news: { state: true },
    fault: { state: true },
    zoom: { state: true },
  };

  client!: MapClient;
  declare opened: OpenedMap | undefined;
  declare shown: ShownMap | undefined;
  declare facts: MapFacts | undefined;
  declare settings: ToolSettings;
  declare pointing: Pointing;
  /** What has happened, for those who hear the page. */
  declare news: string;
  /** Why something could not be done. */
  declare fault: string;
  declare zoom: number;

  #form!: OptionsForm;
  #scene!: HexScene;
  #history = new EditHistory(noEdits(0));
  #measure: Measure | undefined;
  #isDrawing = false;
  #isStale = false;
  /** Counts the maps asked for: of two, the later one is shown. */
  #round = 0;

  constructor() {
    super();
    this.settings = FIRST_SETTINGS;
    this.pointing = {};
    this.news = '';
    this.fault = '';
    this.zoom = 1;
  }

  /** Makes the map of the address. What the page showed without script makes room. */
  async begin(): Promise<void> {
    this.#form = new OptionsForm((query) => void this.#open(query, ''));
    addEventListener('popstate', () => void this.#open(location.search, location.hash));
    await this.#open(location.search, location.hash);
    this.querySelector('.before-script')?.remove();
  }

  async #open(query: string, fragment: string): Promise<void> {
    const round = ++this.#round;
    try {
      const opened = await this.client.open(this.dataset['game']!, query);
      if (round === this.#round) await this.#take(opened, fragment);
    } catch (error) {
      this.#form.refuse((error as Error).message);
    }
  }

  async #take(opened: OpenedMap, fragment: string): Promise<void> {
    const before = this.opened;
    const isSame = before?.share === opened.share;
    if (!isSame) {
      this.#scene = new HexScene(opened);
      this.#measure = undefined;
      this.pointing = {};
      this.zoom = startZoom(this.#scene, this.clientWidth);
      this.news = before ? `${opened.title}: a new map.` : '';
    }
    if (!isSame || fragment) this.#history = new EditHistory(await this.#editsOf(opened, fragment));
    this.opened = opened;
    this.#form.show(opened.query);
    document.querySelector<HTMLInputElement>('#share-string')!.value = opened.share;
    await this.#writeAddress(before !== undefined && !isSame && !fragment);
    await this.#draw();
  }

  async #editsOf(opened: OpenedMap, fragment: string): Promise<MapEdits> {
    const size = opened.terrain.length;
    const edits = await readEdits(fragment, { size, terrains: opened.terrains.length, colors: PLAYER_COLORS.length });
    this.fault = fragment && !edits ? 'The link holds nothing that could be painted on this map.' : '';
    return edits ?? noEdits(size);
  }

  /** Writes map and edits to the address; as a new page of the browser's history, if the map is another one. */
  async #writeAddress(isNew = false): Promise<void> {
    const edits = this.#history.now;
    const fragment = await writeEdits(edits);
    if (edits !== this.#history.now) return;
    if (fragment === undefined) this.fault = 'The link cannot hold all that is painted. Save the picture instead.';
    const address = `${location.pathname}?${this.opened!.query}${fragment ?? ''}`;
    if (isNew) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  }

  /** Has the worker draw what is there now. While it draws, changes wait and are drawn together. */
  async #draw(): Promise<void> {
    this.#isStale = true;
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    while (this.#isStale) {
      this.#isStale = false;
      const measure = this.#measure;
      this.shown = await this.client.show(this.opened!.look, this.#history.now, measure);
      if (measure && measure === this.#measure) this.news = this.shown.measured;
      this.facts = await this.client.facts();
    }
    this.#isDrawing = false;
  }

  #nameOf = (hex: number): string => this.#scene.nameOf(hex, this.#history.now, this.opened!.terrains);

  #pointed(pointed: Pointed): void {
    const map = { scene: this.#scene, made: this.opened!.terrain, edits: this.#history.now, nameOf: this.#nameOf };
    this.#follow(point(map, this.settings, this.pointing, pointed));
  }

  #follow({ pointing, edits, measure, said }: Outcome): void {
    this.pointing = pointing;
    if (said) this.news = capitalize(said);
    if (measure) this.#measure = measure;
    if (edits) this.#change(edits);
    else if (measure) void this.#draw();
  }

  #change(edits: MapEdits): void {
    this.#history.change(edits);
    this.#changed();
  }

  #changed(news = this.news): void {
    this.news = news;
    this.fault = '';
    this.querySelector<ParlourMapPrint>('parlour-map-print')?.close();
    this.requestUpdate();
    void this.#writeAddress();
    void this.#draw();
  }

  #undo = (): void => {
    this.#history.undo();
    this.#changed('Undone.');
  };

  #redo = (): void => {
    this.#history.redo();
    this.#changed('Done again.');
  };

  #clear = (): void => {
    this.#change(noEdits(this.opened!.terrain.length));
    this.news = 'All paint and tokens are gone. Undo brings them back.';
  };

  #choose = (settings: Partial<ToolSettings>): void => {
    if (settings.tool) {
      this.pointing = {};
      this.#measure = undefined;
      void this.#draw();
    }
    this.settings = { ...this.settings, ...settings };
    const measure = this.#measure;
    if (settings.range && measure?.kind === 'sight') {
      this.#measure = { ...measure, range: settings.range };
      void this.#draw();
    }
  };

  #removeToken = (): void => {
    const { chosen } = this.pointing;
    if (chosen === undefined) return;
    this.#follow({ pointing: {}, edits: removeToken(this.#history.now, chosen), said: 'Token removed.' });
  };

  #giveUp = (): void => {
    this.pointing = {};
  };

  #copyLink = async (): Promise<void> => {
    this.news = await copyAddress('map');
  };

  protected override render() {
    const { opened, shown, settings, pointing } = this;
    if (!opened || !shown) return nothing;
    const { chosen, stroke } = pointing;
    const isCarrying = settings.tool === 'token' && chosen !== undefined && tokenOn(this.#history.now, chosen);
    const fill = settings.terrain === undefined ? '#ffffff' : shown.palette[settings.terrain]!.fill;
    return html`<div class="map-page">
        <div class="map-place">
          <parlour-hexes
            .scene=${this.#scene}
            .parts=${shown.parts}
            .over=${shown.over}
            .background=${shown.background}
            .preview=${stroke && { hexes: stroke, fill }}
            .nameOf=${this.#nameOf}
            .label=${opened.title}
            .chosen=${chosen}
            .canDrag=${settings.tool === 'paint' || settings.tool === 'token'}
            .zoom=${this.zoom}
            @pointed=${({ detail }: CustomEvent<Pointed>) => this.#pointed(detail)}
            @give-up=${this.#giveUp}
          ></parlour-hexes>
          ${legendView(shown)}
        </div>
        <div class="map-side">
          <p class="news" role="status">${this.news}</p>
          ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
          ${toolPanel(settings, shown.palette, this.#choose, isCarrying ? this.#removeToken : undefined)}
          <div class="controls">
            <button type="button" ?disabled=${!this.#history.canUndo} @click=${this.#undo}>Undo</button>
            <button type="button" ?disabled=${!this.#history.canRedo} @click=${this.#redo}>Redo</button>
            <button type="button" ?disabled=${!isEdited(this.#history.now)} @click=${this.#clear}>Clear</button>
            ${zoomButtons(this.zoom, (zoom) => {
              this.zoom = zoom;
            })}
            <button type="button" @click=${this.#copyLink}>Copy link</button>
          </div>
        </div>
      </div>
      <parlour-map-print .client=${this.client} .fileName=${`${this.dataset['game']}-map`}></parlour-map-print>
      <div class="map-facts">${this.facts ? factsView(this.facts) : nothing}</div>`;
  }
}

customElements.define('parlour-map', ParlourMap);
