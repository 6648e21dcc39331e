/** One item of loot. */
export interface LootItem {
  readonly name: string;
  /** Kind of item: `coins`, `valuable`, `gear`, `magic` or `oddity`. */
  readonly kind: string;
  /** Value in the coin of the system; undefined if unknown. */
  readonly value?: number;
  readonly rarity?: string;
  /** Description of the item in one sentence. */
  readonly text?: string;
}

/**
 * Parses the value in a table row, such as "worth 200 gp" or "300 copper"; undefined if the row has none. Several
 * values are added up. `coins` lists the words for the coin.
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
