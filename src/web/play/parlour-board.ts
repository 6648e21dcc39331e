import { html, type PropertyValues } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Scene, SceneCell } from '../engine/scene.ts';
import { PageElement } from '../page-element.ts';
import { neighbourTowards, rowsOf } from './board-geometry.ts';
import { Drag } from './drag.ts';
import type { Step } from './picking.ts';

/** Time in milliseconds within which a click belongs to the drag before it. */
const SAME_GESTURE = 80;

/**
 * A board of any game: the drawing, with a button over each cell. Sends `point` with the key of the cell that a player
 * points at, by mouse, touch or key; a drag points at both of its ends. Sends `give-up` for Escape and for a drag that ends
 * beside the board.
 */
export class ParlourBoard extends PageElement {
  static override properties = {
    scene: { attribute: false },
    name: { attribute: false },
    chosen: { attribute: false },
    targets: { attribute: false },
    liftable: { attribute: false },
    focusKey: { state: true },
  };

  declare scene: Pick<Scene, 'svg' | 'box' | 'cells'>;
  /** The name of the game, which names the board. */
  declare name: string;
  /** What has been pointed at. */
  declare chosen: readonly Step[];
  /** What can be pointed at next. */
  declare targets: ReadonlySet<Step>;
  /** Cells from which a piece can be dragged. */
  declare liftable: ReadonlySet<Step>;
  declare focusKey: number;

  #drag: Drag | undefined;
  /** Time of the end of the last drag, in milliseconds: some browsers send a click after it. */
  #draggedAt = Number.NEGATIVE_INFINITY;

  constructor() {
    super();
    this.chosen = [];
    this.targets = new Set();
    this.liftable = new Set();
    this.focusKey = -1;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const isKnown = this.scene.cells.some(({ key }) => key === this.focusKey);
    if (changed.has('scene') && !isKnown) this.focusKey = this.scene.cells[0]!.key;
  }

  protected override render() {
    const { svg, cells } = this.scene;
    return html`<div class="board">
      <div class="drawing" aria-hidden="true">${unsafeHTML(svg)}</div>
      <div
        role="grid"
        aria-label=${this.name}
        @keydown=${this.#onKey}
        @pointerdown=${this.#onDown}
        @pointermove=${this.#onMove}
        @pointerup=${this.#onUp}
        @pointercancel=${this.#endDrag}
      >
        ${rowsOf(cells).map((row) => html`<div role="row">${row.map((cell) => this.#cell(cell))}</div>`)}
      </div>
    </div>`;
  }

  /** Lays the buttons over the drawing. Policies forbid styles in the text of a page, but not those that a script sets. */
  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('scene')) return;
    const { box, cells } = this.scene;
    const boxes = new Map(cells.map((cell) => [String(cell.key), cell]));
    const board = this.querySelector<HTMLElement>('.board')!;
    board.style.aspectRatio = `${box.width} / ${box.height}`;
    board.style.setProperty('--ratio', String(box.width / box.height));
    for (const element of board.querySelectorAll<HTMLElement>('.cell')) {
      const { x, y, width, height } = boxes.get(element.dataset['cell']!)!;
      const { style } = element;
      style.left = `${(100 * (x - box.x)) / box.width}%`;
      style.top = `${(100 * (y - box.y)) / box.height}%`;
      style.width = `${(100 * width) / box.width}%`;
      style.height = `${(100 * height) / box.height}%`;
    }
  }

  #cell(cell: SceneCell) {
    const { key, name, holds } = cell;
    const isTarget = this.targets.has(key);
    const isChosen = this.chosen.includes(key);
    const words = [name, holds, isChosen ? 'chosen' : '', isTarget && this.chosen.length ? 'can be next' : ''];
    return html`<div role="gridcell" class="cell" data-cell=${key}>
      <button
        type="button"
        data-key=${key}
        tabindex=${key === this.focusKey ? 0 : -1}
        aria-label=${words.filter(Boolean).join(', ')}
        class=${[
          isChosen ? 'chosen' : '',
          isTarget ? (holds ? 'target taken' : 'target') : '',
          this.liftable.has(key) ? 'liftable' : '',
        ].join(' ')}
        @click=${(event: MouseEvent) => this.#onClick(event, key)}
        @focus=${() => {
          this.focusKey = key;
        }}
      ></button>
    </div>`;
  }

  #point(key: number): void {
    this.dispatchEvent(new CustomEvent<Step>('point', { detail: key }));
  }

  #onClick(event: MouseEvent, key: number): void {
    const endsDrag = event.detail > 0 && event.timeStamp - this.#draggedAt < SAME_GESTURE;
    if (!endsDrag) this.#point(key);
  }

  #onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.#giveUp();
    const next = neighbourTowards(this.scene.cells, this.focusKey, event.key);
    if (next === undefined) return;
    event.preventDefault();
    this.focusKey = next;
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(`[data-key="${next}"]`)?.focus());
  };

  #giveUp(): void {
    this.#endDrag();
    this.dispatchEvent(new CustomEvent('give-up'));
  }

  #onDown = (event: PointerEvent): void => {
    this.#endDrag();
    const key = keyAt(event);
    if (key === undefined || !this.liftable.has(key) || !event.isPrimary || event.button !== 0) return;
    this.#drag = new Drag(key, this.querySelector(`[data-key="${key}"]`)!, event);
  };

  /** The board hears of a dragging pointer wherever it goes. */
  #onMove = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (!drag?.follow(event, this.querySelector<SVGSVGElement>('.drawing svg')!)) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    if (this.chosen.at(-1) !== drag.from) this.#point(drag.from);
  };

  /** A drag to another cell points at both ends; a click is an event of its own. */
  #onUp = (event: PointerEvent): void => {
    const drag = this.#drag;
    this.#endDrag();
    if (!drag?.hasBegun) return;
    this.#draggedAt = event.timeStamp;
    const to = keyAt(event);
    if (to === undefined) this.#giveUp();
    else if (to !== drag.from && this.chosen.at(-1) === drag.from) this.#point(to);
  };

  #endDrag = (): void => {
    this.#drag?.end();
    this.#drag = undefined;
  };
}

/** The key of the cell below a pointer. Touches stay with the element where they began, so the place decides. */
function keyAt({ clientX, clientY }: PointerEvent): number | undefined {
  const key = document.elementFromPoint(clientX, clientY)?.getAttribute('data-key') ?? undefined;
  return key === undefined ? undefined : Number(key);
}

customElements.define('parlour-board', ParlourBoard);
