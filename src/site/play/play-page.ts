import { FAMILIES, type FamilySlug } from '../../families/families.ts';
import type { Definition } from '../../play/definition.ts';
import { diagramOf } from '../../rulebook/diagrams.ts';
import { variantPath } from '../../rulebook/links.ts';
import { cardPath, IMAGE_ROOT } from '../../tools/image-address.ts';
import { jsonForScript } from '../json-for-script.ts';
import { breadcrumbs, escapeHtml, htmlPage, type PageExtras } from '../page.ts';
import type { PageAssets, PageScript } from '../page-assets.ts';
import { analysisPath, editorPath, PLAY_ROOT, playPath } from './addresses.ts';
import { rulesAside } from './rules-aside.ts';

/** A page with the board of a game: the picture that it has without script, and the data that its script needs. */
export function boardHtml(tag: string, family: FamilySlug, definition: Definition): string {
  const { title, variant } = definition;
  const name = escapeHtml(title);
  const picture = `${IMAGE_ROOT}/${family}/${encodeURIComponent(variant)}.svg`;
  const rules = escapeHtml(variantPath(family, variant));
  const { width, height } = diagramOf(family, variant)!;
  return `<${tag}><div class="before-script"><img src="${picture}" width="${width}" height="${height}" alt="${name} before the first move">
<noscript><p>The board needs JavaScript. Without it, you can read <a href="${rules}">the rules of ${name}</a>.</p></noscript></div></${tag}>
<script type="application/json" id="game-facts">${jsonForScript({ family, title, definition })}</script>`;
}

const extrasOf = (family: FamilySlug, { variant, title }: Definition, script: PageScript | undefined): PageExtras => ({
  script,
  picture: { path: cardPath(`${family}/${encodeURIComponent(variant)}`), alt: `${title} before the first move` },
});

/** A link to the board editor; empty where no positions are set up. */
const editorLink = (family: FamilySlug, variant: string): string =>
  FAMILIES[family].editor ? ` · <a href="${editorPath(family, variant)}">Set up a position</a>` : '';

/** Makes the page on which a game is played. Without script it shows the start and leads to the rules. */
export function playPage(family: FamilySlug, definition: Definition, assets: PageAssets): string {
  const { title, summary, variant } = definition;
  const name = escapeHtml(title);
  return htmlPage(
    `Play ${title}`,
    `Play ${title} in the browser: against the computer at five levels, or two people at one device. ${summary}`,
    `${breadcrumbs([{ title: 'Play', path: PLAY_ROOT }])}
<h1>${name}</h1>
<p class="lead">${escapeHtml(summary || FAMILIES[family].summary)}</p>
${boardHtml('parlour-game', family, definition)}
${rulesAside(family, definition)}
<p><a href="${escapeHtml(variantPath(family, variant))}">Rules of ${name}</a> · <a href="${analysisPath(family, variant)}">Analyse</a>${editorLink(family, variant)} · <a href="${PLAY_ROOT}#${family}">Other games</a></p>`,
    extrasOf(family, definition, assets['play']),
  );
}

/** Makes the page on which games of a variant are studied, with the engine's judgement of each position. */
export function analysisPage(family: FamilySlug, definition: Definition, assets: PageAssets): string {
  const { title, variant } = definition;
  const name = escapeHtml(title);
  return htmlPage(
    `Analyse ${title}`,
    `Study ${title}: move both sides, try variations, see who stands better and why, set up positions and open games as text.`,
    `${breadcrumbs([
      { title: 'Play', path: PLAY_ROOT },
      { title, path: playPath(family, variant) },
    ])}
<h1>Analyse ${name}</h1>
<p class="lead">Move all sides, try variations, and see what the engine thinks of each position.</p>
${boardHtml('parlour-analysis', family, definition)}
<p><a href="${escapeHtml(variantPath(family, variant))}">Rules of ${name}</a>${editorLink(family, variant)}</p>`,
    extrasOf(family, definition, assets['analysis']),
  );
}

/** Makes the page on which positions are set up, and what is wrong with them is listed. */
export function editorPage(family: FamilySlug, definition: Definition, assets: PageAssets): string {
  const { title, variant } = definition;
  const name = escapeHtml(title);
  return htmlPage(
    `Set up a position of ${title}`,
    `Put pieces on the board of ${title}, see what is wrong with the position, and play or study it.`,
    `${breadcrumbs([
      { title: 'Play', path: PLAY_ROOT },
      { title, path: playPath(family, variant) },
    ])}
<h1>Set up a position of ${name}</h1>
<p class="lead">Drag pieces to move them, or choose one below the board and point at a place. What is wrong with the position is listed.</p>
${boardHtml('parlour-editor', family, definition)}
<p><a href="${escapeHtml(variantPath(family, variant))}">Rules of ${name}</a></p>`,
    extrasOf(family, definition, assets['editor']),
  );
}
