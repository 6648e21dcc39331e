import type { Character } from '../../src/roleplay/character.ts';

/** Yields a fault if a list has an entry twice. */
export function* doubles(what: string, names: readonly string[]): Generator<string> {
  const twice = names.filter((name, i) => names.indexOf(name) !== i);
  if (twice.length) yield `${what} twice: ${twice}`;
}

/** Yields a fault if a name is unknown. */
export function* without(
  what: string,
  names: readonly string[],
  isKnown: (name: string) => boolean,
): Generator<string> {
  const unknown = names.filter((name) => !isKnown(name));
  if (unknown.length) yield `unknown ${what}: ${unknown}`;
}

/** Yields faults of the sheet, numbers that are not finite, and impossible rolls. */
export function* sheetFaults(character: Character): Generator<string> {
  if (/undefined|NaN|null|\[object|Infinity| {2}|, ,|: $|\(\)/m.test(character.text)) yield `sheet:\n${character.text}`;
  const json = JSON.stringify(character, (_key, value) =>
    value === undefined || (typeof value === 'number' && !Number.isFinite(value)) ? 'no figure' : value,
  );
  if (json.includes('no figure')) yield 'a figure that is none';
  const wrong = character.rolls.filter(({ dice, faces }) => {
    const [count, sides] = dice.split(/d|k/).map(Number) as [number, number];
    return faces.length !== count || faces.some((face) => face < 1 || face > sides);
  });
  if (wrong.length) yield `rolls ${wrong.map(({ what }) => what)}`;
}
