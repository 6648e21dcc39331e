import { capitalize } from '../lib/wording.ts';

/** A part of a character that no box has taken, with the keys that lead to it. */
export interface Leftover {
  readonly keys: readonly string[];
  readonly value: unknown;
}

/** Paths that were taken, and paths above them, over all readers of one character. */
interface Ledger {
  readonly taken: Set<string>;
  readonly touched: Set<string>;
}

/**
 * Reads the values of a character and remembers which were read, so that what no box shows can be shown elsewhere.
 * Paths of a layout separate keys by dots.
 */
export class Reader {
  readonly value: unknown;
  /** The key at which this value is. */
  readonly key: string;
  readonly #parent: Reader | undefined;
  /** The keys that lead here, each after a line break. */
  readonly #path: string;
  readonly #ledger: Ledger;

  constructor(value: unknown, parent?: Reader, key = '') {
    this.value = value;
    this.key = key;
    this.#parent = parent;
    this.#path = parent ? `${parent.#path}\n${key}` : '';
    this.#ledger = parent ? parent.#ledger : { taken: new Set(), touched: new Set() };
  }

  /** Returns a reader of what is at a path. */
  at(path: string): Reader {
    return path === '' ? this : path.split('.').reduce((reader: Reader, key) => reader.#child(key), this);
  }

  #child(key: string): Reader {
    const { value } = this;
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    return new Reader(isThere ? Reflect.get(value, key) : undefined, this, key);
  }

  /** Returns the value at a path, and takes it with all that is in it. */
  take(path = ''): unknown {
    const { value } = this.at(path).#mark();
    return value;
  }

  #mark(): this {
    const { taken, touched } = this.#ledger;
    taken.add(this.#path);
    for (let reader: Reader | undefined = this; reader && !touched.has(reader.#path); reader = reader.#parent)
      touched.add(reader.#path);
    return this;
  }

  /** Readers of the entries of a list or the fields of an object. */
  children(): Reader[] {
    const { value } = this;
    return typeof value === 'object' && value !== null ? Object.keys(value).map((key) => this.#child(key)) : [];
  }

  /** Lists what was not taken. */
  leftovers(): Leftover[] {
    const { taken, touched } = this.#ledger;
    if (taken.has(this.#path) || isEmpty(this.value)) return [];
    if (!touched.has(this.#path)) return [{ keys: this.#path.split('\n').slice(1), value: this.value }];
    return this.children().flatMap((child) => child.leftovers());
  }

  /** Takes what is left and describes it in words: `armour 1`, `two-handed`. */
  takeRest(): string[] {
    const rest = this.leftovers().map(({ keys, value }) => {
      const name = wordsOf(keys.slice(this.#path.split('\n').length - 1).join(' '));
      return value === true ? name : `${name} ${describeValue(value)}`;
    });
    this.#mark();
    return rest;
  }
}

/** Whether a value says nothing: null, false, an empty text or an empty list. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const wordsOf = (key: string): string => key.replaceAll('_', ' ');

/** Name of a key for people: `Ability score` for `ability_score`. */
export const labelOf = (key: string): string => capitalize(wordsOf(key));

/** Describes any value in words. */
export function describeValue(value: unknown): string {
  if (isEmpty(value)) return '';
  if (value === true) return 'yes';
  if (Array.isArray(value)) return value.map(describeValue).filter(Boolean).join(', ');
  if (typeof value !== 'object') return typeof value === 'number' ? formatNumber(value) : String(value);
  const { name, count, ...fields } = value as { name?: unknown; count?: unknown };
  const counted = typeof count === 'number' && count !== 1 ? ` ×${count}` : '';
  const details = Object.entries(fields)
    .filter(([, field]) => !isEmpty(field))
    .map(([key, field]) => (field === true ? wordsOf(key) : `${wordsOf(key)} ${describeValue(field)}`));
  if (typeof name !== 'string') return [...(counted ? [`count ${count}`] : []), ...details].join('; ');
  return name + counted + (details.length ? ` (${details.join('; ')})` : '');
}

/** Formats a number with two decimals at most. From 10,000 on, it has commas: `12,345.6`. */
function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.round(Math.abs(value) * 100) / 100).split('.');
  const starts = Array.from({ length: Math.ceil(whole.length / 3) }, (_, i) => whole.length - 3 * (i + 1)).reverse();
  const grouped = starts.map((start) => whole.slice(Math.max(0, start), start + 3)).join(',');
  const shown = whole.length > 4 ? grouped : whole;
  return `${value < 0 ? '−' : ''}${shown}${decimals === undefined ? '' : `.${decimals}`}`;
}
