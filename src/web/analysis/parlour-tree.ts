import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../page-element.ts';
import { lineFrom, type MoveNode, type MoveTree, type Stretch } from './move-tree.ts';

/** The moves of an analysis: a list, with the variations of a move as a list below it. Sends `go` with a move. */
export class ParlourTree extends PageElement {
  static override properties = {
    // The tree changes in place.
    tree: { attribute: false, hasChanged: () => true },
    current: { attribute: false },
    seats: { attribute: false },
  };

  declare tree: MoveTree;
  /** The last move on the board. */
  declare current: MoveNode;
  /** Number of players. */
  declare seats: number;

  protected override render() {
    const [first] = this.tree.root.next;
    if (!first) return html`<p class="tree">No moves yet. Make one on the board.</p>`;
    return html`<div class="tree">${this.#line(first, 1, 'Moves')}</div>`;
  }

  #line(first: MoveNode, ply: number, label: string): TemplateResult {
    return html`<ol aria-label=${label}>
      ${lineFrom(first, ply).map((stretch, i) => this.#move(stretch, i === 0))}
    </ol>`;
  }

  #move({ node, ply, others }: Stretch, isFirst: boolean): TemplateResult {
    const text = node.texts.join(', ');
    return html`<li>
      ${this.#number(ply, isFirst)}<button
        type="button"
        aria-current=${node === this.current ? 'true' : 'false'}
        @click=${() => this.dispatchEvent(new CustomEvent<MoveNode>('go', { detail: node }))}
      >${text}</button>
      ${others.map((other) => this.#line(other, ply, `Instead of ${text}`))}
    </li>`;
  }

  /** Two players share a number: "1." before the first, "1…" where a line begins with the second. */
  #number(ply: number, isFirst: boolean) {
    if (this.seats !== 2) return html`<span class="number">${ply}.</span>`;
    const isSecond = ply % 2 === 0;
    if (isSecond && !isFirst) return nothing;
    return html`<span class="number">${Math.ceil(ply / 2)}${isSecond ? '…' : '.'}</span>`;
  }
}

customElements.define('parlour-tree', ParlourTree);
