import { entityCatalogueOf } from '../../entity/catalogue.ts';
import type { Entity } from '../../entity/entity.ts';

export const RARITIES = ['common', 'uncommon', 'rare', 'very rare', 'legendary', 'artifact'] as const;
export type Rarity = (typeof RARITIES)[number];

/** The grades of 1e's magic items, lowest first. */
export const MAGIC_STEPS = ['minor', 'medium', 'major'] as const;
export type MagicStep = (typeof MAGIC_STEPS)[number];

const items = (system: '5e' | '1e'): readonly Entity[] => entityCatalogueOf(system).byCategory.get('item')!;

export const itemsOfRarity = (rarity: Rarity): readonly Entity[] =>
  items('5e').filter((item) => item['rarity'] === rarity);

export const itemsOfStep = (step: MagicStep): readonly Entity[] => items('1e').filter(({ tier }) => tier === step);

/** Non-magical gear that costs 1 to 50 gold pieces. */
export const plainGear = (system: '5e' | '1e'): readonly Entity[] =>
  items(system).filter(
    ({ price, rarity, tier, kind }) =>
      rarity === undefined &&
      (tier === undefined || tier === 'mundane') &&
      !/mount|vehicle/.test(kind as string) &&
      (price as number) >= 1 &&
      (price as number) <= 50,
  );
