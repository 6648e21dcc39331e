import { termsOf } from './words.ts';

/** A part of the things that are searched, such as their titles. */
export interface SearchField<Thing> {
  /** How much more a word counts here than in a text. */
  readonly boost: number;
  textOf(thing: Thing): string;
}

/** Where a term occurs: documents in ascending order, and how well each speaks of it, from 0 to 1. */
interface Posting {
  readonly documents: number[];
  readonly weights: number[];
}

/** Parameters of BM25: how soon more of a word stops counting, and how much a long text lowers the weight. */
const [SATURATION, LENGTH_SHARE] = [3, 0.75];

/** Stands between the fields of a document, so that no words are beside each other across it. */
const GAP = -1;

/** Mean length of the texts of a field that have any words: a field that few things have makes none of them long. */
function meanLength(texts: readonly (readonly number[])[]): number {
  const written = texts.filter(({ length }) => length > 0);
  return written.reduce((sum, { length }) => sum + length, 0) / Math.max(1, written.length);
}

/**
 * An inverted index over the fields of things, with the order of their terms. Documents are numbered like the things.
 * Terms are weighed by BM25F: S. Robertson and H. Zaragoza, The Probabilistic Relevance Framework (2009).
 */
export class TextIndex<Thing> {
  readonly size: number;
  /** The number of each term. */
  readonly terms = new Map<string, number>();
  /** By document: its terms as numbers, in order. */
  readonly orders: readonly Int32Array[];
  readonly #postings: Posting[] = [];

  constructor(things: readonly Thing[], fields: readonly SearchField<Thing>[]) {
    this.size = things.length;
    const read = fields.map((field) =>
      things.map((thing) => termsOf(field.textOf(thing)).map((term) => this.#number(term))),
    );
    this.orders = things.map((_, document) => Int32Array.from(read.flatMap((field) => [...field[document]!, GAP])));
    const means = read.map(meanLength);
    for (let document = 0; document < this.size; document++) {
      const counts = new Map<number, number>();
      for (const [at, { boost }] of fields.entries()) {
        const terms = read[at]![document]!;
        const worth = boost / (1 - LENGTH_SHARE + (LENGTH_SHARE * terms.length) / means[at]!);
        for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + worth);
      }
      for (const [term, worth] of counts) {
        const { documents, weights } = this.#postings[term]!;
        documents.push(document);
        weights.push(worth / (SATURATION + worth));
      }
    }
  }

  #number(term: string): number {
    const known = this.terms.get(term);
    if (known !== undefined) return known;
    const number = this.#postings.length;
    this.terms.set(term, number);
    this.#postings.push({ documents: [], weights: [] });
    return number;
  }

  postingOf(term: number): Posting {
    return this.#postings[term]!;
  }

  /** Inverse document frequency of a term, as in BM25. Without a term: that of one which no document has. */
  rarity(term?: number): number {
    const count = term === undefined ? 0 : this.#postings[term]!.documents.length;
    return Math.log(1 + (this.size - count + 0.5) / (count + 0.5));
  }
}
