/** A cache that keeps the entries used last: at most `size` of them. */
export class Recent<Key, Value> {
  readonly #size: number;
  readonly #entries = new Map<Key, Value>();

  constructor(size: number) {
    this.#size = size;
  }

  /** The entry of the key, made now if there is none. */
  get(key: Key, make: () => Value): Value {
    const found = this.#entries.get(key);
    if (found !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, found);
      return found;
    }
    const made = make();
    this.#entries.set(key, made);
    if (this.#entries.size > this.#size) this.#entries.delete(this.#entries.keys().next().value as Key);
    return made;
  }
}
