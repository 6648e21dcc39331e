import type { Definition } from '../../play/definition.ts';
import type { Family } from '../../play/family.ts';
import { contradictions } from './contradictions.ts';
import { LandlordsDefinition } from './definition.ts';
import type { LandlordsPosition } from './engine/position.ts';
import { explainLandlordsMove } from './explain.ts';
import { flags } from './flags.ts';
import { MATCHED_FIELDS } from './notation/match.ts';
import { landlordsListFormat } from './notation/move-list.ts';
import { landlordsRules } from './rules.ts';
import { aliases, otherNames } from './variants/aliases.ts';
import { base } from './variants/base.ts';
import { variants } from './variants/index.ts';
import { landlordsView, partsInPicture, sizeText } from './view.ts';

/** The family of the Landlord's Game: its variants, rules, notation, pictures and computer opponent. */
export const landlordsGame: Family = {
  slug: 'landlords-game',
  title: "The Landlord's Game",
  otherNames,
  summary: 'Lots, rents and railroads around Mother Earth, for two to six players with dice.',
  schema: LandlordsDefinition,
  base,
  variants,
  flags,
  aliases,
  moveFields: MATCHED_FIELDS,
  findContradictions: (definition: Definition) => contradictions(definition as LandlordsDefinition),
  compile: (definition: Definition) => landlordsRules(definition as LandlordsDefinition),
  recordFormats: [landlordsListFormat],
  explainMove: (position, move) => explainLandlordsMove(position as LandlordsPosition, move),
  view: landlordsView,
  topology: () => 'track',
  boardSize: (definition) => sizeText(definition as LandlordsDefinition),
  startPictureParts: (definition) => partsInPicture(definition as LandlordsDefinition),
};
