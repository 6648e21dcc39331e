import { type Card, cardIdOf } from './card.ts';

/** A custom card and its number of copies. */
export interface CustomCardEntry {
  name: string;
  quantity: number;
}

export const totalCopies = (entries: readonly CustomCardEntry[]): number =>
  entries.reduce((size, { quantity }) => size + quantity, 0);

/** Makes one card per copy, with an id from its name; a number is appended where that id is taken. */
export function cardsFromEntries(entries: readonly CustomCardEntry[]): Card[] {
  const ids = new Ids();
  return entries.flatMap(({ name, quantity }) =>
    Array.from({ length: quantity }, () => ({ id: ids.take(cardIdOf(name)), name })),
  );
}

/** Turns cards back into entries, in order; adjacent cards of one name become one entry. */
export function entriesOf(cards: readonly Card[]): CustomCardEntry[] {
  const entries: CustomCardEntry[] = [];
  for (const { name } of cards) {
    const last = entries.at(-1);
    if (last?.name === name) last.quantity++;
    else entries.push({ name, quantity: 1 });
  }
  return entries;
}

/** Hands out unique ids. */
class Ids {
  readonly #used = new Set<string>();
  readonly #last = new Map<string, number>();

  take(wanted: string): string {
    let number = this.#last.get(wanted) ?? 0;
    let id = wanted;
    do {
      number++;
      id = number === 1 ? wanted : `${wanted}-${number}`;
    } while (this.#used.has(id));
    this.#last.set(wanted, number);
    this.#used.add(id);
    return id;
  }
}
