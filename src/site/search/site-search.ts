import { choiceTexts } from '../../entity/describe.ts';
import type { Entity } from '../../entity/entity.ts';
import { choiceFields } from '../../entity/facets.ts';
import { askedAs, searchEntities } from '../../entity/search.ts';
import { plainName } from '../../lib/match-name.ts';
import { capitalize } from '../../lib/wording.ts';
import { terrainWordsOf } from '../../roleplay/encounter/foes.ts';
import { excerptOf } from '../../rulebook/excerpt.ts';
import { searchRules } from '../../rulebook/search.ts';
import { entityPagePath } from '../../rulebook/system-pages.ts';
import { isLightWord, isStopWord, queryWords, termsOf, wordStem } from '../../text-search/words.ts';
import type { ListedTool, ToolCatalogue } from '../../tools/catalogue.ts';
import { content } from '../content.ts';
import { DEVELOPERS_PATH } from '../developers-page.ts';
import { searchGallery } from '../gallery/search-gallery.ts';
import { systemOfSlug } from '../systems.ts';
import { namesOfPlace, searchPlaces } from './place-search.ts';
import { makeToolSearch, type ToolSearch, toolsForPasted, toolWords } from './tool-search.ts';

/** The parts of the site that a search covers. */
export type SearchedPart = 'play' | 'rules' | 'entities' | 'gallery' | 'tools';

/** A page that a search of the site found. */
export interface SiteResult {
  readonly title: string;
  readonly path: string;
  /** What the page is about, in plain text. */
  readonly excerpt: string;
  /** Names by which people ask for this very page. */
  readonly names: readonly string[];
  /** Further words with which people ask for it. */
  readonly askedAs?: string;
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
/** What has less than this share of the best coverage, of its part or of all, has little to do with the query. */
const [LEAST_OF_PART, LEAST_OF_ALL] = [0.5, 0.5];

/** A result, with the share of the query that it has. */
interface Candidate {
  readonly coverage: number;
  readonly result: () => SiteResult;
}

/** Creates the search over games to play, rulebooks, entities, galleries and tools. */
export function makeSiteSearch(catalogue: ToolCatalogue): SiteSearch {
  const searchTools = makeToolSearch(catalogue);
  return (query) => {
    const found: readonly (readonly [SearchedPart, readonly Candidate[]])[] = [
      ['play', searchPlaces(query).map((one) => ({ coverage: one.coverage, result: () => placeResult(one) }))],
      ['rules', searchRules(query).map((one) => ({ coverage: one.coverage, result: () => ruleResult(one) }))],
      ['entities', entityCandidates(query)],
      ['gallery', searchGallery(query).map((one) => ({ coverage: one.coverage, result: () => galleryResult(one) }))],
      ['tools', toolCandidates(catalogue, searchTools, query)],
    ];
    const bonusOf = makePartBonus(query);
    const best = Math.max(
      0,
      ...found.flatMap(([, candidates]) => candidates.slice(0, 1).map(({ coverage }) => coverage)),
    );
    const fitOf = makeFit(query);
    return found
      .map(([part, candidates]) => {
        const least = Math.max(best * LEAST_OF_ALL, (candidates[0]?.coverage ?? 0) * LEAST_OF_PART);
        return [part, candidates.filter(({ coverage }) => coverage >= least)] as const;
      })
      .filter(([, good]) => good.length > 0)
      .map(([part, good]) => {
        const results = good.slice(0, MAX_RESULTS).map(({ result }) => result());
        return { part, total: good.length, results, fit: fitOf(results[0]!) + good[0]!.coverage + bonusOf(part) };
      })
      .sort((one, other) => other.fit - one.fit);
  };
}

/** The tools that the query names, after those that read what it pastes. */
function toolCandidates(catalogue: ToolCatalogue, search: ToolSearch, query: string): Candidate[] {
  const pasted = toolsForPasted(query).map((name) => catalogue.find(name)!);
  const candidate = (tool: ListedTool, coverage: number) => ({ coverage, result: () => toolResult(tool) });
  const found = search(query).filter(({ thing }) => !pasted.includes(thing));
  return [
    ...pasted.map((tool) => candidate(tool, 1)),
    ...found.map(({ thing, coverage }) => candidate(thing, coverage)),
  ];
}

function entityCandidates(query: string): Candidate[] {
  const { entities, coverageOf } = searchEntities(query, { moreKinds: terrainWordsOf });
  return entities.map((entity) => ({ coverage: coverageOf(entity), result: () => entityResult(entity) }));
}

const placeResult = ({ thing }: ReturnType<typeof searchPlaces>[number]): SiteResult => ({
  title: thing.title,
  path: thing.path,
  excerpt: thing.summary,
  names: namesOfPlace(thing),
});

const ruleResult = ({ thing: { title, path, prose }, terms }: ReturnType<typeof searchRules>[number]): SiteResult => ({
  title,
  path,
  excerpt: excerptOf(prose, terms()),
  names: [title, title.slice(title.lastIndexOf('›') + 1)],
});

/** A result for an entity. The system stands in its title, as many entities of several systems have one name. */
function entityResult(entity: Entity): SiteResult {
  const { name, system, category, text = '' } = entity;
  const kind = [category, ...choiceTexts(choiceFields(entity))].join(', ');
  const excerpt = [capitalize(kind), excerptOf(text, [])].filter(Boolean).join('. ');
  return {
    title: `${name} · ${systemOfSlug(system).title}`,
    path: entityPagePath(entity),
    excerpt,
    names: [name],
    askedAs: `${system} ${askedAs(entity)}`,
  };
}

const galleryResult = ({
  thing: { gallery, id, name, summary },
}: ReturnType<typeof searchGallery>[number]): SiteResult => ({
  title: name,
  path: `/gallery/${gallery}/${id}`,
  excerpt: summary,
  names: [name],
});

const toolResult = (tool: ListedTool): SiteResult => ({
  title: `${tool.title} (${tool.name})`,
  path: `${DEVELOPERS_PATH}#${tool.name}`,
  excerpt: tool.description,
  names: [tool.name, tool.title],
  askedAs: toolWords(tool),
});

/** What the words of the query count in a title, and a result of exactly this name. */
const [IN_TITLE, NAMED] = [0.6, 1];
/** What it counts for a part that the query has one of its words, and for the tools that it pastes what they read. */
const [PART_WORD, IS_PASTED] = [0.4, 0.6];

const PART_WORDS: ReadonlyMap<SearchedPart, ReadonlySet<string>> = new Map(
  Object.entries(content<{ readonly words: Readonly<Record<SearchedPart, string>> }>('site/part-words').words).map(
    ([part, words]) => [part as SearchedPart, new Set(words.split(' '))],
  ),
);

/** Makes the measure of how well the parts of the site fit the words of a query, apart from what they have of it. */
function makePartBonus(query: string): (part: SearchedPart) => number {
  const words = queryWords(query);
  const isPasted = toolsForPasted(query).length > 0;
  return (part) =>
    (words.some((word) => PART_WORDS.get(part)!.has(word)) ? PART_WORD : 0) +
    (part === 'tools' && isPasted ? IS_PASTED : 0);
}

/** Makes the measure of how well results fit a query, comparable between the parts of the site. */
function makeFit(query: string): (result: SiteResult) => number {
  const words = queryWords(query).filter((word) => !isStopWord(word));
  const telling = words.filter((word) => !isLightWord(word));
  const stems = [...new Set((telling.length ? telling : words).map(wordStem))];
  const name = plainName(query);
  const shareIn = (text: string): number => {
    const own = new Set(termsOf(text));
    return stems.filter((stem) => own.has(stem)).length / Math.max(1, stems.length);
  };
  return ({ title, names, askedAs = '' }) => {
    const isNamed = names.some((one) => plainName(one) === name);
    return shareIn(`${title} ${askedAs}`) * IN_TITLE + (isNamed ? NAMED : 0);
  };
}
