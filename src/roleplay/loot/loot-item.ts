/** One item of loot. */
export interface LootItem {
  readonly name: string;
  /** `coins`, `valuable`, `gear`, `magic`, `oddity`. */
  readonly kind: string;
  /** In the coin of the system; undefined if unknown. */
  readonly value?: number;
  readonly rarity?: string;
  /** What it does, in a sentence. */
  readonly text?: string;
}

/**
 * Reads the value out of a row: "worth 200 gp", "300 copper". Several values are added up; `coins` are the words for
 * the coin. Undefined if there is none.
 */
export function parseValue(text: string, coins: readonly string[]): number | undefined {
  const words = text.split(' ').map((word) => word.replaceAll(/[(),.;:]/g, ''));
  const values = words.flatMap((word, i) => {
    const coin = words[i + 1] === 'old' ? words[i + 2] : words[i + 1];
    return /^\d+$/.test(word) && coins.includes(coin ?? '') ? [Number(word)] : [];
  });
  return values.length ? values.reduce((sum, value) => sum + value, 0) : undefined;
}

export const GOLD_COIN_WORDS = ['gp', 'gold'] as const;
