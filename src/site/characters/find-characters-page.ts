import { findSystem, ROLEPLAYING_SYSTEMS, type SystemSlug } from '../../entity/systems.ts';
import { LruCache } from '../../lib/lru-cache.ts';
import type { Result } from '../../lib/result.ts';
import type { Character } from '../../roleplay/character.ts';
import { PAPER_NAMES, type Sheet } from '../../sheet/draw-sheet.ts';
import type { Refusal } from '../../tools/errors.ts';
import { CHARACTERS_ROOT } from '../../tools/image-address.ts';
import type { FoundPage, LazyPage } from '../lazy-pages.ts';
import { HTML_MEDIA_TYPE, JSON_MEDIA_TYPE, SVG_MEDIA_TYPE } from '../media-types.ts';
import { characterPage, printPage, printStyle, printStylePath, refusedPage, systemsPage } from './character-pages.ts';
import {
  CHARACTER_PARAMETERS,
  type CharacterRequest,
  makeCharacter,
  type Parameter,
  queryOf,
  readRequest,
  refuseParameter,
  sheetOf,
} from './request.ts';

/** Addresses of a character of each system, of the highest level. */
export const characterExamples: readonly string[] = ROLEPLAYING_SYSTEMS.map(
  ({ slug, levels }) => `${CHARACTERS_ROOT}/${slug}?level=${levels[1]}&seed=example`,
);

const cache = new LruCache<string, LazyPage>(64);

/**
 * Returns the page or file at a path below `/characters`: the list of systems, characters, and their sheets. A request
 * without a seed is redirected to one with a new seed.
 */
export function findCharactersPage(path: string, query: URLSearchParams): FoundPage | undefined {
  if (path === CHARACTERS_ROOT)
    return cache.find(path) ?? cache.keep(path, { type: HTML_MEDIA_TYPE, body: systemsPage() });
  const paper = PAPER_NAMES.find((name) => printStylePath(name) === path);
  if (paper) return { type: 'text/css; charset=utf-8', body: printStyle(paper) };
  const [name = '', file = '', ...rest] = path.slice(CHARACTERS_ROOT.length + 1).split('/');
  const found = findSystem(name);
  const view = VIEWS.find((one) => one.file === file);
  if (!found.ok || !view || rest.length) return undefined;
  const { slug } = found.value;
  return findView(slug, view, { path: `${CHARACTERS_ROOT}/${slug}${file && `/${file}`}`, given: path, query });
}

/** What can be seen of a character, by the name of the file. */
interface View {
  readonly file: string;
  readonly parameters: readonly Parameter[];
  readonly type: string;
  /** Returns the text, or a refusal. */
  make(request: CharacterRequest, character: Character, sheet: () => Sheet): Result<string, Refusal>;
}

const VIEWS: readonly View[] = [
  {
    file: '',
    parameters: CHARACTER_PARAMETERS,
    type: HTML_MEDIA_TYPE,
    make: (request, character, sheet) => ({ ok: true, value: characterPage(request, character, sheet()) }),
  },
  {
    file: 'print',
    parameters: [...CHARACTER_PARAMETERS, 'paper'],
    type: HTML_MEDIA_TYPE,
    make: (request, character, sheet) => ({ ok: true, value: printPage(request, character, sheet()) }),
  },
  {
    file: 'sheet.svg',
    parameters: [...CHARACTER_PARAMETERS, 'paper', 'page'],
    type: SVG_MEDIA_TYPE,
    make({ page }, _, sheet) {
      const { sides } = sheet();
      const side = sides[page - 1];
      if (side) return { ok: true, value: side() };
      return refuseParameter('page', sides.length === 1 ? '1' : `1 to ${sides.length}`, String(page));
    },
  },
  {
    file: 'character.json',
    parameters: CHARACTER_PARAMETERS,
    type: JSON_MEDIA_TYPE,
    make: (_, character) => ({ ok: true, value: JSON.stringify(character) }),
  },
];

interface Asked {
  /** Canonical path. */
  readonly path: string;
  readonly given: string;
  readonly query: URLSearchParams;
}

function findView(system: SystemSlug, view: View, { path, given, query }: Asked): FoundPage {
  const refused = (refusal: Refusal) => ({ refused: refusal, page: refusedPage(system, refusal) });
  const read = readRequest(system, query);
  if (!read.ok) return refused(read.error);
  const { request, isFresh } = read.value;
  const address = `${path}?${queryOf(request, view.parameters)}`;
  const known = cache.find(address);
  const isCanonical = address === `${given}?${query}`;
  if (known && isCanonical) return known;
  const character = makeCharacter(request);
  if (!character.ok) return refused(character.error);
  if (!isCanonical) return { to: address, isFresh };
  const made = view.make(request, character.value, () => sheetOf(request, character.value));
  return made.ok ? cache.keep(address, { type: view.type, body: made.value }) : refused(made.error);
}
