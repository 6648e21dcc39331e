import type { EntityCatalogue } from '../entity/catalogue.ts';
import type { Entity } from '../entity/entity.ts';
import { creditLineOf } from '../entity/systems.ts';
import { makePassage, type Passage, type SourcedPage } from './page.ts';

/** Fields of an entity that its page does not list, because it shows them elsewhere or they are only for machines. */
const UNLISTED_FIELDS = ['id', 'name', 'system', 'category', 'source', 'licence', 'text'];

type NamedText = { readonly name: string; readonly text: string };

/** Makes the page of an entity: first its description, then its values, then its abilities. */
export function entityPage(entity: Entity, catalogue: EntityCatalogue): Omit<SourcedPage, 'slug' | 'section'> {
  const figures = Object.entries(entity).filter(([name, value]) => !UNLISTED_FIELDS.includes(name) && !isEmpty(value));
  const parts = figures.filter((figure): figure is [string, NamedText[]] => isNamedTexts(figure[1]));
  const facts = figures
    .filter(([, value]) => !isNamedTexts(value))
    .map(([name, value]) => `- ${label(name)}: ${valueText(value)}`);
  return {
    title: entity.name,
    opening: [entity.text, facts.join('\n')].filter(Boolean).join('\n\n'),
    passages: [
      ...parts.map(([name, list]) => partPassage(name, list)),
      ...featurePassages(entity, catalogue),
      creditPassage(entity),
    ],
    source: entity.source,
    licence: entity.licence,
  };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether a value is a list of texts with names, such as actions or traits. */
const isNamedTexts = (value: unknown): value is NamedText[] =>
  Array.isArray(value) && value.every((one) => typeof one?.name === 'string' && typeof one?.text === 'string');

/** Labels of the fields that have abbreviated names. */
const ABBREVIATIONS: Readonly<Record<string, string>> = { cr: 'challenge rating', xp: 'XP' };

/** Label of a field: `Armour class` for the field `armour_class`. */
const label = (name: string): string => {
  const words = ABBREVIATIONS[name] ?? name.replaceAll('_', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
};

/** Formats a value in words. Commas separate the elements of a list; a record becomes text such as `walk 30 ft.`. */
function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .filter(([, part]) => !isEmpty(part))
    .map(([name, part]) => `${name.replaceAll('_', ' ')} ${valueText(part)}`)
    .join(', ');
}

const partPassage = (name: string, list: readonly NamedText[]): Passage =>
  makePassage(label(name), 'special', list.map((one) => `**${one.name}.** ${one.text}`).join('\n\n'));

/**
 * Passages that describe the features of a class by level, in systems where each feature is an entity. Empty for other
 * entities.
 */
function featurePassages({ category, name }: Entity, catalogue: EntityCatalogue): Passage[] {
  if (category !== 'class') return [];
  const own = catalogue.byCategory.get('feature')?.filter((feature) => feature['class'] === name && feature.text) ?? [];
  if (!own.length) return [];
  const levelOf = (feature: Entity): number => Number(feature['level'] ?? 1);
  const byLevel = [...own].sort((one, other) => levelOf(one) - levelOf(other));
  const lines = byLevel.map((feature) => `**${feature.name}** (level ${levelOf(feature)}). ${feature.text}`);
  return [makePassage('Features', 'special', lines.join('\n\n'))];
}

const creditPassage = ({ system, source, licence }: Entity): Passage =>
  makePassage('Where it is from', 'general', `${source}, ${licence}. ${creditLineOf(system)}`);
