import type { LitElement } from 'lit';

/** Gives the focus to a part of an element, if the part that had it has gone. */
export async function keepFocus(element: LitElement, selector: string): Promise<void> {
  await element.updateComplete;
  if (document.activeElement === document.body)
    element.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
