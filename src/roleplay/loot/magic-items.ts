import { entityCatalogueOf } from '../../entity/catalogue.ts';
import type { Entity } from '../../entity/entity.ts';

/** The rarities of magic items in 5e, most frequent first. */
export const ITEM_RARITIES = ['common', 'uncommon', 'rare', 'very rare', 'legendary', 'artifact'] as const;
export type Rarity = (typeof ITEM_RARITIES)[number];

/** The grades of magic items in 1e, lowest first. */
export const MAGIC_GRADES = ['minor', 'medium', 'major'] as const;
export type MagicGrade = (typeof MAGIC_GRADES)[number];

const items = (system: '5e' | '1e'): readonly Entity[] => entityCatalogueOf(system).byCategory.get('item')!;

/** All items of 5e with a rarity. */
export const itemsOfRarity = (rarity: Rarity): readonly Entity[] =>
  items('5e').filter((item) => item['rarity'] === rarity);

/** All items of 1e with a grade. */
export const itemsOfGrade = (step: MagicGrade): readonly Entity[] => items('1e').filter(({ tier }) => tier === step);

/** Non-magical gear of a system that costs 1 to 50 gold pieces. */
export const plainGear = (system: '5e' | '1e'): readonly Entity[] =>
  items(system).filter(
    ({ price, rarity, tier, kind }) =>
      rarity === undefined &&
      (tier === undefined || tier === 'mundane') &&
      !/mount|vehicle/.test(kind as string) &&
      (price as number) >= 1 &&
      (price as number) <= 50,
  );
