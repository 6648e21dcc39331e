/** A cache that keeps the entries used last: at most `size` of them. */
export class LruCache<Key, Value> {
  readonly #size: number;
  readonly #entries = new Map<Key, Value>();

  constructor(size: number) {
    this.#size = size;
  }

  /** The entry of the key, which now is the one used last. */
  find(key: Key): Value | undefined {
    const found = this.#entries.get(key);
    if (found !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, found);
    }
    return found;
  }

  /** Keeps an entry, and forgets the one not used for longest if there are too many. */
  keep(key: Key, value: Value): Value {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#size) this.#entries.delete(this.#entries.keys().next().value as Key);
    return value;
  }
}
