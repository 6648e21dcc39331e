import { defaultHint, ERROR_CODES, type ErrorCode } from '../tools/errors.ts';
import { escapeHtml, htmlPage } from './page.ts';

/** Makes the page of all error codes. Each code has an anchor, to which the `type` of refusals links. */
export function errorsPage(): string {
  const items = Object.entries(ERROR_CODES).map(
    ([code, { status, title }]) =>
      `<li id="${code}"><div><code>${code}</code><span class="tag">${status}</span></div>
<strong>${escapeHtml(title)}.</strong> ${withCode(defaultHint(code as ErrorCode, 'http') ?? '')}</li>`,
  );
  return htmlPage(
    'Errors: Parlour',
    'Every error code of Parlour, what it means and what to do.',
    `<h1>Errors</h1>
<p class="lead">Every refusal names what was wrong and what would have worked. Its <code>code</code> is one of these.</p>
<ul class="tools">
${items.join('\n')}
</ul>`,
  );
}

/** Escapes a text as HTML and turns words in backticks into `<code>` elements. */
const withCode = (text: string): string =>
  escapeHtml(text)
    .split('`')
    .map((part, index) => (index % 2 ? `<code class="word">${part}</code>` : part))
    .join('');
