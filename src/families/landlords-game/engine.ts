import type { Definition } from '../../play/definition.ts';
import type { FamilyEngine } from '../../play/family.ts';
import type { LandlordsDefinition } from './definition.ts';
import type { LandlordsPosition } from './engine/position.ts';
import { explainLandlordsMove } from './explain.ts';
import { MATCHED_FIELDS } from './notation/match.ts';
import { landlordsListFormat } from './notation/move-list.ts';
import { landlordsRules } from './rules.ts';
import { landlordsView } from './view.ts';

/**
 * What plays the games of this family. It has no position editor: a position is money, deeds, debts, cards and the part of
 * a turn that is going on, of which the board shows little more than the tokens.
 */
export const landlordsGameEngine: FamilyEngine = {
  slug: 'landlords-game',
  title: "The Landlord's Game",
  moveFields: MATCHED_FIELDS,
  compile: (definition: Definition) => landlordsRules(definition as LandlordsDefinition),
  recordFormats: [landlordsListFormat],
  explainMove: (position, move) => explainLandlordsMove(position as LandlordsPosition, move),
  view: landlordsView,
  topology: () => 'track',
};
