/** One thing that is found. */
export interface LootItem {
  readonly name: string;
  /** `coins`, `valuable`, `gear`, `magic`, `oddity`. */
  readonly kind: string;
  /** In the coin of the system; left out where nobody could say. */
  readonly value?: number;
  readonly rarity?: string;
  /** What it does, in a sentence. */
  readonly text?: string;
}

/** The value that a row tells: "worth 200 gp", "300 copper". Several are added up; `coins` are the words for the coin. */
export function parseValue(text: string, coins: readonly string[]): number | undefined {
  const words = text.split(' ').map((word) => word.replaceAll(/[(),.;:]/g, ''));
  const told = words.flatMap((word, i) => {
    const coin = words[i + 1] === 'old' ? words[i + 2] : words[i + 1];
    return /^\d+$/.test(word) && coins.includes(coin ?? '') ? [Number(word)] : [];
  });
  return told.length ? told.reduce((sum, value) => sum + value, 0) : undefined;
}

export const GOLD_WORDS = ['gp', 'gold'] as const;
