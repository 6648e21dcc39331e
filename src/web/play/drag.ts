/** Distance in pixels that a pointer moves before a press becomes a drag. */
const SLACK = 6;

/** Size of a dragged piece compared with its cell. A fingertip hides a small one. */
const SCALE = { mouse: 1, touch: 1.6 } as const;

/** A press of a pointer on a cell that may become a drag. A copy of the cell's part of the drawing follows the pointer. */
export class Drag {
  readonly from: number;
  readonly #start: PointerEvent;
  readonly #cell: Element;
  #ghost: HTMLElement | undefined;

  constructor(from: number, cell: Element, start: PointerEvent) {
    this.from = from;
    this.#cell = cell;
    this.#start = start;
  }

  /** Whether the pointer has left where it was pressed. */
  get hasBegun(): boolean {
    return this.#ghost !== undefined;
  }

  /** Follows the pointer. Returns true when this begins the drag. */
  follow({ clientX, clientY }: PointerEvent, svg: SVGSVGElement): boolean {
    const isFirst = !this.#ghost;
    if (isFirst && Math.hypot(clientX - this.#start.clientX, clientY - this.#start.clientY) < SLACK) return false;
    this.#ghost ??= this.#lift(svg);
    this.#ghost.style.translate = `calc(${clientX}px - 50%) calc(${clientY}px - 50%)`;
    return isFirst;
  }

  end(): void {
    this.#ghost?.remove();
  }

  #lift(svg: SVGSVGElement): HTMLElement {
    const drawn = svg.getBoundingClientRect();
    const { left, top, width, height } = this.#cell.getBoundingClientRect();
    const unit = svg.viewBox.baseVal.width / drawn.width;
    const { x, y } = svg.viewBox.baseVal;
    const copy = svg.cloneNode(true) as SVGSVGElement;
    const box = [x + (left - drawn.left) * unit, y + (top - drawn.top) * unit, width * unit, height * unit];
    copy.setAttribute('viewBox', box.join(' '));
    const ghost = document.createElement('div');
    ghost.className = 'ghost';
    ghost.ariaHidden = 'true';
    const scale = SCALE[this.#start.pointerType === 'touch' ? 'touch' : 'mouse'];
    ghost.style.width = `${width * scale}px`;
    ghost.style.height = `${height * scale}px`;
    ghost.append(copy);
    document.body.append(ghost);
    return ghost;
  }
}
