import { html, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { HEX_WIDTHS, PAPER_NAMES, PAPERS, type PaperName } from '../../hexmap/render/paper.ts';
import { PageElement } from '../page-element.ts';
import type { MapClient } from './map-client.ts';
import type { DrawnSheets } from './messages.ts';
import { pngOf, save } from './save-file.ts';

/** Prints a map to scale, and saves it as a file. While sheets are shown, the page prints them and nothing else. */
export class ParlourMapPrint extends PageElement {
  static override properties = {
    drawn: { state: true },
    fault: { state: true },
    isBusy: { state: true },
  };

  client!: MapClient;
  /** Name of the files without ending. */
  fileName = 'map';
  declare drawn: DrawnSheets | undefined;
  declare fault: string;
  declare isBusy: boolean;

  readonly #pageRule = new CSSStyleSheet();

  constructor() {
    super();
    this.fault = '';
    this.isBusy = false;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#pageRule];
  }

  /** Takes the sheets away, because the map has changed. */
  close(): void {
    this.drawn = undefined;
    this.fault = '';
    this.#prepare();
  }

  /** The size of the paper, and that only sheets are printed. */
  #prepare(): void {
    const { drawn } = this;
    this.#pageRule.replaceSync(drawn ? `@page { size: ${drawn.width}mm ${drawn.height}mm; margin: 0; }` : '');
    document.documentElement.classList.toggle('has-sheets', drawn !== undefined);
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.fault = '';
    await work().catch((error: Error) => {
      this.fault = error.message;
    });
    this.isBusy = false;
  }

  #makeSheets = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const hex = Number(data.get('hex')) || undefined;
    void this.#try(async () => {
      this.drawn = undefined;
      this.drawn = await this.client.sheets(data.get('page') as PaperName, hex);
      this.#prepare();
    });
  };

  #saveSvg = (): void => {
    void this.#try(async () => {
      save(new Blob([await this.client.file()], { type: 'image/svg+xml' }), `${this.fileName}.svg`);
    });
  };

  #savePng = (): void => {
    void this.#try(async () => {
      save(await pngOf(await this.client.file()), `${this.fileName}.png`);
    });
  };

  protected override render() {
    const { drawn } = this;
    return html`<div class="map-print">
        <h2>Save and print</h2>
        <div class="controls">
          <button type="button" ?disabled=${this.isBusy} @click=${this.#saveSvg}>Save as SVG</button>
          <button type="button" ?disabled=${this.isBusy} @click=${this.#savePng}>Save as PNG</button>
        </div>
        <form class="search" @submit=${this.#makeSheets}>
          <label>Paper
            <select name="page">${PAPER_NAMES.map((name) => html`<option value=${name}>${PAPERS[name].title}</option>`)}</select></label>
          <label>Width of a hex
            <select name="hex">
              <option value="">as large as one sheet holds</option>
              ${HEX_WIDTHS.map((width) => html`<option value=${width}>${width} mm</option>`)}
            </select></label>
          <button ?disabled=${this.isBusy}>Lay out sheets</button>
        </form>
        ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
        ${
          drawn
            ? html`<p role="status">${drawn.words} Print at 100 %; the bar at the foot of each sheet is 50 mm long.</p>
                <div class="controls">
                  <button type="button" @click=${() => print()}>Print</button>
                  <button type="button" @click=${() => this.close()}>Put the sheets away</button>
                </div>`
            : nothing
        }
      </div>
      ${drawn ? html`<div class="map-sheets">${drawn.sheets.map((sheet) => html`<div class="map-sheet">${unsafeHTML(sheet)}</div>`)}</div>` : nothing}`;
  }
}

customElements.define('parlour-map-print', ParlourMapPrint);
