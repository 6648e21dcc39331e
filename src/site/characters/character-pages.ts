import { ROLEPLAYING_SYSTEMS } from '../../entity/systems.ts';
import { hashHex } from '../../lib/hash.ts';
import { slugOf } from '../../lib/slug.ts';
import { capitalize, countOf } from '../../lib/wording.ts';
import type { Character } from '../../roleplay/character.ts';
import { CLASS_WORDS, classNamesOf } from '../../roleplay/chargen/class-names.ts';
import { CHARACTER_PARTS, partOfRoll } from '../../roleplay/chargen/parts.ts';
import { PAPERS, type Paper, type Sheet } from '../../sheet/draw-sheet.ts';
import type { Refusal } from '../../tools/errors.ts';
import { CHARACTERS_ROOT } from '../../tools/image-address.ts';
import { stepForm } from '../forms/steps.ts';
import { escapeHtml, htmlPage } from '../page.ts';
import { systemOfSlug } from '../systems.ts';
import { linksHtml } from './character-links.ts';
import { AGAIN, CHARACTER_PARAMETERS, type CharacterRequest, type Parameter, queryOf } from './request.ts';

/** Parameters of the address of one side. */
const SIDE_PARAMETERS: readonly Parameter[] = [...CHARACTER_PARAMETERS, 'paper', 'page'];

const CRUMBS = `<nav class="crumbs" aria-label="Where this page is"><a href="${CHARACTERS_ROOT}">Characters</a></nav>`;

/** Makes the page that lists the systems. */
export const systemsPage = (): string =>
  htmlPage(
    'Characters: Parlour',
    'Random characters for eight role-playing systems, with sheets to print.',
    `<h1 id="top">Characters</h1>
<p class="lead">Roll a character and print its sheet, on A4 or letter paper.</p>
<ul class="cards">
${ROLEPLAYING_SYSTEMS.map(systemItem).join('\n')}
</ul>`,
  );

function systemItem({ slug, title, levels: [first, last] }: (typeof ROLEPLAYING_SYSTEMS)[number]): string {
  const levels = first === Number(last) ? 'No levels' : `Levels ${first} to ${last}`;
  const kinds = countOf(classNamesOf(slug).length, ...CLASS_WORDS[slug]);
  return `<li><div><a href="${CHARACTERS_ROOT}/${slug}" rel="nofollow">${escapeHtml(title)}</a></div>${levels}, ${kinds}.</li>`;
}

const pathTo = ({ system }: CharacterRequest, name: string): string => `${CHARACTERS_ROOT}/${system}${name}`;

/** Address of one side of a sheet. */
const sidePath = (request: CharacterRequest, page: number, paper: Paper = request.paper): string =>
  `${pathTo(request, '/sheet.svg')}?${queryOf({ ...request, paper, page }, SIDE_PARAMETERS)}`;

const printPath = (request: CharacterRequest, paper: Paper): string =>
  `${pathTo(request, '/print')}?${queryOf({ ...request, paper }, [...CHARACTER_PARAMETERS, 'paper'])}`;

/** Makes the page of one character: the sheet, the text, and ways to print it or to make another. */
export function characterPage(request: CharacterRequest, character: Character, sheet: Sheet): string {
  const { title, slug } = systemOfSlug(request.system);
  const own = queryOf(request, CHARACTER_PARAMETERS);
  const fresh = queryOf(request, ['level', 'class']);
  const who = summaryOf(character);
  return htmlPage(
    `${character.name}, ${who}: Parlour`,
    `${character.name}, ${who}: a character for ${title}, with a sheet to print.`,
    `${CRUMBS}
<h1 id="top">${escapeHtml(character.name)}</h1>
<p class="lead">${escapeHtml(`${who} · ${title}`)}</p>
<p class="actions"><a href="${escapeHtml(printPath(request, 'a4'))}">Print A4</a> <a href="${escapeHtml(printPath(request, 'letter'))}">Print letter</a> <a href="${escapeHtml(`${pathTo(request, '/character.json')}?${own}`)}" download="${slugOf(character.name) || 'character'}.json">Data file</a> <a href="${escapeHtml(`${pathTo(request, '')}?${fresh}`)}" rel="nofollow">Another character</a>${anotherOfClass(request, character)}</p>
${partButtons(request, character)}
${form(slug, request)}
<h2 id="sheet">Sheet</h2>
<p class="facts">${countOf(sheet.sides.length, 'side')}. Open a side to see it large.</p>
<div class="sheets">
${sheet.sides.map((_, i) => sideLink(request, character, i + 1, sheet.sides.length)).join('\n')}
</div>
${linksHtml(character)}
<h2 id="text">Text</h2>
<pre class="plain" tabindex="0">${escapeHtml(character.text)}</pre>
<p class="facts">Seed <code>${escapeHtml(request.seed)}</code>: this address always shows this character. ${escapeHtml(character.credit)}</p>`,
    { query: own },
  );
}

/** A link to another character of the class that was drawn. */
function anotherOfClass(request: CharacterRequest, { class: drawn }: Character): string {
  if (request.class !== undefined || !drawn || !classNamesOf(request.system).includes(drawn)) return '';
  const query = queryOf({ ...request, class: slugOf(drawn) }, ['level', 'class']);
  return ` <a href="${escapeHtml(`${pathTo(request, '')}?${query}`)}" rel="nofollow">Another ${escapeHtml(drawn.toLowerCase())}</a>`;
}

/** Buttons that draw a part of the character again and leave the others, as far as they do not depend on it. */
function partButtons(request: CharacterRequest, { rolls }: Character): string {
  const drawn = new Set(rolls.map(({ what }) => partOfRoll(what)));
  const parts = CHARACTER_PARTS.filter((part) => drawn.has(part));
  const query = new URLSearchParams(queryOf(request, CHARACTER_PARAMETERS));
  const buttons = parts.map((part) => [part, `New ${part}`] as const);
  return stepForm(pathTo(request, ''), query, AGAIN, buttons, 'Keep the rest:');
}

function summaryOf({ class: kind, level, system, background, advances }: Character): string {
  const { levels } = systemOfSlug(system);
  const word = kind ?? (typeof background === 'string' ? background : undefined) ?? 'Adventurer';
  const shown = capitalize(word);
  // Characters with advances are of a game without levels.
  return levels[0] === levels[1] || advances ? shown : `${shown}, level ${level}`;
}

const altOf = ({ name }: Character, side: number, sides: number): string =>
  `Character sheet of ${name}${sides > 1 ? `, side ${side} of ${sides}` : ''}`;

/** The attributes of the size of a side, in pixels. */
function paperSize(paper: Paper): string {
  const { width, height } = PAPERS[paper];
  return `width="${Math.round(width * 4)}" height="${Math.round(height * 4)}"`;
}

function sideLink(request: CharacterRequest, character: Character, side: number, sides: number): string {
  const path = escapeHtml(sidePath(request, side));
  return `<a href="${path}"><img src="${path}" alt="${escapeHtml(altOf(character, side, sides))}" ${paperSize(request.paper)}></a>`;
}

/** Makes the form for a character. It sends no seed unless one is written into it, so that each one is new. */
function form(slug: string, request: Pick<CharacterRequest, 'system' | 'level' | 'class'>): string {
  const { levels } = systemOfSlug(request.system);
  const [first, last] = levels;
  const options = classNamesOf(request.system).map((name) => {
    const value = slugOf(name);
    return `<option value="${value}"${value === request.class ? ' selected' : ''}>${escapeHtml(name)}</option>`;
  });
  const level =
    first === last
      ? ''
      : `<label>Level\n<input type="number" name="level" min="${first}" max="${last}" value="${request.level}" required></label>`;
  return `<form class="search" action="${CHARACTERS_ROOT}/${slug}">${level}<label>${capitalize(CLASS_WORDS[request.system][0])}
<select name="class"><option value="">any</option>${options.join('')}</select></label><label>Seed
<input name="seed" maxlength="100" placeholder="a new one" autocomplete="off"></label>
<button>Make a character</button></form>`;
}

/** Makes the page for a request that cannot be met, with the form to correct it. */
export function refusedPage(system: CharacterRequest['system'], { detail }: Refusal): string {
  const { title, slug, levels } = systemOfSlug(system);
  return htmlPage(
    `No such character: Parlour`,
    `A request for a character of ${title} that cannot be met.`,
    `${CRUMBS}
<h1 id="top">No such character</h1>
<p class="lead">${escapeHtml(detail)}</p>
${form(slug, { system, level: levels[0], class: undefined })}`,
    { isUnlisted: true },
  );
}

/** Makes the page that prints a sheet: nothing but its sides, each on a page of its own. */
export function printPage(request: CharacterRequest, character: Character, sheet: Sheet): string {
  const { paper } = request;
  const back = `${pathTo(request, '')}?${queryOf(request, CHARACTER_PARAMETERS)}`;
  const sides = sheet.sides.map(
    (_, i) =>
      `<img class="side" src="${escapeHtml(sidePath(request, i + 1))}" alt="${escapeHtml(altOf(character, i + 1, sheet.sides.length))}" ${paperSize(paper)}>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(character.name)}</title>
<meta name="robots" content="noindex">
<link rel="stylesheet" href="${printStylePath(paper)}?v=${hashHex(printStyle(paper))}">
</head>
<body>
<header><a href="${escapeHtml(back)}">Back</a> <span>Print this page without margins, at 100%: ${countOf(sides.length, 'page')}.</span></header>
<main>
<h1>${escapeHtml(character.name)}</h1>
${sides.join('\n')}
</main>
</body>
</html>
`;
}

/** Path of the style sheet for a paper. */
export const printStylePath = (paper: Paper): string => `${CHARACTERS_ROOT}/${paper}.css`;

/** Style sheet of the pages that print: each side has the size of the paper, which has no margins of its own. */
export function printStyle(paper: Paper): string {
  const { width, height } = PAPERS[paper];
  return `@page{size:${width}mm ${height}mm;margin:0}
*{box-sizing:border-box}
html,body{margin:0;padding:0}
body{background:#6b6560;color:#1c1a19;font:1rem/1.5 system-ui,sans-serif}
header{background:#fffdf9;padding:.75rem 1.25rem}
header a{color:#7a2e3a;margin-right:1rem}
h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);margin:0}
.side{display:block;width:min(100%,${width}mm);height:auto;aspect-ratio:${width}/${height};margin:1rem auto;background:#fff}
@media print{
body{background:#fff}
header,h1{display:none}
.side{width:${width}mm;height:${height}mm;margin:0;break-after:page;break-inside:avoid}
.side:last-child{break-after:auto}
}
`;
}
