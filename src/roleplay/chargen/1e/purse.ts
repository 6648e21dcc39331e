import { itemWeight } from './load.ts';

/** A purchase: an item and how many of it were bought. */
export interface Purchase {
  readonly name: string;
  readonly count: number;
  /** Price of all `count` items together, in gold pieces. */
  readonly price: number;
  /** Weight of all `count` items together, in pounds. */
  readonly weight: number;
}

const COPPER = 100;

/** A purse: the money left, and what was bought. It counts in copper pieces internally. */
export class Purse {
  readonly bought: Purchase[] = [];
  readonly #isSmall: boolean;
  #left: number;

  constructor(gold: number, isSmall: boolean) {
    this.#isSmall = isSmall;
    this.#left = Math.round(gold * COPPER);
  }

  get gold(): number {
    return this.#left / COPPER;
  }

  /** Weight of everything bought, in pounds. */
  get weight(): number {
    return this.bought.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** Weight of an item in the size that the buyer needs. */
  weightOf(name: string, count = 1): number {
    return itemWeight(name, this.#isSmall) * count;
  }

  /**
   * Buys something, and returns whether there was enough money. The item replaces an entry named `instead`, if that is
   * given.
   */
  buy(
    name: string,
    gold: number,
    { count = 1, instead: replaced }: { count?: number; instead?: string } = {},
  ): boolean {
    const price = Math.round(gold * COPPER) * count;
    if (price > this.#left) return false;
    this.#left -= price;
    const at = replaced === undefined ? -1 : this.bought.findIndex((thing) => thing.name === replaced);
    const paid = price / COPPER;
    const weight = this.weightOf(name, count);
    if (at < 0) this.bought.push({ name, count, price: paid, weight });
    else {
      const oldPrice = this.bought[at]!.price;
      this.bought[at] = { name, count, price: Math.round((oldPrice + paid) * COPPER) / COPPER, weight };
    }
    return true;
  }
}
