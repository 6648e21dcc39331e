/**
 * Spreads the bits of a 32-bit word (the finalizer of MurmurHash3 by A. Appleby, public domain): every input bit
 * affects every output bit.
 */
const mix = (h: number): number => {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

const PRIMES = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f];

/**
 * Hashes a text to 128 bits, returned as four unsigned 32-bit words. The result is the same in every process. Not
 * cryptographic. Four 32-bit lanes, each with its own odd multiplier, are mixed with each other at the end.
 */
export function hash128(text: string): [number, number, number, number] {
  const h = [text.length, 0x243f6a88, 0x85a308d3, 0x13198a2e];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    for (let lane = 0; lane < 4; lane++) {
      const mixed = Math.imul(h[lane]! ^ unit, PRIMES[lane]!);
      h[lane] = mixed ^ (mixed >>> 15);
    }
  }
  const [a, b, c, d] = h.map(mix) as [number, number, number, number];
  const all = (a ^ b ^ c ^ d) >>> 0;
  return [mix(all + a), mix(all + b), mix(all + c), mix(all + d)];
}

/** Formats a 32-bit word as 8 hexadecimal digits. */
export const hexWord = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** Hashes a text to 128 bits, formatted as 32 hexadecimal digits. */
export const hashHex = (text: string): string => hash128(text).map(hexWord).join('');
