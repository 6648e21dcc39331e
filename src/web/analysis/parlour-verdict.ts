import { html, nothing } from 'lit';
import type { SearchAnswer } from '../../families/search-answer.ts';
import { capitalize, countOf } from '../../lib/wording.ts';
import { textOf } from '../engine/move-texts.ts';
import { PageElement } from '../page-element.ts';

/** What a search found about a position. */
export interface Verdict {
  readonly answer: SearchAnswer;
  /** Names of the players. */
  readonly seats: readonly string[];
  /** The player to move. */
  readonly turn: number;
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** The judgement of a position: a bar of both players' chances, the best move and line, and other moves. */
export class ParlourVerdict extends PageElement {
  static override properties = { verdict: { attribute: false }, isThinking: { attribute: false } };

  declare verdict: Verdict | undefined;
  declare isThinking: boolean;

  /** Policies forbid styles in the text of a page, but not those that a script sets. */
  protected override updated(): void {
    const bar = this.querySelector<HTMLElement>('.chance > span');
    if (bar && this.verdict) bar.style.width = `${100 * this.#firstChance(this.verdict)}%`;
  }

  #firstChance({ answer, turn }: Verdict): number {
    return turn === 0 ? answer.winChance : 1 - answer.winChance;
  }

  protected override render() {
    const { verdict } = this;
    if (!verdict) return html`<p class="verdict">${this.isThinking ? 'Thinking …' : ''}</p>`;
    const { answer } = verdict;
    return html`<div class="verdict" aria-busy=${this.isThinking ? 'true' : 'false'}>
      ${this.#bar(verdict)}
      <ol aria-label="Best moves">
        <li><strong>${textOf(answer.move)}</strong> ${percent(answer.winChance)}. ${answer.why}${this.#line(answer)}</li>
        ${(answer.candidates ?? []).map(
          ({ move, winChance, why }) => html`<li><strong>${textOf(move)}</strong> ${percent(winChance)}. ${why}</li>`,
        )}
      </ol>
      <p class="effort">${this.#effort(answer)}</p>
    </div>`;
  }

  #line({ pv }: SearchAnswer) {
    return pv.length > 1 ? html`<br /><span class="line">${pv.join(' ')}</span>` : nothing;
  }

  /** Only two players share the chances of a game. */
  #bar(verdict: Verdict) {
    const { seats, answer, turn } = verdict;
    const mover = capitalize(seats[turn]!);
    if (seats.length !== 2) return html`<p>${mover} wins with ${percent(answer.winChance)}.</p>`;
    const first = this.#firstChance(verdict);
    // Both are rounded together, so that they make a whole.
    const share = Math.round(100 * first);
    const words = `${capitalize(seats[0]!)} ${share} %, ${seats[1]} ${100 - share} %`;
    return html`<div class="chance" role="img" aria-label=${words}><span></span></div>
      <p>${words}${answer.forced ? html` · ${this.#forced(answer, mover)}` : nothing}</p>`;
  }

  #forced({ forced, mate }: SearchAnswer, mover: string): string {
    if (forced!.result === 'draw') return 'a draw with best play';
    const wins = forced!.result === 'win' ? `${mover} wins` : `${mover} loses`;
    return mate ? `${wins} in at most ${countOf(Math.abs(mate), 'move')}` : `${wins} by force`;
  }

  #effort({ depth, nodes }: SearchAnswer): string {
    return `Depth ${depth}, ${nodes.toLocaleString('en')} positions.`;
  }
}

customElements.define('parlour-verdict', ParlourVerdict);
