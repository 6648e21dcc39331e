import type { FairyDefinition } from '../../src/fairy/language/definition.ts';
import type { Pairing, Said } from './peer.ts';

/** What a peer says otherwise than Parlour. */
export interface Difference {
  peer: Pairing['peer'];
  /** Parlour's names, or the rule words that it takes; left out: all variants of the family that the library plays. */
  variants?: readonly string[] | ((definition: FairyDefinition) => boolean);
  what: string;
  why: string;
  /** Makes the two comparable; left out where that is done on the way from the library. */
  adapt?(said: Said, parlour: Said): void;
  /** From here on the two play different games, which are not compared. */
  partsWays?(said: Said, parlour: Said): boolean;
}

/** The place of the halfmove clock in a position string. */
export const HALFMOVE = -2;

export const field = ({ fen }: Said, index: number): string => fen.split(' ').at(index)!;

export function setField(said: Said, index: number, text: string): void {
  const fields = said.fen.split(' ');
  fields[index < 0 ? fields.length + index : index] = text;
  said.fen = fields.join(' ');
}

export const withoutMark = (text: string): string => text.replace(/[+#]$/, '');

/** Leaves the marks of check out of texts. */
export function withoutMarks(...both: Said[]): void {
  for (const said of both) if (said.texts) said.texts = said.texts.map(withoutMark).sort();
}

/** Texts, those that the other has not written anew if it has them then. */
export function rewritten(
  texts: string[] | undefined,
  others: string[] | undefined,
  rewrite: (text: string) => string,
): string[] | undefined {
  const known = new Set(others);
  return texts?.map((text) => (!known.has(text) && known.has(rewrite(text)) ? rewrite(text) : text)).sort();
}

/** Those of a family's differences that a pairing is known for. */
export function differencesOf(
  differences: readonly Difference[],
  { peer: name, variant }: Pairing,
  definition: FairyDefinition,
): Difference[] {
  return differences.filter(({ peer, variants }) => {
    if (peer !== name || !variants) return peer === name;
    return typeof variants === 'function' ? variants(definition) : variants.includes(variant);
  });
}
