/** A cache of at most `size` entries that drops the least recently used one. */
export class LruCache<Key, Value> {
  readonly #size: number;
  readonly #entries = new Map<Key, Value>();

  constructor(size: number) {
    this.#size = size;
  }

  /** Returns the value of a key and marks it as the most recently used; undefined if it is not cached. */
  find(key: Key): Value | undefined {
    const found = this.#entries.get(key);
    if (found !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, found);
    }
    return found;
  }

  /** Stores a value and returns it. Drops the least recently used entry if there are too many. */
  keep(key: Key, value: Value): Value {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#size) this.#entries.delete(this.#entries.keys().next().value as Key);
    return value;
  }
}
