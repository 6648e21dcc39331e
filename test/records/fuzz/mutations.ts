import type { Rng } from '../../../src/lib/rng.ts';

/** Random changes to texts that may spoil their meaning. */

const remove = (text: string, at: number, length: number) => text.slice(0, at) + text.slice(at + length);

const insert = (text: string, at: number, added: string) => text.slice(0, at) + added + text.slice(at);

/** A mutation of a text. `junk` are characters and words of the format; `other` is another record. */
function mutate(rng: Rng, text: string, junk: readonly string[], other: string): string {
  const at = rng.below(text.length + 1);
  const length = 1 + rng.below(6);
  switch (rng.below(8)) {
    case 0:
      return remove(text, at, length);
    case 1:
      return insert(text, at, text.slice(at, at + length));
    case 2:
      return (
        text.slice(0, at) +
        text.slice(at + length, at + 2 * length) +
        text.slice(at, at + length) +
        text.slice(at + 2 * length)
      );
    case 3:
      return insert(text, at, rng.pick(junk));
    case 4:
      return insert(remove(text, at, 1), at, rng.pick(junk));
    case 5:
      return text.slice(0, at);
    case 6:
      return text.slice(0, at) + other.slice(rng.below(other.length + 1));
    default:
      return changeLine(rng, text);
  }
}

/** Removes, doubles or swaps a line. */
function changeLine(rng: Rng, text: string): string {
  const lines = text.split('\n');
  const at = rng.below(lines.length);
  const line = lines[at]!;
  const kind = rng.below(3);
  const changed = kind === 0 ? [] : kind === 1 ? [line, line] : [lines[at + 1] ?? '', line];
  return [...lines.slice(0, at), ...changed, ...lines.slice(at + (kind === 2 ? 2 : 1))].join('\n');
}

/** Several mutations, one after the other. */
export function mutateOften(rng: Rng, text: string, junk: readonly string[], other: string): string {
  let mutated = text;
  for (let count = 1 + rng.below(3); count > 0; count--) mutated = mutate(rng, mutated, junk, other);
  return mutated;
}
