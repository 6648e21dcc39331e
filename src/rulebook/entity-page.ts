import type { EntityCatalogue } from '../entity/catalogue.ts';
import { type DescriptionPart, describeEntity, type Passage as Text } from '../entity/describe.ts';
import type { Entity } from '../entity/entity.ts';
import { creditLineOf } from '../entity/systems.ts';
import { capitalize } from '../lib/wording.ts';
import { makePassage, type Passage, type SourcedPage } from './page.ts';

/** Makes the page of an entity: first its description, then its values, then its abilities. */
export function entityPage(entity: Entity, catalogue: EntityCatalogue): Omit<SourcedPage, 'slug' | 'section'> {
  const parts = describeEntity(entity);
  const facts = parts.flatMap((part) => ('label' in part ? [`- ${capitalize(part.label)}: ${part.value}`] : []));
  return {
    title: entity.name,
    opening: [entity.text, facts.join('\n')].filter(Boolean).join('\n\n'),
    passages: [...parts.flatMap(partPassage), ...featurePassages(entity, catalogue), creditPassage(entity)],
    source: entity.source,
    licence: entity.licence,
  };
}

function partPassage(part: DescriptionPart): Passage[] {
  if ('label' in part) return [];
  const texts = part.passages.map(formatText);
  return [makePassage(capitalize(part.title), 'special', texts.join('\n\n'))];
}

const formatText = ({ name, text }: Text): string =>
  name === undefined ? text : `**${name}${text ? '.' : ''}** ${text}`.trim();

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
