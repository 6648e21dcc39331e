import { FAMILIES, type FamilySlug } from '../../families/families.ts';
import type { Definition } from '../../play/definition.ts';
import { variantPath } from '../../rulebook/links.ts';
import { cardPath, IMAGE_ROOT } from '../../tools/image-address.ts';
import { breadcrumbs, escapeHtml, htmlPage } from '../page.ts';
import type { PageAssets } from '../page-assets.ts';

export const PLAY_ROOT = '/play';

/** Path of the page on which a variant is played. */
export const playPath = (family: string, variant: string): string => `${PLAY_ROOT}/${family}/${variant}`;

/** Width and height in pixels at which browsers lay the picture out before it has come. */
const PICTURE = 640;

/** JSON for a script element: no `<` that could end the element. */
const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Makes the page on which a game is played. Without script it shows the start and leads to the rules. */
export function playPage(family: FamilySlug, definition: Definition, assets: PageAssets): string {
  const { title, summary, variant } = definition;
  const name = escapeHtml(title);
  const picture = `${IMAGE_ROOT}/${family}/${encodeURIComponent(variant)}.svg`;
  const rules = escapeHtml(variantPath(family, variant));
  return htmlPage(
    `Play ${title}`,
    `Play ${title} in the browser: against the computer at five levels, or two people at one device. ${summary}`,
    `${breadcrumbs([{ title: 'Play', path: PLAY_ROOT }])}
<h1>${name}</h1>
<p class="lead">${escapeHtml(summary || FAMILIES[family].summary)}</p>
<parlour-game><div class="before-script"><img src="${picture}" width="${PICTURE}" height="${PICTURE}" alt="${name} before the first move">
<noscript><p>The board needs JavaScript. Without it, you can read <a href="${rules}">the rules of ${name}</a>.</p></noscript></div></parlour-game>
<p><a href="${rules}">Rules of ${name}</a> · <a href="${PLAY_ROOT}#${family}">Other games</a></p>
<script type="application/json" id="game-facts">${jsonForScript({ family, title, definition })}</script>`,
    {
      script: assets['play'],
      picture: { path: cardPath(`${family}/${encodeURIComponent(variant)}`), alt: `${title} before the first move` },
    },
  );
}
