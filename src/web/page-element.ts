import { LitElement } from 'lit';

/** An element to which the style sheets of its page apply: it has no shadow root of its own. */
export class PageElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}
