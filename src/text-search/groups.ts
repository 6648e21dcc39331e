import { isNearWord } from './spelling.ts';
import type { TextIndex } from './text-index.ts';
import { isLightWord, isStopWord, plainWords, termsOf, wordStem } from './words.ts';

/** Groups of things that a query can name, such as games and their variants. */
export interface GroupNames<Thing> {
  /** By group: its names and other names. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  groupsOf(thing: Thing): readonly string[];
}

/** A name in a query, and the groups that have it. */
export interface NamedGroups {
  readonly groups: ReadonlySet<string>;
  /**
   * Share of the documents with the words of the name that belong to one of the groups, from 0 to 1: little for `go`,
   * which most texts say, and 1 for `baduk`.
   */
  readonly share: number;
}

/** What a query names. */
export interface ReadNames {
  readonly named: readonly NamedGroups[];
  /** Words of names that nothing else has. */
  readonly nameWords: readonly string[];
  /** All other words. */
  readonly rest: readonly string[];
}

/** Most words of a name. */
const MAX_NAME_WORDS = 5;
/** Letters from which a word may misspell one of a name. */
const MISSPELT_FROM = 6;

/** What stands behind one of these words is a name: "who begins in go". */
const PLACE_WORDS = new Set(['in', 'at', 'of']);

/** A name's words are not searched themselves if at least this share of the documents with them belong to the group. */
const OWN_NAME_SHARE = 0.5;

export const isOwnName = ({ share }: NamedGroups): boolean => share >= OWN_NAME_SHARE;

/** Finds the groups that queries name. */
export class GroupFinder<Thing> {
  /** By name in plain words without blanks. */
  readonly #named = new Map<string, NamedGroups>();
  /** The words of all names, of those that may be misspelt. */
  readonly #nameWords = new Set<string>();
  readonly #index: TextIndex<Thing>;

  constructor(things: readonly Thing[], { names, groupsOf }: GroupNames<Thing>, index: TextIndex<Thing>) {
    this.#index = index;
    const groupsOfThings = things.map(groupsOf);
    for (const [name, groups] of groupsByName(names)) {
      const isInside = (document: number) => groupsOfThings[document]!.some((group) => groups.has(group));
      this.#named.set(joined(name), { groups, share: shareOf(name, isInside, index) });
      for (const word of name) if (word.length >= MISSPELT_FROM) this.#nameWords.add(word);
    }
  }

  /** Finds the names that stand in the words of a query, the longest first. Misspelt ones are found too. */
  read(words: readonly string[]): ReadNames {
    return this.#read(
      words,
      words.map((word) => this.#spelt(word)),
    );
  }

  /** The word of a name that an unknown word misspells; otherwise the word itself. */
  #spelt(word: string): string {
    if (word.length < MISSPELT_FROM || this.#nameWords.has(word) || this.#index.terms.has(wordStem(word))) return word;
    return [...this.#nameWords].find((name) => name[0] === word[0] && isNearWord(word, name)) ?? word;
  }

  #read(words: readonly string[], spelt: readonly string[]): ReadNames {
    for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length--)
      for (let at = 0; at + length <= words.length; at++) {
        const found = this.#named.get(joined(spelt.slice(at, at + length)));
        if (!found) continue;
        const before = this.#read(words.slice(0, at), spelt.slice(0, at));
        const after = this.#read(words.slice(at + length), spelt.slice(at + length));
        const named = PLACE_WORDS.has(words[at - 1] ?? '') ? { ...found, share: 1 } : found;
        const own = words.slice(at, at + length);
        const isOwn = isOwnName(named);
        return {
          named: [named, ...before.named, ...after.named],
          nameWords: [...before.nameWords, ...(isOwn ? own : []), ...after.nameWords],
          rest: [...before.rest, ...(isOwn ? [] : own), ...after.rest],
        };
      }
    return { named: [], nameWords: [], rest: words };
  }
}

/** A word that says little counts so much less as a name. */
const LIGHT_NAME = 4;

/** Names are compared without their blanks: `wei qi` is `weiqi`. */
const joined = (words: readonly string[]): string => words.join('');

/** A name of several words is hardly said by chance. */
function shareOf<Thing>(
  words: readonly string[],
  isInside: (document: number) => boolean,
  index: TextIndex<Thing>,
): number {
  if (words.filter((word) => !isStopWord(word)).length > 1) return 1;
  const documents = documentsWith(termsOf(joined(words)), index);
  const share = documents.length ? documents.filter(isInside).length / documents.length : 1;
  return words.some(isLightWord) ? share / LIGHT_NAME : share;
}

function groupsByName(names: ReadonlyMap<string, readonly string[]>): [words: string[], groups: Set<string>][] {
  const found = new Map<string, [string[], Set<string>]>();
  for (const [group, list] of names)
    for (const name of list) {
      const words = plainWords(name);
      const known = found.get(joined(words));
      if (known) known[1].add(group);
      else if (words.length) found.set(joined(words), [words, new Set([group])]);
    }
  return [...found.values()];
}

/** The documents that have all terms; none if one is unknown. */
function documentsWith<Thing>(terms: readonly string[], index: TextIndex<Thing>): readonly number[] {
  const lists = terms.map((term) => {
    const number = index.terms.get(term);
    return number === undefined ? [] : index.postingOf(number).documents;
  });
  const [first = [], ...others] = lists;
  return others.reduce((some, list) => {
    const has = new Set(list);
    return some.filter((document) => has.has(document));
  }, first);
}
