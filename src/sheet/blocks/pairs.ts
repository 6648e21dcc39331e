import { type Block, TEXT_SIZE } from '../block.ts';
import type { MoreSpec, PairsSpec } from '../layout.ts';
import { describeValue, labelOf, type Reader } from '../reader.ts';
import { readValue } from '../values.ts';
import { type Prepared, prepare } from '../wrap.ts';
import { paragraph, spaceRow } from '../write.ts';
import { factsOf } from './facts.ts';

/** Draws paragraphs that begin with what they are about: `**Vice** envious`. */
export function pairs(spec: PairsSpec, reader: Reader): Block[] {
  const all = spec.items.flatMap(({ label = '', value, each }) => {
    if (!each || typeof value !== 'string') return pairOf(label, readValue(reader, value));
    return reader
      .at(value)
      .children()
      .flatMap((child) => pairOf(labelOf(child.key), describeValue(child.take())));
  });
  return all.length ? [{ ...factsOf(spec, reader), rows: rowsOf(all) }] : [];
}

const pairOf = (label: string, text: string): Prepared[] =>
  text
    ? [
        prepare([
          { text: label, face: 'bold' },
          { text: `${label && ' '}${text}`, face: 'serif' },
        ]),
      ]
    : [];

const rowsOf =
  (all: readonly Prepared[]): Block['rows'] =>
  (width, scale) => {
    const size = TEXT_SIZE * scale;
    return all.flatMap((pair) => [...paragraph(pair, width, { size }), spaceRow(size * 0.18)]);
  };

/** Draws what no other box of the sheet shows. It must be made last. */
export function more(spec: MoreSpec, reader: Reader): Block[] {
  const all = reader.leftovers().flatMap(({ keys, value }) => {
    const names = keys.filter((key) => !/^\d+$/.test(key)).map(labelOf);
    return pairOf(names.join(', '), describeValue(value));
  });
  reader.take();
  return all.length ? [{ ...factsOf(spec, reader), rows: rowsOf(all) }] : [];
}
