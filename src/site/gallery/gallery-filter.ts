import { plainName } from '../../lib/match-name.ts';
import { THEMES_TO_CHOOSE } from '../../tools/play/drawing/picture-choices.ts';
import type { Option } from '../forms/fields.ts';
import { MAX_QUERY_LENGTH } from '../page.ts';
import { type Exhibit, type FacetName, type Gallery, titleOf } from './collections.ts';

/** What a visitor wants to see of a gallery. */
export interface GalleryFilter {
  readonly words: string;
  /** By filter: the chosen value. */
  readonly facets: Readonly<Partial<Record<FacetName, string>>>;
  /** Colours of the boards; empty for the usual ones. */
  readonly theme: string;
}

/** Reads a filter. Values that no exhibit has are ignored. */
export function readFilter({ filters, exhibits, slug }: Gallery, query: URLSearchParams): GalleryFilter {
  const theme = query.get('theme') ?? '';
  const chosen = filters.flatMap((name): [FacetName, string][] => {
    const value = query.get(name);
    return value && exhibits().some(({ facets }) => facets[name]?.includes(value)) ? [[name, value]] : [];
  });
  return {
    words: (query.get('q') ?? '').slice(0, MAX_QUERY_LENGTH).trim(),
    facets: Object.fromEntries(chosen),
    theme: slug === 'boards' && THEMES_TO_CHOOSE.some((name) => name === theme) ? theme : '',
  };
}

/** The filter as the query of its one address; empty if it shows everything. */
export function filterQuery({ words, facets, theme }: GalleryFilter): string {
  const query = new URLSearchParams({ ...(words && { q: words }), ...facets, ...(theme && { theme }) });
  return query.size ? `?${query}` : '';
}

/** The exhibits that have all words and all chosen values. */
export function filterExhibits(all: readonly Exhibit[], { words, facets }: GalleryFilter): Exhibit[] {
  const wanted = words.split(/\s+/).map(plainName).filter(Boolean);
  return all.filter((exhibit) => {
    const text = plainName(`${exhibit.name} ${exhibit.summary} ${exhibit.words}`);
    return wanted.every((word) => text.includes(word)) && hasAll(exhibit, Object.entries(facets));
  });
}

const hasAll = ({ facets }: Exhibit, chosen: readonly [string, string][]): boolean =>
  chosen.every(([name, value]) => facets[name as FacetName]?.includes(value));

/** What can be chosen in a filter: values with their names, in the order of the gallery, numbers in their own. */
export function facetOptions(all: readonly Exhibit[], name: FacetName): Option[] {
  const values = [...new Set(all.flatMap(({ facets }) => facets[name] ?? []))];
  const sorted = name === 'players' ? values.sort((one, other) => Number(one) - Number(other)) : values;
  const options = sorted.map((value): Option => [value, name === 'game' ? titleOf(value) : value]);
  return name === 'game' ? options.sort(([, one], [, other]) => one.localeCompare(other, 'en')) : options;
}
