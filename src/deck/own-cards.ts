import { type Card, cardIdOf } from './card.ts';

/** A custom card and its number of copies. */
export interface CustomCardEntry {
  name: string;
  quantity: number;
}

/** Number of cards that a list of custom entries stands for, all copies included. */
export const totalCopies = (entries: readonly CustomCardEntry[]): number =>
  entries.reduce((size, { quantity }) => size + quantity, 0);

/**
 * Makes the cards of a list of custom entries, one card per copy. The id comes from the name; if that id is taken, a
 * number is appended.
 */
export function cardsFromEntries(entries: readonly CustomCardEntry[]): Card[] {
  const ids = new Ids();
  return entries.flatMap(({ name, quantity }) =>
    Array.from({ length: quantity }, () => ({ id: ids.take(cardIdOf(name)), name })),
  );
}

/**
 * Converts custom cards to entries of name and number of copies, in order. Adjacent cards with the same name become one
 * entry.
 */
export function customCardEntries(cards: readonly Card[]): CustomCardEntry[] {
  const entries: CustomCardEntry[] = [];
  for (const { name } of cards) {
    const last = entries.at(-1);
    if (last?.name === name) last.quantity++;
    else entries.push({ name, quantity: 1 });
  }
  return entries;
}

/** Creates unique ids for the cards of one deck. */
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
