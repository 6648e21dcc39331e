import type { SystemSlug } from '../../entity/systems.ts';
import type { Character } from '../character.ts';
import type { RollRecorder } from '../rolls.ts';
import { systemOf } from './lookup.ts';

/** The parts of a character that only the generator of its system can make. The rest is the same for every system. */
export interface CharacterParts {
  readonly name: string;
  readonly level: number;
  readonly class: string | null;
  /** Fields of characters that only this system has. */
  readonly figures: Readonly<Record<string, unknown>>;
  /** Lines of the sheet below its heading. Empty ones are dropped. */
  readonly lines: readonly string[];
}

/** Completes a character with the rolls, the heading of the sheet and the system's credit. */
export function finishCharacter(system: SystemSlug, rolls: RollRecorder, parts: CharacterParts): Character {
  const { title, credit } = systemOf(system);
  const text = [`${parts.name} · ${title}`, ...parts.lines].filter((line) => line !== '').join('\n');
  const { name, level, class: kind, figures } = parts;
  return { system, name, level, class: kind, ...figures, rolls: rolls.recorded, text, credit };
}

/** Formats values as one row: `STR 9 · DEX 13`. */
export const statRow = (figures: Readonly<Record<string, number | string>>): string =>
  Object.entries(figures)
    .map(([name, figure]) => `${name} ${figure}`)
    .join(' · ');

/** Formats a list with a title: `A title: one, two`. Empty if the list is empty. */
export const titledList = (title: string, things: readonly string[], separator = ', '): string =>
  things.length ? `${title}: ${things.join(separator)}` : '';

/** Formats a title and below it one line per item. Returns an empty list if there are no items. */
export const bulletList = (title: string, things: readonly string[]): string[] =>
  things.length ? [title, ...things.map((thing) => `- ${thing}`)] : [];

/** Replaces repeated items by one with a count: `2 × travel rations`. */
export function countRepeats(things: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => (count > 1 ? `${count} × ${thing}` : thing));
}

/** Formats traits with their kinds: `Traits: hair cropped; skin pale`. */
export const traitList = (title: string, traits: Readonly<Record<string, string>>): string =>
  titledList(
    title,
    Object.entries(traits).map(([kind, trait]) => `${kind} ${trait}`),
    '; ',
  );

/** The names of items in lower case. */
export const namesInLowerCase = (things: readonly { readonly name: string }[]): string[] =>
  things.map(({ name }) => name.toLowerCase());

/** Applies a function to each value of a record. */
export const mapValues = <Value, Other>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Other,
): Record<string, Other> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
