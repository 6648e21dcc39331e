import type { FamilySlug } from '../../families/families.ts';
import type { Definition } from '../../play/definition.ts';
import { bookOf, variantText } from '../../rulebook/library.ts';
import { variantPath } from '../../rulebook/links.ts';
import { STANDARD_SLUG } from '../../rulebook/variants.ts';
import { escapeHtml } from '../page.ts';
import { markdownToHtml } from '../rules/markdown.ts';

/** Makes the folded rules beside a board: how to play, or what is special about a variant. All rules are linked. */
export function rulesAside(family: FamilySlug, { variant, title, summary }: Definition): string {
  const name = escapeHtml(title);
  return `<details class="aside" id="game-rules"><summary>Rules of ${name}</summary>
${markdownToHtml(withoutPictures(variant === STANDARD_SLUG ? bookOf(family).how_to_play : variantRules(family, variant, summary)))}
<p><a href="${escapeHtml(variantPath(family, variant))}">All rules of ${name}</a></p></details>`;
}

/** What is written about a variant; its summary if nothing is. */
function variantRules(family: FamilySlug, variant: string, summary: string): string {
  const written = variantText(family, variant);
  if (!written) return summary;
  const passages = written.passages
    .filter(({ isAside }) => !isAside)
    .map(({ heading, text }) => `### ${heading}\n\n${text}`);
  return [written.opening || summary, ...passages].join('\n\n');
}

/** The board is beside the text. Pictures have lines of their own. */
const withoutPictures = (markdown: string): string =>
  markdown
    .split('\n')
    .filter((line) => !line.startsWith('!['))
    .join('\n');
