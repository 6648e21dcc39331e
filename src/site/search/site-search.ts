import { choiceTexts } from '../../entity/describe.ts';
import type { Entity } from '../../entity/entity.ts';
import { choiceFields } from '../../entity/facets.ts';
import { searchEntities } from '../../entity/search.ts';
import { titleOfSystem } from '../../entity/systems.ts';
import { plainName } from '../../lib/match-name.ts';
import { terrainsOf } from '../../roleplay/encounter/foes.ts';
import { excerptOf } from '../../rulebook/excerpt.ts';
import { searchRules } from '../../rulebook/search.ts';
import { entityPagePath } from '../../rulebook/system-pages.ts';
import { isStopWord, queryWords, termsOf, wordStem } from '../../text-search/words.ts';
import type { ListedTool, ToolCatalogue } from '../../tools/catalogue.ts';
import { type FoundExhibit, searchGallery } from '../gallery/search-gallery.ts';
import { makeToolSearch } from './tool-search.ts';

/** The parts of the site that a search covers. */
export type SearchedPart = 'rules' | 'entities' | 'gallery' | 'tools';

/** A page that a search of the site found. */
export interface SiteResult {
  readonly title: string;
  readonly path: string;
  /** What the page is about, in plain text. */
  readonly excerpt: string;
  /** Names by which people ask for this very page. */
  readonly names: readonly string[];
}

/** What a search found in one part of the site, best first. */
export interface SitePartResults {
  readonly part: SearchedPart;
  /** Number of all pages that match, of which `results` has the first. */
  readonly total: number;
  readonly results: readonly SiteResult[];
}

/** Searches the site; returns the parts that have anything, the one that fits the query best first. */
export type SiteSearch = (query: string) => readonly SitePartResults[];

/** Results of a part that are shown at most. */
const MAX_RESULTS = 30;

/** Creates the search over rulebooks, entities, galleries and tools. */
export function makeSiteSearch(catalogue: ToolCatalogue): SiteSearch {
  const searchTools = makeToolSearch(catalogue);
  return (query) => {
    const fitOf = makeFit(query);
    const parts: SitePartResults[] = [
      listing('rules', searchRules(query), ruleResult),
      listing('entities', searchEntities(query, { moreKinds: terrainsOf }).entities, entityResult),
      listing('gallery', searchGallery(query), galleryResult),
      listing('tools', searchTools(query), toolResult),
    ];
    return parts
      .filter(({ total }) => total > 0)
      .map((part) => ({ part, fit: fitOf(part.results[0]!) }))
      .sort((one, other) => other.fit - one.fit)
      .map(({ part }) => part);
  };
}

const listing = <Thing>(
  part: SearchedPart,
  found: readonly Thing[],
  resultOf: (thing: Thing) => SiteResult,
): SitePartResults => ({ part, total: found.length, results: found.slice(0, MAX_RESULTS).map(resultOf) });

const ruleResult = ({ thing: { title, path, text }, terms }: ReturnType<typeof searchRules>[number]): SiteResult => ({
  title,
  path,
  excerpt: excerptOf(text, terms()),
  names: [title, title.slice(title.lastIndexOf('›') + 1)],
});

function entityResult(entity: Entity): SiteResult {
  const kind = [titleOfSystem(entity.system), entity.category, ...choiceTexts(choiceFields(entity))].join(', ');
  const excerpt = [kind, excerptOf(entity.text ?? '', [])].filter(Boolean).join('. ');
  return { title: entity.name, path: entityPagePath(entity), excerpt, names: [entity.name] };
}

const galleryResult = (found: FoundExhibit): SiteResult => ({ ...found, names: [found.title] });

const toolResult = ({ name, title, description }: ListedTool): SiteResult => ({
  title: `${title} (${name})`,
  path: `/#${name}`,
  excerpt: description,
  names: [name, title],
});

/** What a word of the query counts in the title and in the excerpt, and a result of exactly this name. */
const [IN_TITLE, IN_TEXT, NAMED] = [2, 1, 4];

/** Makes the measure of how well results fit a query, comparable between the parts of the site. */
function makeFit(query: string): (result: SiteResult) => number {
  const words = queryWords(query).filter((word) => !isStopWord(word));
  const stems = [...new Set(words.map(wordStem))];
  const name = plainName(query);
  const shareIn = (text: string): number => {
    const own = new Set(termsOf(text));
    return stems.filter((stem) => own.has(stem)).length / Math.max(1, stems.length);
  };
  return ({ title, excerpt, names }) => {
    const isNamed = names.some((one) => plainName(one) === name);
    return shareIn(title) * IN_TITLE + shareIn(excerpt) * IN_TEXT + (isNamed ? NAMED : 0);
  };
}
