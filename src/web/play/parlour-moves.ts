import { html, nothing } from 'lit';
import { PageElement } from '../page-element.ts';

/** The moves of a game as a list. Sends `go` with the number of moves to go back or forward to. */
export class ParlourMoves extends PageElement {
  static override properties = {
    made: { attribute: false },
    at: { attribute: false },
    seats: { attribute: false },
    isFixed: { attribute: false },
  };

  /** The text of each move, with those of the dice and cards that it led to. */
  declare made: readonly (readonly string[])[];
  /** How many of them stand on the board. */
  declare at: number;
  /** Number of players. */
  declare seats: number;
  /** Whether the list is only to read. Default: it can be gone through. */
  declare isFixed: boolean;

  constructor() {
    super();
    this.isFixed = false;
  }

  #go(count: number): void {
    this.dispatchEvent(new CustomEvent<number>('go', { detail: count }));
  }

  protected override updated(): void {
    // Only the list scrolls, never the page.
    const list = this.querySelector('ol')!;
    const current = list.querySelector<HTMLElement>('[aria-current="true"]');
    if (!current) list.scrollTop = 0;
    else if (current.offsetTop + current.offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = current.offsetTop + current.offsetHeight - list.clientHeight;
    else if (current.offsetTop < list.scrollTop) list.scrollTop = current.offsetTop;
  }

  protected override render() {
    const { made, at } = this;
    return html`<ol class=${`moves of-${this.seats}`} aria-label="Moves">
        ${made.map(
          (texts, i) => html`<li class=${i >= at ? 'taken-back' : ''}>
            ${this.isFixed ? texts.join(', ') : this.#button(texts, i)}
          </li>`,
        )}
      </ol>
      ${this.isFixed ? nothing : this.#steps()}`;
  }

  #button(texts: readonly string[], index: number) {
    return html`<button type="button" aria-current=${index === this.at - 1 ? 'true' : 'false'} @click=${() => this.#go(index + 1)}>
      ${texts.join(', ')}
    </button>`;
  }

  #steps() {
    const { made, at } = this;
    const isLast = at >= made.length;
    return html`<div class="controls" role="group" aria-label="Go through the moves">
      ${this.#step('First position', '«', 0, at === 0)} ${this.#step('One move back', '‹', at - 1, at === 0)}
      ${this.#step('One move forward', '›', at + 1, isLast)} ${this.#step('Last position', '»', made.length, isLast)}
    </div>`;
  }

  #step(label: string, sign: string, to: number, isDisabled: boolean) {
    return html`<button type="button" aria-label=${label} title=${label} ?disabled=${isDisabled} @click=${() => this.#go(to)}>
      <span aria-hidden="true">${sign}</span>
    </button>`;
  }
}

customElements.define('parlour-moves', ParlourMoves);
