import type { FairyDefinition } from '../../src/fairy/language/definition.ts';
import type { Pairing, Said } from './peer.ts';

/** A known difference between a peer library and Parlour. */
export interface Difference {
  peer: Pairing['peer'];
  /** Names of variants, or a test of their rules. Default: all variants of the family that the library plays. */
  variants?: readonly string[] | ((definition: FairyDefinition) => boolean);
  what: string;
  why: string;
  /** Makes the two reports comparable. Absent if the peer's adapter does so. */
  adapt?(said: Said, parlour: Said): void;
  /** Whether the two games differ from here on, so that they are no longer compared. */
  partsWays?(said: Said, parlour: Said): boolean;
}

/** Index of the halfmove clock in a FEN, from the end. */
export const HALFMOVE = -2;

export const field = ({ fen }: Said, index: number): string => fen.split(' ').at(index)!;

export function setField(said: Said, index: number, text: string): void {
  const fields = said.fen.split(' ');
  fields[index < 0 ? fields.length + index : index] = text;
  said.fen = fields.join(' ');
}

export const withoutMark = (text: string): string => text.replace(/[+#]$/, '');

/** Removes check marks from texts. */
export function withoutMarks(...both: Said[]): void {
  for (const said of both) if (said.texts) said.texts = said.texts.map(withoutMark).sort();
}

/** Rewrites texts, unless the other side already has the original. */
export function rewritten(
  texts: string[] | undefined,
  others: string[] | undefined,
  rewrite: (text: string) => string,
): string[] | undefined {
  const known = new Set(others);
  return texts?.map((text) => (!known.has(text) && known.has(rewrite(text)) ? rewrite(text) : text)).sort();
}

/** The differences of a family that apply to a pairing. */
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
