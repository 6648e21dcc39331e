import { FAMILIES, type FamilySlug } from '../families/families.ts';
import { SERVICE_INFO } from '../lib/about.ts';
import { IMAGE_ROOT } from '../tools/image-address.ts';
import { DEVELOPERS_PATH } from './developers-page.ts';
import { DICE_ROOT } from './dice/dice-page.ts';
import { escapeHtml, htmlPage, searchForm } from './page.ts';
import { PLAY_ROOT, playPath } from './play/play-page.ts';

/** Makes the home page: what people can do here. */
export function homePage(): string {
  const families = Object.keys(FAMILIES) as FamilySlug[];
  const games = families.reduce((sum, slug) => sum + Object.keys(FAMILIES[slug].variants).length, 0);
  return htmlPage(
    `${SERVICE_INFO.title}: games to play, rules to read`,
    `Play ${games} board games in the browser, read their rules, look at boards and pieces, make characters and print their sheets. No account, no key.`,
    `<h1>Games to play, rules to read</h1>
<p class="lead">${games} board games that open ready for your first move, their rules, their boards, and what a role-playing table needs. No account, no key.</p>
${searchForm('Search rules, creatures, boards and tools')}
<h2 id="play"><a href="${PLAY_ROOT}">Play</a></h2>
<ul class="cards games">
${families.map(familyCard).join('\n')}
</ul>
<h2 id="more">Read and make</h2>
<ul class="cards">
${PARTS.map(partCard).join('\n')}
</ul>`,
  );
}

function familyCard(slug: FamilySlug): string {
  const { title, variants } = FAMILIES[slug];
  const [first] = Object.keys(variants);
  const picture = `${IMAGE_ROOT}/${slug}/${first}.svg?size=160&amp;coordinates=no`;
  const count = Object.keys(variants).length;
  return `<li><a href="${playPath(slug, first!)}"><img src="${picture}" width="160" height="160" alt=""><span>${escapeHtml(title)}</span></a><small>${count === 1 ? '' : `<a href="${PLAY_ROOT}#${slug}">${count} variants</a>`}</small></li>`;
}

/** What else there is, each with its path and what one finds there. */
const PARTS: readonly (readonly [path: string, title: string, text: string])[] = [
  ['/rules', 'Rules', 'Rulebooks of board games and role-playing systems, with every variant.'],
  ['/gallery', 'Gallery', 'Boards, tiles, cards and pieces, as pictures to use and to print.'],
  [DICE_ROOT, 'Dice', 'Roll in the usual notation, and see the exact chance of every total.'],
  ['/characters', 'Characters', 'Characters of eight role-playing systems, with sheets to print.'],
  ['/entities', 'Creatures and spells', 'Creatures, spells, items and moves of eight systems.'],
  [DEVELOPERS_PATH, 'For developers', 'All tools over HTTP, MCP and a command line, with their schemas.'],
];

const partCard = ([path, title, text]: (typeof PARTS)[number]): string =>
  `<li><div><a href="${path}">${title}</a></div>${text}</li>`;
