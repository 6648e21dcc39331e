import { FAMILIES, type FamilySlug, familyOf } from '../families/families.ts';
import { SERVICE_INFO } from '../lib/about.ts';
import { definitionOf } from '../play/resolve.ts';
import { STANDARD_SLUG } from '../rulebook/variants.ts';
import { IMAGE_ROOT } from '../tools/image-address.ts';
import { escapeHtml, htmlPage, searchForm } from './page.ts';
import type { PageAssets } from './page-assets.ts';
import { PLACE_GROUPS, type PlaceGroup } from './places.ts';
import { boardHtml, PLAY_ROOT, playPath } from './play/play-page.ts';

/** The game on the board of the home page. */
const FIRST = { family: 'chess', variant: STANDARD_SLUG } as const;

/** Makes the home page: a board to move on, and what else people can do here. */
export function homePage(assets: PageAssets): string {
  const families = Object.keys(FAMILIES) as FamilySlug[];
  const games = families.reduce((sum, slug) => sum + Object.keys(FAMILIES[slug].variants).length, 0);
  return htmlPage(
    `${SERVICE_INFO.title}: games to play, rules to read`,
    `Play ${games} board games in the browser, solve puzzles, read rules, roll dice, draw maps, make characters and print their sheets. No account, no key.`,
    `<div class="front"><div>
<h1>Games to play, rules to read</h1>
<p class="lead">${games} board games that open ready for your first move, their rules and boards, and what a role-playing table needs. No account, no key.</p>
<p class="actions"><a href="${PLAY_ROOT}">Play</a><a href="/rules">Read</a><a href="/dice">Roll</a><a href="/maps">Map</a><a href="/puzzles/today">Today’s puzzle</a></p>
${searchForm('Search rules, creatures, boards and games')}
<p>You play White on this board, and the computer answers. <a href="${playPath(FIRST.family, FIRST.variant)}">Choose its level</a>, or another game below.</p>
</div>
${firstBoard()}</div>
<h2 id="play"><a href="${PLAY_ROOT}">Play</a></h2>
<ul class="cards games">
${families.map(familyCard).join('\n')}
</ul>
${PLACE_GROUPS.map(groupHtml).join('\n')}`,
    { script: assets['play'] },
  );
}

function firstBoard(): string {
  const definition = definitionOf(familyOf(FIRST.family)!, FIRST.variant);
  if (!definition.ok) throw new Error(definition.error.message);
  return boardHtml('parlour-game', FIRST.family, definition.value);
}

function familyCard(slug: FamilySlug): string {
  const { title, variants } = FAMILIES[slug];
  const [first] = Object.keys(variants);
  const picture = `${IMAGE_ROOT}/${slug}/${first}.svg?size=160&amp;coordinates=no`;
  const count = Object.keys(variants).length;
  return `<li><a href="${playPath(slug, first!)}"><img src="${picture}" width="160" height="160" alt=""><span>${escapeHtml(title)}</span></a><small>${count === 1 ? '' : `<a href="${PLAY_ROOT}#${slug}">${count} variants</a>`}</small></li>`;
}

const groupHtml = ({ id, title, places }: PlaceGroup): string => `<h2 id="${id}">${title}</h2>
<ul class="cards">
${places.map(({ path, title, summary }) => `<li><div><a href="${path}">${title}</a></div>${summary}</li>`).join('\n')}
</ul>`;
