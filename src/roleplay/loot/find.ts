/** One thing that is found. */
export interface Find {
  readonly name: string;
  /** `coins`, `valuable`, `gear`, `magic`, `oddity`. */
  readonly kind: string;
  /** In the coin of the system; left out where nobody could say. */
  readonly value?: number;
  readonly rarity?: string;
  /** What it does, in a sentence. */
  readonly text?: string;
}

/** The value that a row tells: "worth 200 gp", "300 copper". Several are added up; the pattern catches the digits. */
export function valueIn(text: string, pattern: RegExp): number | undefined {
  const told = [...text.matchAll(pattern)].map(([, digits]) => Number(digits!.replaceAll(',', '')));
  return told.length ? told.reduce((sum, value) => sum + value, 0) : undefined;
}

export const IN_GOLD = /\b(\d[\d,]{0,9}) (?:gp|gold|old gold)\b/g;
