/** One item of loot. */
export interface LootItem {
  readonly name: string;
  /** Kind of the item: `coins`, `valuable`, `gear`, `magic` or `oddity`. */
  readonly kind: string;
  /** Value in the system's coin; undefined if unknown. */
  readonly value?: number;
  readonly rarity?: string;
  /** Description of the item in a sentence. */
  readonly text?: string;
}

/**
 * Reads the value from a table row: "worth 200 gp", "300 copper". Several values are added up. `coins` lists the words
 * for the coin. Undefined if the row states no value.
 */
export function parseValue(text: string, coins: readonly string[]): number | undefined {
  const words = text.split(' ').map((word) => word.replaceAll(/[(),.;:]/g, ''));
  const values = words.flatMap((word, i) => {
    const coin = words[i + 1] === 'old' ? words[i + 2] : words[i + 1];
    return /^\d+$/.test(word) && coins.includes(coin ?? '') ? [Number(word)] : [];
  });
  return values.length ? values.reduce((sum, value) => sum + value, 0) : undefined;
}

/** Words for gold pieces in table rows. */
export const GOLD_COIN_WORDS = ['gp', 'gold'] as const;
