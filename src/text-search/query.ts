import type { TermMatch, Vocabulary } from './spelling.ts';
import type { Synonym } from './synonyms.ts';
import type { TextIndex } from './text-index.ts';
import { isStopWord, wordStem } from './words.ts';

/** A word of a query, with the terms that it stands for. */
export interface QueryWord {
  /** The terms' numbers, with how surely each is meant, from 0 to 1. Empty for a word that stands for nothing known. */
  readonly matches: ReadonlyMap<number, number>;
  /** Rarity of its surest term; the highest possible one if no document has the word. */
  readonly rarity: number;
  /** What the word counts beside the others, from 0 to 1, however many texts have it. */
  readonly share: number;
}

/** What is known about words: an index, a vocabulary of its terms, and other words for the same thing. */
export interface Language {
  readonly index: TextIndex<never>;
  readonly vocabulary: Vocabulary;
  /** By plain words joined by spaces: what texts say instead. */
  readonly synonyms: ReadonlyMap<string, Synonym>;
  /** Whether a word says little in a query. */
  isLight(word: string): boolean;
}

/** Weight of a term that is another word for the word of a query, or two of its words joined. */
const SAME_MEANING_WEIGHT = 0.75;
/** Weight of the parts of a word that is split. */
const SPLIT_WEIGHT = 0.55;
/** Weight of a word of a phrase, where texts usually say something else. */
const PHRASE_WEIGHT = 0.7;
/** Share of a word that says little, as in "how many stones go in each hole". */
const LIGHT = 0.25;
/** Words of a query that are corrected at most: each is compared with many known ones. */
const MAX_CORRECTED = 4;
/** Letters of each part of a word that is split in two, and most words of a synonym. */
const [MIN_PART, MAX_PHRASE] = [3, 3];

/** A word of a query, or one that stands for a phrase of it: then with the words of the phrase. */
interface Asked {
  readonly word: string;
  readonly phrase: readonly string[];
}

/** Reads the words of a query. */
export function readQuery(words: readonly string[], language: Language): QueryWord[] {
  const asked = replacePhrases(words, language).filter(({ word }) => !isStopWord(word));
  const telling = asked.filter(({ word }, at) => asked.findIndex((one) => one.word === word) === at);
  let corrected = 0;
  return telling.flatMap(({ word, phrase }, at) => {
    const matches = [
      ...phrase.flatMap((one) => known(one, language)).map(({ term }) => ({ term, weight: PHRASE_WEIGHT })),
      ...known(word, language),
      ...joined(word, telling[at - 1]?.word, telling[at + 1]?.word, language),
    ];
    if (matches.length) return [makeWord(matches, language, language.isLight(word))];
    const unknown = { matches: new Map(), rarity: language.index.rarity(), share: language.isLight(word) ? LIGHT : 1 };
    if (corrected++ >= MAX_CORRECTED) return [unknown];
    const longer = language.vocabulary.beginningWith(wordStem(word));
    if (longer.length) return [makeWord(longer, language)];
    const parts = split(word, language);
    const near = language.vocabulary.misspelt(wordStem(word));
    if (parts.length) return parts.map((part) => makeWord([...near, ...unsure(known(part, language))], language));
    return [near.length ? makeWord(near, language) : unknown];
  });
}

function makeWord(found: readonly TermMatch[], { index }: Language, isLight = false): QueryWord {
  const share = isLight ? LIGHT : 1;
  const matches = new Map(found.map(({ term, weight }) => [index.terms.get(term)!, weight * share]));
  const [surest] = [...matches].reduce((best, one) => (one[1] > best[1] ? one : best));
  return { matches, rarity: index.rarity(surest) * share, share };
}

/** Replaces phrases, and words that no text has, by what texts say instead. Texts may have the words of a phrase, too. */
function replacePhrases(words: readonly string[], { index, synonyms }: Language): Asked[] {
  const out: Asked[] = [];
  for (let at = 0; at < words.length; ) {
    const length = phraseLength(words, at, synonyms);
    const isUnknown = length === 1 && !index.terms.has(wordStem(words[at]!));
    const phrase = words.slice(at, at + Math.max(1, length));
    const instead = length > 1 || isUnknown ? synonyms.get(phrase.join(' '))!.words : phrase;
    const own = length > 1 ? phrase.filter((word) => !isStopWord(word) && !instead.includes(word)) : [];
    out.push(...instead.map((word) => ({ word, phrase: own })));
    at += Math.max(1, length);
  }
  return out;
}

function phraseLength(words: readonly string[], at: number, phrases: ReadonlyMap<string, unknown>): number {
  for (let length = Math.min(MAX_PHRASE, words.length - at); length > 0; length--)
    if (phrases.has(words.slice(at, at + length).join(' '))) return length;
  return 0;
}

/** The word itself, and other words for it, as far as texts have them. */
function known(word: string, { index, synonyms }: Language): TermMatch[] {
  const stem = wordStem(word);
  const own = index.terms.has(stem) ? [{ term: stem, weight: 1 }] : [];
  const others = (synonyms.get(word)?.others ?? []).map(wordStem).filter((term) => index.terms.has(term));
  return [...others.map((term) => ({ term, weight: SAME_MEANING_WEIGHT })), ...own];
}

/** The word joined to its neighbours: `fire ball` may be `fireball`. */
const joined = (word: string, before = '', after = '', { index }: Language): TermMatch[] =>
  [before && before + word, after && word + after].flatMap((one) => {
    const term = wordStem(one);
    return one && index.terms.has(term) ? [{ term, weight: SAME_MEANING_WEIGHT }] : [];
  });

/** Matches of the parts of a word, which may be one word misspelt. */
const unsure = (matches: readonly TermMatch[]): TermMatch[] =>
  matches.map(({ term, weight }) => ({ term, weight: weight * SPLIT_WEIGHT }));

/** The two known words that a word joins, as in `enpassant`. */
function split(word: string, { index }: Language): string[] {
  for (let at = word.length - MIN_PART; at >= MIN_PART; at--) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => index.terms.has(wordStem(part)))) return parts;
  }
  return [];
}
