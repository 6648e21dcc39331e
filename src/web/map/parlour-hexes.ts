import { html, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { CellBox } from '../../board/render/svg-picture.ts';
import { NO_HEX } from '../../hexmap/grid.ts';
import { hexOutlinePath } from '../../hexmap/render/layout.ts';
import { PageElement } from '../page-element.ts';
import { applyParts } from './apply-parts.ts';
import type { HexScene } from './hex-scene.ts';
import type { DrawnPart } from './svg-parts.ts';

/** Steps around the focused hex within which hexes are buttons. All of a large map would be too many. */
const WINDOW = 3;

/** Hexes that a visitor points at: where the pointer went down, over which it goes, where it came up. */
export interface Pointed {
  readonly phase: 'press' | 'drag' | 'release';
  readonly hexes: readonly number[];
}

/**
 * A map on which one can point. The drawing lies below a grid of buttons, of which those around the focused hex are
 * there. Sends `pointed` for mouse, touch and keys alike: Enter presses and releases, an arrow with Shift drags.
 */
export class ParlourHexes extends PageElement {
  static override properties = {
    scene: { attribute: false },
    parts: { attribute: false },
    over: { attribute: false },
    background: { attribute: false },
    preview: { attribute: false },
    nameOf: { attribute: false },
    label: { attribute: false },
    chosen: { attribute: false },
    canDrag: { attribute: false },
    zoom: { attribute: false },
    focused: { state: true },
  };

  declare scene: HexScene;
  declare parts: readonly DrawnPart[];
  /** Markup over the drawing: tokens and measures. */
  declare over: string;
  /** Colour of the paper. */
  declare background: string;
  /** Hexes that are being painted, with their colour. */
  declare preview: { readonly hexes: Iterable<number>; readonly fill: string } | undefined;
  declare nameOf: (hex: number) => string;
  declare label: string;
  /** A hex that was pointed at first, such as the start of a path. */
  declare chosen: number | undefined;
  /** Whether touches draw rather than scroll. */
  declare canDrag: boolean;
  /** Width of the map as a multiple of its place. */
  declare zoom: number;
  declare focused: number;

  #last = NO_HEX;

  constructor() {
    super();
    this.parts = [];
    this.over = '';
    this.background = '';
    this.label = '';
    this.canDrag = false;
    this.zoom = 1;
    this.focused = NO_HEX;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('scene')) this.focused = this.scene.middle;
  }

  protected override render() {
    const { scene, preview } = this;
    const { layout, numbers } = scene;
    const viewBox = `0 0 ${layout.width} ${layout.height}`;
    const outline = preview ? [...preview.hexes].map((hex) => hexOutlinePath(layout, hex)).join('') : '';
    const rows = [...scene.rowsAround(this.focused, WINDOW)];
    return html`<div class=${this.canDrag ? 'hexes can-drag' : 'hexes'}>
      <div class="map-board" @pointerdown=${this.#onDown} @pointermove=${this.#onMove} @pointerup=${this.#onUp} @pointercancel=${this.#onCancel}>
        <svg class="ground" viewBox=${viewBox} aria-hidden="true"></svg>
        <svg class="over" viewBox=${viewBox} aria-hidden="true">
          <path d=${outline} fill=${preview?.fill ?? 'none'} stroke="#000" stroke-width="3"></path>
          ${unsafeSVG(this.over)}
        </svg>
        <div role="grid" aria-label=${this.label} aria-rowcount=${numbers.rows} aria-colcount=${numbers.columns} @keydown=${this.#onKey}>
          ${repeat(
            rows,
            ([row]) => row,
            ([row, cells]) =>
              html`<div role="row" aria-rowindex=${row}>${repeat(
                cells,
                ({ key }) => key,
                (cell) => this.#cell(cell),
              )}</div>`,
          )}
        </div>
      </div>
    </div>`;
  }

  #cell({ key }: CellBox) {
    return html`<div role="gridcell" class="hex-cell" data-hex=${key} aria-colindex=${this.scene.numbers.columnOf(key)}>
      <button
        type="button"
        tabindex=${key === this.focused ? 0 : -1}
        aria-label=${this.nameOf(key)}
        class=${key === this.chosen ? 'chosen' : ''}
        @click=${(event: MouseEvent) => event.detail === 0 && this.#clicked(key)}
        @focus=${() => {
          this.focused = key;
        }}
      ></button>
    </div>`;
  }

  /** Lays drawing and buttons out. Policies forbid styles in the text of a page, but not those that a script sets. */
  protected override updated(changed: PropertyValues<this>): void {
    const { layout } = this.scene;
    const board = this.querySelector<HTMLElement>('.map-board')!;
    if (changed.has('parts')) applyParts(this.querySelector('svg.ground')!, this.parts);
    board.style.setProperty('--shape', `${layout.width} / ${layout.height}`);
    board.style.background = this.background;
    board.style.setProperty('--zoom', String(this.zoom));
    for (const cells of this.scene.rowsAround(this.focused, WINDOW).values()) {
      for (const { key, x, y, width, height } of cells) {
        const { style } = board.querySelector<HTMLElement>(`[data-hex="${key}"]`)!;
        style.left = `${(100 * x) / layout.width}%`;
        style.top = `${(100 * y) / layout.height}%`;
        style.width = `${(100 * width) / layout.width}%`;
        style.height = `${(100 * height) / layout.height}%`;
      }
    }
  }

  #send(phase: Pointed['phase'], ...hexes: number[]): void {
    this.dispatchEvent(new CustomEvent<Pointed>('pointed', { detail: { phase, hexes } }));
  }

  #clicked(hex: number): void {
    this.#send('press', hex);
    this.#send('release', hex);
  }

  #onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.dispatchEvent(new CustomEvent('give-up'));
    const next = this.scene.numbers.towards(this.focused, event.key);
    if (next === undefined) return;
    event.preventDefault();
    if (event.shiftKey && next !== this.focused) {
      this.#send('press', this.focused);
      this.#send('drag', next);
      this.#send('release', next);
    }
    this.#focus(next);
  };

  #focus(hex: number, options: FocusOptions = {}): void {
    this.focused = hex;
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(`[data-hex="${hex}"] button`)?.focus(options));
  }

  #hexAt({ clientX, clientY }: PointerEvent): number {
    const { left, top, width, height } = this.querySelector('.map-board')!.getBoundingClientRect();
    return this.scene.hexAt((clientX - left) / width, (clientY - top) / height);
  }

  #onDown = (event: PointerEvent): void => {
    const hex = this.#hexAt(event);
    if (event.button !== 0 || hex === NO_HEX || !event.isPrimary) return;
    if (this.canDrag) (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#last = hex;
    this.#send('press', hex);
  };

  #onMove = (event: PointerEvent): void => {
    if (this.#last === NO_HEX) return;
    const hex = this.#hexAt(event);
    if (hex === NO_HEX || hex === this.#last) return;
    const hexes = this.scene.between(this.#last, hex);
    this.#last = hex;
    this.#send('drag', ...hexes);
  };

  #onUp = (event: PointerEvent): void => {
    if (this.#last === NO_HEX) return;
    const at = this.#hexAt(event);
    const hex = at === NO_HEX ? this.#last : at;
    this.#last = NO_HEX;
    this.#send('release', hex);
    this.#focus(hex, { preventScroll: true });
  };

  /** The browser took the pointer to scroll. */
  #onCancel = (): void => {
    this.#last = NO_HEX;
    this.dispatchEvent(new CustomEvent('give-up'));
  };
}

customElements.define('parlour-hexes', ParlourHexes);
