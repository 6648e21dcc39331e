import { html, nothing } from 'lit';
import type { GameRecord } from '../../records/write-records.ts';
import { copyText } from '../link/copy-address.ts';
import { PageElement } from '../page-element.ts';

/** A code of squares that a camera reads: an SVG path of its dark squares, and its size in squares. */
interface QrCode {
  readonly path: string;
  readonly size: number;
}

/**
 * Takes a game elsewhere: its link, as text or as a QR code, and its record; and opens a position or a record as text.
 * `record` and `read` ask the page; `read` rejects with an `Error` that says what cannot be read.
 */
export class ParlourShare extends PageElement {
  static override properties = {
    fen: { attribute: false },
    record: { attribute: false },
    read: { attribute: false },
    qr: { state: true },
    written: { state: true },
    said: { state: true },
    fault: { state: true },
  };

  /** The position as text. */
  declare fen: string;
  declare record: () => Promise<GameRecord | undefined>;
  declare read: (text: string) => Promise<void>;
  declare qr: QrCode | undefined;
  declare written: GameRecord | undefined;
  declare said: string;
  declare fault: string;

  constructor() {
    super();
    this.said = '';
    this.fault = '';
  }

  /** What stood here belongs to an earlier position. */
  protected override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('fen')) return;
    this.qr = undefined;
    this.written = undefined;
  }

  async #copy(text: string, what: string): Promise<void> {
    this.said = (await copyText(text))
      ? `${what} is copied.`
      : 'The browser does not let pages copy. Select the text instead.';
  }

  #share = async (): Promise<void> => {
    await navigator.share({ title: document.title, url: location.href }).catch(() => undefined);
  };

  #showQr = async (): Promise<void> => {
    const { encode } = await import('uqr');
    const { data, size } = encode(location.href, { border: 4 });
    const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
    this.qr = { path, size };
  };

  #write = async (): Promise<void> => {
    this.written = await this.record();
    this.said = this.written ? '' : 'This game has no usual format for records. The link holds it.';
  };

  #read = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('text') as HTMLTextAreaElement;
    this.fault = '';
    await this.read(field.value).then(
      () => {
        field.value = '';
        this.closest('.game')?.querySelector('.board')?.scrollIntoView({ block: 'nearest' });
      },
      (error: Error) => (this.fault = `${error.message}.`),
    );
  };

  protected override render() {
    return html`<details class="share">
      <summary>Share, save or open</summary>
      <div class="controls">
        <button type="button" @click=${() => this.#copy(location.href, 'The link to this game')}>Copy link</button>
        ${'share' in navigator ? html`<button type="button" @click=${this.#share}>Share …</button>` : nothing}
        <button type="button" @click=${this.#showQr}>QR code</button>
        <button type="button" @click=${this.#write}>Game as text</button>
      </div>
      <p role="status">${this.said}</p>
      ${this.#qrPicture()} ${this.#writtenRecord()}
      <label>Position as text <input readonly .value=${this.fen} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}></label>
      <form @submit=${this.#read}>
        <label>Open a position or a game as text <textarea name="text" rows="4" required spellcheck="false"></textarea></label>
        ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
        <button>Open</button>
      </form>
    </details>`;
  }

  #qrPicture() {
    if (!this.qr) return nothing;
    const { path, size } = this.qr;
    return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="QR code of the link to this game">
      <rect width=${size} height=${size} fill="#fff"></rect>
      <path d=${path} fill="#000"></path>
    </svg>`;
  }

  #writtenRecord() {
    if (!this.written) return nothing;
    const { format, text } = this.written;
    const file = `game.${format.toLowerCase()}`;
    return html`<label>${format} <textarea readonly rows="6" .value=${text}></textarea></label>
      <div class="controls">
        <button type="button" @click=${() => this.#copy(text, 'The game')}>Copy the game</button>
        <a class="button" href=${`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download=${file}>Save as ${file}</a>
      </div>`;
  }
}

customElements.define('parlour-share', ParlourShare);
