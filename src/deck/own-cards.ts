import { type Card, cardId } from './card.ts';

/** A card of one's own, and how many of it there are. */
export interface CardEntry {
  name: string;
  quantity: number;
}

export const totalQuantity = (entries: readonly CardEntry[]): number =>
  entries.reduce((size, { quantity }) => size + quantity, 0);

/** One card for each copy, with an id made from its name; those that would be called the same have a number behind it. */
export function cardsFromEntries(entries: readonly CardEntry[]): Card[] {
  const ids = new Ids();
  return entries.flatMap(({ name, quantity }) =>
    Array.from({ length: quantity }, () => ({ id: ids.take(cardId(name)), name })),
  );
}

/** Cards as entries, in their order; copies that lie on each other are one entry. */
export function entriesOf(cards: readonly Card[]): CardEntry[] {
  const entries: CardEntry[] = [];
  for (const { name } of cards) {
    const last = entries.at(-1);
    if (last?.name === name) last.quantity++;
    else entries.push({ name, quantity: 1 });
  }
  return entries;
}

/** Ids that are not used yet, in the order asked for. */
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
