import type { Character } from '../../src/roleplay/character.ts';

/** Things that are in a list twice. */
export function* doubles(what: string, names: readonly string[]): Generator<string> {
  const twice = names.filter((name, i) => names.indexOf(name) !== i);
  if (twice.length) yield `${what} twice: ${twice}`;
}

/** Names that something should be known by, and is not. */
export function* without(
  what: string,
  names: readonly string[],
  isKnown: (name: string) => boolean,
): Generator<string> {
  const lost = names.filter((name) => !isKnown(name));
  if (lost.length) yield `unknown ${what}: ${lost}`;
}

/** What a sheet must never show, and figures that are none. */
export function* sheetFaults(character: Character): Generator<string> {
  if (/undefined|NaN|null|\[object|Infinity| {2}|, ,|: $|\(\)/m.test(character.text)) yield `sheet:\n${character.text}`;
  const told = JSON.stringify(character, (_key, value) =>
    value === undefined || (typeof value === 'number' && !Number.isFinite(value)) ? 'no figure' : value,
  );
  if (told.includes('no figure')) yield 'a figure that is none';
  const wrong = character.rolls.filter(({ dice, faces }) => {
    const [count, sides] = dice.split(/d|k/).map(Number) as [number, number];
    return faces.length !== count || faces.some((face) => face < 1 || face > sides);
  });
  if (wrong.length) yield `rolls ${wrong.map(({ what }) => what)}`;
}
