import { splitList } from '../../../lib/split-list.ts';
import { readValueOf } from '../../argument-readers.ts';

/** Reads highlighted cells given by name alone (`["e4"]`, `"e4, d5"`), and a name in place of a key (`{ key: "e4" }`). */
export const readHighlights = readValueOf('highlights', (highlights) => {
  const list = typeof highlights === 'string' ? splitList(highlights) : highlights;
  return Array.isArray(list) ? list.map(readHighlight) : highlights;
});

function readHighlight(highlight: unknown): unknown {
  if (typeof highlight === 'string') return { square: highlight };
  if (typeof highlight !== 'object' || highlight === null) return highlight;
  const { key, colour, ...rest } = highlight as { key?: unknown; colour?: unknown };
  return {
    ...(colour !== undefined && { color: colour }),
    ...rest,
    ...(typeof key === 'string' ? { square: key } : key !== undefined && { key }),
  };
}

/** Reads highlighted squares, which are names, given as objects: `{ square: "e4" }` or `{ key: "e4" }`. */
export const readHighlightedSquares = readValueOf('highlights', (highlights) =>
  Array.isArray(highlights) ? highlights.map(squareNameOf) : highlights,
);

function squareNameOf(highlight: unknown): unknown {
  if (typeof highlight !== 'object' || highlight === null) return highlight;
  const { square, key } = highlight as { square?: unknown; key?: unknown };
  return typeof square === 'string' ? square : typeof key === 'string' ? key : highlight;
}
