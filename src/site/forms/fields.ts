import { escapeHtml } from '../page.ts';

/** A choice in a list: its value in the address, and its title. */
export type Option = readonly [value: string, title: string];

/** Makes a list to choose from, with its label. `attributes` are further ones of the list, as HTML. */
export const selectField = (
  label: string,
  name: string,
  options: readonly Option[],
  chosen?: string,
  attributes = '',
): string =>
  `<label>${escapeHtml(label)}
<select name="${name}"${attributes}>${options.map(([value, title]) => `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(title)}</option>`).join('')}</select></label>`;

/** Makes a field for a number, with its label. */
export const numberField = (
  label: string,
  name: string,
  value: number,
  { min, max, step = 1 }: { min: number; max: number; step?: number },
): string =>
  `<label class="number">${escapeHtml(label)}
<input type="number" name="${name}" value="${value}" min="${min}" max="${max}" step="${step}" required></label>`;

/** Makes fields that send values without being seen. */
export const hiddenFields = (values: readonly (readonly [name: string, value: string | number])[]): string =>
  values.map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`).join('');

/** Makes the field in which names are pasted, one per line. */
export const namesField = (label: string, players: readonly string[], rows: number): string =>
  `<label>${escapeHtml(label)}
<textarea name="names" rows="${rows}" autocapitalize="words" spellcheck="false">${escapeHtml(players.join('\n'))}</textarea></label>`;

/** Makes a table that scrolls by itself where the window is narrow. Cells are HTML; the first of a row is its header. */
export const tableHtml = (caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="wide" role="region" aria-label="${escapeHtml(caption)}" tabindex="0"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(([first, ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}
</tbody></table></div>`;
