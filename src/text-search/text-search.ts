import { plainName } from '../lib/match-name.ts';
import { nearestNames } from '../lib/nearest.ts';
import { closeness } from './closeness.ts';
import { GroupFinder, type GroupNames, isOwnName, type NamedGroups } from './groups.ts';
import { type Language, type QueryWord, readQuery } from './query.ts';
import { Vocabulary } from './spelling.ts';
import { readSynonyms } from './synonyms.ts';
import { Tally } from './tally.ts';
import { type SearchField, TextIndex } from './text-index.ts';
import { isLightWord, isStopWord, queryWords, wordStem } from './words.ts';

/** How things are searched. */
export interface SearchPlan<Thing> {
  /** What is searched of a thing. */
  readonly fields: readonly SearchField<Thing>[];
  /** Names of a thing. One that a query names exactly comes first. */
  namesOf(thing: Thing): readonly string[];
  /** Whether things whose names begin with the query come next. */
  readonly prefersBeginnings?: boolean;
  /** Whether only things that have all words of the query are found, if there are any. */
  readonly prefersAllWords?: boolean;
  /** Factor for the scores of a thing. Default: 1. */
  weightOf?(thing: Thing): number;
  readonly groups?: GroupNames<Thing>;
  /** Words that say little in queries for these things. */
  readonly lightWords?: ReadonlySet<string>;
  /** Lists of words and phrases that mean about the same, such as `castling` and `rochade`. Texts have the first. */
  readonly synonyms?: readonly (readonly string[])[];
}

/** A thing that a search found. */
export interface Found<Thing> {
  readonly thing: Thing;
  /** Share of the query's words and names that it has, from 0 to 1, by how surely each word is meant. */
  readonly coverage: number;
  /** Whether the query is one of its names. */
  readonly isNamed: boolean;
  /** The stems of words in it that match. */
  terms(): readonly string[];
}

/** What a document is worth for a query. */
interface Match {
  readonly document: number;
  readonly score: number;
  readonly coverage: number;
}

/** Documents with the best scores, whose words are compared in their order. */
const COMPARED = 80;
/** Factors of the scores of things in a group that the query names, and of the others, if nothing else has the name. */
const [IN_GROUP, OUTSIDE] = [4.5, 0.15];
/** How much the words of a group's name count themselves: "mill" names a game, and stands in its texts. */
const NAME_WORTH = 0.3;
/** How much words beside each other count. */
const CLOSENESS_WORTH = 0.6;

const scaled = ({ matches, rarity, share }: QueryWord, factor: number): QueryWord => ({
  matches: new Map([...matches].map(([term, weight]) => [term, weight * factor])),
  rarity: rarity * factor,
  share: share * factor,
});

/** A search over things, best match first. Misspelt words, beginnings and other words for the same thing are found too. */
export class TextSearch<Thing> {
  readonly #things: readonly Thing[];
  readonly #plan: SearchPlan<Thing>;
  readonly #index: TextIndex<Thing>;
  readonly #language: Language;
  readonly #groups: GroupFinder<Thing> | undefined;
  readonly #termNames: readonly string[];
  /** By thing: its names in plain form. */
  readonly #names: readonly (readonly string[])[];

  constructor(things: readonly Thing[], plan: SearchPlan<Thing>) {
    this.#things = things;
    this.#plan = plan;
    this.#index = new TextIndex(things, plan.fields);
    this.#termNames = [...this.#index.terms.keys()];
    this.#language = {
      index: this.#index as TextIndex<never>,
      vocabulary: new Vocabulary(this.#termNames),
      synonyms: readSynonyms(plan.synonyms ?? []),
      isLight: (word) => isLightWord(word) || (plan.lightWords?.has(word) ?? false),
    };
    this.#groups = plan.groups && new GroupFinder(things, plan.groups, this.#index);
    this.#names = things.map((thing) => plan.namesOf(thing).map(plainName));
  }

  /** Finds things by the words of a query, best first; only those for which `isWanted` is true. */
  find(query: string, isWanted: (thing: Thing) => boolean = () => true): Found<Thing>[] {
    const words = queryWords(query);
    const { named, nameWords, rest } = this.#groups?.read(words) ?? { named: [], nameWords: [], rest: words };
    const names = readQuery(nameWords.filter(this.#isKnown), this.#language);
    // "baduk rules" asks for the game itself.
    const isOnlyName = named.some(isOwnName) && rest.every((word) => isLightWord(word) || isStopWord(word));
    const telling = isOnlyName ? [] : readQuery(rest, this.#language);
    const read = telling.length ? [...telling, ...names.map((word) => scaled(word, NAME_WORTH))] : names;
    const own = named.filter(isOwnName);
    const matches = this.#matches(read, isWanted);
    // A name in another language finds its group, though the texts have other words.
    const isNameAlone = !telling.some((word) => word.matches.size);
    const others = isNameAlone ? this.#members(own, isWanted, new Set(matches.map(({ document }) => document))) : [];
    const weighted = [...matches, ...others].map((match) => this.#withGroups(match, named, telling));
    const name = plainName((isOnlyName ? nameWords : words).join(''));
    return this.#rank(weighted, read, name).map(({ document, coverage }) => ({
      thing: this.#things[document]!,
      coverage,
      isNamed: this.#nameRank(document, name) === 2,
      terms: () => this.#termsIn(document, read),
    }));
  }

  /** Names of things or groups that a query may mean, for one that finds nothing. */
  suggest(query: string): string[] {
    const names = new Set([
      ...(this.#plan.groups ? [...this.#plan.groups.names.values()].flat() : []),
      ...this.#things.flatMap((thing) => this.#plan.namesOf(thing)),
    ]);
    return nearestNames(query, names);
  }

  readonly #isKnown = (word: string): boolean => this.#index.terms.has(wordStem(word));

  /** The members of groups that a query names and says nothing more of, all worth the same, without those known. */
  #members(named: readonly NamedGroups[], isWanted: (thing: Thing) => boolean, known: ReadonlySet<number>): Match[] {
    const documents = named.length ? [...this.#things.keys()] : [];
    const members = documents.filter((document) => {
      const thing = this.#things[document]!;
      return !known.has(document) && isWanted(thing) && named.some((one) => this.#isIn(thing, one));
    });
    return members.map((document) => ({ document, score: 1, coverage: 1 }));
  }

  readonly #isIn = (thing: Thing, { groups }: NamedGroups): boolean =>
    this.#plan.groups!.groupsOf(thing).some((group) => groups.has(group));

  /** By document: how well it speaks of the words, times the share of them that it has. */
  #matches(query: readonly QueryWord[], isWanted: (thing: Thing) => boolean): Match[] {
    const tally = new Tally(this.#index.size);
    for (const word of query) this.#add(word, tally);
    const all = query.reduce((sum, { rarity }) => sum + rarity, 0);
    const wanted = tally.documents.filter((document) => isWanted(this.#things[document]!));
    const complete = this.#plan.prefersAllWords
      ? wanted.filter((document) => tally.counts[document] === query.filter(({ matches }) => matches.size).length)
      : [];
    return (complete.length ? complete : wanted).map((document) => {
      const coverage = tally.shares[document]! / all;
      return { document, score: tally.sums[document]! * coverage, coverage: tally.certainties[document]! };
    });
  }

  /** Adds to each document the most that one of a word's terms is worth in it. */
  #add({ matches, rarity }: QueryWord, tally: Tally): void {
    for (const [term, weight] of matches) {
      const { documents, weights } = this.#index.postingOf(term);
      const worth = weight * this.#index.rarity(term);
      for (let at = 0; at < documents.length; at++)
        tally.offer(documents[at]!, worth * weights[at]!, rarity * weight, weight);
    }
    tally.closeWord();
  }

  /** Weighs a match by the groups that the query names. Its certainty becomes a share of the query. */
  #withGroups(match: Match, named: readonly NamedGroups[], telling: readonly QueryWord[]): Match {
    const own = named.filter(isOwnName);
    const all = telling.reduce((sum, { share }) => sum + share, own.length);
    const has = own.filter((one) => this.#isIn(this.#things[match.document]!, one)).length;
    return {
      document: match.document,
      score: match.score * this.#factor(match.document, named),
      coverage: all ? Math.min(1, (match.coverage + has) / all) : 1,
    };
  }

  #factor(document: number, named: readonly NamedGroups[]): number {
    const thing = this.#things[document]!;
    const factorOf = (one: NamedGroups) => 1 + ((this.#isIn(thing, one) ? IN_GROUP : OUTSIDE) - 1) * one.share;
    return named.reduce((factor, one) => factor * factorOf(one), this.#plan.weightOf?.(thing) ?? 1);
  }

  /** The documents in order, best first. Those named exactly come first. */
  #rank(matches: readonly Match[], query: readonly QueryWord[], name: string): Match[] {
    const byScore = (one: Match, other: Match) => other.score - one.score || one.document - other.document;
    const ordered = matches.toSorted(byScore);
    const compared = ordered
      .slice(0, COMPARED)
      .map((match) => {
        const near = closeness(query, this.#index.orders[match.document]!);
        return { ...match, score: match.score * (1 + CLOSENESS_WORTH * near) };
      })
      .sort(byScore);
    const byRank: [Match[], Match[], Match[]] = [[], [], []];
    for (const match of compared) byRank[this.#nameRank(match.document, name)].push(match);
    for (const match of ordered.slice(COMPARED)) byRank[this.#nameRank(match.document, name)].push(match);
    return byRank.toReversed().flat();
  }

  /** 2 if a thing is named exactly, 1 if its name begins with the query and that counts, 0 otherwise. */
  #nameRank(document: number, query: string): 0 | 1 | 2 {
    const names = this.#names[document]!;
    if (names.includes(query)) return 2;
    return this.#plan.prefersBeginnings && query && names.some((name) => name.startsWith(query)) ? 1 : 0;
  }

  #termsIn(document: number, query: readonly QueryWord[]): string[] {
    const own = new Set(this.#index.orders[document]);
    const meant = query.flatMap(({ matches }) => [...matches.keys()]);
    return meant.filter((term) => own.has(term)).map((term) => this.#termNames[term]!);
  }
}
