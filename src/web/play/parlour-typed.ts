import { html, nothing } from 'lit';
import type { Move } from '../../play/move.ts';
import { PageElement } from '../page-element.ts';

/** A field to type a move in. A refusal stands below it. */
export class ParlourTyped extends PageElement {
  static override properties = {
    play: { attribute: false },
    isLocked: { attribute: false },
    isOver: { attribute: false },
    fault: { state: true },
  };

  /** Plays a move. Rejects with an `Error` that says why it cannot be made. */
  declare play: (move: Move) => Promise<void>;
  /** Whether nobody at the board may move now. */
  declare isLocked: boolean;
  declare isOver: boolean;
  declare fault: string;

  constructor() {
    super();
    this.isLocked = false;
    this.isOver = false;
    this.fault = '';
  }

  #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('move') as HTMLInputElement;
    const notation = field.value.trim();
    if (!notation || this.isLocked) return;
    this.fault = '';
    await this.play({ notation }).then(
      () => (field.value = ''),
      (error: Error) => (this.fault = `${error.message}.`),
    );
  };

  protected override render() {
    return html`<form class="typed" @submit=${this.#submit}>
        <label>Type a move <input name="move" autocomplete="off" autocapitalize="off" spellcheck="false" ?disabled=${this.isOver}></label>
        <button ?disabled=${this.isOver}>Play</button>
      </form>
      ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}`;
  }
}

customElements.define('parlour-typed', ParlourTyped);
