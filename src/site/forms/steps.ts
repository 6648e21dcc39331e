import { escapeHtml } from '../page.ts';
import { hiddenFields } from './fields.ts';

/** A button of a form: the value it sends, and what people read. */
export type ButtonChoice = readonly [value: string, words: string];

/**
 * Makes a form of buttons that change an address by one step each. They are no links, since each step would lead robots
 * to more of them, without an end.
 */
export function stepForm(
  action: string,
  query: URLSearchParams,
  name: string,
  buttons: readonly ButtonChoice[],
  label = '',
): string {
  const shown = buttons.map(
    ([value, words]) => `<button name="${name}" value="${escapeHtml(value)}">${escapeHtml(words)}</button>`,
  );
  return `<form class="actions" action="${escapeHtml(action)}">${hiddenFields([...query])}${label && `<span>${escapeHtml(label)}</span>`}${shown.join('')}</form>`;
}

/** A link that draws again, at the address without its seed. */
export const againLink = (path: string, words: string): string =>
  `<p class="actions"><a href="${escapeHtml(path)}" rel="nofollow">${words}</a></p>`;
