import { formatSigned } from '../lib/wording.ts';
import type { Entity } from './entity.ts';

/** A line of a description, such as `hit points: 17`, or a list of passages under a title. */
export type DescriptionPart =
  | { readonly label: string; readonly value: string }
  | { readonly title: string; readonly passages: readonly Passage[] };

/** A passage of a description, such as an action of a monster. */
export interface Passage {
  readonly name?: string;
  readonly text: string;
}

/** Fields that say what the entity is. Headings show them, so descriptions leave them out. */
const HEADING = new Set(['id', 'name', 'system', 'category', 'source', 'licence', 'text']);

/** Units of fields whose values are numbers. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['price', 'gp'],
  ['price_silver', 'sp'],
  ['price_copper', 'cp'],
  ['range', 'ft.'],
  ['speed', 'ft.'],
  ['burrow', 'ft.'],
  ['climb', 'ft.'],
  ['fly', 'ft.'],
  ['swim', 'ft.'],
]);
/** Units that only some systems use for a field. */
const SYSTEM_UNITS: ReadonlyMap<string, string> = new Map([
  ['5e weight', 'lb.'],
  ['1e weight', 'lb.'],
  ['cairn price', 'gp'],
  ['dungeon-world price', 'coins'],
]);

/** Labels in place of the names of fields. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['cr', 'challenge rating'],
  ['xp', 'XP'],
  ['least_strength', 'minimum strength'],
  ['organisation', 'number appearing'],
]);

/** Fields whose values are lists of names with their texts. */
const NAMED_TEXTS = new Set(['races', 'alignments']);

/** Length in characters from which texts of a list are passages of their own. Sentences always are. */
const PASSAGE_LENGTH = 60;

/** Describes the values of an entity for people: no braces, no quotes, nothing that is empty. */
export function describeEntity(entity: Entity): DescriptionPart[] {
  const fields = Object.entries(entity).filter(([field]) => !HEADING.has(field));
  return fields.flatMap(([field, value]) => describeField(entity, field, value));
}

function describeField(entity: Entity, field: string, value: unknown): DescriptionPart[] {
  const label = labelOf(field);
  const passages = passagesOf(field, value);
  if (passages) return passages.length ? [{ title: label, passages }] : [];
  const text = isRecord(value) ? (recordTextOf(entity, field, value) ?? recordText(value)) : valueText(value, field);
  return text === '' ? [] : [{ label, value: withUnit(text, value, entity.system, field) }];
}

const labelOf = (field: string): string => LABELS.get(field) ?? field.replaceAll('_', ' ');

function withUnit(text: string, value: unknown, system: string, field: string): string {
  const unit = SYSTEM_UNITS.get(`${system} ${field}`) ?? UNITS.get(field);
  return unit !== undefined && typeof value === 'number' ? `${text} ${unit}` : text;
}

/** Returns the passages of a field; undefined if its value fits on a line. */
function passagesOf(field: string, value: unknown): Passage[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  if (field.startsWith('spells_')) return value.flatMap(spellRow);
  if (value.every(isRecord)) return value.map(recordPassage);
  if (value.every(Array.isArray)) return value.map((row) => rowPassage(field, row));
  const isLong = value.some((one) => typeof one === 'string' && (one.length >= PASSAGE_LENGTH || one.endsWith('.')));
  return isLong ? value.map((text) => ({ text: String(text) })) : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes a passage of a record with a name, a range of a roll or a choice. */
function recordPassage(record: Readonly<Record<string, unknown>>): Passage {
  const { name, text, min, max, choose, from } = record;
  if (Array.isArray(from)) return { text: `choose ${choose} of ${from.join(', ')}` };
  if (typeof min === 'number') return { name: min === max ? `${min}` : `${min}–${max}`, text: String(text) };
  return { ...(typeof name === 'string' && { name }), text: String(text) };
}

/** Makes a passage of a row: the level, name and text of a feature, a name with its text, or things to choose from. */
function rowPassage(field: string, row: readonly unknown[]): Passage {
  const [first, second, third] = row;
  if (typeof first === 'number') return { name: `Level ${first}: ${second}`, text: String(third ?? '') };
  return NAMED_TEXTS.has(field) ? { name: String(first), text: String(second) } : { text: `one of: ${row.join('; ')}` };
}

/** Makes a passage of a class level in a table of spells, if there are any: `Level 3: 2 of level 1, 1 of level 2`. */
function spellRow(row: unknown, at: number): Passage[] {
  const counts = Array.isArray(row) ? row : [];
  const texts = counts.flatMap((count, level) => (count === null ? [] : [`${count} of level ${level}`]));
  return texts.length ? [{ name: `Level ${at + 1}`, text: texts.join(', ') }] : [];
}

/** Formats a value on one line. Empty if it says nothing. */
function valueText(value: unknown, field = ''): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return 'yes';
  if (field === 'organisation' && Array.isArray(value)) return [...new Set(value)].join(' to ');
  if (Array.isArray(value)) return value.map((one) => valueText(one)).join(', ');
  if (isRecord(value)) return recordText(value);
  return String(value);
}

/** Formats a record: `walk 30 ft., fly 60 ft.`; records in it are separated by semicolons. */
function recordText(record: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(record).filter(([, value]) => valueText(value) !== '');
  const isNested = entries.some(([, value]) => typeof value === 'object');
  const texts = entries.map(([field, value]) =>
    isNested
      ? `${labelOf(field)}: ${valueText(value)}`
      : `${labelOf(field)} ${withUnit(valueText(value), value, '', field)}`,
  );
  return texts.join(isNested ? '; ' : ', ');
}

/** Formats records that have their own form in print: ability scores, increases of abilities, and ranges. */
function recordTextOf({ category }: Entity, field: string, record: Readonly<Record<string, unknown>>) {
  const numbers = Object.entries(record as Readonly<Record<string, number | null>>);
  if (field === 'abilities' && category === 'monster')
    return numbers.map(([ability, score]) => `${ability} ${score} (${formatSigned(modifierOf(score!))})`).join(', ');
  if (field === 'abilities')
    return numbers.map(([ability, increase]) => `${ability} ${formatSigned(increase!)}`).join(', ');
  if (field.endsWith('range')) return `${numbers.flatMap(([, feet]) => feet ?? []).join('/')} ft.`;
  return undefined;
}

const modifierOf = (score: number): number => Math.floor((score - 10) / 2);

const CHOICE_TEXTS: readonly (readonly [field: string, textOf: (value: string) => string])[] = [
  ['cr', (value) => `challenge ${value}`],
  ['level', (value) => `level ${value}`],
  ['size', String],
  ['type', String],
  ['school', String],
  ['kind', String],
  ['rarity', String],
  ['price', (value) => `${value} gp`],
];

/** Formats what people choose an entity by, in a few words each: `challenge 17`, `dragon`. */
export const choiceTexts = (entity: Readonly<Record<string, unknown>>): string[] =>
  CHOICE_TEXTS.flatMap(([field, textOf]) => {
    const value = entity[field];
    return value === undefined || typeof value === 'object' ? [] : [textOf(String(value))];
  });
