import { ERRORS } from '../tools/errors.ts';
import { escapeHtml, page } from './page.ts';

/** Every error code with an anchor of its own: the `type` of a refusal leads here. */
export function errorsPage(): string {
  const rows = Object.entries(ERRORS).map(
    ([code, { status, title, hint }]) =>
      `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(title)}</td><td>${escapeHtml(hint)}</td></tr>`,
  );
  return page(
    'Errors: Parlour',
    'Every error code of Parlour, what it means and what to do.',
    `<h1>Errors</h1>
<p class="lead">Every refusal names what was wrong and what would have worked. Its <code>code</code> is one of these.</p>
<div class="wide" tabindex="0" role="region" aria-label="Table of errors"><table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">What it means</th><th scope="col">What to do</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`,
  );
}
