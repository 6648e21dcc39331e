/** What documents are worth for the words of a query, word by word. */
export class Tally {
  /** By document: worth of all words. */
  readonly sums: Float64Array;
  /** By document: shares of the words that it has. */
  readonly shares: Float64Array;
  /** By document: how surely it has the words, from 0 to 1 each. */
  readonly certainties: Float64Array;
  /** By document: number of words that it has. */
  readonly counts: Uint8Array;
  /** Documents that have any of the words. */
  readonly documents: number[] = [];
  readonly #best: Float64Array;
  readonly #bestShare: Float64Array;
  readonly #bestCertainty: Float64Array;
  #touched: number[] = [];

  constructor(size: number) {
    this.sums = new Float64Array(size);
    this.shares = new Float64Array(size);
    this.counts = new Uint8Array(size);
    this.#best = new Float64Array(size);
    this.#bestShare = new Float64Array(size);
    this.#bestCertainty = new Float64Array(size);
    this.certainties = new Float64Array(size);
  }

  /** Offers the worth of one of a word's terms in a document; the most counts. */
  offer(document: number, worth: number, share: number, certainty: number): void {
    if (worth <= this.#best[document]!) return;
    if (this.#best[document] === 0) this.#touched.push(document);
    this.#best[document] = worth;
    this.#bestShare[document] = share;
    this.#bestCertainty[document] = certainty;
  }

  /** Ends a word: what was offered is added. */
  closeWord(): void {
    for (const document of this.#touched) {
      this.sums[document]! += this.#best[document]!;
      this.shares[document]! += this.#bestShare[document]!;
      this.certainties[document]! += this.#bestCertainty[document]!;
      if (this.counts[document]!++ === 0) this.documents.push(document);
      this.#best[document] = 0;
    }
    this.#touched = [];
  }
}
