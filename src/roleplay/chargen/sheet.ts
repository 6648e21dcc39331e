import type { SystemSlug } from '../../entity/systems.ts';
import type { Character } from '../character.ts';
import type { Rolls } from '../rolls.ts';
import { systemOf } from './lookup.ts';

/** What a generator of one system hands over; the rest is the same for all. */
export interface Made {
  readonly name: string;
  readonly level: number;
  readonly class: string | null;
  /** Figures of the system's own. */
  readonly figures: Readonly<Record<string, unknown>>;
  /** Lines of the sheet under its heading; empty ones are left out. */
  readonly lines: readonly string[];
}

/** A character with its heading and its credit. */
export function finishCharacter(system: SystemSlug, rolls: Rolls, made: Made): Character {
  const { title, credit } = systemOf(system);
  const text = [`${made.name} · ${title}`, ...made.lines].filter((line) => line !== '').join('\n');
  const { name, level, class: kind, figures } = made;
  return { system, name, level, class: kind, ...figures, rolls: rolls.recorded, text, credit };
}

/** `+2`, `+0`, `-1`. */
export const signed = (bonus: number): string => (bonus < 0 ? String(bonus) : `+${bonus}`);

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `STR 9 · DEX 13`. */
export const statRow = (figures: Readonly<Record<string, number | string>>): string =>
  Object.entries(figures)
    .map(([name, figure]) => `${name} ${figure}`)
    .join(' · ');

/** `A title: one, two`, or nothing where there is none. */
export const titledList = (title: string, things: readonly string[], between = ', '): string =>
  things.length ? `${title}: ${things.join(between)}` : '';

/** A title and a line for each thing under it. */
export const bulletList = (title: string, things: readonly string[]): string[] =>
  things.length ? [title, ...things.map((thing) => `- ${thing}`)] : [];

/** Things that come more than once are told once: `2 × travel rations`. */
export function countRepeats(things: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => (count > 1 ? `${count} × ${thing}` : thing));
}

/** What is told of somebody by kind: `Traits: hair cropped; skin pale`. */
export const traitList = (title: string, traits: Readonly<Record<string, string>>): string =>
  titledList(
    title,
    Object.entries(traits).map(([kind, trait]) => `${kind} ${trait}`),
    '; ',
  );

export const lowerNames = (things: readonly { readonly name: string }[]): string[] =>
  things.map(({ name }) => name.toLowerCase());

/** The same keys with other values. */
export const mapValues = <Value, Other>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Other,
): Record<string, Other> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
