import type { ValuePart, ValueSpec } from './layout.ts';
import { describeValue, type Reader } from './reader.ts';

/** Formats a bonus with its sign: `+2`, `+0`, `−1`. */
export const signed = (bonus: number): string => (bonus < 0 ? `−${-bonus}` : `+${bonus}`);

/** Reads a value of a character as text. Empty if there is none. */
export function readValue(reader: Reader, spec: ValueSpec): string {
  if (typeof spec === 'string') return describeValue(reader.take(spec));
  if (!Array.isArray(spec)) return readPart(reader, spec as ValuePart);
  return spec
    .map((part) => readValue(reader, part))
    .filter(Boolean)
    .join(' ');
}

function readPart(reader: Reader, { from, form = '{}', signed: hasSign, short }: ValuePart): string {
  const value = reader.take(from);
  const text = hasSign && typeof value === 'number' ? signed(value) : describeValue(value);
  const shown = short ? shortName(text) : text;
  if (value === true) return form;
  return shown && form.replace('{}', () => shown);
}

/** First three letters as capitals, the usual short form of an ability. */
export const shortName = (name: string): string => name.slice(0, 3).toUpperCase();
