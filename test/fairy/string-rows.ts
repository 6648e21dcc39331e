import { expect, it } from 'vitest';
import { fenOf } from '../notation.ts';
import { enginesOf } from './engines.ts';

/**
 * A position string with what reading it must return: its faults, each as `place | message | hint`, or its canonical
 * spelling and the notes.
 */
export type StringRow = [
  trap: string,
  variant: string,
  given: string,
  said: { faults: string[] } | { canonical: string; notes: string[] },
];

/** Maximum length of a message or hint. */
const MAX_CHARACTERS = 200;

/** Every engine that plays the variant must return the same; messages must be short and name a place and a remedy. */
export function saysOfStrings(rows: readonly StringRow[]): void {
  const played = rows.flatMap(([trap, variant, given, said]) =>
    enginesOf(variant).map(({ engine, rules }) => ({ trap, variant, engine, rules, given, said })),
  );
  it.each(played)('$variant: $trap ($engine)', ({ rules, given, said }) => {
    const reading = rules.parse(given);
    if (!reading.ok) {
      expect({ faults: reading.error.map(({ at, message, hint }) => `${at} | ${message} | ${hint}`) }).toEqual(said);
      for (const { at, message, hint } of reading.error) {
        expect(at && hint, message).toBeTruthy();
        expect(Math.max(message.length, hint!.length), message).toBeLessThanOrEqual(MAX_CHARACTERS);
      }
      return;
    }
    const { position, notes } = reading.value;
    expect({ canonical: fenOf(position), notes }).toEqual(said);
    const again = rules.parse(fenOf(position));
    expect(again.ok && [fenOf(again.value.position), again.value.notes]).toEqual([fenOf(position), []]);
  });
}
