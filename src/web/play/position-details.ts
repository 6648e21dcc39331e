import { html, type TemplateResult } from 'lit';
import type { Scene } from '../engine/scene.ts';

/** The position in words, and as the text that holds it. */
export const positionOf = ({ fen, words }: Scene): TemplateResult => html`<details class="position">
  <summary>Position</summary>
  <p>${words}</p>
  <label>As text <input readonly .value=${fen} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>
</details>`;
