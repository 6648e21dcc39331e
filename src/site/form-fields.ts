import { escapeHtml } from './page.ts';

/** A choice of a form: its value, and what people read. */
export type Choice = readonly [value: string, words: string];

/** A select with a label. */
export function selectField(label: string, name: string, choices: readonly Choice[], chosen = ''): string {
  const options = choices.map(
    ([value, words]) =>
      `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(words)}</option>`,
  );
  return `<label>${escapeHtml(label)}\n<select name="${name}">${options.join('')}</select></label>`;
}

/** A field for a whole number, with a label. */
export const numberField = (
  label: string,
  name: string,
  [min, max]: readonly [number, number],
  value: number,
): string =>
  `<label class="number">${escapeHtml(label)}\n<input type="number" name="${name}" min="${min}" max="${max}" value="${value}" required></label>`;

/** Reads a whole number of a query; the usual one if there is none in the range. */
export function readWhole(text: string | null, [min, max]: readonly [number, number], usual: number): number {
  const value = text && /^\d{1,4}$/.test(text) ? Number(text) : usual;
  return value >= min && value <= max ? value : usual;
}

/** The address of a page with a query of the values that are given. */
export function pathWith(path: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length ? `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : path;
}

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
  const kept = [...query].map(([key, value]) => `<input type="hidden" name="${key}" value="${escapeHtml(value)}">`);
  const shown = buttons.map(
    ([value, words]) => `<button name="${name}" value="${escapeHtml(value)}">${escapeHtml(words)}</button>`,
  );
  return `<form class="actions" action="${escapeHtml(action)}">${kept.join('')}${label && `<span>${escapeHtml(label)}</span>`}${shown.join('')}</form>`;
}

/** A link that draws anew, to the address without its seed. */
export const againLink = (path: string, words: string): string =>
  `<p class="actions"><a href="${escapeHtml(path)}" rel="nofollow">${words}</a></p>`;
